package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Arena;
import chapeau.bots.Honest;
import chapeau.bots.Match;
import chapeau.bots.Playable;
import chapeau.bots.Situation;
import chapeau.engine.Setup;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The beginner at the table of Hattari. */
class NoviceTest {
  private static final Hattari HATTARI = new Hattari();
  private static final Playable<State, Move, View> PLAYABLE =
      new Playable<>(HATTARI, new HattariBots().levels());

  @Test
  void itBeatsRandomPlayClearly() throws Match.Refused {
    Arena arena =
        Arena.run(
            PLAYABLE,
            new Setup(3),
            List.of("novice", "random", "random"),
            600,
            1,
            Situation.AT_THE_TABLE);
    assertThat(arena.bots().getFirst().low95()).isGreaterThan(0.40);
  }

  @Test
  void itOnlyEverMakesLegalMoves() throws Match.Refused {
    for (int players = 2; players <= 4; players++) {
      Arena arena =
          Arena.run(
              PLAYABLE, new Setup(players), List.of("novice"), 100, 2, Situation.AT_THE_TABLE);
      assertThat(arena.bots()).hasSize(1);
    }
  }

  @Test
  void whatItCannotKnowDoesNotChangeItsMind() {
    Honest.check(PLAYABLE, "novice", new Setup(4), 50);
  }
}
