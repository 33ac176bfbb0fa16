package chapeau.games.huisclos;

import static chapeau.games.huisclos.Clue.FAN;
import static chapeau.games.huisclos.Clue.GAVEL;
import static chapeau.games.huisclos.Clue.KEYS;
import static chapeau.games.huisclos.Clue.PIPE;
import static chapeau.games.huisclos.Clue.POWDERED_WIG;
import static chapeau.games.huisclos.Clue.QUILL;
import static chapeau.games.huisclos.Clue.STETHOSCOPE;
import static chapeau.games.huisclos.Manor.take;
import static chapeau.games.huisclos.Place.CELLAR;
import static chapeau.games.huisclos.Place.KITCHEN;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Seat;
import chapeau.games.huisclos.State.Step;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Accusing and observing, clause by clause. Seat 1 is Judge Williams (gavel), seat 3 Georges
 * (keys), the Murderer.
 */
class AccusingAndObservingTest {

  private static Manor accusers() {
    return Manor.of(4).turn(5).stands(1, KITCHEN).stands(3, CELLAR).holds(0, GAVEL, KEYS, FAN);
  }

  @Test
  @Rule("HUC-30")
  void nobodyAccusesBeforeTheTurnAfterAsManyAsPlayers() {
    assertThat(accusers().turn(4).refusal(0, new Move.Accuse(1, GAVEL))).isEqualTo("HUC-30");
    assertThat(accusers().turn(5).moves(0)).contains(new Move.Accuse(1, GAVEL));
  }

  @Test
  @Rule("HUC-30")
  void theNumberOfPlayersIsThatOfTheStart() {
    assertThat(accusers().dead(2).turn(4).refusal(0, new Move.Accuse(1, GAVEL)))
        .isEqualTo("HUC-30");
  }

  @Test
  @Rule("HUC-31")
  void anAccuserHoldsAClueOfTheAccused() {
    assertThat(accusers().refusal(0, new Move.Accuse(1, FAN))).isEqualTo("HUC-31");
    assertThat(accusers().refusal(0, new Move.Accuse(1, POWDERED_WIG))).isEqualTo("HUC-31");
  }

  @Test
  @Rule("HUC-31")
  void anAccuserHoldsAnAccusationCard() {
    assertThat(accusers().cards(0, 0).refusal(0, new Move.Accuse(1, GAVEL))).isEqualTo("HUC-31");
  }

  @Test
  @Rule("HUC-31")
  void anAccuserComesToTheAccused() {
    Manor manor = accusers().play(0, new Move.Accuse(1, GAVEL));
    assertThat(manor.state().player(0).place()).isEqualTo(KITCHEN);
    assertThat(manor.state().acting()).isEqualTo(1);
  }

  @Test
  @Rule("HUC-31")
  void aNeighbourWhoAlreadyStandsBesideOneCannotBeAccused() {
    Manor manor = accusers().stands(0, KITCHEN);
    assertThat(manor.refusal(0, new Move.Accuse(1, GAVEL))).isEqualTo("HUC-15");
  }

  @Test
  @Rule("HUC-32")
  void whoeverAccusesTheMurdererWinsAtOnce() {
    Manor manor = accusers().play(0, new Move.Accuse(3, KEYS));
    assertThat(manor.heardByAll()).contains(new Happening.Unveiled(3, Role.MURDERER));
    assertThat(manor.winners()).containsExactly(0);
  }

  @Test
  @Rule("HUC-33")
  void accusingAnInnocentCostsTheClueAndTheCard() {
    Manor manor = accusers().play(0, new Move.Accuse(1, GAVEL));
    assertThat(manor.heardByAll()).contains(new Happening.Unveiled(1, Role.INNOCENT));
    assertThat(manor.hand(0)).containsExactly(FAN, KEYS);
    assertThat(manor.view(2).spent()).containsExactly(GAVEL);
    assertThat(manor.state().player(0).cards()).isZero();
    assertThat(manor.state().player(1).cards()).isEqualTo(2);
  }

  @Test
  @Rule("HUC-34")
  void theMurdererMayAccuseToo() {
    Manor manor = accusers().murderer(0).play(0, new Move.Accuse(3, KEYS));
    assertThat(manor.state().step()).isEqualTo(Step.INVESTIGATE);
    assertThat(manor.view(1).players().get(3).role()).isEqualTo(Role.INNOCENT);
  }

  @Test
  @Rule("HUC-34")
  void theClueUsedIsShown() {
    Manor manor = accusers().play(0, new Move.Accuse(1, GAVEL));
    assertThat(manor.heardByAll()).contains(new Happening.Accused(0, 1, GAVEL));
  }

  @Test
  @Rule("HUC-34")
  void someoneShownInnocentIsNotAccusedAgain() {
    Manor manor = accusers().holds(1, STETHOSCOPE).holds(2, POWDERED_WIG);
    manor.play(0, new Move.Accuse(1, GAVEL)).lies(CELLAR, QUILL);
    manor.search(1, CELLAR, take(QUILL));
    assertThat(manor.refusal(2, new Move.Accuse(1, POWDERED_WIG))).isEqualTo("HUC-34");
  }

  @Test
  @Rule("HUC-34")
  void theCardsOfTheDeadLeaveTheGame() {
    Manor manor =
        Manor.of(4).stands(0, KITCHEN).holds(3, Clue.KNIFE).atTheUrn().slip(3, Clue.KNIFE);
    assertThat(manor.state().player(0).cards()).isZero();
  }

