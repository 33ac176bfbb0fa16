package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Playthrough;
import chapeau.engine.Setup;
import chapeau.games.huisclos.State.Step;
import chapeau.json.Json;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a page is sent of the ways to end a search is light, and all of them follow from it. */
class ListedTest {
  private static final HuisClos GAME = new HuisClos();

  /** Searches about to end in the confrontations of many games, where there are most ways. */
  private static Stream<State> searches() {
    return LongStream.rangeClosed(1, 150)
        .mapToObj(seed -> Playthrough.random(GAME, new Setup(4 + (int) seed % 5), seed))
        .flatMap(played -> played.states().stream())
        .filter(state -> state.step() == Step.TAKE && state.confrontation());
  }

  @Test
  void theRestFollowsFromWhatLiesThere() {
    assertThat(searches())
        .isNotEmpty()
        .allSatisfy(state -> {
          int seat = state.acting();
          assertThat(GAME.listed(state, seat).stream().flatMap(move -> all(state, seat, move)))
              .containsExactlyInAnyOrderElementsOf(GAME.moves(state, seat));
        });
  }

  /** As the page does it: taking.ts. */
  private static Stream<Move> all(State state, int seat, Move move) {
    if (!(move instanceof Move.Take(Clue clue, Clue put, Clue destroy, Clue _))) {
      return Stream.of(move);
    }
    List<Clue> lying = Clue.list(state.lying(state.player(seat).place()));
    List<Clue> there =
        Stream.concat(lying.stream(), Stream.of(put).filter(one -> one != Clue.NONE))
            .filter(one -> one != clue && !one.isWeapon())
            .toList();
    return there.isEmpty()
        ? Stream.of(move)
        : there.stream().map(one -> new Move.Take(clue, put, destroy, one));
  }

  @Test
  void noListIsHeavy() {
    assertThat(searches())
        .allSatisfy(state ->
            assertThat(Json.write(GAME.listed(state, state.acting())).length()).isLessThan(14_000));
    assertThat(
            searches().mapToInt(state -> GAME.moves(state, state.acting()).size()).max().orElse(0))
        .isGreaterThan(200);
  }
}
