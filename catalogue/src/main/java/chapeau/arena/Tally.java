package chapeau.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * Something counted block by block: the games of one deal are alike, so the block is the unit the
 * interval is reckoned from.
 */
final class Tally {
  /** Of a normal distribution, for nineteen intervals in twenty. */
  private static final double NINETEEN_IN_TWENTY = 1.96;

  private final List<Block> blocks = new ArrayList<>();
  private int cases;
  private double sum;
  private int games;
  private boolean inGame;
  private int inBlock;
  private double sumOfBlock;

  private record Block(double sum, int cases) {}

  void count(double amount, int of) {
    inBlock += of;
    sumOfBlock += amount;
    cases += of;
    sum += amount;
    inGame |= of > 0;
  }

  /** The seats of one team win together, so a game is not worth more than one. */
  void closeGame() {
    games += inGame ? 1 : 0;
    inGame = false;
  }

  void closeBlock() {
    if (inBlock > 0) {
      blocks.add(new Block(sumOfBlock, inBlock));
    }
    inBlock = 0;
    sumOfBlock = 0;
  }

  /** Whether it may be how often something happens, and is not more than once a case. */
  boolean isShare() {
    return blocks.stream().allMatch(block -> block.sum >= 0 && block.sum <= block.cases);
  }

  double mean() {
    return cases == 0 ? 0 : sum / cases;
  }

  /** The mean of an amount. */
  Rate amount() {
    double margin = NINETEEN_IN_TWENTY * error();
    return rate(mean() - margin, mean() + margin);
  }

  /**
   * How often something happened: Wilson's interval, which near 0 and 1 stays honest, for as many
   * independent cases as the blocks are worth; as many as games where all came out alike.
   */
  Rate share() {
    double mean = mean();
    double error = error();
    boolean mixed = error > 0 && mean > 0 && mean < 1;
    double n = mixed ? mean * (1 - mean) / (error * error) : games;
    if (n == 0) {
      return rate(0, 1);
    }
    double z = NINETEEN_IN_TWENTY * NINETEEN_IN_TWENTY / n;
    double centre = (mean + z / 2) / (1 + z);
    double half = Math.sqrt(z * mean * (1 - mean) + z * z / 4) / (1 + z);
    return rate(Math.max(0, centre - half), Math.min(1, centre + half));
  }

  /** The standard error of the mean; blocks may be of different sizes. */
  private double error() {
    double mean = mean();
    double squares = 0;
    for (Block block : blocks) {
      double off = block.sum - mean * block.cases;
      squares += off * off;
    }
    double spread = squares * blocks.size() / Math.max(1, blocks.size() - 1);
    return Math.sqrt(spread) / Math.max(1, cases);
  }

  private Rate rate(double low, double high) {
    return new Rate(cases, round(mean()), round(low), round(high));
  }

  static double round(double value) {
    return Math.round(value * 10_000) / 10_000.0;
  }

  /**
   * A mean over so many cases.
   *
   * @param low95 lower end of the interval that holds the true mean 19 times in 20
   */
  record Rate(int cases, double mean, double low95, double high95) {}
}