  private static Manor observers() {
    return Manor.of(5)
        .stands(1, KITCHEN)
        .stands(2, KITCHEN)
        .holds(0, FAN, GAVEL, QUILL)
        .holds(1, KEYS)
        .lies(KITCHEN, PIPE, STETHOSCOPE);
  }

  @Test
  @Rule("HUC-40")
  void thoseWhoStandThereMayObserve() {
    Manor manor = observers().play(0, new Move.Search(KITCHEN));
    assertThat(manor.asked()).containsExactly(1, 2);
    assertThat(manor.refusal(3, new Move.Observe(true))).isEqualTo("HUC-40");
    assertThat(manor.refusal(0, new Move.Observe(true))).isEqualTo("HUC-40");
  }

  @Test
  @Rule("HUC-40")
  void theDeadDoNotObserve() {
    Manor manor = observers().dead(2).play(0, new Move.Search(KITCHEN));
    assertThat(manor.asked()).containsExactly(1);
    assertThat(manor.refusal(2, new Move.Observe(true))).isEqualTo("HUC-58");
  }

  @Test
  @Rule("HUC-40")
  void nobodyObservesTwiceATurn() {
    Manor manor = observers().holds(0).play(0, new Move.Search(KITCHEN));
    manor.play(1, new Move.Observe(true));
    assertThat(manor.refusal(1, new Move.Observe(true))).isEqualTo("HUC-40");
    manor.play(2, new Move.Observe(false)).play(0, take(PIPE));
    manor.lies(CELLAR, QUILL).search(1, CELLAR, take(QUILL)).lies(CELLAR, FAN);
    manor.play(2, new Move.Search(CELLAR));
    assertThat(manor.asked()).isEmpty();
  }

  @Test
  @Rule("HUC-40")
  void anObservationComesBackWithTheNextTurn() {
    Manor manor = Manor.of(4).lastToInvestigate(3).stands(1, KITCHEN).lies(KITCHEN, PIPE);
    manor.play(3, new Move.Search(KITCHEN)).play(1, new Move.Observe(true)).play(3, take(PIPE));
    assertThat(manor.state().player(1).watched()).isTrue();
    manor.slip(3, PIPE).takeBack(3, PIPE);
    assertThat(manor.state().player(1).watched()).isFalse();
  }

  @Test
  @Rule("HUC-41")
  void observersSeeTheClueTakenAndNobodyElse() {
    Manor manor = observers().holds(0).play(0, new Move.Search(KITCHEN));
    manor.play(1, new Move.Observe(false)).play(2, new Move.Observe(true)).play(0, take(PIPE));
    assertThat(manor.heard(2)).contains(new Happening.Took(0, Seat.NOBODY, PIPE));
    assertThat(manor.heard(1)).containsExactly(new Happening.Searched(0, KITCHEN, false));
    assertThat(manor.view(2).investigations().getLast().taken()).isEqualTo(PIPE);
    assertThat(manor.view(1).investigations().getLast().taken()).isEqualTo(Clue.HIDDEN);
  }

  @Test
  @Rule("HUC-41")
  void theInvestigatorKnowsWhoObservesBeforeTaking() {
    Manor manor = observers().holds(0).play(0, new Move.Search(KITCHEN));
    manor.play(1, new Move.Observe(true)).play(2, new Move.Observe(false));
    assertThat(manor.heard(0)).contains(new Happening.Watched(0, List.of(1)));
    assertThat(manor.state().step()).isEqualTo(Step.TAKE);
  }

  @Test
  @Rule("HUC-41")
  void observersOfAnExchangeSeeWhatIsDrawnButNotWhatIsGiven() {
    Manor manor = observers().play(0, new Move.Exchange(1)).play(2, new Move.Observe(true));
    manor.play(Seat.CHANCE, new Move.Draw(KEYS));
    assertThat(manor.heard(2)).contains(new Happening.Took(0, 1, KEYS));
    manor.play(0, new Move.Give(FAN));
    assertThat(manor.heard(2)).containsExactly(new Happening.Exchanged(0, 1));
  }

  @Test
  @Rule("HUC-42")
  void nobodyHearsAnAnswerBeforeAllHaveAnswered() {
    Manor manor = observers().play(0, new Move.Search(KITCHEN)).play(1, new Move.Observe(true));
    assertThat(manor.heard(0)).isEmpty();
    assertThat(manor.view(0).watching()).isEmpty();
    assertThat(manor.view(1).watching()).containsExactly(1);
  }

  @Test
  @Rule("HUC-42")
  void whoDoesNotAnswerInTimeDoesNotObserve() {
    Manor manor = observers();
    assertThat(manor.outOfTime(0)).isEmpty();
    manor.play(0, new Move.Search(KITCHEN));
    assertThat(manor.outOfTime(1)).contains(new Move.Observe(false));
  }

  @Test
  @Rule("HUC-42")
  void whatWasDeclaredIsDoneUnchanged() {
    Manor manor = observers().play(0, new Move.Search(KITCHEN)).nobodyWatches();
    assertThat(manor.refusal(0, new Move.Exchange(1))).isEqualTo("HUC-10");
  }

  @Test
  @Rule("HUC-42")
  void anAccusationAsksNobody() {
    Manor manor = observers().turn(6).play(0, new Move.Accuse(1, GAVEL));
    assertThat(manor.asked()).isEmpty();
  }

  @Test
  @Rule("HUC-43")
  void theVictimOfAnExchangeIsNotAsked() {
    Manor manor = observers().play(0, new Move.Exchange(1));
    assertThat(manor.asked()).containsExactly(2);
  }
}
