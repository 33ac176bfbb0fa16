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
import chapeau.games.tophat.TopHat;
import chapeau.games.tophat.View;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The beginner at a table of Top Hat. */
class NoviceTest {
  private static final TopHat TOPHAT = new TopHat();
  private static final Playable<State, Move, View> PLAYABLE =
      new Playable<>(TOPHAT, new TopHatBots().levels());

  @Test
  @Tag("long")
  void itBeatsRandomPlayClearly() throws Match.Refused {
    assertThat(againstRandom(List.of("novice", "random"), 300)).isGreaterThan(0.8);
    assertThat(againstRandom(List.of("novice", "random", "random"), 300)).isGreaterThan(0.7);
  }

  @Test
  void itOnlyEverMakesLegalMoves() throws Match.Refused {
    for (int players = 2; players <= 3; players++) {
      Arena arena =
          Arena.run(PLAYABLE, new Setup(players), List.of("novice"), 30, 2, Budget.of(2_000));
      assertThat(arena.bots()).hasSize(1);
    }
  }

  @Test
  void whatItCannotKnowDoesNotChangeItsMind() {
    Honest.check(PLAYABLE, "novice", new Setup(3), 10);
  }

  /** The lower end of the interval of the first bot's win rate. */
  private static double againstRandom(List<String> bots, int games) throws Match.Refused {
    return Arena.run(PLAYABLE, new Setup(bots.size()), bots, games, 1, Budget.of(2_000))
        .bots()
        .getFirst()
        .low95();
  }
}
