package chapeau.games.hattari;

import chapeau.contract.SoundStates;
import chapeau.engine.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A state somebody wrote is a table, or what is wrong with it is said. */
class FlawsTest extends SoundStates<State, Move, View> {
  private static final Setup THREE = new Setup(3);

  FlawsTest() {
    super(new Hattari(), List.of(new Setup(2), new Setup(3), new Setup(4)));
  }

  @Test
  void whatNoTableLooksLikeIsSaid() {
    isFlawed(THREE, 4, s -> s.put("round", -5), "round");
    isFlawed(THREE, 4, s -> s.put("round", 7), "revealed");
    isFlawed(THREE, 4, s -> s.put("first", 3), "sits on no seat");
    isFlawed(THREE, 4, s -> in(s, "/variant").put("players", 9), "two to four");
    isFlawed(THREE, 4, s -> list(s, "markers").remove(0), "for each player");
    isFlawed(THREE, 4, s -> in(s, "/markers/0").put("black", 1), "too many");
    isFlawed(THREE, 4, s -> in(s, "/deal").put("victim", 0), "each once");
    isFlawed(THREE, 4, s -> s.put("looked", 7), "Two suspects");
    isFlawed(THREE, 4, s -> list(s, "accusations").add(0).add(1).add(2).add(0), "accusat");
    isFlawed(THREE, 7, s -> s.put("swap", -2), "swapped");
    isFlawed(THREE, 4, s -> s.put("over", true), "revealed");
    isFlawed(THREE, 4, s -> in(s, "/variant").put("first", 7), "sits on no seat");
    isFlawed(THREE, 4, s -> in(s, "/markers/0").put("coloured", 6).put("black", -1), "too many");
    isFlawed(THREE, 7, s -> list(s, "accusations").set(0, 3), "accusations");
    isFlawed(THREE, 7, s -> s.put("unseen", 3), "swapped");
    isFlawed(THREE, 7, s -> s.put("swap", 3), "swapped");
  }
}
