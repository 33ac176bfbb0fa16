package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.engine.Told;
import org.junit.jupiter.api.Test;

/** Who talks to whom; seats are sets of bits. */
class TalkTest {
  private static final HuisClos GAME = new HuisClos();

  @Test
  @Rule("HUC-90")
  void theLivingTalkAndEverybodyHears() {
    State s = Manor.of(4).state();
    assertThat(GAME.maySpeak(s, Talk.TABLE)).isEqualTo(0b1111);
    assertThat(GAME.mayHear(s, Talk.TABLE)).isEqualTo(Told.EVERYONE);
  }

  @Test
  @Rule("HUC-90")
  void soTheyDoBeforeTheDeal() {
    if (GAME.start(new Setup(5)) instanceof Played.Done<State>(State s, var _)) {
      assertThat(GAME.maySpeak(s, Talk.TABLE)).isEqualTo(0b11111);
      assertThat(GAME.maySpeak(s, HuisClos.AMONG_THE_DEAD)).isZero();
    } else {
      throw new AssertionError("refused");
    }
  }

  @Test
  @Rule("HUC-58")
  void theDeadHearTheTableAndTalkAmongThemselves() {
    State s = Manor.of(5).dead(1, 3).state();
    assertThat(GAME.maySpeak(s, Talk.TABLE)).isEqualTo(0b10101);
    assertThat(GAME.maySpeak(s, HuisClos.AMONG_THE_DEAD)).isEqualTo(0b01010);
    assertThat(GAME.mayHear(s, HuisClos.AMONG_THE_DEAD)).isEqualTo(0b01010);
  }

  @Test
  @Rule("HUC-58")
  void whileNobodyIsDeadTheirRoomIsShutAndThereIsNoOther() {
    State s = Manor.of(4).state();
    assertThat(GAME.maySpeak(s, HuisClos.AMONG_THE_DEAD)).isZero();
    assertThat(GAME.mayHear(s, HuisClos.AMONG_THE_DEAD)).isZero();
    assertThat(GAME.maySpeak(s, "attic")).isZero();
    assertThat(GAME.mayHear(s, "attic")).isZero();
  }

  @Test
  @Rule("HUC-58")
  void whenAllIsOverEverybodyTalksAtTheTable() {
    State s = Manor.of(4).dead(0, 1).over().state();
    assertThat(GAME.maySpeak(s, Talk.TABLE)).isEqualTo(0b1111);
    assertThat(GAME.maySpeak(s, HuisClos.AMONG_THE_DEAD)).isEqualTo(0b0011);
  }
}
