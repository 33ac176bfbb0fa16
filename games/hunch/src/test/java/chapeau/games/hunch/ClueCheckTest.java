package chapeau.games.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pairs of a word of the grid and a clue, the page's check has to agree on too. */
class ClueCheckTest {

  static Stream<Arguments> pairs() {
    return Content.rows("clue-check.tsv").stream()
        .map(row -> Arguments.of(row.get(0), row.get(1), row.get(2)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  @Rule("HUN-13")
  void aClueContainsNoWordOfTheGrid(String target, String clue, String trouble) {
    Optional<String> found =
        ClueCheck.clash(clue, List.of(ClueCheck.Target.of(target))).map(ClueCheck.Clash::clue);
    assertThat(found.orElse("")).isEqualTo(trouble);
  }
}
