package chapeau.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** Means and their intervals. */
class TallyTest {
  @Test
  void aShareOfIndependentGamesHasWilsonsInterval() {
    Tally tally = new Tally();
    for (int i = 0; i < 100; i++) {
      tally.count(i < 30 ? 1 : 0, 1);
      tally.closeBlock();
    }
    Tally.Rate rate = tally.share();
    assertThat(rate.mean()).isEqualTo(0.3);
    assertThat(rate.low95()).isEqualTo(0.219, within(0.002));
    assertThat(rate.high95()).isEqualTo(0.396, within(0.002));
  }

  @Test
  void whoWonEveryGameIsNotSureToWinTheNext() {
    Tally tally = new Tally();
    for (int i = 0; i < 100; i++) {
      // Both seats of a team.
      tally.count(2, 2);
      tally.closeGame();
      tally.closeBlock();
    }
    assertThat(tally.share().low95()).isEqualTo(100 / 103.84, within(0.001));
    assertThat(tally.share().high95()).isEqualTo(1);
  }

  @Test
  void gamesOfOneDealThatEndAlikeCountAsOne() {
    Tally alike = new Tally();
    Tally apart = new Tally();
    for (int i = 0; i < 100; i++) {
      int won = i % 2;
      for (int game = 0; game < 4; game++) {
        alike.count(won, 1);
        apart.count(won, 1);
        apart.closeBlock();
      }
      alike.closeBlock();
    }
    double wide = alike.share().high95() - alike.share().low95();
    double narrow = apart.share().high95() - apart.share().low95();
    assertThat(wide).isEqualTo(2 * narrow, within(0.01));
  }

  @Test
  void casesCountEquallyHoweverManyABlockHas() {
    Tally tally = new Tally();
    tally.count(6, 3);
    tally.closeBlock();
    tally.count(5, 1);
    tally.closeBlock();
    assertThat(tally.amount().mean()).isEqualTo(2.75);
    assertThat(tally.isShare()).isFalse();
  }

  @Test
  void ofNothingNothingIsKnown() {
    assertThat(new Tally().share()).isEqualTo(new Tally.Rate(0, 0, 0, 1));
  }
}
