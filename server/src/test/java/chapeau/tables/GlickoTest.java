package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Glicko-2 against the example its author worked out, and what anybody would expect of it. */
class GlickoTest {
  @Test
  void theExampleOfThePaperComesOut() {
    Glicko player = new Glicko(1500, 200, 0.06);
    Glicko after =
        player.after(
            List.of(
                new Glicko.Met(new Glicko(1400, 30, 0.06), 1),
                new Glicko.Met(new Glicko(1550, 100, 0.06), 0),
                new Glicko.Met(new Glicko(1700, 300, 0.06), 0)));
    assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
    assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
    assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
  }

  @Test
  void whoDoesNotPlayIsAsGoodAndLessSure() {
    Glicko player = new Glicko(1700, 50, 0.06);
    assertThat(player.after(List.of())).isEqualTo(player.rested(1));
    assertThat(player.rested(52).rating()).isEqualTo(1700);
    assertThat(player.rested(52).deviation()).isBetween(51.0, 350.0);
    assertThat(player.rested(1_000_000).deviation()).isEqualTo(350);
    assertThat(player.rested(0).deviation()).isCloseTo(50, within(1e-9));
  }

  @Test
  void aSurpriseCountsForMoreThanWhatWasExpected() {
    Glicko strong = new Glicko(1900, 60, 0.06);
    Glicko weak = new Glicko(1400, 60, 0.06);
    double expected = strong.after(List.of(new Glicko.Met(weak, 1))).rating() - strong.rating();
    double surprise = weak.after(List.of(new Glicko.Met(strong, 1))).rating() - weak.rating();
    assertThat(expected).isPositive();
    assertThat(surprise).isGreaterThan(5 * expected);
  }

  @Test
  void winsAndLossesMirrorEachOther() {
    Glicko won = Glicko.NEW.after(List.of(new Glicko.Met(Glicko.NEW, 1)));
    Glicko lost = Glicko.NEW.after(List.of(new Glicko.Met(Glicko.NEW, 0)));
    assertThat(won.rating() - 1500).isCloseTo(1500 - lost.rating(), within(1e-6));
    assertThat(Glicko.NEW.after(List.of(new Glicko.Met(Glicko.NEW, 0.5))).rating())
        .isCloseTo(1500, within(1e-9));
    assertThat(won.deviation()).isLessThan(350);
  }

  /** The paper's fifth step: the volatility is where its function is zero, however far off. */
  @Test
  void theVolatilityIsWhereThePaperPutsItAlsoAfterAGreatSurprise() {
    Glicko sure = new Glicko(1500, 40, 0.06);
    Glicko master = new Glicko(2600, 40, 0.06);
    List<Glicko.Met> upsets = Collections.nCopies(4, new Glicko.Met(master, 1));
    assertThat(fifthStep(sure, upsets, sure.after(upsets).volatility())).isCloseTo(0, within(1e-3));
    assertThat(sure.after(upsets).volatility()).isGreaterThan(0.0601);
    List<Glicko.Met> routine = List.of(new Glicko.Met(new Glicko(900, 40, 0.06), 1));
    assertThat(fifthStep(sure, routine, sure.after(routine).volatility()))
        .isCloseTo(0, within(1e-3));
    assertThat(sure.after(routine).volatility()).isLessThan(0.06);
  }

  /** The function of the paper, with its constant 0.5, at the logarithm of a squared volatility. */
  private static double fifthStep(Glicko before, List<Glicko.Met> games, double volatility) {
    double scale = 173.7178;
    double phi = before.deviation() / scale;
    double precision = 0;
    double gain = 0;
    for (Glicko.Met met : games) {
      double other = met.opponent().deviation() / scale;
      double g = 1 / Math.sqrt(1 + 3 * other * other / Math.pow(Math.PI, 2));
      double difference = (before.rating() - met.opponent().rating()) / scale;
      double e = 1 / (1 + Math.exp(-g * difference));
      precision += g * g * e * (1 - e);
      gain += g * (met.score() - e);
    }
    double v = 1 / precision;
    double delta = v * gain;
    double x = 2 * Math.log(volatility);
    double a = 2 * Math.log(before.volatility());
    double sum = phi * phi + v + Math.exp(x);
    return Math.exp(x) * (delta * delta - sum) / (2 * sum * sum) - (x - a) / 0.25;
  }

  @Test
  void nobodyIsLessSureThanABeginner() {
    Glicko wild = new Glicko(1500, 350, 3);
    assertThat(wild.after(List.of(new Glicko.Met(new Glicko(3000, 350, 0.06), 0))).deviation())
        .isEqualTo(350);
  }
}
