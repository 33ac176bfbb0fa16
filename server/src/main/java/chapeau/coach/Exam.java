package chapeau.coach;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.GameBots;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Journal;
import chapeau.engine.Ranking;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.wire.Judgement;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/**
 * The coach examined: bots of known strength play, each among the usual ones, and their decisions
 * are judged. A coach worth listening to finds next to nothing to say to an expert.
 *
 * @param perGame winning chances given away in a game
 * @param perDecision the same at one decision
 * @param ofHeld the same of every winning chance held: who has little left can give little away
 * @param cost how far the moves made lay below the best at one decision, doubtful or not
 * @param luck what the deal and the others added in a game; about nothing where the coach's chances
 *     are what happens
 * @param mistakes the share of decisions that cost more than two chances in a hundred
 * @param seconds of one processor that judging a game took, on average
 * @param longest the same at most
 */
public record Exam(
    String bot,
    int games,
    int decisions,
    Average perGame,
    Average perDecision,
    Average ofHeld,
    Average cost,
    Average luck,
    double mistakes,
    double seconds,
    double longest) {

  private static final double MISTAKE = 0.02;
  private static final double NINETEEN_IN_TWENTY = 1.96;

  /** How long the processor worked, whatever else the machine does meanwhile. */
  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  /** The interval that holds the true average 19 times in 20 is the margin to each side. */
  public record Average(double mean, double margin95) {

    /** Of something per piece, where each game has so many pieces. */
    private static Average of(
        List<Sitting> games, ToDoubleFunction<Sitting> sum, ToDoubleFunction<Sitting> of) {
      double pieces = Math.max(1, games.stream().mapToDouble(of).sum());
      double mean = games.stream().mapToDouble(sum).sum() / pieces;
      // Decisions of one game hang together: only whole games are independent.
      double squares =
          games.stream()
              .mapToDouble(game -> sum.applyAsDouble(game) - mean * of.applyAsDouble(game))
              .map(over -> over * over)
              .sum();
      int count = games.size();
      double error = Math.sqrt(squares * count / Math.max(1, count - 1)) / pieces;
      return new Average(mean, NINETEEN_IN_TWENTY * error);
    }
  }

  /** One game judged. */
  private record Sitting(List<Judgement> judged, boolean won, double seconds) {
    double loss() {
      return judged.stream().mapToDouble(Judgement::loss).sum();
    }

    double held() {
      return judged.stream().mapToDouble(Judgement::chance).sum();
    }

    double cost() {
      return judged.stream().mapToDouble(one -> one.measured().cost()).sum();
    }

    int mistakes() {
      return (int) judged.stream().filter(one -> one.loss() > MISTAKE).count();
    }
  }

  public static <S, M, V> Exam of(
      Playable<S, M, V> playable, Setup setup, String name, int games, long seed, Budget playing)
      throws Run.Refused {
    Dice seeds = new Dice(seed);
    List<Sitting> sat = new ArrayList<>();
    for (int game = 0; game < games; game++) {
      int seat = game % setup.players();
      sat.add(
          judged(
              playable,
              played(playable, setup, List.of(name, GameBots.PLAYER), seat, playing, seeds),
              seat));
    }
    int decisions = sat.stream().mapToInt(one -> one.judged.size()).sum();
    return new Exam(
        name,
        games,
        decisions,
        Average.of(sat, Sitting::loss, _ -> 1),
        Average.of(sat, Sitting::loss, one -> one.judged.size()),
        Average.of(sat, Sitting::loss, Sitting::held),
        Average.of(sat, Sitting::cost, one -> one.judged.size()),
        Average.of(sat, one -> Luck.of(one.judged, one.won).rest(), _ -> 1),
        sat.stream().mapToDouble(Sitting::mistakes).sum() / Math.max(1, decisions),
        sat.stream().mapToDouble(Sitting::seconds).average().orElse(0),
        sat.stream().mapToDouble(Sitting::seconds).max().orElse(0));
  }

  private static <S, M, V> Sitting judged(Playable<S, M, V> playable, Journal<M> journal, int seat)
      throws Run.Refused {
    Coach<V, M> coach = new Coach<>(playable.assessor().orElseThrow());
    long start = CLOCK.getCurrentThreadCpuTime();
    List<Judgement> judged =
        Rereading.of(coach, Decision.of(playable, journal, seat, List.of())).finished();
    double seconds = (CLOCK.getCurrentThreadCpuTime() - start) / 1e9;
    return new Sitting(judged, won(playable, journal, seat), seconds);
  }

  private static <S, M, V> boolean won(Playable<S, M, V> playable, Journal<M> journal, int seat)
      throws Run.Refused {
    Run<S, M> run = Run.start(playable.game(), journal.setup(), Telling.aloud());
    for (Journal.Entry<M> entry : journal.entries()) {
      run.play(entry.actor(), entry.move(), Telling.aloud());
    }
    return run.turn() instanceof Turn.Over(Ranking ranking) && ranking.winners().contains(seat);
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
