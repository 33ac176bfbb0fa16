package chapeau.bots.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.arena.Arena;
import chapeau.arena.Honest;
import chapeau.arena.Match;
import chapeau.bots.Budget;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.State;
import chapeau.games.tophat.View;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Novice, player and expert at the table of Top Hat. */
class LevelsTest {
  private static final Playable<State, Move, View> PLAYABLE = Playable.of(new TopHatBots());
  private static final Setup SETUP = new Setup(2);

  @Test
  @Tag("long")
  void thePlayerBeatsTheNovice() throws Match.Refused {
    assertThat(wins(List.of("player", "novice"), 20, 600)).isGreaterThan(0.6);
  }

  @Test
  @Tag("long")
  void theExpertBeatsThePlayer() throws Match.Refused {
    assertThat(wins(List.of("expert", "player"), 24, 150)).isGreaterThan(0.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"novice", "player", "expert", "plain"})
  void whatItCannotKnowDoesNotChangeItsMindNorDoesAskingTwice(String level) {
    Honest.check(PLAYABLE, level, SETUP, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"player", "expert", "plain"})
  void whoeverMayNotThinkAnswersAllTheSame(String level) throws Match.Refused {
    Arena.run(PLAYABLE, SETUP, List.of(level, "random"), 2, 1, Budget.of(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"player", "expert", "plain"})
  void whoeverIsInterruptedAnswersAtOnce(String level) throws Match.Refused {
    Thread.currentThread().interrupt();
    Arena.run(PLAYABLE, SETUP, List.of(level, "random"), 2, 1, Budget.of(Integer.MAX_VALUE));
    assertThat(Thread.interrupted()).isTrue();
  }

  private static double wins(List<String> bots, int games, int effort) throws Match.Refused {
    return Arena.run(PLAYABLE, SETUP, bots, games, 1, Budget.of(effort))
        .bots()
        .getFirst()
        .winRate();
  }
}
