package chapeau.games.tophat;

import chapeau.engine.Dice;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables that look like a view. For each builder the hats still hidden are laid at random in the
 * places still hidden: every packing they could have made is equally likely, the stacks being told
 * apart (210 before anything is seen with two players, 4,200 with three).
 */
final class Imagined {
  /** The hats still to be laid, a shuffled list for each builder. */
  private final List<List<Integer>> hidden;

  private Imagined(View v, Dice dice) {
    hidden = v.hidden().stream().map(counts -> shuffled(counts, dice)).toList();
  }

  static State state(View v, Dice dice) {
    return new Imagined(v, dice).state(v);
  }

  private State state(View v) {
    List<Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < v.hands().size(); seat++) {
      hands.add(hand(v.hands().get(seat), seat));
    }
    Board board = Board.EMPTY;
    for (View.Pile pile : v.piles()) {
      List<Integer> hats = pile.hats().stream().map(hat -> known(hat, pile.builder())).toList();
      board = board.with(pile.cell(), pile.builder(), hats);
    }
    return new State(v.phase(), hands, board, v.first(), v.acting(), v.quiet(), v.forbiddenRings());
  }

  private Hand hand(Hand hand, int builder) {
    return new Hand(
        hand.stacks().stream()
            .map(stack ->
                new Stack(
                    stack.top(), known(stack.middle(), builder), known(stack.bottom(), builder)))
            .toList());
  }

  private int known(int hat, int builder) {
    return hat == Stack.HIDDEN ? hidden.get(builder).removeLast() : hat;
  }

  private static List<Integer> shuffled(List<Integer> counts, Dice dice) {
    List<Integer> hats = new ArrayList<>();
    for (int colour = 0; colour < counts.size(); colour++) {
      for (int i = 0; i < counts.get(colour); i++) {
        hats.add(colour);
      }
    }
    return new ArrayList<>(dice.shuffled(hats));
  }
}
