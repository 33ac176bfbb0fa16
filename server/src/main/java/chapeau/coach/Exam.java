package chapeau.coach;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.GameBots;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.wire.Judgement;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The coach examined: bots of known strength play, each among the usual ones, and their decisions
 * are judged. A coach worth listening to finds next to nothing to say to an expert.
 *
 * @param lossPerGame winning chances given away in a game, on average
 * @param margin95 the interval that holds the true average 19 times in 20 is this far to each side
 * @param lossPerDecision the same for one decision
 * @param mistakes the share of decisions that cost more than two chances in a hundred
 * @param seconds of one processor that judging a game took, on average
 * @param longest the same at most
 */
public record Exam(
    String bot,
    int games,
    int decisions,
    double lossPerGame,
    double margin95,
    double lossPerDecision,
    double mistakes,
    double seconds,
    double longest) {

  private static final double MISTAKE = 0.02;

  /** How long the processor worked, whatever else the machine does meanwhile. */
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  public static <S, M, V> Exam of(
      Playable<S, M, V> playable, Setup setup, String name, int games, long seed, Budget playing)
      throws Run.Refused {
    Coach<V, M> coach = new Coach<>(playable.assessor().orElseThrow());
    Dice seeds = new Dice(seed);
    List<Double> losses = new ArrayList<>();
    int decisions = 0;
    int mistakes = 0;
    double seconds = 0;
    double longest = 0;
    for (int game = 0; game < games; game++) {
      int seat = game % setup.players();
      Journal<M> journal =
          played(playable, setup, List.of(name, GameBots.PLAYER), seat, playing, seeds);
      long start = CLOCK.getCurrentThreadCpuTime();
      List<Judgement> judged =
          Rereading.of(coach, Decision.of(playable, journal, seat, List.of())).finished();
      double took = (CLOCK.getCurrentThreadCpuTime() - start) / 1e9;
      seconds += took;
      longest = Math.max(longest, took);
      decisions += judged.size();
      mistakes += (int) judged.stream().filter(one -> one.loss() > MISTAKE).count();
      losses.add(judged.stream().mapToDouble(Judgement::loss).sum());
    }
    double mean = losses.stream().mapToDouble(loss -> loss).average().orElse(0);
    double spread = losses.stream().mapToDouble(loss -> (loss - mean) * (loss - mean)).sum();
    double margin = 1.96 * Math.sqrt(spread / Math.max(1, games - 1) / games);
    return new Exam(
        name,
        games,
        decisions,
        mean,
        margin,
        mean * games / Math.max(1, decisions),
        (double) mistakes / Math.max(1, decisions),
        seconds / games,
        longest);
  }

  /**
   * A game in which one seat is played by the one examined.
   *
   * @param names of the one examined and of all others
   */
  public static <S, M, V> Journal<M> played(
      Playable<S, M, V> playable,
      Setup setup,
      List<String> names,
      int seat,
      Budget budget,
      Dice seeds)
      throws Run.Refused {
    Bot<V, M> examined = playable.bot(names.getFirst()).orElseThrow();
    Bot<V, M> others = playable.bot(names.getLast()).orElseThrow();
    Dice deals = seeds.split();
    Dice minds = seeds.split();
    Telling telling = Telling.aloud();
    Run<S, M> run = Run.start(playable.game(), setup, telling);
    List<Told> told = new ArrayList<>(telling.told());
    List<Journal.Entry<M>> entries = new ArrayList<>();
    Run.Players<S, M> players =
        (state, seats) -> {
          int now = Integer.numberOfTrailingZeros(seats);
          Bot<V, M> bot = now == seat ? examined : others;
          return new Journal.Entry<>(
              now, playable.decide(bot, state, now, told, List.of(), budget, minds).move());
        };
    telling = Telling.aloud();
    Optional<Journal.Entry<M>> next = run.advance(deals, players, telling);
    while (next.isPresent()) {
      entries.add(next.get());
      told.addAll(telling.told());
      telling = Telling.aloud();
      next = run.advance(deals, players, telling);
    }
    return new Journal<>(setup, entries);
  }
}
