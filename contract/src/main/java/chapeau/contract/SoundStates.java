package chapeau.contract;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What {@link Game#flaw} promises: nothing is wrong with a state that is reached by playing, nor
 * with one that is imagined; and whatever else is wrong is said. A game's own test extends it and
 * says what no table can look like.
 */
public abstract class SoundStates<S, M, V> {
  private static final int GAMES = 12;
  private static final int EVERY = 7;

  private final Game<S, M, V> game;
  private final List<Setup> setups;

  protected SoundStates(Game<S, M, V> game, List<Setup> setups) {
    this.game = game;
    this.setups = setups;
  }

  @Test
  protected void whateverIsReachedByPlayingIsSound() {
    play((state, _) -> assertThat(game.flaw(state)).as("%s", state).isEmpty());
  }

  /** A bot that searches plays on from what it imagines: it must be a table like any other. */
  @Test
  protected void whateverIsImaginedIsSound() {
    Dice dice = new Dice(77);
    play((state, moves) -> {
      if (moves % EVERY == 0) {
        for (int viewer : List.of(0, 1, Seat.SPECTATOR)) {
          S world = game.imagine(game.view(state, viewer), dice);
          assertThat(game.flaw(world)).as("%s as %d sees it", world, viewer).isEmpty();
        }
      }
    });
  }

  private void play(BiConsumer<S, Integer> look) {
    for (Setup setup : setups) {
      for (int seed = 0; seed < GAMES; seed++) {
        walk(setup, seed, Integer.MAX_VALUE, look);
      }
    }
  }

  /** A game of moves at random, up to so many of them. */
  private S walk(Setup setup, int seed, int most, BiConsumer<S, Integer> look) {
    Dice dice = new Dice(seed);
    Run.Players<S, M> anybody =
        (state, seats) -> {
          int seat =
              dice.pick(
                  IntStream.range(0, setup.players())
                      .filter(s -> Seat.in(seats, s))
                      .boxed()
                      .toList());
          return new Journal.Entry<>(seat, game.anyMove(state, seat, dice));
        };
    try {
      Run<S, M> run = Run.start(game, setup);
      do {
        look.accept(run.state(), run.moves());
      } while (run.moves() < most && run.advance(dice, anybody, Telling.SILENT).isPresent());
      return run.state();
    } catch (Run.Refused e) {
      throw new AssertionError(e);
    }
  }

  /** Doctors the state after so many moves: what is said of it holds these words, in English. */
  protected void isFlawed(Setup setup, int moves, Consumer<ObjectNode> doctor, String why) {
    ObjectNode state = (ObjectNode) Json.tree(walk(setup, 3, moves, (_, _) -> {}));
    assertThat(flaw(state)).isEmpty();
    doctor.accept(state);
    assertThat(flaw(state))
        .hasValueSatisfying(text -> {
          assertThat(text.en()).contains(why).endsWith(".");
          assertThat(text.fr()).endsWith(".").isNotEqualTo(text.en());
        });
  }

  private Optional<Text> flaw(ObjectNode state) {
    try {
      return game.flaw(Json.read(state, game.types().state()));
    } catch (Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }

  protected static ArrayNode list(ObjectNode parent, String field) {
    return (ArrayNode) parent.path(field);
  }

  /** An object inside a state, by its path. */
  protected static ObjectNode in(ObjectNode state, String path) {
    return (ObjectNode) state.at(path);
  }
}
