package chapeau.coach;

import chapeau.wire.Judgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The judging of one seat's game, a decision at a time, so that whoever plays meanwhile need not
 * wait: first a glance at every decision, then a long look at those that seem to have cost most.
 * Asked how far it is by others than work at it.
 */
public final class Rereading<V, M> {
  private static final int LOOKED_AT_LONG = 12;

  private final Coach<V, M> coach;
  private final List<Decision<V, M>> decisions;
  private final List<Optional<Judgement>> found = new ArrayList<>();
  private final List<Integer> dear = new ArrayList<>();
  private int looked;
  private volatile double progress;

  private Rereading(Coach<V, M> coach, List<Decision<V, M>> decisions) {
    this.coach = coach;
    this.decisions = List.copyOf(decisions);
  }

  public static <V, M> Rereading<V, M> of(Coach<V, M> coach, List<Decision<V, M>> decisions) {
    return new Rereading<>(coach, decisions);
  }

  /** How much is done, from 0 to 1. */
  public double progress() {
    return progress;
  }

  public boolean isDone() {
    return found.size() == decisions.size() && looked == dear.size();
  }

  /** Judges one decision more, and answers how much is done. */
  public double advance() {
    if (found.size() < decisions.size()) {
      found.add(coach.judge(decisions.get(found.size()), Coach.GLANCE));
      if (found.size() == decisions.size()) {
        choose();
      }
    } else if (looked < dear.size()) {
      int again = dear.get(looked++);
      found.set(again, look(again));
    }
    int all = decisions.size() + LOOKED_AT_LONG;
    progress = isDone() ? 1 : (double) (found.size() + looked) / all;
    return progress;
  }

  /**
   * A long look. What the decision is measured to have cost stays that of the glance: it was looked
   * at for seeming costly, and to measure again only what seems so is no fair measure.
   */
  private Optional<Judgement> look(int again) {
    Optional<Judgement> glance = found.get(again);
    return coach
        .judge(decisions.get(again), Coach.LONG_LOOK)
        .map(one -> glance.map(first -> one.measuredAs(first.measured())).orElse(one));
  }

  private void choose() {
    IntStream.range(0, found.size())
        .boxed()
        .filter(i -> loss(i) > 0)
        .sorted(Comparator.comparingDouble(this::loss).reversed())
        .limit(LOOKED_AT_LONG)
        .forEach(dear::add);
  }

  private double loss(int i) {
    return found.get(i).map(Judgement::loss).orElse(0.0);
  }

  /** All there is to say, in the order of the game. */
  public List<Judgement> finished() {
    while (!isDone()) {
      advance();
    }
    return found.stream().flatMap(Optional::stream).toList();
  }
}
