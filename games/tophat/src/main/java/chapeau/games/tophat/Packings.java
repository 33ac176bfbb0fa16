package chapeau.games.tophat;

import chapeau.games.tophat.Move.Pack;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The hats a player builds from, and every way to build five stacks of them. */
final class Packings {
  static final int MIN_PLAYERS = 2;
  static final int MAX_PLAYERS = 3;
  static final int STACKS = 5;

  /** TOP-05: hats of one colour, and those of them a player keeps. */
  static final int HATS = 15;

  private static final int KEPT = 9;

  private static final List<List<List<Move>>> ALL =
      IntStream.rangeClosed(MIN_PLAYERS, MAX_PLAYERS)
          .mapToObj(players ->
              IntStream.range(0, players).mapToObj(seat -> build(players, seat)).toList())
          .toList();

  private Packings() {}

  /** Every packing of a seat; those that differ only in the order of the stacks are one. */
  static List<Move> of(int players, int seat) {
    return ALL.get(players - MIN_PLAYERS).get(seat);
  }

  /** How many hats of a colour a player has for under the five top hats. */
  static int below(int players, int seat, int colour) {
    return seat == colour ? KEPT - STACKS : (HATS - KEPT) / (players - 1);
  }

  static boolean usesTheRightHats(List<Stack> stacks, int players, int seat) {
    int[] left = left(players, seat);
    for (Stack stack : stacks) {
      if (!take(left, stack.middle()) || !take(left, stack.bottom())) {
        return false;
      }
    }
    return true;
  }

  private static int[] left(int players, int seat) {
    return IntStream.range(0, players).map(colour -> below(players, seat, colour)).toArray();
  }

  private static boolean take(int[] left, int colour) {
    return colour >= 0 && colour < left.length && left[colour]-- > 0;
  }

  private static List<Move> build(int players, int seat) {
    List<Move> packings = new ArrayList<>();
    build(left(players, seat), seat, 0, new ArrayList<>(), packings);
    return List.copyOf(packings);
  }

  /** Adds stacks in rising order, so that no packing comes twice. */
  private static void build(
      int[] left, int seat, int from, List<Stack> stacks, List<Move> packings) {
    if (stacks.size() == STACKS) {
      packings.add(new Pack(stacks));
      return;
    }
    for (int pair = from; pair < left.length * left.length; pair++) {
      int[] after = left.clone();
      Stack stack = new Stack(seat, pair / left.length, pair % left.length);
      if (take(after, stack.middle()) && take(after, stack.bottom())) {
        stacks.add(stack);
        build(after, seat, pair, stacks, packings);
        stacks.removeLast();
      }
    }
  }
}
