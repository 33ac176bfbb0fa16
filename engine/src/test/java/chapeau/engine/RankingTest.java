package chapeau.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Places, shared where seats are equal. */
class RankingTest {

  @Test
  void equalSeatsShareAPlaceAndTheNextOneIsSkipped() {
    List<Integer> points = List.of(3, 7, 3, 1);
    Ranking ranking = Ranking.by(4, Comparator.comparingInt(seat -> -points.get(seat)));
    assertThat(ranking.places()).containsExactly(2, 1, 2, 4);
  }

  @Test
  void allInFirstPlaceAreWinners() {
    assertThat(new Ranking(List.of(1, 3, 1)).winners()).containsExactly(0, 2);
  }
}
