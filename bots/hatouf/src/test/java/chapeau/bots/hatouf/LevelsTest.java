package chapeau.bots.hatouf;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.arena.Arena;
import chapeau.arena.Honest;
import chapeau.arena.Match;
import chapeau.bots.Budget;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.State;
import chapeau.games.hatouf.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Novice, player and expert at the table of Hatouf. */
class LevelsTest {
  private static final Playable<State, Move, View> PLAYABLE = Playable.of(new HatoufBots());
  private static final Setup SETUP = new Setup(4, Map.of("short", "true"));

  @Test
  @Tag("long")
  void thePlayerBeatsTheNovice() throws Match.Refused {
    assertThat(wins(List.of("player", "novice"), 12)).isGreaterThan(0.6);
  }

  @Test
  @Tag("long")
  void theExpertBeatsThePlayer() throws Match.Refused {
    assertThat(wins(List.of("expert", "player"), 16)).isGreaterThan(0.5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"novice", "player", "expert"})
  void whatItCannotKnowDoesNotChangeItsMindNorDoesAskingTwice(String level) {
    Honest.check(PLAYABLE, level, SETUP, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"player", "expert"})
  void whoeverMayNotThinkAnswersAllTheSame(String level) throws Match.Refused {
    Arena.run(PLAYABLE, SETUP, List.of(level, "random"), 2, 1, Budget.of(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"player", "expert"})
  void whoeverIsInterruptedAnswersAtOnce(String level) throws Match.Refused {
    Thread.currentThread().interrupt();
    Arena.run(PLAYABLE, SETUP, List.of(level, "random"), 2, 1, Budget.of(Integer.MAX_VALUE));
    assertThat(Thread.interrupted()).isTrue();
  }

  private static double wins(List<String> bots, int games) throws Match.Refused {
    return Arena.run(PLAYABLE, SETUP, bots, games, 1, Budget.of(100)).bots().getFirst().winRate();
  }
}
