package chapeau.games.hunch;

import chapeau.contract.SoundStates;
import chapeau.engine.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A state somebody wrote is a table, or what is wrong with it is said. */
class FlawsTest extends SoundStates<State, Move, View> {
  private static final Setup THREE = new Setup(3);

  FlawsTest() {
    super(new Hunch(), List.of(new Setup(3), new Setup(6)));
  }

  @Test
  void whatNoTableLooksLikeIsSaid() {
    isFlawed(THREE, 9, s -> s.put("round", 4), "round");
    isFlawed(THREE, 9, s -> s.put("first", -1), "sits on no seat");
    isFlawed(THREE, 9, s -> list(s, "players").remove(0), "three to six");
    isFlawed(THREE, 9, s -> in(s, "/players/0").put("coins", -1), "coins");
    isFlawed(THREE, 9, s -> list(s, "grid").set(0, list(s, "grid").get(1)), "grid");
    isFlawed(THREE, 9, s -> s.put("gone", -1), "left the grid");
    isFlawed(THREE, 9, s -> in(s, "/players/0/secrets/0").put("word", 99), "secret words");
    isFlawed(THREE, 9, s -> in(s, "/deck").put("pile", (1L << 48) - 1), "two places");
    isFlawed(THREE, 9, s -> list(in(s, "/players/1/hand"), "cards").remove(0), "two clue");
    isFlawed(THREE, 9, s -> s.put("round", -1), "round");
    isFlawed(THREE, 9, s -> list(s, "grid").remove(0), "grid");
    isFlawed(THREE, 9, s -> list(s, "grid").set(0, 64), "grid");
    isFlawed(THREE, 9, s -> in(s, "/deck").put("discards", 1L << 50), "two places");
    isFlawed(
        THREE,
        9,
        s -> in(s, "/players/0/secrets/0").set("word", in(s, "/players/1/secrets/0").get("word")),
        "secret words");
    isFlawed(THREE, 9, s -> list(in(s, "/players/0"), "secrets").remove(0), "secret words");
    isFlawed(THREE, 3, s -> list(in(s, "/players/0"), "targets").remove(0), "secret words");
    isFlawed(THREE, 9, s -> s.put("step", "BID"), "nobody’s turn");
    isFlawed(THREE, 9, s -> s.put("step", "TAKE"), "nobody’s turn");
    isFlawed(THREE, 9, s -> s.put("step", "BONUS"), "nobody’s turn");
    isFlawed(THREE, 9, s -> s.put("step", "REDRAW"), "nobody’s turn");
  }
}
