package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Deals that chance may not make: a file that holds one of them is found to be doctored. */
class DealTest {
  private final HuisClos game = new HuisClos();

  private State undealt(String characters) {
    State s = done(game.start(new Setup(4, Map.of("characters", characters, "first", "0"))));
    return s.step() == State.Step.DEAL
        ? s
        : done(game.play(s, Seat.CHANCE, game.draw(s, new Dice(1))));
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(Refusal refusal) -> throw new AssertionError(refusal);
    };
  }

  private Move.Deal deal(State s) {
    if (game.draw(s, new Dice(1)) instanceof Move.Deal deal) {
      return deal;
    }
    throw new AssertionError("no deal");
  }

  private void refused(No why, State s, Move.Deal deal) {
    assertThat(game.play(s, Seat.CHANCE, deal))
        .isInstanceOfSatisfying(
            Played.Refused.class, refused -> assertThat(refused.refusal()).isEqualTo(why.refusal));
  }

  /** With one clue of a place and one of another in each other's stead. */
  private static List<List<Clue>> swapped(
      List<List<Clue>> places, Place one, Clue clue, Place other, Clue instead) {
    List<List<Clue>> swapped = new ArrayList<>(places);
    swapped.set(one.number, replaced(places.get(one.number), clue, instead));
    swapped.set(other.number, replaced(places.get(other.number), instead, clue));
    return swapped;
  }

  private static List<Clue> replaced(List<Clue> clues, Clue old, Clue by) {
    return clues.stream().map(clue -> clue == old ? by : clue).toList();
  }

  @Test
  @Rule("HUC-03")
  void charactersAreThoseAgreedAndNobodyIsTwoOfThem() {
    State inOrder = undealt("order");
    Move.Deal fine = deal(inOrder);
    done(game.play(inOrder, Seat.CHANCE, fine));
    List<Guest> others = fine.guests().reversed();
    refused(No.BAD_CHARACTERS, inOrder, new Move.Deal(others, 0, fine.places()));
    State drawn = undealt("random");
    done(game.play(drawn, Seat.CHANCE, new Move.Deal(others, 0, fine.places())));
    List<Guest> twice = List.of(Guest.PEELY, Guest.PEELY, Guest.WORMS, Guest.BORROW);
    refused(No.BAD_CHARACTERS, drawn, new Move.Deal(twice, 0, fine.places()));
    List<Guest> three = List.of(Guest.PEELY, Guest.WORMS, Guest.BORROW);
    refused(No.BAD_CHARACTERS, drawn, new Move.Deal(three, 0, fine.places()));
  }

  @Test
  @Rule("HUC-04")
  void theMurdererSitsAtTheTable() {
    State s = undealt("order");
    Move.Deal fine = deal(s);
    refused(No.BAD_ROLES, s, new Move.Deal(fine.guests(), -1, fine.places()));
    refused(No.BAD_ROLES, s, new Move.Deal(fine.guests(), 4, fine.places()));
    for (int murderer : List.of(0, 3)) {
      done(game.play(s, Seat.CHANCE, new Move.Deal(fine.guests(), murderer, fine.places())));
    }
  }

  @Test
  @Rule("HUC-05")
  void theRopeLiesInTheBlueSuite() {
    State s = undealt("order");
    Move.Deal fine = deal(s);
    Clue instead = fine.places().get(Place.KITCHEN.number).getFirst();
    refused(
        No.BAD_DEAL,
        s,
        new Move.Deal(
            fine.guests(),
            0,
            swapped(fine.places(), Place.BLUE_SUITE, Clue.ROPE, Place.KITCHEN, instead)));
  }

  @Test
  @Rule("HUC-05")
  void theBlueSuiteHasOneClueOfEachCharacter() {
    State s = undealt("order");
    Move.Deal fine = deal(s);
    List<Clue> suite = fine.places().getFirst();
    for (Place place : Place.ALL.subList(1, Place.ALL.size())) {
      for (Clue there : fine.places().get(place.number)) {
        for (Clue here : suite) {
          boolean alike = Guest.ALL.stream().anyMatch(g -> here.isOf(g) && there.isOf(g));
          var places = swapped(fine.places(), Place.BLUE_SUITE, here, place, there);
          Move.Deal deal = new Move.Deal(fine.guests(), 0, places);
          if (alike) {
            done(game.play(s, Seat.CHANCE, deal));
          } else {
            refused(No.BAD_DEAL, s, deal);
          }
        }
      }
    }
  }

  @Test
  @Rule("HUC-05")
  void everyPlaceHasItsCluesAndEveryClueItsPlace() {
    State s = undealt("order");
    Move.Deal fine = deal(s);
    refused(No.BAD_DEAL, s, new Move.Deal(fine.guests(), 0, fine.places().subList(0, 6)));
    List<List<Clue>> fewer = new ArrayList<>(fine.places());
    fewer.set(2, fewer.get(2).subList(0, 4));
    refused(No.BAD_DEAL, s, new Move.Deal(fine.guests(), 0, fewer));
    List<List<Clue>> uneven = new ArrayList<>(fewer);
    uneven.set(3, State.and(fine.places().get(3), fine.places().get(2).get(4)));
    refused(No.BAD_DEAL, s, new Move.Deal(fine.guests(), 0, uneven));
    List<List<Clue>> twice = new ArrayList<>(fine.places());
    twice.set(2, replaced(twice.get(2), twice.get(2).getFirst(), twice.get(3).getFirst()));
    refused(No.BAD_DEAL, s, new Move.Deal(fine.guests(), 0, twice));
  }
}
