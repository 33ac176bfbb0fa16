package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import chapeau.bots.hattari.MarkerStates.Stop;
import chapeau.engine.Setup;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is solved ahead is near an equilibrium of the whole game. */
class SolutionTest {
  private static final Stop USUAL = new Stop(8, false);

  @TempDir private Path folder = Path.of("");

  @Test
  void nobodyGainsMuchByKnowingHowTwoExpertsPlay() throws IOException {
    Values values = new Values(new MarkerStates(2, USUAL));
    new Induction(values, new Induction.Care(300, 0.003, 0)).run((_, _) -> {});
    Challenge challenge = new Challenge(values, 300, 0.003);
    challenge.run((_, _) -> {});
    assertThat(challenge.bestWins()).isBetween(0.5, 0.53);
    assertThat(challenge.naiveWins()).isLessThan(0.3);
    assertThat(challenge.worstNashConv()).isLessThan(0.02);
    assertThat(challenge.leaningWins()).isGreaterThan(challenge.keepingWins() + 0.03);
    assertThat(challenge.bestOfLeaningWins()).isGreaterThan(challenge.bestWins());
  }

  @Test
  void aRoundOfThreeIsSolvedWithTheGameInView() {
    Values values = shipped(3);
    RoundSolver solver =
        new RoundSolver(RoundTree.of(3), values.stakes(values.states().size() - 1));
    solver.solve(100, 0);
    assertThat(solver.outlook(solver.average()).nashConv()).isLessThan(0.01);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void whatARoundIsWorthFollowsFromHowItEnds(int players) {
    Values values = shipped(players);
    int start = values.states().size() - 1;
    RoundSolver solver = new RoundSolver(RoundTree.of(players), values.stakes(start));
    solver.solve(3, 0);
    double[] ends = solver.ends(solver.average());
    double[] worth = solver.outlook(solver.average()).value();
    double[] reckoned = new double[players];
    for (int end = 0; end < ends.length; end++) {
      for (int i = 0; i < players; i++) {
        reckoned[i] += ends[end] * values.after(values.states().next(start)[end], i);
      }
    }
    assertThat(Arrays.stream(ends).sum()).isCloseTo(1, within(1e-5));
    assertThat(reckoned).containsExactly(worth, within(1e-5));
  }

  @Test
  void theValuesThatComeWithTheProgramShareOneWin() {
    assertSolved(shipped(3));
    assertSolved(shipped(4));
    for (int limit = 8; limit <= 9; limit++) {
      assertSolved(ValueShelf.of(2, new Stop(limit, false)));
      assertSolved(ValueShelf.of(2, new Stop(limit, true)));
    }
  }

  private static void assertSolved(Values values) {
    for (int state = 0; state < values.states().size(); state++) {
      double all = 0;
      for (int i = 0; i < values.states().players(); i++) {
        all += values.of(state, i);
      }
      assertThat(values.isSolved(state)).isTrue();
      assertThat(all).isBetween(0.999, 1.001);
    }
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    Values values = new Values(new MarkerStates(2, USUAL));
    values.set(3, new double[] {0.25, 0.75});
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    values.write(out);
    Values again = new Values(values.states());
    again.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(again.isSolved(3)).isTrue();
    assertThat(again.isSolved(2)).isFalse();
    assertThat(again.of(3, 1)).isBetween(0.7499, 0.7501);
  }

  @Test
  void solvingGoesOnWhereItWasStopped() throws IOException {
    new HattariSolver().solve(new Setup(2), folder, false, _ -> {});
    Path file = folder.resolve(ValueShelf.fileName(2, USUAL));
    byte[] first = Files.readAllBytes(file);
    List<String> said = new ArrayList<>();
    new HattariSolver().solve(new Setup(2), folder, false, said::add);
    assertThat(Files.readAllBytes(file)).isEqualTo(first);
    assertThat(said).hasSize(1);
  }

  private static Values shipped(int players) {
    return ValueShelf.of(players, USUAL);
  }
}
