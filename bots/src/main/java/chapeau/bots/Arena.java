package chapeau.bots;

import chapeau.engine.Dice;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Bots against bots, fairly: every deal is played once for each rotation of the line-up round the
 * table, and the block of rotations is the unit the interval is reckoned from, because seats are
 * not equal and deals are luck.
 */
public record Arena(String game, int players, List<Standing> bots) {

  /**
   * How one bot did.
   *
   * @param games the games it sat in, counted once for each of its seats
   * @param winRate the share of them in which that seat came first
   * @param low95 lower end of the interval that holds the true rate 19 times in 20
   */
  public record Standing(
      String name,
      int games,
      double winRate,
      double low95,
      double high95,
      double meanRank,
      double msPerMove) {}

  public static <S, M, V> Arena run(
      Playable<S, M, V> playable, Setup setup, List<String> names, int games, long seed, int effort)
      throws Match.Refused {
    List<Bot<V, M>> bots = Simulation.lineUp(playable, names, setup.players());
    Map<String, Tally> tallies = new LinkedHashMap<>();
    names.forEach(name -> tallies.put(name, new Tally()));
    Dice seeds = new Dice(seed);
    int blocks = Math.max(1, (games + setup.players() - 1) / setup.players());
    for (int block = 0; block < blocks; block++) {
      long deal = seeds.next();
      for (int turned = 0; turned < setup.players(); turned++) {
        rotation(playable, setup, bots, names, turned, deal, seeds.split(), effort, tallies);
      }
      tallies.values().forEach(Tally::closeBlock);
    }
    return new Arena(
        playable.id(),
        setup.players(),
        tallies.entrySet().stream()
            .map(tally -> tally.getValue().standing(tally.getKey()))
            .toList());
  }

  private static <S, M, V> void rotation(
      Playable<S, M, V> playable,
      Setup setup,
      List<Bot<V, M>> bots,
      List<String> names,
      int turned,
      long deal,
      Dice minds,
      int effort,
      Map<String, Tally> tallies)
      throws Match.Refused {
    int players = setup.players();
    List<Bot<V, M>> seated = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      seated.add(bots.get((seat + turned) % players));
    }
    Match match = Match.play(playable, setup, seated, effort, new Dice(deal), minds);
    for (int seat = 0; seat < players; seat++) {
      String name = names.get((seat + turned) % players % names.size());
      Tally tally = tallies.get(name);
      if (tally != null) {
        tally.count(
            match.ranking().places().get(seat),
            match.decisions().get(seat),
            match.nanos().get(seat));
      }
    }
  }

  /** What is counted for one bot. */
  private static final class Tally {
    private final List<Double> blocks = new ArrayList<>();
    private int games;
    private int inBlock;
    private int winsInBlock;
    private long ranks;
    private long decisions;
    private long nanos;

    void count(int place, int decided, long thought) {
      games++;
      inBlock++;
      winsInBlock += place == 1 ? 1 : 0;
      ranks += place;
      decisions += decided;
      nanos += thought;
    }

    void closeBlock() {
      blocks.add((double) winsInBlock / inBlock);
      inBlock = 0;
      winsInBlock = 0;
    }

    Standing standing(String name) {
      double[] rates = blocks.stream().mapToDouble(Double::doubleValue).toArray();
      double mean = Arrays.stream(rates).average().orElse(0);
      double variance =
          Arrays.stream(rates).map(rate -> (rate - mean) * (rate - mean)).sum()
              / Math.max(1, rates.length - 1);
      double margin = 1.96 * Math.sqrt(variance / rates.length);
      return new Standing(
          name,
          games,
          round(mean),
          round(Math.max(0, mean - margin)),
          round(Math.min(1, mean + margin)),
          round((double) ranks / games),
          round(nanos / 1e6 / Math.max(1, decisions)));
    }

    private static double round(double value) {
      return Math.round(value * 10_000) / 10_000.0;
    }
  }
}
