package chapeau.bots;

import chapeau.engine.Seat;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A first game with somebody who learns: how the table is set, and what chance, the bots and, if
 * they follow the advice, the learner do there. The learner always has the first seat.
 *
 * @param script in the order in which it happens where the learner keeps to the path
 */
public record Lesson<V, M>(Setup setup, List<Cue<V, M>> script) {
  public static final int LEARNER = 0;

  public Lesson {
    script = List.copyOf(script);
  }

  /**
   * A move that is meant to be made.
   *
   * @param when whether it still makes sense to somebody who knows so much: the learner may have
   *     gone another way
   */
  public record Cue<V, M>(int actor, M move, Predicate<V> when) {}

  /**
   * What is next for chance or a seat that has made so many moves, if it makes sense now.
   *
   * @param view what the seat knows
   */
  public Optional<M> next(int actor, int made, V view) {
    return script.stream()
        .filter(cue -> cue.actor() == actor)
        .skip(made)
        .findFirst()
        .filter(cue -> cue.when().test(view))
        .map(Cue::move);
  }

  public static <V, M> Script<V, M> on(Setup setup) {
    return new Script<>(setup, List.of());
  }

  /** A lesson being written, a line after another. */
  public record Script<V, M>(Setup setup, List<Cue<V, M>> cues) {

    /** Chance's move; the dice decide where it cannot be made any more. */
    public Script<V, M> chance(M move) {
      return with(new Cue<>(Seat.CHANCE, move, _ -> true));
    }

    /** What the learner is advised to do. */
    @SafeVarargs
    public final Script<V, M> learner(M... moves) {
      return seat(LEARNER, moves);
    }

    @SafeVarargs
    public final Script<V, M> seat(int seat, M... moves) {
      Script<V, M> script = this;
      for (M move : moves) {
        script = script.with(new Cue<>(seat, move, _ -> true));
      }
      return script;
    }

    /** What a bot does if things stand so, and else decides for itself. */
    public Script<V, M> seatIf(int seat, Predicate<V> when, M move) {
      return with(new Cue<>(seat, move, when));
    }

    private Script<V, M> with(Cue<V, M> cue) {
      List<Cue<V, M>> more = new ArrayList<>(cues);
      more.add(cue);
      return new Script<>(setup, List.copyOf(more));
    }

    public Lesson<V, M> lesson() {
      return new Lesson<>(setup, cues);
    }
  }
}
