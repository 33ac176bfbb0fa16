package chapeau.cli;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * A state somebody wrote is loaded if a table can look like that, and refused with what is wrong.
 */
class LoadedStateTest {
  private static final Catalogue GAMES = Catalogue.load();

  /** The state after so many moves at random. */
  private static <S, M> S walk(Game<S, M, ?> game, Setup setup, int seed, int most)
      throws Run.Refused {
    Dice dice = new Dice(seed);
    Run<S, M> run = Run.start(game, setup);
    Run.Players<S, M> anybody =
        (state, seats) -> {
          int seat =
              dice.pick(IntStream.range(0, 8).filter(s -> Seat.in(seats, s)).boxed().toList());
          return new Journal.Entry<>(seat, game.anyMove(state, seat, dice));
        };
    while (run.moves() < most && run.advance(dice, anybody, Telling.SILENT).isPresent()) {
      // On to the next.
    }
    return run.state();
  }

  /** What each game says of its own states is tried beside its rules. */
  @Test
  void aStateThatNoTableLooksLikeIsRefusedWithWhatIsWrong() throws Run.Refused {
    isRefused("hattari", 3, 4, s -> s.put("round", -5), "round");
    isRefused("tophat", 2, 20, s -> s.put("quiet", -1), "quiet");
    isRefused("hatouf", 4, 60, LoadedStateTest::twoOnOneCell, "same cell");
    isRefused("hunch", 3, 9, s -> list(s, "grid").set(0, list(s, "grid").get(1)), "grid");
    isRefused("huisclos", 4, 30, s -> s.put("spent", 1L), "two places");
  }

  private static void twoOnOneCell(ObjectNode state) {
    ArrayNode places = (ArrayNode) state.at("/fleet/places");
    places.set(0, 9);
    places.set(5, 9);
  }

  private static ArrayNode list(ObjectNode parent, String field) {
    return (ArrayNode) parent.path(field);
  }

  /** Doctors a state reached after so many moves; it was loaded before, and is refused after. */
  private static void isRefused(
      String game, int players, int moves, Consumer<ObjectNode> doctor, String why)
      throws Run.Refused {
    Game<?, ?, ?> rules = GAMES.find(game).orElseThrow().game();
    Conversation<?, ?, ?> talk = new Conversation<>(rules);
    ObjectNode state = (ObjectNode) Json.tree(walk(rules, new Setup(players), 3, moves));
    assertThat(load(talk, state).path("ok").asBoolean()).isTrue();
    JsonNode before = say(talk, "{\"cmd\":\"state\"}");
    doctor.accept(state);
    JsonNode no = load(talk, state);
    assertThat(no.path("ok").asBoolean(true)).isFalse();
    assertThat(no.path("error").asText()).contains(why).endsWith(".");
    assertThat(no.path("fr").asText()).isNotBlank().endsWith(".");
    assertThat(say(talk, "{\"cmd\":\"state\"}")).isEqualTo(before);
  }

  private static JsonNode load(Conversation<?, ?, ?> talk, ObjectNode state) {
    return say(talk, "{\"cmd\":\"load\",\"state\":" + state + "}");
  }

  private static JsonNode say(Conversation<?, ?, ?> talk, String line) {
    try {
      return Json.parse(talk.answer(line));
    } catch (Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }
}
