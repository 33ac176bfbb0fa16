package chapeau.games.tophat;

import static chapeau.games.tophat.Table.after;
import static chapeau.games.tophat.Table.cell;
import static chapeau.games.tophat.Table.refusal;
import static chapeau.games.tophat.Table.step;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Turn;
import chapeau.games.tophat.Move.First;
import chapeau.games.tophat.Move.Pack;
import chapeau.games.tophat.Move.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The board, the building of stacks and their placing. */
class SetUpTest {
  private final TopHat game = new TopHat();

  @Test
  @Rule("TOP-01")
  void theRingsHave1And6And12And18And24Cells() {
    assertThat(IntStream.range(0, 5).map(ring -> Long.bitCount(Cells.ofRing(ring))))
        .containsExactly(1, 6, 12, 18, 24);
  }

  @Test
  @Rule("TOP-01")
  void aCellInTheMiddleHasSixNeighboursAndACornerThree() {
    assertThat(Long.bitCount(Cells.neighbours(cell("E3")))).isEqualTo(6);
    assertThat(Long.bitCount(Cells.neighbours(cell("A1")))).isEqualTo(3);
  }

  @Test
  @Rule("TOP-01")
  void aCellThatDoesNotExistIsRefused() {
    State s = Table.of(2).stack("E3", "rrr").stack("E7", "bbb").state();
    assertThat(refusal(s, new Move.Step(cell("E3"), 61))).isEqualTo("TOP-01");
    assertThat(refusal(s, new Move.Jump(-1, List.of(3)))).isEqualTo("TOP-01");
    assertThat(refusal(placing(), new Place(0, 99))).isEqualTo("TOP-01");
  }

  @Test
  @Rule("TOP-02")
  void nobodyStepsOntoTheNeutralHat() {
    State s = Table.of(2).stack("E4", "rrr").stack("E8", "bbb").state();
    assertThat(refusal(s, step("E4", "E5"))).isEqualTo("TOP-11");
  }

  @Test
  @Rule("TOP-02")
  void nobodyLandsOnTheNeutralHat() {
    State s = Table.of(2).stack("E3", "rrr").stack("E4", "bbb").stack("E8", "bbb").state();
    assertThat(refusal(s, Table.jump("E3", "E5"))).isEqualTo("TOP-12");
  }

  @Test
  @Rule("TOP-05")
  void withTwoEachBuildsFromNineOwnHatsAndSixOfTheOthers() {
    assertThat(game.view(Table.start(2), 0).hidden()).containsExactly(List.of(4, 6), List.of(6, 4));
  }

  @Test
  @Rule("TOP-05")
  void withThreeEachBuildsFromNineOwnHatsAndThreeOfEachOther() {
    assertThat(game.view(Table.start(3), 0).hidden())
        .containsExactly(List.of(4, 3, 3), List.of(3, 4, 3), List.of(3, 3, 4));
  }

  @Test
  @Rule("TOP-05")
  void aPackingWithTooManyOwnHatsIsRefused() {
    Pack greedy = new Pack(Collections.nCopies(5, new Stack(0, 0, 1)));
    assertThat(refusal(Table.start(2), 0, greedy)).isEqualTo("TOP-05");
  }

  @Test
  @Rule("TOP-05")
  void aPackingWithAColourNobodyPlaysIsRefused() {
    Pack yellow = new Pack(Collections.nCopies(5, new Stack(0, 2, -1)));
    assertThat(refusal(Table.start(2), 0, yellow)).isEqualTo("TOP-05");
  }

  @Test
  @Rule("TOP-06")
  void aForeignTopHatIsRefused() {
    assertThat(refusal(Table.start(2), 0, anyPacking(2, 1))).isEqualTo("TOP-06");
  }

  @Test
  @Rule("TOP-06")
  void fourStacksAreRefused() {
    Pack four = new Pack(anyPacking(2, 0).stacks().subList(0, 4));
    assertThat(refusal(Table.start(2), 0, four)).isEqualTo("TOP-06");
  }

  @Test
  @Rule("TOP-06")
  void theOrderOfTheStacksMeansNothing() {
    Pack packing = anyPacking(3, 2);
    assertThat(new Pack(packing.stacks().reversed())).isEqualTo(packing);
  }

