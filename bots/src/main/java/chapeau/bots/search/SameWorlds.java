package chapeau.bots.search;

import chapeau.bots.Choice.Candidate;
import chapeau.bots.Measured;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * What each of some moves came to in the same worlds, so that the luck of a world speaks for none
 * of them, and how far two of them lie apart is known with its error.
 */
public final class SameWorlds<M> {
  /**
   * Between equal moves a half that prefers one by chance is measured by the other only if that one
   * has the same fancy, or none: what comes of it scatters by a third more than two measures that
   * do not know of each other.
   */
  private static final double CROSSED = Math.sqrt(4.0 / 3);

  private final List<M> moves;
  private final List<double[]> worlds = new ArrayList<>();

  public SameWorlds(List<M> moves) {
    this.moves = List.copyOf(moves);
  }

  /** One more world, and the chance to win it with each move, by its place. */
  public void add(IntToDoubleFunction chance) {
    worlds.add(IntStream.range(0, moves.size()).mapToDouble(chance).toArray());
  }

  /** How many worlds there are. */
  public int size() {
    return worlds.size();
  }

  public List<Candidate<M>> ranked() {
    return IntStream.range(0, moves.size())
        .mapToObj(i -> new Candidate<>(moves.get(i), mean(i)))
        .sorted(Candidate.bestFirst())
        .toList();
  }

  /** The standard error of the difference between two moves, world by world. */
  public double error(M one, M other) {
    int here = moves.indexOf(one);
    int there = moves.indexOf(other);
    return Mean.of(worlds, world -> world[here] - world[there]).error;
  }

  /**
   * What a move cost beside the best. Which is the best is asked of every second world, and what it
   * is worth of those between, and the other way round: a move that came out best by the luck of
   * some worlds is not credited with it.
   */
  public Measured measured(M chosen) {
    int made = moves.indexOf(chosen);
    int[] best = {best(0), best(1)};
    Mean alone = Mean.of(worlds, world -> world[made]);
    List<double[]> costs = new ArrayList<>();
    for (int i = 0; i < worlds.size(); i++) {
      double[] world = worlds.get(i);
      costs.add(new double[] {world[best[1 - i % 2]] - world[made]});
    }
    Mean cost = Mean.of(costs, world -> world[0]);
    return new Measured(alone.mean, alone.error, cost.mean, CROSSED * cost.error);
  }

  private double mean(int move) {
    return Mean.of(worlds, world -> world[move]).mean;
  }

  /** The best in every second world, from the first or from the next on. */
  private int best(int from) {
    List<double[]> half =
        IntStream.range(0, worlds.size()).filter(i -> i % 2 == from).mapToObj(worlds::get).toList();
    return IntStream.range(0, moves.size())
        .boxed()
        .max(Comparator.comparingDouble(move -> Mean.of(half, world -> world[move]).mean))
        .orElse(0);
  }

  private record Mean(double mean, double error) {

    static Mean of(List<double[]> worlds, ToDoubleFunction<double[]> number) {
      int count = Math.max(1, worlds.size());
      double mean = worlds.stream().mapToDouble(number).sum() / count;
      double squares =
          worlds.stream().mapToDouble(number).map(one -> (one - mean) * (one - mean)).sum();
      return new Mean(mean, Math.sqrt(squares / Math.max(1, count - 1) / count));
    }
  }
}
