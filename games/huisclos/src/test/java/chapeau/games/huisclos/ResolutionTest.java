package chapeau.games.huisclos;

import static chapeau.games.huisclos.Clue.ARSENIC;
import static chapeau.games.huisclos.Clue.FAN;
import static chapeau.games.huisclos.Clue.GAVEL;
import static chapeau.games.huisclos.Clue.KEYS;
import static chapeau.games.huisclos.Clue.KNIFE;
import static chapeau.games.huisclos.Clue.NONE;
import static chapeau.games.huisclos.Clue.PIPE;
import static chapeau.games.huisclos.Clue.POKER;
import static chapeau.games.huisclos.Clue.QUILL;
import static chapeau.games.huisclos.Clue.REVOLVER;
import static chapeau.games.huisclos.Clue.ROPE;
import static chapeau.games.huisclos.Clue.STETHOSCOPE;
import static chapeau.games.huisclos.Place.BLUE_SUITE;
import static chapeau.games.huisclos.Place.CELLAR;
import static chapeau.games.huisclos.Place.GREENHOUSE;
import static chapeau.games.huisclos.Place.KITCHEN;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.games.huisclos.State.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The urn, clause by clause. The last seat is the Murderer. */
class ResolutionTest {

  /** Four around the manor with a clue each that hurts nobody. */
  private static Manor four() {
    return Manor.of(4)
        .stands(0, KITCHEN)
        .stands(1, CELLAR)
        .stands(2, GREENHOUSE)
        .holds(0, FAN)
        .holds(1, GAVEL)
        .holds(2, QUILL)
        .holds(3, PIPE);
  }

  @Test
  @Rule("HUC-50")
  void allWhoHoldAClueSlipOneAtTheSameTime() {
    Manor manor = four().holds(1).atTheUrn();
    assertThat(manor.asked()).containsExactly(0, 2, 3);
    assertThat(manor.refusal(1, new Move.Slip(NONE))).isEqualTo("HUC-11");
  }

  @Test
  @Rule("HUC-50")
  void whoHoldsNoneIsNotAskedForOne() {
    Manor manor = Manor.of(4).lastToInvestigate(3).holds(0, FAN).lies(KITCHEN, PIPE);
    assertThat(manor.search(3, KITCHEN, Manor.take(PIPE)).asked()).containsExactly(0, 3);
  }

  @Test
  @Rule("HUC-50")
  void onlyAClueOfTheHandIsSlipped() {
    assertThat(four().atTheUrn().refusal(0, new Move.Slip(GAVEL))).isEqualTo("HUC-50");
    assertThat(four().atTheUrn().refusal(0, new Move.Slip(NONE))).isEqualTo("HUC-50");
  }

  @Test
  @Rule("HUC-50")
  void whoSlippedNoneTakesNoneBack() {
    Manor manor = four().holds(0).atTheUrn().slip(1, GAVEL).slip(2, QUILL).slip(3, PIPE);
    assertThat(manor.state().acting()).isEqualTo(1);
    manor.takeBack(1, PIPE).takeBack(2, GAVEL).takeBack(3, QUILL);
    assertThat(manor.hand(0)).isEmpty();
    assertThat(manor.state().turn()).isEqualTo(2);
  }

  @Test
  @Rule("HUC-51")
  void anInnocentSlipsAWeaponOnlyWhereNobodyStands() {
    Manor manor = four().holds(0, FAN, ARSENIC, REVOLVER).atTheUrn();
    assertThat(manor.refusal(0, new Move.Slip(ARSENIC))).isEqualTo("HUC-51");
    assertThat(manor.moves(0)).containsExactly(new Move.Slip(FAN), new Move.Slip(REVOLVER));
  }

  @Test
  @Rule("HUC-52")
  void theMurdererSlipsAnyWeaponButThatOfTheirOwnPlace() {
    Manor manor = four().holds(3, ROPE, ARSENIC, PIPE).atTheUrn();
    assertThat(manor.refusal(3, new Move.Slip(ROPE))).isEqualTo("HUC-52");
    assertThat(manor.moves(3)).containsExactly(new Move.Slip(PIPE), new Move.Slip(ARSENIC));
  }

  @Test
  @Rule("HUC-52")
  void ifThatIsTheirOnlyClueTheySlipNoneAndTakeNone() {
    Manor manor = four().holds(3, ROPE).atTheUrn();
    assertThat(manor.asked()).contains(3);
    assertThat(manor.moves(3)).containsExactly(new Move.Slip(NONE));
    manor.slip(3, NONE).slip(0, FAN).slip(1, GAVEL).slip(2, QUILL);
    manor.takeBack(0, FAN).takeBack(1, GAVEL).takeBack(2, QUILL);
    assertThat(manor.state().turn()).isEqualTo(2);
    assertThat(manor.hand(3)).containsExactly(ROPE);
  }

