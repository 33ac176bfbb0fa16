package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.arena.Arena;
import chapeau.arena.Honest;
import chapeau.arena.Match;
import chapeau.bots.Budget;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bots at the table of Hattari. */
class HattariBotsTest {
  private static final Hattari HATTARI = new Hattari();
  private static final Playable<State, Move, View> PLAYABLE =
      new Playable<>(HATTARI, new HattariBots().levels());

  @Test
  @Tag("long")
  void itBeatsRandomPlayClearly() throws Match.Refused {
    Arena arena =
        Arena.run(
            PLAYABLE,
            new Setup(3),
            List.of("novice", "random", "random"),
            600,
            1,
            Budget.of(2_000));
    assertThat(arena.bots().getFirst().low95()).isGreaterThan(0.40);
  }

  @Test
  void itOnlyEverMakesLegalMoves() throws Match.Refused {
    for (int players = 2; players <= 4; players++) {
      Arena arena =
          Arena.run(PLAYABLE, new Setup(players), List.of("novice"), 100, 2, Budget.of(2_000));
      assertThat(arena.bots()).hasSize(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"novice,4,20", "player,2,4", "expert,2,4", "player,3,2", "expert,3,2"})
  void whatItCannotKnowDoesNotChangeItsMind(String level, int players, int games) {
    Honest.check(PLAYABLE, level, new Setup(players), games);
  }

  @Test
  @Tag("long")
  void theLevelsBeatEachOther() throws Match.Refused {
    assertThat(winsOf("player", "novice")).isGreaterThan(0.5);
    assertThat(winsOf("expert", "player")).isGreaterThan(0.5);
  }

  private static double winsOf(String better, String worse) throws Match.Refused {
    return Arena.run(PLAYABLE, new Setup(2), List.of(better, worse), 300, 1, Budget.of(200))
        .bots()
        .getFirst()
        .low95();
  }

  @Test
  void theExpertAnswersHoweverLittleItMayThink() throws Match.Refused {
    for (int players = 2; players <= 4; players++) {
      Arena arena = Arena.run(PLAYABLE, new Setup(players), List.of("expert"), 1, 3, Budget.of(1));
      assertThat(arena.bots()).hasSize(1);
    }
  }

  @Test
  void theSameSeedAndEffortGiveTheSameGames() throws Match.Refused {
    assertThat(standings()).isEqualTo(standings());
  }

  private static List<Double> standings() throws Match.Refused {
    return Arena.run(PLAYABLE, new Setup(3), List.of("expert", "player"), 9, 5, Budget.of(30))
        .bots()
        .stream()
        .map(Arena.Standing::meanRank)
        .toList();
  }
}
