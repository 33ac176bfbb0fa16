package chapeau.bots.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.arena.Honest;
import chapeau.bots.Knowledge;
import chapeau.bots.huisclos.Evening.Decision;
import chapeau.engine.Setup;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.State.Step;
import chapeau.games.huisclos.View;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bots finish their games, beat those below them, and know no more than they are shown. */
class HuisClosBotsTest {
  private static final int DEALS = 40;

  @ParameterizedTest
  @CsvSource({"novice", "player", "expert"})
  void gamesEndWithAWinner(String level) {
    for (int players = 4; players <= 8; players++) {
      assertThat(Evening.of(players, players, _ -> level).end().winners()).isNotZero();
    }
  }

  @ParameterizedTest
  @Tag("long")
  @CsvSource({"novice,random,50", "player,novice,50", "expert,novice,50", "expert,player,40"})
  void oneOfABetterLevelWinsMoreThanItsShare(String better, String worse, int least) {
    int won = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      for (int seat = 0; seat < 4; seat++) {
        int chair = seat;
        won += Evening.of(4, deal, at -> at == chair ? better : worse).isWonBy(seat) ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThan(least);
  }

  @ParameterizedTest
  @CsvSource({"novice", "player", "expert"})
  void whatItCannotKnowDoesNotChangeItsMind(String level) {
    Honest.check(Evening.PLAYABLE, level, new Setup(5), 1);
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    assertThat(Evening.of(4, 9, _ -> "expert")).isEqualTo(Evening.of(4, 9, _ -> "expert"));
  }

  @Test
  void itGrowsSurerOfTheMurdererAsTheGameGoesOn() {
    double[] wrong = new double[3];
    int[] asked = new int[3];
    for (int seed = 0; seed < DEALS; seed++) {
      Evening evening = Evening.of(4, seed, _ -> "novice");
      for (Decision one : evening.decided()) {
        View v = one.knew().view();
        int when = v.turn() / 2;
        if (v.step() == Step.INVESTIGATE && !one.byMurderer() && !v.confrontation() && when < 3) {
          wrong[when] += brier(one.knew(), evening.end().murderer());
          asked[when]++;
        }
      }
    }
    assertThat(wrong[1] / asked[1]).isLessThan(wrong[0] / asked[0]);
    assertThat(wrong[2] / asked[2]).isLessThan(wrong[1] / asked[1]);
  }

  private static double brier(Knowledge<View> knows, int murderer) {
    Posterior posterior = new Posterior(knows, 1);
    double sum = 0;
    for (int seat = 0; seat < knows.view().players().size(); seat++) {
      double wrong = posterior.of(seat) - (seat == murderer ? 1 : 0);
      sum += wrong * wrong;
    }
    return sum;
  }

  @Test
  void expertsAccuseRightlyTwiceOutOfThreeTimes() {
    int right = 0;
    int all = 0;
    for (int seed = 0; seed < DEALS; seed++) {
      Evening evening = Evening.of(4, seed, _ -> "expert");
      List<Move> moves = evening.decided().stream().map(one -> one.choice().move()).toList();
      for (Move move : moves) {
        if (move instanceof Move.Accuse(int accused, var _)) {
          all++;
          right += accused == evening.end().murderer() ? 1 : 0;
        }
      }
    }
    assertThat((double) right / all).isGreaterThan(0.55);
  }

  @Test
  void inTheConfrontationItPartsWithAWeaponTheOtherKnowsOfRatherThanWithASecretOne() {
    int compared = 0;
    for (int seed = 0; seed < 2 * DEALS; seed++) {
      for (Decision one : Evening.of(4, seed, _ -> "expert").decided()) {
        View v = one.knew().view();
        if (v.confrontation() && v.step() == Step.SLIP) {
          compared += partings(v, one.knew().seat(), new Posterior(one.knew(), 1));
        }
      }
    }
    assertThat(compared).isGreaterThan(5);
  }

  private static int partings(View v, int me, Posterior posterior) {
    Trail trail = new Trail(v, Reasoner.murderer(v, me));
    HuntingPlan plan = new HuntingPlan(v, me, trail, new InnocentPlan(v, me, posterior));
    List<Clue> idle =
        v.players().get(me).hand().stream()
            .filter(clue -> clue.isWeapon() && plan.victims(clue) == 0)
            .toList();
    int compared = 0;
    for (Clue known : idle.stream().filter(plan::witnessed).toList()) {
      for (Clue secret : idle.stream().filter(clue -> !plan.witnessed(clue)).toList()) {
        compared++;
        assertThat(plan.worth(new Move.Slip(known)))
            .isGreaterThan(plan.worth(new Move.Slip(secret)));
      }
    }
    return compared;
  }
}