  @Test
  @Rule("HUC-52")
  void untilTheUrnOpensNobodyCanTellWhoSlippedNone() {
    Manor none = four().holds(3, ROPE).atTheUrn().slip(3, NONE);
    Manor one = four().holds(3, PIPE).atTheUrn().slip(3, PIPE);
    assertThat(none.view(0)).isEqualTo(one.view(0));
    assertThat(none.heard(0)).isEqualTo(one.heard(0));
  }

  @Test
  @Rule("HUC-53")
  void theUrnIsShownButNotWhoPutWhat() {
    Manor manor = four().atTheUrn().slip(3, PIPE).slip(2, QUILL).slip(1, GAVEL).slip(0, FAN);
    assertThat(manor.heardByAll())
        .contains(new Happening.UrnOpened(List.of(GAVEL, FAN, QUILL, PIPE)));
    assertThat(manor.view(0).resolution().slipped())
        .containsExactly(FAN, Clue.HIDDEN, Clue.HIDDEN, Clue.HIDDEN);
  }

  @Test
  @Rule("HUC-53")
  void theUrnThatEndsTheGameStandsInTheRecordToo() {
    Manor manor = four().stands(3, GREENHOUSE).stands(1, BLUE_SUITE).stands(2, BLUE_SUITE);
    manor.stands(0, BLUE_SUITE).holds(3, ROPE).atTheUrn();
    manor.slip(0, FAN).slip(1, GAVEL).slip(2, QUILL).slip(3, ROPE);
    assertThat(manor.winners()).containsExactly(3);
    assertThat(manor.view(0).resolutions().getLast())
        .isEqualTo(manor.state().resolution())
        .matches(last -> last.urn().contains(ROPE) && last.slipped().get(3) == ROPE);
  }

  @Test
  @Rule("HUC-54")
  void withoutAWeaponEachTakesOneBackInTheOpenFromTheStarterOn() {
    Manor manor = four().starter(2).atTheUrn();
    manor.slip(0, FAN).slip(1, GAVEL).slip(2, QUILL).slip(3, PIPE);
    assertThat(manor.refusal(2, new Move.TakeBack(KEYS))).isEqualTo("HUC-54");
    manor.takeBack(2, FAN);
    assertThat(manor.heardByAll()).contains(new Happening.TookBack(2, FAN));
    manor.takeBack(3, GAVEL).takeBack(0, QUILL).takeBack(1, PIPE);
    assertThat(manor.hand(0)).containsExactly(QUILL);
  }

  @Test
  @Rule("HUC-55")
  void aWeaponKillsAllInItsPlaceAndTheirRolesAreShown() {
    Manor manor = six().stands(1, KITCHEN).holds(5, KNIFE).atTheUrn().slip(5, KNIFE);
    assertThat(manor.living()).containsExactly(2, 3, 4, 5);
    assertThat(manor.view(2).players().get(0).role()).isEqualTo(Role.INNOCENT);
    assertThat(manor.heardByAll()).contains(new Happening.Died(1, KITCHEN, Role.INNOCENT, 0));
  }

  @Test
  @Rule("HUC-55")
  void severalWeaponsEachAct() {
    Manor manor = six().holds(0, KNIFE).holds(5, ARSENIC).atTheUrn();
    manor.slip(0, KNIFE).slip(5, ARSENIC);
    assertThat(manor.living()).containsExactly(2, 3, 4, 5);
  }

  @Test
  @Rule("HUC-56")
  void theDeadLayTheirCluesFaceDownWhereTheyDied() {
    Manor manor = six().holds(0, FAN, GAVEL).holds(5, KNIFE).atTheUrn().slip(0, FAN).slip(5, KNIFE);
    assertThat(manor.lying(KITCHEN)).containsExactly(GAVEL);
    assertThat(manor.view(2).places().get(KITCHEN.number).clues()).isEmpty();
    assertThat(manor.hand(0)).isEmpty();
  }

  @Test
  @Rule("HUC-57")
  void theLivingTakeOneEachAndTheRestGoesToTheSceneOfTheCrime() {
    Manor manor = six().holds(0, FAN).holds(5, KNIFE).atTheUrn().slip(0, FAN).slip(5, KNIFE);
    manor.takeBack(5, KNIFE);
    assertThat(manor.lying(KITCHEN)).containsExactly(FAN);
  }

