package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.huisclos.State.Step;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The box and the set-up, clause by clause. */
class SetUpTest {
  private final HuisClos game = new HuisClos();

  @Test
  @Rule("HUC-01")
  void theBoxHoldsFourCluesOfEachOfEightCharactersAndSevenWeapons() {
    for (Guest guest : Guest.values()) {
      assertThat(Clue.list(Clue.EVERY).stream().filter(clue -> clue.isOf(guest))).hasSize(4);
    }
    assertThat(Clue.list(Clue.EVERY).stream().filter(Clue::isWeapon)).hasSize(7);
    assertThat(Clue.list(Clue.EVERY)).hasSize(39);
  }

  @Test
  @Rule("HUC-02")
  void everyPlaceHasAWeaponOfItsOwn() {
    assertThat(Place.ALL.stream().map(Clue::weaponOf))
        .containsExactly(
            Clue.ROPE,
            Clue.POKER,
            Clue.PAPER_KNIFE,
            Clue.KNIFE,
            Clue.SECATEURS,
            Clue.ARSENIC,
            Clue.REVOLVER);
    for (Place place : Place.ALL) {
      assertThat(Place.ALL.stream().filter(Clue.weaponOf(place)::killsIn)).containsExactly(place);
    }
  }

  @Test
  @Rule("HUC-03")
  void fromARandomSeatOnEachChoosesOneOfThoseLeft() {
    Set<Integer> first = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      first.add(choosing(seed).acting());
    }
    assertThat(first).containsExactlyInAnyOrder(0, 1, 2, 3);
    Manor manor = Manor.at(choosing(1));
    for (int i = 0; i < 4; i++) {
      int seat = manor.state().acting();
      assertThat(manor.moves(seat)).hasSize(8 - i);
      manor.play(seat, new Move.Choose(Guest.ALL.get(7 - i)));
      assertThat(manor.state().acting()).isIn((seat + 1) % 4, Seat.NOBODY);
    }
    assertThat(manor.state().step()).isEqualTo(Step.DEAL);
  }

  @Test
  @Rule("HUC-03")
  void aCharacterIsTakenOnceAndEverybodySeesByWhom() {
    Manor manor = Manor.at(choosing(2));
    int seat = manor.state().acting();
    manor.play(seat, new Move.Choose(Guest.PEELY));
    assertThat(manor.heardByAll()).containsExactly(new Happening.Chose(seat, Guest.PEELY));
    assertThat(manor.view(Seat.SPECTATOR).cast())
        .containsExactly(new State.Chosen(seat, Guest.PEELY));
    assertThat(manor.refusal((seat + 1) % 4, new Move.Choose(Guest.PEELY))).isEqualTo("HUC-03");
    assertThat(manor.refusal(seat, new Move.Choose(Guest.WORMS))).isEqualTo("HUC-11");
  }

  @Test
  @Rule("HUC-03")
  void everybodyPlaysWhomTheyChose() {
    Manor manor = Manor.at(choosing(3));
    for (int i = 0; i < 4; i++) {
      int seat = manor.state().acting();
      manor.play(seat, new Move.Choose(Guest.ALL.get(7 - seat)));
    }
    manor.play(Seat.CHANCE, game.draw(manor.state(), new Dice(1)));
    assertThat(manor.state().players())
        .extracting(State.Player::guest)
        .containsExactly(Guest.PEELY, Guest.PUDDINGHAM, Guest.WORMS, Guest.EDDINGTON);
  }

  @Test
  @Rule("HUC-03")
  void charactersAreTakenInSeatOrderIfTheTableWishes() {
    assertThat(dealt(new Setup(4, Map.of("characters", "order")), 1).players())
        .extracting(State.Player::guest)
        .containsExactly(Guest.LECOMTE, Guest.WILLIAMS, Guest.BORROW, Guest.GEORGES);
  }

  @Test
  @Rule("HUC-03")
  void charactersAreDealtAtRandomIfTheTableWishes() {
    Set<List<Guest>> casts = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      State s = dealt(new Setup(4, Map.of("characters", "random")), seed);
      List<Guest> cast = s.players().stream().map(State.Player::guest).toList();
      assertThat(EnumSet.copyOf(cast)).hasSize(4);
      casts.add(cast);
    }
    assertThat(casts).hasSizeGreaterThan(10);
  }

  @Test
  @Rule("HUC-04")
  void exactlyOneIsDealtTheMurderersCardAndAloneKnows() {
    State s = dealt(new Setup(6), 3);
    for (int seat = 0; seat < 6; seat++) {
      Role own = game.view(s, seat).players().get(seat).role();
      assertThat(own).isEqualTo(seat == s.murderer() ? Role.MURDERER : Role.INNOCENT);
      for (int other = 0; other < 6; other++) {
        if (other != seat) {
          assertThat(game.view(s, seat).players().get(other).role()).isEqualTo(Role.HIDDEN);
        }
      }
    }
  }

  @Test
  @Rule("HUC-04")
  void everySeatIsTheMurdererSometimes() {
    Set<Integer> murderers = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      murderers.add(dealt(new Setup(4), seed).murderer());
    }
    assertThat(murderers).containsExactlyInAnyOrder(0, 1, 2, 3);
  }

  @Test
  @Rule("HUC-05")
  void theBlueSuiteHoldsOneClueOfEachCharacterAndTheRope() {
    List<Clue> suite = Clue.list(dealt(new Setup(4), 5).lying(Place.BLUE_SUITE));
    assertThat(suite).hasSize(9).contains(Clue.ROPE);
    for (Guest guest : Guest.values()) {
      assertThat(suite.stream().filter(clue -> clue.isOf(guest))).hasSize(1);
    }
  }

  @Test
  @Rule("HUC-05")
  void theOtherThirtyCluesLieFiveByFive() {
    State s = dealt(new Setup(4), 6);
    assertThat(s.places().stream().skip(1)).allMatch(lying -> Long.bitCount(lying) == 5);
    assertThat(s.places().stream().reduce(0L, (a, b) -> a | b)).isEqualTo(Clue.EVERY);
  }

  @Test
  @Rule("HUC-05")
  void theOtherThirtyCluesAreShuffled() {
    Set<Place> armed = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      State s = dealt(new Setup(4), seed);
      Place.ALL.stream().filter(place -> (s.lying(place) & Clue.WEAPONS) != 0).forEach(armed::add);
    }
    assertThat(armed).containsExactlyInAnyOrderElementsOf(Place.ALL);
  }

  @Test
  @Rule("HUC-06")
  void everybodyHasOneAccusationCard() {
    assertThat(dealt(new Setup(5), 1).players()).allMatch(player -> player.cards() == 1);
  }

  @Test
  @Rule("HUC-07")
  void theHostMayChooseWhoStarts() {
    State s = dealt(new Setup(5, Map.of("first", "3")), 1);
    assertThat(s.starter()).isEqualTo(3);
    assertThat(game.turn(s)).isEqualTo(Turn.of(3));
  }

  @Test
  @Rule("HUC-07")
  void whoWasDrawnIsToldToAllAndWhomTheHostChoseIsNot() {
    Manor drawn = Manor.at(done(game.start(new Setup(4))));
    drawn.play(Seat.CHANCE, new Move.First(2));
    assertThat(drawn.heardByAll()).containsExactly(new Happening.Began(2));
    Manor chosen = Manor.at(done(game.start(new Setup(4, Map.of("first", "1")))));
    chosen.play(Seat.CHANCE, new Move.First(2));
    assertThat(chosen.heardByAll()).isEmpty();
    assertThat(chosen.state().starter()).isEqualTo(1);
  }

  @Test
  @Rule("HUC-07")
  void theHostCannotChooseAnEmptySeat() {
    assertThat(game.start(new Setup(4, Map.of("first", "5"))))
        .isInstanceOfSatisfying(
            Played.Refused.class,
            refused -> assertThat(refused.refusal()).isEqualTo(No.SEAT_WITHOUT_PLAYER.refusal));
  }

  @Test
  @Rule("HUC-07")
  void otherwiseAnybodyMayStart() {
    Set<Integer> starters = new HashSet<>();
    for (int seed = 0; seed < 60; seed++) {
      starters.add(dealt(new Setup(4), seed).starter());
    }
    assertThat(starters).containsExactlyInAnyOrder(0, 1, 2, 3);
  }

  @Test
  @Rule("HUC-07")
  void allPawnsStandInTheBlueSuite() {
    assertThat(dealt(new Setup(8), 1).players())
        .allMatch(player -> player.place() == Place.BLUE_SUITE);
  }

  @Test
  @Rule("HUC-08")
  void fromTheStarterOnEachLooksAndTakesOne() {
    Manor manor = Manor.at(dealt(new Setup(4, Map.of("first", "2")), 1));
    for (int seat : List.of(2, 3, 0, 1)) {
      List<Clue> left = manor.lying(Place.BLUE_SUITE);
      assertThat(manor.view(seat).places().getFirst().clues()).isEqualTo(left);
      assertThat(manor.view((seat + 1) % 4).places().getFirst().clues()).isEmpty();
      manor.play(seat, new Move.Pick(left.get(1)));
      assertThat(manor.hand(seat)).containsExactly(left.get(1));
    }
    assertThat(manor.lying(Place.BLUE_SUITE)).hasSize(5);
    assertThat(manor.state().step()).isEqualTo(Step.INVESTIGATE);
  }

  @Test
  @Rule("HUC-08")
  void onlyWhatIsLeftMayBePicked() {
    Manor manor = Manor.at(dealt(new Setup(4, Map.of("first", "0")), 1));
    manor.play(0, new Move.Pick(Clue.ROPE));
    assertThat(manor.refusal(1, new Move.Pick(Clue.ROPE))).isEqualTo("HUC-08");
  }

  @Test
  @Rule("HUC-09")
  void everybodyCountsTheCluesAndNobodySeesThem() {
    Manor manor =
        Manor.of(4).holds(0, Clue.FAN, Clue.ROPE).lies(Place.CELLAR, Clue.PIPE, Clue.KNIFE);
    View spectator = manor.view(Seat.SPECTATOR);
    assertThat(spectator.players().getFirst().count()).isEqualTo(2);
    assertThat(spectator.players().getFirst().hand()).isEmpty();
    assertThat(spectator.places().get(Place.CELLAR.number).count()).isEqualTo(2);
    assertThat(spectator.places().get(Place.CELLAR.number).clues()).isEmpty();
  }

  @Test
  @Rule("HUC-90")
  void everyViewSaysWhoPlaysWhichCharacterAndWhoLives() {
    View view = Manor.of(4).dead(1).view(Seat.SPECTATOR);
    assertThat(view.players())
        .extracting(View.Player::guest)
        .containsExactlyElementsOf(Arrays.stream(Guest.values()).limit(4).toList());
    assertThat(view.players())
        .extracting(View.Player::alive)
        .containsExactly(true, false, true, true);
  }

  private State dealt(Setup setup, long seed) {
    Dice dice = new Dice(seed);
    State s = done(game.start(setup));
    while (s.step() == Step.CHOOSE || game.turn(s) instanceof Turn.Chance) {
      s =
          s.step() == Step.CHOOSE
              ? done(game.play(s, s.acting(), game.anyMove(s, s.acting(), dice)))
              : done(game.play(s, Seat.CHANCE, game.draw(s, dice)));
    }
    return s;
  }

  private State choosing(long seed) {
    return next(done(game.start(new Setup(4))), new Dice(seed));
  }

  private State next(State s, Dice dice) {
    return s.step() == Step.STARTER ? done(game.play(s, Seat.CHANCE, game.draw(s, dice))) : s;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(Refusal refusal) -> throw new AssertionError(refusal);
    };
  }
}
