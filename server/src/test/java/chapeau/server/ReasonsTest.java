package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Assessor;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.contract.Project;
import chapeau.contract.TypeScript;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page knows every reason the coach of a game may give: one without its sentence is no page.
 */
class ReasonsTest {
  static List<Playable<?, ?, ?>> games() {
    return List.copyOf(Catalogue.load().all());
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePageKnowsEveryReason(Playable<?, ?, ?> game) {
    Assessor<?, ?> assessor = game.assessor().orElseThrow();
    String types =
        TypeScript.of(
            "// Made from the Java records of bots/"
                + game.id()
                + " by ReasonsTest; change those, then run the build with"
                + " -Dgolden.update=true.\n\n",
            List.of(assessor.reasons(), assessor.ways()));
    Path file = Project.file("web/src/games/" + game.id() + "/why.ts");
    assertThat(types).isEqualTo(Project.golden(file, types));
  }
}
