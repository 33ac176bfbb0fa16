package chapeau.games.hatouf;

import static chapeau.games.hatouf.Table.DOUARNENEZ;
import static chapeau.games.hatouf.Table.LORIENT;
import static chapeau.games.hatouf.Table.M;
import static chapeau.games.hatouf.Table.MALO;
import static chapeau.games.hatouf.Table.NANTES;
import static chapeau.games.hatouf.Table.gold;
import static chapeau.games.hatouf.Table.linen;
import static chapeau.games.hatouf.Table.table;
import static chapeau.games.hatouf.Table.wine;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import chapeau.engine.Seat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a seat knows, and the worlds it imagines from it. */
class KnowledgeTest {
  private static final Hatouf HATOUF = new Hatouf();

  private static Stream<State> worlds(State s, int seat) {
    View view = HATOUF.view(s, seat);
    Dice dice = new Dice(8);
    return IntStream.range(0, 200).mapToObj(_ -> HATOUF.imagine(view, dice));
  }

  /** The first deal, Saint-Malo having given its lowest card. */
  private static State exchanged() {
    State s = State.start(new Variant(false, false)).begun(3, List.of(Cargo.values()));
    s = Table.after(s, Seat.CHANCE, HATOUF.draw(s, new Dice(2)));
    for (int seat = 0; seat < 4; seat++) {
      s = Table.after(s, seat, new Move.Exchange(Card.nth(s.hand(seat), 0)));
    }
    return s;
  }

  @Test
  void theCardGivenStaysKnownInThePartnersHand() {
    State s = exchanged();
    int given = s.gave().get(MALO);
    assertThat(HATOUF.view(s, MALO).hands().get(LORIENT)).containsExactly(given, -1, -1, -1, -1);
    assertThat(worlds(s, MALO)).allMatch(world -> Card.in(world.hand(LORIENT), given));
  }

  @Test
  void anOpponentKnowsNothingOfIt() {
    State s = exchanged();
    int given = s.gave().get(MALO);
    assertThat(worlds(s, DOUARNENEZ)).anyMatch(world -> !Card.in(world.hand(LORIENT), given));
  }

  @Test
  void whoeverDidNotLaunchHoldsNo1AndNoK() {
    Table table = table().hand(MALO, 2, 9).hand(DOUARNENEZ, 3, 3);
    State s = table.after(table.throwAway(2));
    assertThat(HATOUF.view(s, DOUARNENEZ).lacks().get(MALO)).containsExactly(1, 13);
    assertThat(worlds(s, DOUARNENEZ)).allMatch(world -> Card.launchers(world.hand(MALO)) == 0);
  }

  @Test
  void whoeverThrewACardAwayWithABoatAtSeaHoldsOnlyMs() {
    Table table = table().atSea(gold(MALO), 20).hand(MALO, M, M).hand(DOUARNENEZ, 3, 3);
    State s = table.after(table.throwAway(M));
    assertThat(worlds(s, DOUARNENEZ))
        .allMatch(world -> (world.hand(MALO) & ~Card.ofRank(M)) == 0 && world.handSize(MALO) == 1);
  }

  @Test
  void ofSeveralMsEachIsInOneHandOnly() {
    Table table = table().atSea(gold(MALO), 20).hand(MALO, M, M, M).hand(DOUARNENEZ, 3, 3);
    State s = table.after(table.throwAway(M));
    assertThat(worlds(s, DOUARNENEZ))
        .allMatch(world -> (world.hand(MALO) & ~Card.ofRank(M)) == 0 && world.handSize(MALO) == 2)
        .allMatch(world -> (world.hand(MALO) & s.discards()) == 0)
        .extracting(world -> world.hand(MALO))
        .satisfies(hands -> assertThat(hands.stream().distinct()).hasSize(3));
  }

  @Test
  void whoeverHasOneBoatLeftTellsNothingByThrowingACardAway() {
    Table table = table().allHomeButGold(MALO).hand(MALO, 2, 1).hand(DOUARNENEZ, 3, 3);
    State s = table.after(table.throwAway(2));
    assertThat(HATOUF.view(s, DOUARNENEZ).lacks().get(MALO)).isEmpty();
  }

  @Test
  void thePageIsSentEveryPlayButTheSharedSevensItMakesUpItself() {
    Table table = table().atSea(wine(MALO), 20).atSea(linen(MALO), 40).hand(MALO, 7);
    assertThat(HATOUF.listed(table.state(), MALO))
        .containsExactly(table.sail(7, wine(MALO)), table.sail(7, linen(MALO)));
    assertThat(HATOUF.moves(table.state(), MALO)).hasSize(2 + 2 * 6);
  }

  @Test
  void whatChangesWithACardIsSmall() {
    Table table = table().atSea(wine(MALO), 20).hand(MALO, 7).hand(NANTES, 3);
    View before = HATOUF.view(table.state(), LORIENT);
    View after = HATOUF.view(table.after(table.sail(7, wine(MALO))), LORIENT);
    assertThat(after.boats()).isEqualTo(before.boats());
    assertThat(after.loaded()).isEqualTo(before.loaded());
    assertThat(after.spots()).isNotEqualTo(before.spots());
  }
}
