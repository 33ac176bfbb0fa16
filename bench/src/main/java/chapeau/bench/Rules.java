package chapeau.bench;

import chapeau.catalogue.Catalogue;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/**
 * Random games through the public rules of a game, on one thread, beside the bare loop in the same
 * run: played silently, as a search does, or told, as a table does.
 */
public final class Rules {
  private static final long SLICE_NANOS = 200_000_000L;
  private static final int SLICES = 50;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Rules() {}

  /** Measures one game; a second argument, {@code told}, says that its events are wanted too. */
  public static void main(String[] args) {
    String id = args.length > 0 ? args[0] : "";
    compare(
        Catalogue.load()
            .find(id)
            .orElseThrow(() -> new IllegalArgumentException("there is no game “" + id + "”"))
            .game(),
        List.of(args).contains("told"));
  }

  /**
   * Slices of the game and of the yardstick alternate, so that a busy machine disturbs both alike;
   * the best of each counts.
   */
  private static <S, M> void compare(Game<S, M, ?> game, boolean told) {
    Supplier<Telling> tellings = told ? Telling::aloud : () -> Telling.SILENT;
    BareLoop bare = new BareLoop();
    Setup setup = new Setup(game.about().maxPlayers());
    if (!(game.start(setup) instanceof Played.Done<S>(S start, var _))) {
      throw new IllegalStateException("a standard set-up was refused");
    }
    double ours = 0;
    double yardstick = 0;
    for (int slice = 0; slice < SLICES; slice++) {
      ours = Math.max(ours, rate(slice, dice -> play(game, start, dice, tellings)));
      yardstick = Math.max(yardstick, rate(slice, bare::play));
    }
    System.out.printf(
        Locale.ROOT,
        "%-10s %8d %-8s %,18.0f %,18.0f %8.3f%n",
        game.about().id(),
        setup.players(),
        told ? "told" : "silent",
        ours,
        yardstick,
        ours / yardstick);
  }

  private static double rate(long seed, ToLongFunction<Dice> play) {
    Dice dice = new Dice(seed);
    long moves = 0;
    long start = cpu();
    while (cpu() - start < SLICE_NANOS) {
      for (int i = 0; i < 20; i++) {
        moves += play.applyAsLong(dice);
      }
    }
    return moves * 1e9 / (cpu() - start);
  }

  private static <S, M> int play(
      Game<S, M, ?> game, S start, Dice dice, Supplier<Telling> tellings) {
    S state = start;
    int moves = 0;
    while (true) {
      Played<S> played;
      switch (game.turn(state)) {
        case Turn.Chance() ->
            played = game.play(state, Seat.CHANCE, game.draw(state, dice), tellings.get());
        case Turn.Acting(int seats) -> {
          int seat = Integer.numberOfTrailingZeros(seats);
          played = game.play(state, seat, game.anyMove(state, seat, dice), tellings.get());
        }
        case Turn.Over _ -> {
          return moves;
        }
      }
      moves++;
      if (!(played instanceof Played.Done<S>(S next, var _))) {
        throw new IllegalStateException("a legal move was refused");
      }
      state = next;
    }
  }

  private static long cpu() {
    return THREADS.getCurrentThreadCpuTime();
  }
}