  @Test
  @Rule("HUC-57")
  void withSeveralScenesTheRestIsSharedAtRandomFaceDown() {
    Manor manor =
        six().holds(0, FAN, KNIFE).holds(1, GAVEL).holds(5, ARSENIC).holds(4, KNIFE).murderer(5);
    manor.holds(0, FAN).atTheUrn().slip(0, FAN).slip(1, GAVEL).slip(4, KNIFE).slip(5, ARSENIC);
    manor.takeBack(4, KNIFE).takeBack(5, ARSENIC);
    assertThat(manor.state().step()).isEqualTo(Step.SCATTER);
    assertThat(manor.refusal(Seat.CHANCE, new Move.Scatter(List.of(KITCHEN, BLUE_SUITE))))
        .isEqualTo("HUC-57");
    manor.play(Seat.CHANCE, new Move.Scatter(List.of(KITCHEN, CELLAR)));
    assertThat(manor.lying(KITCHEN)).containsExactly(GAVEL);
    assertThat(manor.lying(CELLAR)).containsExactly(FAN);
    assertThat(manor.view(2).resolutions().getLast().rest())
        .containsExactly(
            new Resolution.Rest(KITCHEN, 1, List.of()), new Resolution.Rest(CELLAR, 1, List.of()));
  }

  @Test
  @Rule("HUC-57")
  void anInnocentTakesNoSecondWeaponWhileAnythingElseIsLeft() {
    Manor manor = six().holds(2, FAN, POKER).holds(5, KNIFE).atTheUrn().slip(2, FAN).slip(5, KNIFE);
    assertThat(manor.refusal(2, new Move.TakeBack(KNIFE))).isEqualTo("HUC-57");
    assertThat(manor.moves(2)).containsExactly(new Move.TakeBack(FAN));
  }

  @Test
  @Rule("HUC-57")
  void ifOnlyWeaponsAreLeftAnInnocentTakesOne() {
    Manor manor = six().starter(5).holds(2, FAN, POKER).holds(5, KNIFE).atTheUrn();
    manor.slip(2, FAN).slip(5, KNIFE).takeBack(5, FAN);
    assertThat(manor.moves(2)).containsExactly(new Move.TakeBack(KNIFE));
  }

  @Test
  @Rule("HUC-58")
  void aPersonWhoLivesOnAnotherSeatSeesNoMoreThroughADeadOne() {
    HuisClos game = new HuisClos();
    State s = four().dead(1).state();
    int both = 0b0011;
    assertThat(game.eyes(s, 1, 0b0010)).isEqualTo(1);
    assertThat(game.eyes(s, 1, both)).isEqualTo(Seat.SPECTATOR);
    assertThat(game.eyes(s, 0, both)).isEqualTo(0);
    assertThat(game.eyes(four().dead(0, 1).state(), 1, both)).isEqualTo(1);
    assertThat(game.eyes(four().dead(1).over().state(), 1, both)).isEqualTo(1);
  }

  @Test
  @Rule("HUC-58")
  void theDeadSeeEverythingAndDoNothing() {
    Manor manor = Manor.of(5).dead(1).lies(KITCHEN, PIPE).holds(2, FAN);
    assertThat(manor.view(1).players().get(2).hand()).containsExactly(FAN);
    assertThat(manor.view(1).players().get(4).role()).isEqualTo(Role.MURDERER);
    assertThat(manor.view(1).places().get(KITCHEN.number).clues()).containsExactly(PIPE);
    assertThat(manor.refusal(1, new Move.Search(KITCHEN))).isEqualTo("HUC-58");
  }

  @Test
  @Rule("HUC-58")
  void theDeadAndAfterTheEndEverybodySeeWhatEachPlayerLookedAt() {
    Manor manor = Manor.of(5).lies(KITCHEN, FAN, PIPE).search(0, KITCHEN, Manor.take(FAN));
    assertThat(lookedAt(manor, 0)).containsExactly(FAN, PIPE);
    assertThat(lookedAt(manor, 1)).isEmpty();
    assertThat(lookedAt(manor, Seat.SPECTATOR)).isEmpty();
    manor.dead(1);
    assertThat(lookedAt(manor, 1)).containsExactly(FAN, PIPE);
    assertThat(lookedAt(manor, 2)).isEmpty();
    manor.over();
    assertThat(lookedAt(manor, 2)).containsExactly(FAN, PIPE);
    assertThat(lookedAt(manor, Seat.SPECTATOR)).containsExactly(FAN, PIPE);
  }

