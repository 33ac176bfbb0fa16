package chapeau.bots.hatouf;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.arena.Arena;
import chapeau.arena.Honest;
import chapeau.arena.Match;
import chapeau.bots.Budget;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.games.hatouf.Hatouf;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.State;
import chapeau.games.hatouf.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The beginner at the table of Hatouf. */
class NoviceTest {
  private static final Hatouf HATOUF = new Hatouf();
  private static final Setup SHORT = new Setup(4, Map.of("short", "true"));
  private static final Playable<State, Move, View> PLAYABLE =
      new Playable<>(HATOUF, new HatoufBots().levels());

  @Test
  @Tag("long")
  void aTeamOfTwoBeatsRandomPlayClearly() throws Match.Refused {
    Arena arena = Arena.run(PLAYABLE, SHORT, List.of("novice", "random"), 200, 1, Budget.of(2_000));
    assertThat(arena.bots().getFirst().low95()).isGreaterThan(0.95);
  }

  @Test
  void aWholeGameOfNovicesEnds() throws Match.Refused {
    Arena arena = Arena.run(PLAYABLE, new Setup(4), List.of("novice"), 4, 2, Budget.of(2_000));
    assertThat(arena.bots().getFirst().games()).isEqualTo(16);
  }

  @Test
  void whatItCannotKnowDoesNotChangeItsMind() {
    Honest.check(PLAYABLE, "novice", SHORT, 1);
  }
}
