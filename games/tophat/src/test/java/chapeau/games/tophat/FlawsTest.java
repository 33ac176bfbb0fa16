package chapeau.games.tophat;

import chapeau.contract.SoundStates;
import chapeau.engine.Setup;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A state somebody wrote is a table, or what is wrong with it is said. */
class FlawsTest extends SoundStates<State, Move, View> {
  private static final Setup TWO = new Setup(2);

  FlawsTest() {
    super(new TopHat(), List.of(new Setup(2), new Setup(3)));
  }

  @Test
  void whatNoTableLooksLikeIsSaid() {
    isFlawed(TWO, 20, s -> in(s, "/board/tops").put("blue", -1L), "same place");
    isFlawed(TWO, 20, s -> in(s, "/board/tops").put("red", 1L << 30), "centre");
    isFlawed(TWO, 20, s -> in(s, "/board/thirds").put("red", 1L), "not there");
    isFlawed(TWO, 20, s -> s.put("quiet", -1), "quiet");
    isFlawed(TWO, 20, s -> s.put("forbidden", 4), "rings");
    isFlawed(TWO, 20, s -> s.put("acting", 2), "turn of none");
    isFlawed(TWO, 20, s -> s.set("hands", s.arrayNode()), "two or three");
    isFlawed(TWO, 5, s -> list(in(s, "/hands/0"), "stacks").remove(0), "five stacks");
    isFlawed(TWO, 3, s -> in(s, "/hands/0/stacks/0").put("middle", 2), "does not have");
    isFlawed(TWO, 3, FlawsTest::fiveOfOneHat, "does not have");
    isFlawed(TWO, 20, s -> in(s, "/board/tops").put("yellow", 1L), "not there");
    isFlawed(TWO, 20, s -> s.put("quiet", 61), "quiet");
    isFlawed(TWO, 20, s -> s.put("forbidden", 0), "rings");
    isFlawed(TWO, 20, s -> s.put("acting", -1), "turn of none");
    isFlawed(TWO, 20, s -> s.put("phase", "PLACE"), "five stacks");
    isFlawed(TWO, 3, s -> s.put("phase", "MOVE"), "five stacks");
  }

  private static void fiveOfOneHat(ObjectNode state) {
    list(in(state, "/hands/0"), "stacks")
        .forEach(stack -> ((ObjectNode) stack).put("middle", 0).put("bottom", 0));
  }
}
