package chapeau.games.hatouf;

import chapeau.contract.SoundStates;
import chapeau.engine.Setup;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A state somebody wrote is a table, or what is wrong with it is said. */
class FlawsTest extends SoundStates<State, Move, View> {
  private static final Setup FOUR = new Setup(4);

  FlawsTest() {
    super(
        new Hatouf(),
        List.of(new Setup(4), new Setup(4, Map.of("short", "true", "flying", "true"))));
  }

  @Test
  void whatNoTableLooksLikeIsSaid() {
    isFlawed(FOUR, 60, FlawsTest::twoOnOneCell, "same cell");
    isFlawed(FOUR, 60, s -> places(s).set(0, 300), "nowhere");
    isFlawed(FOUR, 60, s -> places(s).set(0, -1), "nowhere");
    isFlawed(FOUR, 60, s -> places(s).remove(0), "sixteen");
    isFlawed(FOUR, 60, s -> in(s, "/fleet").put("each", 3), "too many or too few boats");
    isFlawed(FOUR, 60, s -> s.put("deck", -5), "deck");
    isFlawed(FOUR, 60, s -> s.put("deal", 4), "deal");
    isFlawed(FOUR, 3, s -> list(s, "hands").set(0, list(s, "hands").get(1)), "two places");
    isFlawed(FOUR, 3, s -> s.put("discards", -1L), "two places");
    isFlawed(FOUR, 3, s -> s.put("dealer", 4), "nobody’s turn");
    isFlawed(FOUR, 7, s -> s.put("acting", -1), "nobody’s turn");
    isFlawed(FOUR, 7, s -> list(s, "gave").set(0, 52), "cannot have");
    isFlawed(FOUR, 60, s -> s.put("deck", 21), "deck");
    isFlawed(FOUR, 60, s -> s.put("deal", 0), "deal");
    isFlawed(FOUR, 60, s -> list(s, "gave").remove(0), "four players");
    isFlawed(FOUR, 60, s -> places(s).set(0, 75), "too many or too few boats");
    isFlawed(
        new Setup(4, Map.of("short", "true")),
        60,
        s -> in(s, "/fleet").put("loaded", -1),
        "not in the game");
    isFlawed(FOUR, 3, s -> s.put("dealer", -1), "nobody’s turn");
    isFlawed(FOUR, 60, s -> list(list(s, "played"), 0).add(77), "cannot have");
    isFlawed(FOUR, 7, s -> list(s, "gave").set(0, -2), "cannot have");
    isFlawed(FOUR, 3, s -> s.put("step", "DEAL"), "nobody’s turn");
  }

  private static void twoOnOneCell(ObjectNode state) {
    places(state).set(0, 9);
    places(state).set(5, 9);
  }

  private static ArrayNode list(ArrayNode parent, int at) {
    return (ArrayNode) parent.path(at);
  }

  private static ArrayNode places(ObjectNode state) {
    return list(in(state, "/fleet"), "places");
  }
}
