package chapeau.bots.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.arena.Arena;
import chapeau.arena.Match;
import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Knowledge;
import chapeau.engine.Dice;
import chapeau.engine.Setup;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In the arena bots hear each other as at a table, and their accusations are counted. */
class HeardTest {
  private static final Setup SETUP = new Setup(4);

  @Test
  void whatIsSaidIsHeardByAll() throws Match.Refused {
    List<Knowledge<View>> asked = new ArrayList<>();
    Bot<View, Move> novice = new Novice();
    Bot<View, Move> listening =
        (now, dice) -> {
          asked.add(now.knows());
          return novice.choose(now, dice);
        };
    for (int seed = 0; seed < 5; seed++) {
      List<Bot<View, Move>> bots = Collections.nCopies(4, listening);
      Match.play(Evening.PLAYABLE, SETUP, bots, Budget.of(1), new Dice(seed), new Dice(seed + 9));
    }
    assertThat(asked).anyMatch(knows -> heardFromOthers(knows) > 1);
    assertThat(asked)
        .allSatisfy(knows ->
            assertThat(knows.claims())
                .allMatch(claim -> claim.told() <= knows.told().size())
                .isSortedAccordingTo((one, other) -> Integer.compare(one.told(), other.told())));
  }

  private static long heardFromOthers(Knowledge<View> knows) {
    return knows.claims().stream()
        .map(Knowledge.Claim::seat)
        .filter(seat -> seat != knows.seat())
        .distinct()
        .count();
  }

  @Test
  void accusationsAreCountedByWhoMadeThem() throws Match.Refused {
    Arena arena =
        Arena.run(Evening.PLAYABLE, SETUP, List.of("expert", "novice"), 40, 1, Budget.of(1));
    Arena.Counted accusations = arena.bots().getFirst().figures().getFirst();
    assertThat(accusations.name()).isEqualTo("accusations right");
    assertThat(accusations.cases()).isPositive();
    assertThat(accusations.low95())
        .isBetween(0.0, accusations.mean())
        .isLessThan(accusations.high95());
  }
}
