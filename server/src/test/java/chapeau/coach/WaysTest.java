package chapeau.coach;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.json.Json;
import chapeau.wire.Habits;
import chapeau.wire.Judgement;
import chapeau.wire.Review;
import chapeau.wire.SkillAndLuck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is said of habits, and when nothing is. */
class WaysTest {

  private static Judgement decision(int seq, boolean did, double should) {
    return new Judgement(
        seq,
        0.5,
        0,
        0,
        List.of(),
        List.of(),
        Json.tree(Map.of()),
        new Judgement.Measured(0.5, 0, 0, 0),
        List.of(new Judgement.Way("BLUFFS_FIRST", did, should)));
  }

  /** Games of so many decisions each, of which so many in all show the way. */
  private static List<Ways.Judged> games(int games, int decisions, int did, double should) {
    List<Ways.Judged> all = new ArrayList<>();
    int left = did;
    for (int game = 0; game < games; game++) {
      List<Judgement> judged = new ArrayList<>();
      for (int i = 1; i <= decisions; i++) {
        judged.add(decision(i, left-- > 0, should));
      }
      all.add(
          new Ways.Judged(
              "t" + game,
              new Review(Review.State.done, 1, judged, List.of(), SkillAndLuck.NOTHING)));
    }
    return all;
  }

  @Test
  void whoBluffsTwiceAsOftenAsOneShouldIsToldWithTheGames() {
    Habits found = Ways.of(games(4, 10, 32, 0.4));
    assertThat(found.enough()).isTrue();
    assertThat(found.games()).isEqualTo(4);
    assertThat(found.decisions()).isEqualTo(40);
    assertThat(found.habits())
        .containsExactly(
            new Habits.Habit("BLUFFS_FIRST", 40, 32, 16.0, List.of("t0", "t1", "t2", "t3")));
  }

  @Test
  void whoNeverBluffsIsToldToo() {
    assertThat(Ways.of(games(4, 10, 0, 0.4)).habits())
        .singleElement()
        .matches(habit -> habit.did() < habit.should() && habit.tables().size() == 4);
  }

  @Test
  void whatAFairMixDoesAsWellIsNoHabit() {
    Habits found = Ways.of(games(4, 10, 19, 0.4));
    assertThat(found.enough()).isTrue();
    assertThat(found.habits()).isEmpty();
  }

  @Test
  void nothingIsSaidOfFewDecisionsOrFewGames() {
    assertThat(Ways.of(games(3, 3, 9, 0)).enough()).isFalse();
    assertThat(Ways.of(games(3, 3, 9, 0)).habits()).isEmpty();
    assertThat(Ways.of(games(2, 20, 40, 0)).habits()).isEmpty();
    assertThat(Ways.of(List.of()).habits()).isEmpty();
  }

  @Test
  void whatWasDoneWithAHintIsNobodysHabit() {
    List<Ways.Judged> hinted =
        games(4, 10, 40, 0.0).stream()
            .map(one ->
                new Ways.Judged(
                    one.table(),
                    new Review(
                        Review.State.done,
                        1,
                        one.review().judgements(),
                        List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
                        SkillAndLuck.NOTHING)))
            .toList();
    assertThat(Ways.of(hinted).decisions()).isZero();
    assertThat(Ways.of(hinted).habits()).isEmpty();
  }
}
