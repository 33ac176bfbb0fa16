package chapeau.games.hatsoff;

import chapeau.contract.GameContract;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.games.hatsoff.State.Hat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Hats Off keeps the contract of all games. */
class HatsOffContractTest extends GameContract<State, Move, View> {

  @Override
  protected Game<State, Move, View> game() {
    return new HatsOff();
  }

  /** Deals the others cards this seat does not hold, and turns round what they have decided. */
  @Override
  protected State changeUnknown(State s, int seat, Dice dice) {
    if (!s.dealt()) {
      return s;
    }
    List<Integer> deck = new ArrayList<>(dice.shuffled(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9)));
    List<Integer> cards = new ArrayList<>(s.cards());
    List<Hat> hats = new ArrayList<>(s.hats());
    if (seat >= 0) {
      deck.removeIf(cards.get(seat)::equals);
    }
    for (int other = 0; other < s.players(); other++) {
      if (other != seat) {
        cards.set(other, deck.removeFirst());
        hats.set(other, turned(hats.get(other)));
      }
    }
    return new State(s.round(), s.points(), cards, hats);
  }

  private static Hat turned(Hat hat) {
    return switch (hat) {
      case UNDECIDED -> Hat.UNDECIDED;
      case ON -> Hat.OFF;
      case OFF -> Hat.ON;
    };
  }

  @Override
  protected List<?> unknown(State s, int seat) {
    return s.dealt() ? List.of(s.cards(), s.hats()) : List.of();
  }

  /** The last to decide brings all hats to light. */
  @Override
  protected boolean bringsToLight(State s, int actor, Move move) {
    return s.hats().stream().filter(hat -> hat == Hat.UNDECIDED).count() == 1;
  }

  @Override
  protected List<Move> alphabet(State s, Dice dice) {
    return List.of(
        new Move.Hat(true),
        new Move.Hat(false),
        new Move.Deal(List.of()),
        new Move.Deal(List.of(1, 1)),
        new Move.Deal(List.of(0, 10)));
  }

  @Override
  protected Path goldenFolder() {
    return project("docs/example/src/test/resources/golden");
  }

  @Override
  protected Path typesFile() {
    return project("docs/example/page/types.ts");
  }

  @Override
  protected Optional<Move> drawBetween(State before, State after) {
    return Optional.of(new Move.Deal(after.cards()));
  }
}
