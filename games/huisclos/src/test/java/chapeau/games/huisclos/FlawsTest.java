package chapeau.games.huisclos;

import chapeau.contract.SoundStates;
import chapeau.engine.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A state somebody wrote is a table, or what is wrong with it is said. */
class FlawsTest extends SoundStates<State, Move, View> {
  private static final Setup FOUR = new Setup(4);

  FlawsTest() {
    super(new HuisClos(), List.of(new Setup(4), new Setup(8)));
  }

  @Test
  void whatNoTableLooksLikeIsSaid() {
    isFlawed(FOUR, 30, s -> s.put("turn", -5), "turn is a number");
    isFlawed(FOUR, 30, s -> s.put("murderer", 4), "nobody sits");
    isFlawed(FOUR, 30, s -> list(s, "players").remove(0), "too few");
    isFlawed(FOUR, 30, s -> list(s, "places").remove(0), "too few");
    isFlawed(FOUR, 30, s -> s.put("spent", 1L), "two places");
    isFlawed(FOUR, 30, s -> in(s, "/players/0").put("cards", 9), "accusation cards");
    isFlawed(
        FOUR,
        30,
        s -> in(s, "/players/0").set("guest", in(s, "/players/1").get("guest")),
        "same character");
    isFlawed(FOUR, 30, s -> s.put("turn", 9), "turn is a number");
    isFlawed(FOUR, 30, s -> s.put("starter", -1), "nobody sits");
    isFlawed(FOUR, 30, s -> s.put("acting", 4), "nobody sits");
    isFlawed(FOUR, 30, s -> in(s, "/players/0").put("cards", -1), "accusation cards");
    isFlawed(FOUR, 30, s -> in(s, "/players/0").put("hand", 0L), "missing");
    isFlawed(FOUR, 30, s -> s.put("closed", 1 << 7), "nobody’s turn");
  }
}
