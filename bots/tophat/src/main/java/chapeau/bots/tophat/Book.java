package chapeau.bots.tophat;

import chapeau.bots.Choice.Candidate;
import chapeau.engine.Dice;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Stack;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How to build one's stacks: a mix, so that nobody can tell what lies under a hat. The shares come
 * from games the search played against itself with every packing against every other; own hats
 * right under the top won most.
 */
final class Book {
  private static final double OTHERWISE = 0.02;

  private static final Map<Shape, Double> SHARES =
      Map.of(new Shape(4, 0), 0.5, new Shape(3, 0), 0.3, new Shape(2, 1), 0.1);

  private Book() {}

  /**
   * What a packing comes to.
   *
   * @param guarded the stacks with an own hat right under the top
   * @param whole those of one's own hats only
   */
  private record Shape(long guarded, long whole) {
    static Shape of(Move move, int seat) {
      return move instanceof Move.Pack(List<Stack> stacks)
          ? new Shape(
              stacks.stream().filter(stack -> stack.middle() == seat).count(),
              stacks.stream()
                  .filter(stack -> stack.middle() == seat && stack.bottom() == seat)
                  .count())
          : new Shape(0, 0);
    }
  }

  /** One packing drawn by the book, which comes first; the others follow as they came. */
  static List<Candidate<Move>> rank(List<Move> packings, int seat, Dice dice) {
    Map<Shape, Long> alike =
        packings.stream()
            .map(packing -> Shape.of(packing, seat))
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    double sum = 0;
    Move chosen = packings.getFirst();
    for (Move packing : packings) {
      Shape shape = Shape.of(packing, seat);
      double share = SHARES.getOrDefault(shape, OTHERWISE) / alike.getOrDefault(shape, 1L);
      sum += share;
      chosen = dice.fraction() * sum < share ? packing : chosen;
    }
    Move drawn = chosen;
    return packings.stream()
        .map(packing -> new Candidate<>(packing, packing.equals(drawn) ? 1 : 0))
        .sorted(Candidate.bestFirst())
        .toList();
  }
}
