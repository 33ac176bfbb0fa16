package chapeau.coach;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import chapeau.bots.Knowledge;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is promised to whoever tries again: the table is laid from what they knew, and no more. */
class WorldsContractTest {
  private static final Budget LITTLE = Budget.of(40);
  private static final int TRIED = 8;

  static List<Playable<?, ?, ?>> games() {
    return List.copyOf(Catalogue.load().all());
  }

  @ParameterizedTest
  @MethodSource("games")
  void twoTruthsThatLookAlikeAreLaidAnewAlike(Playable<?, ?, ?> playable) throws Run.Refused {
    new Laid<>(playable).check();
  }

  private record Laid<S, M, V>(Playable<S, M, V> playable) {

    void check() throws Run.Refused {
      Game<S, M, V> game = playable.game();
      Setup setup = new Setup(game.about().minPlayers());
      Journal<M> journal = Exam.played(playable, setup, List.of("novice"), 0, LITTLE, new Dice(11));
      int every = Math.max(1, journal.entries().size() / (2 * TRIED));
      Dice dice = new Dice(3);
      int otherTruths = 0;
      int otherLayings = 0;
      Telling telling = Telling.aloud();
      Run<S, M> run = Run.start(game, setup, telling);
      List<Told> told = new ArrayList<>(telling.told());
      for (Journal.Entry<M> entry : journal.entries()) {
        if (entry.actor() >= 0 && run.moves() % every == 0) {
          int seat = entry.actor();
          S truth = run.state();
          S other = game.imagine(game.view(truth, seat), dice);
          S laid = laid(truth, seat, told, 1);
          assertThat(Json.write(laid)).isEqualTo(Json.write(laid(other, seat, told, 1)));
          assertThat(game.view(laid, seat)).isEqualTo(game.view(truth, seat));
          assertThat(game.moves(laid, seat)).isEqualTo(game.moves(truth, seat));
          assertThat(game.flaw(laid)).isEmpty();
          otherTruths += other.equals(truth) ? 0 : 1;
          otherLayings += laid.equals(laid(truth, seat, told, 2)) ? 0 : 1;
        }
        telling = Telling.aloud();
        run.play(entry.actor(), entry.move(), telling);
        told.addAll(telling.told());
      }
      assertThat(otherTruths).as("truths that differ in what is hidden").isPositive();
      assertThat(otherLayings).as("tables laid otherwise by other dice").isPositive();
    }

    private S laid(S truth, int seat, List<Told> told, int seed) {
      Knowledge<V> knows = playable.knowledge(truth, seat, told, List.of());
      return playable.worlds().drawn(knows, new Dice(seed));
    }
  }
}
