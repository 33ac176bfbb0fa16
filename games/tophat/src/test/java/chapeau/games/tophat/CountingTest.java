package chapeau.games.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Playthrough;
import chapeau.contract.Rule;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Counts of legal moves, written down, and found again by a second and naive reading. */
class CountingTest {
  private static final TopHat GAME = new TopHat();

  /** How many ways there are to play one, two and three moves from a position. */
  record Counted(String name, Table table, long one, long two, long three) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static Counted counted(String name, Table table, long one, long two, long three) {
    return new Counted(name, table, one, two, three);
  }

  private static Table two() {
    return Table.of(2);
  }

  static Stream<Counted> positions() {
    return Stream.of(
        counted("in the open", two().stack("E3", "r").stack("E8", "bb"), 6, 6, 18),
        counted("beside the neutral hat", two().stack("E4", "r").stack("H3", "bb"), 5, 10, 31),
        counted("on a side of the second ring", two().stack("D2", "r").stack("H4", "b"), 4, 8, 20),
        counted(
            "in a corner of the second ring", two().stack("E2", "r").stack("H4", "b"), 3, 6, 14),
        counted(
            "a corner of the second ring, forbidden",
            two().stack("E2", "r").stack("H4", "b").forbidden(2),
            1,
            2,
            6),
        counted(
            "a side of the second ring, forbidden",
            two().stack("D2", "r").stack("H4", "b").forbidden(2),
            2,
            4,
            14),
        counted("in a corner of the outer ring", two().stack("A1", "r").stack("H4", "b"), 1, 2, 2),
        counted(
            "one stack has to leave, the other waits",
            two().stack("D8", "r").stack("E3", "r").stack("H3", "b"),
            2,
            4,
            6),
        counted(
            "either stack may leave",
            two().stack("D8", "r").stack("E1", "r").stack("H3", "b"),
            3,
            6,
            16),
        counted(
            "cannot leave, so others move",
            two().stack("D8", "r").stack("D7", "r").stack("E8", "r").stack("H3", "b"),
            5,
            10,
            28),
        counted(
            "one compulsory jump",
            two().stack("D4", "r").stack("D5", "brb").stack("H3", "b"),
            1,
            2,
            14),
        counted(
            "two directions to jump",
            two().stack("D4", "r").stack("D5", "bbr").stack("C3", "brb").stack("H3", "b"),
            2,
            3,
            6),
        counted(
            "a jump that is blocked",
            two().stack("D4", "r").stack("D5", "b").stack("D6", "b").stack("H3", "b"),
            4,
            7,
            24),
        counted(
            "around the triangle and home",
            two().stack("D3", "rbb").stack("D4", "bbb").stack("E4", "rrr").stack("H3", "bbb"),
            4,
            9,
            23),
        counted(
            "onto the rim after an enemy",
            two().stack("D4", "r").stack("D5", "bb").stack("D7", "bb").stack("H3", "b"),
            2,
            7,
            21),
        counted(
            "not onto the rim after an own stack",
            two().stack("D4", "r").stack("D5", "bb").stack("D7", "rr").stack("H3", "b"),
            1,
            2,
            5),
        counted(
            "from rim to rim",
            two().stack("A1", "r").stack("A2", "bb").stack("E3", "r").stack("H3", "b"),
            1,
            1,
            3),
        counted(
            "three closed rings",
            two().stack("E3", "r").stack("E4", "r").stack("H3", "b").stack("G3", "b").forbidden(3),
            2,
            3,
            4),
        counted(
            "a hat brings the third player back",
            Table.of(3).stack("D4", "r").stack("D5", "by").stack("H3", "by"),
            1,
            2,
            2),
        counted(
            "the third player passes",
            Table.of(3).stack("E3", "ryy").stack("H3", "byy").turn(1),
            4,
            12,
            28),
        counted(
            "the second ring closes for want of eliminations",
            two().stack("E3", "rbr").stack("E8", "brb").quiet(28),
            6,
            6,
            18),
        counted(
            "the game ends after sixty quiet turns",
            two().stack("E3", "rbr").stack("H3", "brb").quiet(58).forbidden(3),
            1,
            2,
            0),
        counted(
            "a long chain past many stacks",
            two()
                .stack("F2", "rrr")
                .stack("E3", "brb")
                .stack("D4", "b")
                .stack("E4", "rbb")
                .stack("H3", "bbb")
                .stack("G6", "bbb"),
            10,
            58,
            375),
        counted(
            "ten stacks face to face",
            two()
                .stack("E3", "rbr")
                .stack("D3", "rbb")
                .stack("E2", "rrb")
                .stack("D2", "rbr")
                .stack("F2", "rrb")
                .stack("E7", "brb")
                .stack("D6", "brr")
                .stack("E8", "bbr")
                .stack("D7", "brb")
                .stack("F7", "bbr"),
            9,
            81,
            998));
  }

  @ParameterizedTest
  @MethodSource("positions")
  @Rule({"TOP-11", "TOP-12", "TOP-13", "TOP-14", "TOP-22"})
  void thereAreAsManyMovesAsWrittenDown(Counted position) {
    State s = position.table().state();
    assertThat(List.of(nodes(s, 1), nodes(s, 2), nodes(s, 3)))
        .containsExactly(position.one(), position.two(), position.three());
  }

  @ParameterizedTest
  @MethodSource("positions")
  @Rule({"TOP-11", "TOP-12", "TOP-13", "TOP-14", "TOP-22"})
  void aNaiveReadingOfTheRulesCountsTheSame(Counted position) {
    NaiveTable table = NaiveTable.of(position.table().state());
    assertThat(List.of(table.nodes(1), table.nodes(2), table.nodes(3)))
        .containsExactly(position.one(), position.two(), position.three());
  }

  @Test
  @Rule({"TOP-11", "TOP-14", "TOP-16", "TOP-21", "TOP-23"})
  void aNaiveReadingListsTheSameMovesAtEveryMomentOfRandomGames() {
    for (int players = 2; players <= 3; players++) {
      for (long seed = 1; seed <= 40; seed++) {
        for (State s : Playthrough.random(GAME, new Setup(players), seed).states()) {
          if (s.phase() == Phase.MOVE) {
            assertThat(GAME.moves(s, s.acting()))
                .containsExactlyInAnyOrderElementsOf(NaiveTable.of(s).moves());
          }
        }
      }
    }
  }

  private static long nodes(State s, int depth) {
    if (depth == 0) {
      return 1;
    }
    long nodes = 0;
    for (Move move : GAME.moves(s, s.acting())) {
      if (GAME.play(s, s.acting(), move) instanceof Played.Done<State>(State next, var _)) {
        nodes += nodes(next, depth - 1);
      }
    }
    return nodes;
  }
}
