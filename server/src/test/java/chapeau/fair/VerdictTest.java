package chapeau.fair;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An exported game convinces, and a doctored one does not. */
class VerdictTest {
  private static final Catalogue GAMES = Catalogue.load();
  private static final List<String> SALTS = List.of("salt", "", "more");

  @Test
  void anHonestGameIsFoundHonest() {
    assertThat(Verdict.of(game(), GAMES)).isInstanceOf(Verdict.Honest.class);
  }

  @Test
  void aSeedThatWasNotCommittedToIsFound() {
    GameFile file = game();
    assertThat(
            wrong(
                new GameFile(
                    file.format(),
                    file.game(),
                    file.version(),
                    file.table(),
                    file.setup(),
                    file.names(),
                    file.commitment(),
                    Seed.random().hex(),
                    file.salts(),
                    file.seals(),
                    file.moves(),
                    file.places())))
        .contains("committed");
  }

  @Test
  void saltsThatWereChangedAreFound() {
    GameFile file = game();
    assertThat(
            wrong(
                new GameFile(
                    file.format(),
                    file.game(),
                    file.version(),
                    file.table(),
                    file.setup(),
                    file.names(),
                    file.commitment(),
                    file.seed(),
                    List.of("", "", ""),
                    List.of("", "", ""),
                    file.moves(),
                    file.places())))
        .contains("Draw 1");
  }

  @Test
  void saltsThatWereNotTheSealedOnesAreFound() {
    GameFile file = game();
    assertThat(
            wrong(
                new GameFile(
                    file.format(),
                    file.game(),
                    file.version(),
                    file.table(),
                    file.setup(),
                    file.names(),
                    file.commitment(),
                    file.seed(),
                    List.of("another", "", ""),
                    List.of(Salts.seal("one"), "", ""),
                    file.moves(),
                    file.places())))
        .contains("sealed");
  }

  @Test
  void aMoveAgainstTheRulesIsFound() {
    assertThat(wrong(withMoves(game(), VerdictTest::doubled))).contains("against the rules");
  }

  @Test
  void aGameCutShortIsFound() {
    assertThat(wrong(withMoves(game(), moves -> moves.subList(0, moves.size() - 1))))
        .contains("not over");
  }

  private static List<GameFile.Row> doubled(List<GameFile.Row> moves) {
    List<GameFile.Row> doubled = new ArrayList<>(moves);
    doubled.add(3, moves.get(2));
    return IntStream.range(0, doubled.size())
        .mapToObj(i ->
            new GameFile.Row(
                i + 1, doubled.get(i).actor(), doubled.get(i).move(), doubled.get(i).time()))
        .toList();
  }

  @Test
  void aMoveLeftOutIsFound() {
    assertThat(
            wrong(
                withMoves(
                    game(),
                    moves ->
                        Stream.concat(moves.stream().limit(6), moves.stream().skip(7)).toList())))
        .contains("Move 7 is missing");
  }

  private static GameFile withMoves(GameFile file, UnaryOperator<List<GameFile.Row>> change) {
    return new GameFile(
        file.format(),
        file.game(),
        file.version(),
        file.table(),
        file.setup(),
        file.names(),
        file.commitment(),
        file.seed(),
        file.salts(),
        file.seals(),
        change.apply(file.moves()),
        file.places());
  }

  private static String wrong(GameFile file) {
    return switch (Verdict.of(file, GAMES)) {
      case Verdict.Wrong(String why) -> why;
      case Verdict.OtherRules(int _, int _, String why) -> why;
      case Verdict.Honest _ -> "honest";
    };
  }

  private static GameFile game() {
    Playable<?, ?, ?> hattari = GAMES.find("hattari").orElseThrow();
    return play(hattari.game());
  }

  private static <S, M, V> GameFile play(Game<S, M, V> game) {
    Seed seed = new Seed("ab".repeat(32));
    Setup setup = new Setup(3);
    Dice dice = new Dice(5);
    List<GameFile.Row> rows = new ArrayList<>();
    int draws = 0;
    S state = done(game.start(setup));
    while (true) {
      int actor;
      M move;
      switch (game.turn(state)) {
        case Turn.Chance() -> {
          actor = Seat.CHANCE;
          move = game.draw(state, seed.draw("table", SALTS, ++draws));
        }
        case Turn.Acting(int seats) -> {
          actor = Integer.numberOfTrailingZeros(seats);
          move = game.anyMove(state, actor, dice);
        }
        case Turn.Over(Ranking ranking) -> {
          return new GameFile(
              GameFile.FORMAT,
              "hattari",
              game.about().version(),
              "table",
              setup,
              List.of("A", "B", "C"),
              seed.commitment(),
              seed.hex(),
              SALTS,
              SALTS.stream().map(salt -> salt.isEmpty() ? "" : Salts.seal(salt)).toList(),
              rows,
              ranking.places());
        }
      }
      rows.add(new GameFile.Row(rows.size() + 1, actor, Json.tree(move), "2026-11-15T20:00:00Z"));
      state = done(game.play(state, actor, move));
    }
  }

  private static <S> S done(Played<S> played) {
    return switch (played) {
      case Played.Done<S>(S state, var _) -> state;
      case Played.Refused<S>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
