package chapeau.games.huisclos;

import static chapeau.games.huisclos.Clue.FAN;
import static chapeau.games.huisclos.Clue.GAVEL;
import static chapeau.games.huisclos.Clue.KNIFE;
import static chapeau.games.huisclos.Clue.PEARLS;
import static chapeau.games.huisclos.Clue.PIPE;
import static chapeau.games.huisclos.Clue.QUILL;
import static chapeau.games.huisclos.Clue.REVOLVER;
import static chapeau.games.huisclos.Clue.ROPE;
import static chapeau.games.huisclos.Manor.swap;
import static chapeau.games.huisclos.Manor.take;
import static chapeau.games.huisclos.Place.CELLAR;
import static chapeau.games.huisclos.Place.KITCHEN;
import static chapeau.games.huisclos.Place.LIBRARY;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Seat;
import org.junit.jupiter.api.Test;

/** Forced exchanges, clause by clause, and the innocent whom one leaves with two weapons. */
class ExchangeTest {

  @Test
  @Rule("HUC-22")
  void aForcedExchangeNeedsThreeClues() {
    Manor manor = Manor.of(4).stands(1, KITCHEN).holds(0, FAN, GAVEL).holds(1, PIPE);
    assertThat(manor.refusal(0, new Move.Exchange(1))).isEqualTo("HUC-22");
  }

  @Test
  @Rule("HUC-22")
  void theVictimNeedsAClue() {
    Manor manor = Manor.of(4).stands(1, KITCHEN).holds(0, FAN, GAVEL, QUILL);
    assertThat(manor.refusal(0, new Move.Exchange(1))).isEqualTo("HUC-22");
  }

  @Test
  @Rule("HUC-22")
  void oneIsDrawnAndOneIsGivenAndBothSeeBoth() {
    Manor manor =
        Manor.of(4)
            .stands(1, KITCHEN)
            .holds(0, FAN, GAVEL, QUILL)
            .holds(1, PIPE)
            .play(0, new Move.Exchange(1));
    manor.play(Seat.CHANCE, new Move.Draw(PIPE));
    assertThat(manor.heard(1)).contains(new Happening.Took(0, 1, PIPE));
    assertThat(manor.heard(2)).containsExactly(new Happening.Drew(0, 1));
    manor.play(0, new Move.Give(FAN));
    assertThat(manor.heard(1)).contains(new Happening.Put(0, 1, FAN));
    assertThat(manor.hand(0)).containsExactly(GAVEL, QUILL, PIPE);
    assertThat(manor.hand(1)).containsExactly(FAN);
  }

  @Test
  @Rule("HUC-22")
  void whatWasDrawnIsNotGivenBack() {
    Manor manor =
        Manor.of(4)
            .stands(1, KITCHEN)
            .holds(0, FAN, GAVEL, QUILL)
            .holds(1, PIPE)
            .play(0, new Move.Exchange(1));
    manor.play(Seat.CHANCE, new Move.Draw(PIPE));
    assertThat(manor.refusal(0, new Move.Give(PIPE))).isEqualTo("HUC-22");
  }

  @Test
  @Rule("HUC-22")
  void onlyTheVictimsHandIsDrawnFrom() {
    Manor manor =
        Manor.of(4)
            .stands(1, KITCHEN)
            .holds(0, FAN, GAVEL, QUILL)
            .holds(1, PIPE)
            .play(0, new Move.Exchange(1));
    assertThat(manor.refusal(Seat.CHANCE, new Move.Draw(FAN))).isEqualTo("HUC-22");
  }

  @Test
  @Rule("HUC-25")
  void anInnocentWhoDrawsASecondWeaponGivesWhatTheyLike() {
    Manor manor =
        Manor.of(4)
            .stands(1, KITCHEN)
            .holds(0, FAN, GAVEL, ROPE)
            .holds(1, KNIFE)
            .play(0, new Move.Exchange(1));
    manor.play(Seat.CHANCE, new Move.Draw(KNIFE));
    assertThat(manor.moves(0)).hasSize(3);
    manor.play(0, new Move.Give(FAN));
    assertThat(manor.hand(0)).containsExactly(GAVEL, ROPE, KNIFE);
  }

  @Test
  @Rule("HUC-25")
  void anInnocentMayBeGivenASecondWeapon() {
    Manor manor =
        Manor.of(4)
            .stands(1, KITCHEN)
            .holds(0, FAN, GAVEL, ROPE)
            .holds(1, KNIFE, PIPE)
            .play(0, new Move.Exchange(1));
    manor.play(Seat.CHANCE, new Move.Draw(PIPE)).play(0, new Move.Give(ROPE));
    assertThat(manor.hand(1)).containsExactly(ROPE, KNIFE);
  }

  @Test
  @Rule("HUC-60")
  void anInnocentWithTwoWeaponsGoesWhereMostLies() {
    Manor manor =
        Manor.of(4)
            .holds(0, ROPE, KNIFE)
            .lies(KITCHEN, PIPE, FAN)
            .lies(CELLAR, GAVEL, QUILL)
            .lies(LIBRARY, PEARLS);
    assertThat(manor.moves(0)).containsExactly(new Move.Search(KITCHEN), new Move.Search(CELLAR));
    assertThat(manor.refusal(0, new Move.Search(LIBRARY))).isEqualTo("HUC-60");
  }

  @Test
  @Rule("HUC-60")
  void thereTheySwapAWeaponForAClueThatIsNone() {
    Manor manor =
        Manor.of(4)
            .holds(0, ROPE, KNIFE)
            .lies(KITCHEN, PIPE, REVOLVER)
            .play(0, new Move.Search(KITCHEN));
    assertThat(manor.refusal(0, take(PIPE))).isEqualTo("HUC-60");
    assertThat(manor.refusal(0, swap(ROPE, REVOLVER))).isEqualTo("HUC-60");
    manor.play(0, swap(ROPE, PIPE));
    assertThat(manor.hand(0)).containsExactly(PIPE, KNIFE);
  }

  @Test
  @Rule("HUC-60")
  void ifOnlyWeaponsLieThereTheySwapForOne() {
    Manor manor =
        Manor.of(4).holds(0, ROPE, KNIFE).lies(KITCHEN, REVOLVER).play(0, new Move.Search(KITCHEN));
    assertThat(manor.moves(0)).containsExactly(swap(ROPE, REVOLVER), swap(KNIFE, REVOLVER));
  }

  @Test
  @Rule("HUC-60")
  void ifAllOtherPlacesAreEmptyTheyActAsOthersDo() {
    Manor manor = Manor.of(4).stands(1, KITCHEN).holds(0, ROPE, KNIFE, FAN).holds(1, PIPE);
    assertThat(manor.moves(0)).containsExactly(new Move.Exchange(1));
  }
}
