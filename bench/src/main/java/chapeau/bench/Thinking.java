package chapeau.bench;

import chapeau.arena.Match;
import chapeau.bots.Bot;
import chapeau.bots.Situation;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * How long a table waits for a move while twenty tables of experts share as many thinkers as there
 * are processors, each table pausing between moves as at a table where people look on.
 */
public final class Thinking {
  private static final int TABLES = 20;
  private static final String LEVEL = "expert";

  private Thinking() {}

  /** Measures every game, or those named: {@code seconds pauseMillis [game ...]}. */
  public static void main(String[] args) throws InterruptedException {
    int seconds = args.length > 0 ? Integer.parseInt(args[0]) : 20;
    int pause = args.length > 1 ? Integer.parseInt(args[1]) : 1_000;
    List<String> asked = List.of(args).subList(Math.min(2, args.length), args.length);
    System.out.printf("%-10s %8s %8s %8s %8s%n", "game", "moves", "p50 ms", "p99 ms", "max ms");
    for (Playable<?, ?, ?> playable : Catalogue.load().all()) {
      if (playable.levels().contains(LEVEL) && (asked.isEmpty() || asked.contains(playable.id()))) {
        report(playable.id(), measure(playable, seconds, pause));
      }
    }
  }

  private static void report(String game, List<Long> waited) {
    Collections.sort(waited);
    int count = waited.size();
    System.out.printf(
        Locale.ROOT,
        "%-10s %8d %8.0f %8.0f %8.0f%n",
        game,
        count,
        waited.get(count / 2) / 1e6,
        waited.get(count * 99 / 100) / 1e6,
        waited.get(count - 1) / 1e6);
  }

  private static <S, M, V> List<Long> measure(Playable<S, M, V> playable, int seconds, int pause)
      throws InterruptedException {
    List<Long> waited = Collections.synchronizedList(new ArrayList<>());
    int processors = Runtime.getRuntime().availableProcessors();
    try (ExecutorService thinkers = Executors.newFixedThreadPool(processors);
        ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      Bot<V, M> bot = playable.bot(LEVEL).orElseThrow();
      Bot<V, M> waiting =
          (now, dice) -> {
            if (System.nanoTime() > end) {
              throw new CancellationException("time is up");
            }
            long asked = System.nanoTime();
            var choice =
                think(
                    thinkers,
                    () ->
                        bot.choose(
                            new Situation<>(
                                now.knows(), now.moves(), Playable.AT_THE_TABLE.started()),
                            dice));
            waited.add(System.nanoTime() - asked);
            pause(pause);
            return choice;
          };
      int players = playable.game().about().minPlayers();
      for (int table = 0; table < TABLES; table++) {
        int seed = table;
        tables.execute(() -> play(playable, waiting, players, seed, end));
      }
    }
    return new ArrayList<>(waited);
  }

  /** Game after game until the time is up, which ends the last one in the middle. */
  private static <S, M, V> void play(
      Playable<S, M, V> playable, Bot<V, M> bot, int players, int seed, long end) {
    Dice dice = new Dice(seed);
    try {
      while (System.nanoTime() < end) {
        Match.play(
            playable,
            new Setup(players),
            Collections.nCopies(players, bot),
            Playable.AT_THE_TABLE,
            dice.split(),
            dice.split());
      }
    } catch (Match.Refused e) {
      throw new IllegalStateException(e);
    } catch (CancellationException _) {
      // As it should: what was waited for is measured.
    }
  }

  private static <T> T think(ExecutorService thinkers, Callable<T> thought) {
    try {
      return thinkers.submit(thought).get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