  /** The ten hats below can lie in 210 or 4,200 orders; stacks that only change places are one. */
  @Test
  @Rule("TOP-06")
  void everyOrderOfTheTenHatsBelowCanBeBuilt() {
    assertThat(arrangements(2)).isEqualTo(210);
    assertThat(arrangements(3)).isEqualTo(4200);
  }

  @Test
  @Rule("TOP-06")
  void allBuildAtTheSameTimeAndOnce() {
    State s = Table.start(3);
    assertThat(game.turn(s)).isEqualTo(Turn.all(0b111));
    State built = played(s, 1, anyPacking(3, 1));
    assertThat(game.turn(built)).isEqualTo(Turn.all(0b101));
    assertThat(refusal(built, 1, anyPacking(3, 1))).isEqualTo("TOP-06");
    assertThat(refusal(built, 1, new Place(0, cell("E3")))).isEqualTo("TOP-06");
  }

  @Test
  @Rule("TOP-07")
  void chanceDrawsWhoBegins() {
    State s = packed(3);
    assertThat(game.turn(s)).isEqualTo(Turn.chance());
    assertThat(refusal(s, 0, new First(0))).isEqualTo("TOP-07");
    assertThat(refusal(s, Seat.CHANCE, new First(3))).isEqualTo("TOP-07");
    Set<Move> drawn = new HashSet<>();
    Dice dice = new Dice(1);
    for (int i = 0; i < 50; i++) {
      drawn.add(game.draw(s, dice));
    }
    assertThat(drawn).containsExactlyInAnyOrder(new First(0), new First(1), new First(2));
  }

  @Test
  @Rule("TOP-07")
  void whoeverIsDrawnPlacesFirstAndPlayGoesClockwise() {
    State s = played(packed(3), Seat.CHANCE, new First(2));
    List<Integer> order = new ArrayList<>();
    while (s.phase() == Phase.PLACE) {
      order.add(s.acting());
      s = after(s, game.moves(s, s.acting()).getFirst());
    }
    assertThat(order.subList(0, 4)).containsExactly(2, 0, 1, 2);
  }

  @Test
  @Rule("TOP-07")
  void whoMovesFirstIsDrawnWhenAllIsPlacedAndOnlyThen() {
    State s = placed();
    assertThat(game.turn(s)).isEqualTo(Turn.chance());
    assertThat(game.view(s, 0).acting()).isEqualTo(Seat.NOBODY);
    State moving = played(s, Seat.CHANCE, new First(1));
    assertThat(game.turn(moving)).isEqualTo(Turn.of(1));
    assertThat(after(moving, game.moves(moving, 1).getFirst()).acting()).isEqualTo(0);
    assertThat(refusal(moving, Seat.CHANCE, new First(0))).isEqualTo("TOP-07");
  }

  @Test
  @Rule("TOP-08")
  void stacksArePlacedOnTheRingsOf18And12Cells() {
    State s = placing();
    assertThat(game.moves(s, 0)).hasSize(5 * 30);
    assertThat(refusal(s, new Place(0, cell("E2")))).isEmpty();
    assertThat(refusal(s, new Place(0, cell("E3")))).isEmpty();
    for (String wrong : List.of("E1", "E4", "E5")) {
      assertThat(refusal(s, new Place(0, cell(wrong)))).as(wrong).isEqualTo("TOP-08");
    }
  }

  @Test
  @Rule("TOP-08")
  void stacksArePlacedOneAtATimeOnFreeCells() {
    State s = after(placing(), new Place(0, cell("E3")));
    assertThat(s.acting()).isEqualTo(1);
    assertThat(refusal(s, new Place(0, cell("E3")))).isEqualTo("TOP-08");
    assertThat(refusal(s, 0, new Place(0, cell("E2")))).isEqualTo("TOP-07");
    assertThat(refusal(s, new Place(5, cell("E2")))).isEqualTo("TOP-08");
    assertThat(refusal(s, step("E3", "E4"))).isEqualTo("TOP-08");
  }

  @Test
  @Rule("TOP-08")
  void onceAllArePlacedNoneCanBe() {
    State s = Table.of(2).stack("E3", "rrr").stack("E7", "bbb").state();
    assertThat(refusal(s, new Place(0, cell("E2")))).isEqualTo("TOP-08");
  }