  private static List<Clue> lookedAt(Manor manor, int viewer) {
    return manor.view(viewer).investigations().getFirst().looked();
  }

  @Test
  @Rule("HUC-58")
  void theDeadTalkOnlyAmongThemselves() {
    HuisClos game = new HuisClos();
    State s = Manor.of(5).dead(1, 2).state();
    assertThat(game.maySpeak(s, HuisClos.AMONG_THE_DEAD)).isEqualTo(0b00110);
    assertThat(game.mayHear(s, HuisClos.AMONG_THE_DEAD)).isEqualTo(0b00110);
  }

  @Test
  @Rule({"HUC-58", "HUC-90"})
  void onlyTheLivingTalkAtTheTableAndAllHearThem() {
    HuisClos game = new HuisClos();
    State s = Manor.of(5).dead(1, 2).state();
    assertThat(game.maySpeak(s, HuisClos.TABLE)).isEqualTo(0b11001);
    assertThat(game.mayHear(s, HuisClos.TABLE)).isEqualTo(Told.EVERYONE);
  }

  @Test
  @Rule("HUC-58")
  void whateverIsToldInSecretIsToldToTheDead() {
    Manor manor = Manor.of(5).dead(1).lies(KITCHEN, PIPE).play(0, new Move.Search(KITCHEN));
    assertThat(manor.heard(1)).contains(new Happening.Saw(0, KITCHEN, List.of(PIPE)));
  }

  @Test
  @Rule("HUC-61")
  void anInnocentWithTwoWeaponsSlipsTheOtherClueOrAWeaponThatKillsNobody() {
    Manor manor = four().holds(0, FAN, ARSENIC, REVOLVER).atTheUrn();
    assertThat(manor.moves(0)).containsExactly(new Move.Slip(FAN), new Move.Slip(REVOLVER));
  }

  @Test
  @Rule("HUC-62")
  void withNothingButWeaponsTheOneThatKillsFewestIsSlipped() {
    Manor manor = four().stands(2, CELLAR).holds(0, KNIFE, ARSENIC).atTheUrn();
    assertThat(manor.moves(0)).containsExactly(new Move.Slip(KNIFE));
    assertThat(manor.refusal(0, new Move.Slip(ARSENIC))).isEqualTo("HUC-62");
  }

  @Test
  @Rule("HUC-62")
  void evenASingleWeaponMustBeSlippedAndMayKillItsOwner() {
    Manor manor = six().holds(0, KNIFE).atTheUrn();
    assertThat(manor.moves(0)).containsExactly(new Move.Slip(KNIFE));
    assertThat(manor.slip(0, KNIFE).living()).doesNotContain(0);
  }

  @Test
  @Rule("HUC-62")
  void amongEqualsThereIsAChoice() {
    Manor manor = four().holds(0, KNIFE, ARSENIC).atTheUrn();
    assertThat(manor.moves(0)).containsExactly(new Move.Slip(KNIFE), new Move.Slip(ARSENIC));
  }

  @Test
  @Rule("HUC-63")
  void aMurdererWhoDiesWins() {
    Manor manor = six().holds(0, ROPE).stands(2, BLUE_SUITE).stands(5, BLUE_SUITE).atTheUrn();
    manor.slip(0, ROPE);
    assertThat(manor.winners()).containsExactly(5);
  }

  @Test
  @Rule("HUC-11")
  void theUrnPassesToTheLeftSkippingTheDead() {
    Manor manor = six().starter(1).dead(2).holds(3, STETHOSCOPE).atTheUrn();
    manor.slip(3, STETHOSCOPE).takeBack(3, STETHOSCOPE);
    assertThat(manor.state().starter()).isEqualTo(3);
  }

  @Test
  @Rule("HUC-11")
  void ifTheStarterDiesTheNextLivingBegins() {
    Manor manor =
        six().starter(0).holds(2, FAN).holds(5, KNIFE).atTheUrn().slip(2, FAN).slip(5, KNIFE);
    assertThat(manor.state().acting()).isEqualTo(2);
    manor.takeBack(2, FAN).takeBack(5, KNIFE);
    assertThat(manor.state().starter()).isEqualTo(1);
  }

  /** Six: 0 in the kitchen, 1 in the cellar, 2 to 5 in the greenhouse, all with empty hands. */
  private static Manor six() {
    return Manor.of(6)
        .stands(0, KITCHEN)
        .stands(1, CELLAR)
        .stands(2, GREENHOUSE)
        .stands(3, GREENHOUSE)
        .stands(4, GREENHOUSE)
        .stands(5, GREENHOUSE);
  }
}
