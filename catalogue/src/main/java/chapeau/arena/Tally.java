package chapeau.arena;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Wins counted block by block: the games of one deal are alike, so the block is the unit the
 * interval is reckoned from.
 */
final class Tally {
  private final List<Double> blocks = new ArrayList<>();
  private int games;
  private int inBlock;
  private int winsInBlock;
  private long ranks;

  void count(int place) {
    games++;
    inBlock++;
    winsInBlock += place == 1 ? 1 : 0;
    ranks += place;
  }

  void closeBlock() {
    if (inBlock > 0) {
      blocks.add((double) winsInBlock / inBlock);
    }
    inBlock = 0;
    winsInBlock = 0;
  }

  Rate rate() {
    double[] rates = blocks.stream().mapToDouble(Double::doubleValue).toArray();
    double mean = Arrays.stream(rates).average().orElse(0);
    double variance =
        Arrays.stream(rates).map(rate -> (rate - mean) * (rate - mean)).sum()
            / Math.max(1, rates.length - 1);
    double margin = 1.96 * Math.sqrt(variance / Math.max(1, rates.length));
    return new Rate(
        games, round(mean), round(Math.max(0, mean - margin)), round(Math.min(1, mean + margin)));
  }

  double meanRank() {
    return round((double) ranks / Math.max(1, games));
  }

  static double round(double value) {
    return Math.round(value * 10_000) / 10_000.0;
  }

  /**
   * How often one wins.
   *
   * @param games counted once for each seat
   * @param low95 lower end of the interval that holds the true rate 19 times in 20
   */
  record Rate(int games, double winRate, double low95, double high95) {}
}
