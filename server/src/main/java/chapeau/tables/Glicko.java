package chapeau.tables;

import java.util.List;

/**
 * How well somebody plays, as Mark Glickman's Glicko-2 estimates it, and how sure that is. All
 * numbers are on the scale people know, on which a beginner has 1500.
 *
 * @param deviation how far off it may well be: twice as far is unlikely
 * @param volatility how much the strength itself goes up and down
 */
record Glicko(double rating, double deviation, double volatility) {
  static final Glicko NEW = new Glicko(1500, 350, 0.06);

  private static final double SCALE = 173.7178;
  private static final double TAU = 0.5;
  private static final double CLOSE_ENOUGH = 0.000_001;
  private static final double MOST_UNSURE = 350;

  /**
   * A game against somebody.
   *
   * @param score 1 for a win, 0 for a loss, a half for neither
   */
  record Met(Glicko opponent, double score) {}

  private double mu() {
    return (rating - 1500) / SCALE;
  }

  private double phi() {
    return deviation / SCALE;
  }

  private static double g(double phi) {
    return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
  }

  private double expected(Glicko opponent) {
    return 1 / (1 + Math.exp(-g(opponent.phi()) * (mu() - opponent.mu())));
  }

  /** Less sure after so many periods in which nothing was played. */
  Glicko rested(double periods) {
    double phi = Math.sqrt(phi() * phi() + volatility * volatility * periods);
    return new Glicko(rating, Math.min(MOST_UNSURE, phi * SCALE), volatility);
  }

  /** After the games of one period. */
  Glicko after(List<Met> games) {
    if (games.isEmpty()) {
      return rested(1);
    }
    double precision = 0;
    double gain = 0;
    for (Met met : games) {
      double g = g(met.opponent.phi());
      double e = expected(met.opponent);
      precision += g * g * e * (1 - e);
      gain += g * (met.score - e);
    }
    double v = 1 / precision;
    double sigma = nextVolatility(v, v * gain);
    double before = Math.sqrt(phi() * phi() + sigma * sigma);
    double phi = 1 / Math.sqrt(1 / (before * before) + precision);
    double mu = mu() + phi * phi * gain;
    return new Glicko(1500 + SCALE * mu, Math.min(MOST_UNSURE, SCALE * phi), sigma);
  }

  /** The fifth step of the paper: where the function is zero, found by the Illinois method. */
  private double nextVolatility(double v, double delta) {
    double a = Math.log(volatility * volatility);
    double low = a;
    double high;
    if (delta * delta > phi() * phi() + v) {
      high = Math.log(delta * delta - phi() * phi() - v);
    } else {
      int k = 1;
      while (f(a - k * TAU, a, v, delta) < 0) {
        k++;
      }
      high = a - k * TAU;
    }
    double atLow = f(low, a, v, delta);
    double atHigh = f(high, a, v, delta);
    while (Math.abs(high - low) > CLOSE_ENOUGH) {
      double between = low + (low - high) * atLow / (atHigh - atLow);
      double there = f(between, a, v, delta);
      if (there * atHigh <= 0) {
        low = high;
        atLow = atHigh;
      } else {
        atLow /= 2;
      }
      high = between;
      atHigh = there;
    }
    return Math.exp(low / 2);
  }

  private double f(double x, double a, double v, double delta) {
    double phi2 = phi() * phi();
    double e = Math.exp(x);
    double sum = phi2 + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  }
}
