package chapeau.arena;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Figure;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Bots against bots, fairly: every deal is played once for each rotation of the line-up round the
 * table, and the block of rotations is the unit the interval is reckoned from, because seats are
 * not equal and deals are luck. Where two names take turns round a table of four, each is a team,
 * and the rotation is the teams swapped.
 *
 * @param figures what the game counts of a whole table beside who won
 */
public record Arena(String game, int players, List<Standing> bots, List<Counted> figures) {

  /**
   * How one bot did.
   *
   * @param games the games it sat in, counted once for each of its seats
   * @param winRate the share of them in which that seat came first
   * @param low95 lower end of the interval that holds the true rate 19 times in 20
   * @param roles the same for each part it had, where parts differ
   * @param figures what the game counts of its seats beside who won
   */
  public record Standing(
      String name,
      int games,
      double winRate,
      double low95,
      double high95,
      double meanRank,
      double msPerMove,
      List<InRole> roles,
      List<Counted> figures) {}

  /** The mean of something the game counts, over so many cases. */
  public record Counted(String name, int cases, double mean, double low95, double high95) {}

  /** How one bot did in one part. */
  public record InRole(String role, int games, double winRate, double low95, double high95) {}

  /** How far a long measurement is. */
  public record Progress(int done, int of, double secondsLeft) {}

  public static <S, M, V> Arena run(
      Playable<S, M, V> playable,
      Setup setup,
      List<String> names,
      int games,
      long seed,
      Budget budget)
      throws Match.Refused {
    return run(playable, setup, names, games, seed, budget, _ -> {});
  }

  /** The same, saying after every deal how far it is. */
  public static <S, M, V> Arena run(
      Playable<S, M, V> playable,
      Setup setup,
      List<String> names,
      int games,
      long seed,
      Budget budget,
      Consumer<Progress> listener)
      throws Match.Refused {
    LineUp<V, M> lineUp = LineUp.of(playable, names, setup.players());
    Map<String, Score> scores = new LinkedHashMap<>();
    names.forEach(name -> scores.put(name, new Score()));
    Counts table = new Counts();
    Dice seeds = new Dice(seed);
    int rotations = lineUp.rotations();
    int blocks = Math.max(1, (games + rotations - 1) / rotations);
    long start = System.nanoTime();
    for (int block = 0; block < blocks; block++) {
      long deal = seeds.next();
      for (int turned = 0; turned < rotations; turned++) {
        LineUp<V, M> seated = lineUp.turned(turned);
        Match match =
            Match.play(playable, setup, seated.bots, budget, new Dice(deal), seeds.split());
        seated.count(match, scores);
        table.count(match, Seat.OPEN);
        table.closeGame();
      }
      scores.values().forEach(Score::closeBlock);
      table.closeBlock();
      double each = (System.nanoTime() - start) / 1e9 / (block + 1);
      listener.accept(
          new Progress((block + 1) * rotations, blocks * rotations, each * (blocks - block - 1)));
    }
    return new Arena(
        playable.id(),
        setup.players(),
        scores.entrySet().stream().map(one -> one.getValue().standing(one.getKey())).toList(),
        table.counted());
  }

  /** Who sits where. */
  private record LineUp<V, M>(List<String> names, List<Bot<V, M>> bots) {

    static <S, M, V> LineUp<V, M> of(Playable<S, M, V> playable, List<String> names, int players)
        throws Match.Refused {
      List<String> seated = new ArrayList<>();
      for (int seat = 0; seat < players; seat++) {
        seated.add(names.get(seat % names.size()));
      }
      return new LineUp<>(seated, Simulation.lineUp(playable, names, players));
    }

    LineUp<V, M> turned(int by) {
      return new LineUp<>(turned(names, by), turned(bots, by));
    }

    private static <T> List<T> turned(List<T> seats, int by) {
      List<T> turned = new ArrayList<>(seats.subList(by, seats.size()));
      turned.addAll(seats.subList(0, by));
      return turned;
    }

    /** How often it can be turned until everybody sits where they sat. */
    int rotations() {
      int by = 1;
      while (!turned(names, by).equals(names)) {
        by++;
      }
      return by;
    }

    void count(Match match, Map<String, Score> scores) {
      for (int seat = 0; seat < names.size(); seat++) {
        Score score = scores.get(names.get(seat));
        if (score != null) {
          score.count(match, seat);
        }
      }
      scores.values().forEach(Score::closeGame);
    }
  }

  /** What is counted for one bot. */
  private static final class Score {
    private final Tally wins = new Tally();
    private final Tally places = new Tally();
    private final Map<String, Tally> roles = new TreeMap<>();
    private final Counts counts = new Counts();
    private long decisions;
    private long nanos;

    void count(Match match, int seat) {
      int place = match.ranking().places().get(seat);
      int won = place == 1 ? 1 : 0;
      wins.count(won, 1);
      places.count(place, 1);
      String role = match.roles().get(seat);
      if (!role.isEmpty()) {
        roles.computeIfAbsent(role, _ -> new Tally()).count(won, 1);
      }
      counts.count(match, seat);
      decisions += match.decisions().get(seat);
      nanos += match.nanos().get(seat);
    }

    void closeGame() {
      wins.closeGame();
      roles.values().forEach(Tally::closeGame);
      counts.closeGame();
    }

    void closeBlock() {
      wins.closeBlock();
      roles.values().forEach(Tally::closeBlock);
      counts.closeBlock();
    }

    Standing standing(String name) {
      Tally.Rate rate = wins.share();
      return new Standing(
          name,
          rate.cases(),
          rate.mean(),
          rate.low95(),
          rate.high95(),
          Tally.round(places.mean()),
          Tally.round(nanos / 1e6 / Math.max(1, decisions)),
          roles.entrySet().stream().map(one -> inRole(one.getKey(), one.getValue())).toList(),
          counts.counted());
    }

    private static InRole inRole(String role, Tally tally) {
      Tally.Rate rate = tally.share();
      return new InRole(role, rate.cases(), rate.mean(), rate.low95(), rate.high95());
    }
  }

  /** What a game's own figures come to, of a bot's seats or of whole tables. */
  private static final class Counts {
    private final Map<String, Tally> tallies = new TreeMap<>();

    void count(Match match, int seat) {
      for (Figure figure : match.figures()) {
        if (figure.seat() == seat) {
          tallies
              .computeIfAbsent(figure.name(), _ -> new Tally())
              .count(figure.sum(), figure.cases());
        }
      }
    }

    void closeGame() {
      tallies.values().forEach(Tally::closeGame);
    }

    void closeBlock() {
      tallies.values().forEach(Tally::closeBlock);
    }

    List<Counted> counted() {
      return tallies.entrySet().stream().map(one -> counted(one.getKey(), one.getValue())).toList();
    }

    private static Counted counted(String name, Tally tally) {
      Tally.Rate rate = tally.isShare() ? tally.share() : tally.amount();
      return new Counted(name, rate.cases(), rate.mean(), rate.low95(), rate.high95());
    }
  }
}
