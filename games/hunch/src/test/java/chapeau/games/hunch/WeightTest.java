package chapeau.games.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Playthrough;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What a step of Hunch sends: its events, the parts of the view that changed, the moves asked for.
 */
class WeightTest {
  private final Hunch game = new Hunch();

  @Test
  void aStepIsLightForEverybody() {
    IntSummaryStatistics bytes = new IntSummaryStatistics();
    for (int players : List.of(3, 4, 6)) {
      for (long seed = 1; seed <= 3; seed++) {
        weigh(new Setup(players, Map.of("advanced", "true")), seed, bytes);
      }
    }
    assertThat(bytes.getAverage()).isLessThan(1_500);
    assertThat(bytes.getMax()).isLessThan(16_000);
  }

  private void weigh(Setup setup, long seed, IntSummaryStatistics bytes) {
    Playthrough<State, Move> played = Playthrough.random(game, setup, seed);
    for (int step = 1; step < played.states().size(); step++) {
      for (int seat = 0; seat < setup.players(); seat++) {
        State before = played.states().get(step - 1);
        State after = played.states().get(step);
        bytes.accept(
            events(played.told().get(step - 1), seat)
                + changes(game.view(before, seat), game.view(after, seat))
                + Json.write(game.listed(after, seat)).length());
      }
    }
  }

  private static int events(List<Told> told, int seat) {
    return told.stream()
        .filter(one -> one.reaches(seat))
        .mapToInt(one -> Json.write(one.event()).length())
        .sum();
  }

  private static int changes(View before, View after) {
    JsonNode old = Json.tree(before);
    return Json.tree(after).properties().stream()
        .filter(part -> !part.getValue().equals(old.get(part.getKey())))
        .mapToInt(part -> part.getKey().length() + part.getValue().toString().length() + 4)
        .sum();
  }
}