  @Test
  @Rule("TOP-09")
  void onlyTheBuilderKnowsWhatIsUnderATopHat() {
    State s = Table.of(2).stack("E3", "rbr").stack("E7", "bbb").state();
    assertThat(hats(s, 0, "E3")).containsExactly(0, 1, 0);
    assertThat(hats(s, 1, "E3")).containsExactly(0, Stack.HIDDEN, Stack.HIDDEN);
    assertThat(hats(s, Seat.SPECTATOR, "E3")).containsExactly(0, Stack.HIDDEN, Stack.HIDDEN);
    assertThat(hats(s, Seat.OPEN, "E3")).containsExactly(0, 1, 0);
  }

  @Test
  @Rule("TOP-09")
  void aBuilderKeepsSeeingAStackThatChangedHands() {
    State s = Table.of(2).stack("D4", "rrr").stack("D5", "brb").stack("G4", "bbb").state();
    State later = after(s, Table.jump("D4", "D6"), step("G4", "G5"), step("D5", "D4"));
    assertThat(hats(later, 1, "D4")).containsExactly(0, 1);
    assertThat(hats(later, 0, "D4")).containsExactly(0, Stack.HIDDEN);
  }

  @Test
  @Rule("TOP-09")
  void hatsThatCameToLightAreCounted() {
    State s = Table.of(2).stack("D4", "rrr").stack("D5", "brb").stack("G4", "bbb").state();
    assertThat(game.view(s, 0).hidden().get(1)).containsExactly(1, 3);
    assertThat(game.view(after(s, Table.jump("D4", "D6")), 0).hidden().get(1))
        .containsExactly(0, 3);
  }

  @Test
  @Rule("TOP-09")
  void aPlacedStackDoesNotTellWhichOfTheHandItWas() {
    State s = placing();
    assertThat(game.view(after(s, new Place(0, cell("E3"))), 1))
        .isEqualTo(game.view(after(s, new Place(4, cell("E3"))), 1));
  }

  /** Laying the ten hidden hats at random gives each of the 210 packings about as often. */
  @Test
  @Rule("TOP-06")
  void everyPackingIsImaginedAsOften() {
    Dice dice = new Dice(5);
    View view = game.view(placed(), 0);
    Map<Layers, Integer> seen = new HashMap<>();
    for (int i = 0; i < 21_000; i++) {
      Board world = game.imagine(view, dice).board();
      seen.merge(new Layers(world.seconds(), world.thirds()), 1, Integer::sum);
    }
    assertThat(seen).hasSize(210);
    assertThat(seen.values()).allSatisfy(times -> assertThat(times).isBetween(50, 160));
  }

  private record Layers(Layer seconds, Layer thirds) {}

  private List<Integer> hats(State s, int viewer, String cell) {
    return game.view(s, viewer).piles().stream()
        .filter(pile -> pile.cell() == cell(cell))
        .findFirst()
        .orElseThrow()
        .hats();
  }

  private int arrangements(int players) {
    int arrangements = 0;
    for (Move move : game.moves(Table.start(players), 0)) {
      int orders = 120;
      if (move instanceof Pack(var stacks)) {
        for (Stack stack : new HashSet<>(stacks)) {
          orders /=
              IntStream.rangeClosed(1, Collections.frequency(stacks, stack))
                  .reduce(1, (a, b) -> a * b);
        }
      }
      arrangements += orders;
    }
    return arrangements;
  }

  private Pack anyPacking(int players, int seat) {
    return game.moves(Table.start(players), seat).get(5) instanceof Pack pack
        ? pack
        : new Pack(List.of());
  }

  private State packed(int players) {
    State s = Table.start(players);
    for (int seat = 0; seat < players; seat++) {
      s = played(s, seat, anyPacking(players, seat));
    }
    return s;
  }

  private State placing() {
    return played(packed(2), Seat.CHANCE, new First(0));
  }

  private State placed() {
    State s = placing();
    while (s.phase() == Phase.PLACE) {
      s = after(s, game.moves(s, s.acting()).getFirst());
    }
    return s;
  }

  private State played(State s, int actor, Move move) {
    return game.play(s, actor, move) instanceof Played.Done<State>(State next, var _) ? next : s;
  }
}
