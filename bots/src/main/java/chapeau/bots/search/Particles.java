package chapeau.bots.search;

import chapeau.engine.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

/**
 * Worlds a player holds possible, each with its weight: all of them where they can be listed, a
 * sample where not. Immutable; the weights sum to 1.
 */
public final class Particles<W> {
  private final List<W> worlds;

  /** The sum of the weights up to each world. */
  private final double[] upTo;

  private Particles(List<W> worlds, double[] weights) {
    double sum = Arrays.stream(weights).sum();
    this.worlds = List.copyOf(worlds);
    this.upTo = new double[weights.length];
    double before = 0;
    for (int i = 0; i < weights.length; i++) {
      // Where nothing is possible any more the evidence was misread: all worlds are alike again.
      before += sum > 0 ? weights[i] / sum : 1.0 / weights.length;
      upTo[i] = before;
    }
  }

  /** Worlds that are all equally likely; at least one. */
  public static <W> Particles<W> of(List<W> worlds) {
    return weighted(worlds, _ -> 1);
  }

  public static <W> Particles<W> weighted(List<W> worlds, ToDoubleFunction<W> weight) {
    if (worlds.isEmpty()) {
      throw new IllegalArgumentException("no world is possible");
    }
    return new Particles<>(worlds, worlds.stream().mapToDouble(weight).toArray());
  }

  /** After evidence: each world weighs more, the likelier it makes what was seen. */
  public Particles<W> given(ToDoubleFunction<W> likelihood) {
    double[] weights = new double[upTo.length];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = weight(i) * likelihood.applyAsDouble(worlds.get(i));
    }
    return new Particles<>(worlds, weights);
  }

  public List<W> worlds() {
    return worlds;
  }

  public double weight(int i) {
    return i == 0 ? upTo[0] : upTo[i] - upTo[i - 1];
  }

  /** How likely something is that is true in some of the worlds. */
  public double chance(Predicate<W> fact) {
    double chance = 0;
    for (int i = 0; i < upTo.length; i++) {
      chance += fact.test(worlds.get(i)) ? weight(i) : 0;
    }
    return chance;
  }

  public W pick(Dice dice) {
    return at(dice.fraction());
  }

  /** So many worlds in proportion to their weights, spread as evenly as they can be. */
  public List<W> spread(int count, Dice dice) {
    List<W> picked = new ArrayList<>(count);
    double offset = dice.fraction();
    for (int i = 0; i < count; i++) {
      picked.add(at((i + offset) / count));
    }
    return picked;
  }

  private W at(double sum) {
    int found = Arrays.binarySearch(upTo, sum);
    int next = found >= 0 ? found + 1 : -found - 1;
    return worlds.get(Math.min(next, upTo.length - 1));
  }
}
