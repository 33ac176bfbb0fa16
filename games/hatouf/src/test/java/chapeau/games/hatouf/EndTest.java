package chapeau.games.hatouf;

import static chapeau.games.hatouf.Table.DOUARNENEZ;
import static chapeau.games.hatouf.Table.LORIENT;
import static chapeau.games.hatouf.Table.MALO;
import static chapeau.games.hatouf.Table.NANTES;
import static chapeau.games.hatouf.Table.gold;
import static chapeau.games.hatouf.Table.shortGame;
import static chapeau.games.hatouf.Table.table;
import static chapeau.games.hatouf.Table.wine;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Turn;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How the race ends. */
class EndTest {
  private static final Hatouf HATOUF = new Hatouf();

  private static List<Integer> places(State s) {
    return HATOUF.turn(s) instanceof Turn.Over(Ranking ranking) ? ranking.places() : List.of();
  }

  @Test
  @Rule("HTF-50")
  void theTeamWhoseEightBoatsAreHomeWins() {
    Table table =
        table()
            .allHome(LORIENT)
            .allHomeButGold(MALO)
            .unloadedAtSea(gold(MALO), 0)
            .hand(MALO, 1)
            .hand(NANTES, 2);
    assertThat(places(table.after(table.turnIn(1, gold(MALO))))).containsExactly(1, 3, 1, 3);
  }

  @Test
  @Rule("HTF-50")
  void onePartnerHomeIsNotEnough() {
    Table table =
        table().allHomeButGold(MALO).unloadedAtSea(gold(MALO), 0).hand(MALO, 1).hand(NANTES, 2);
    assertThat(table.after(table.turnIn(1, gold(MALO))).step()).isEqualTo(Step.PLAY);
  }

  @Test
  @Rule("HTF-50")
  void aFiveMayBringThePartnersLastBoatHome() {
    Table table =
        table()
            .allHome(LORIENT)
            .allHomeButGold(MALO)
            .unloadedAtSea(gold(MALO), 60)
            .turnOf(LORIENT)
            .hand(LORIENT, 5);
    assertThat(places(table.after(table.turnIn(5, gold(MALO))))).containsExactly(1, 3, 1, 3);
  }

  @Test
  @Rule("HTF-51")
  void aShortGameDrawsTheSameTwoCargoesForEveryone() {
    State start = State.start(new Variant(true, false));
    Move drawn = HATOUF.draw(start, new Dice(3));
    View view = HATOUF.view(Table.after(start, Seat.CHANCE, drawn), Seat.SPECTATOR);
    assertThat(view.cargoes()).hasSize(2);
    assertThat(view.boats()).hasSize(8).allMatch(boat -> view.cargoes().contains(boat.cargo()));
  }

  @Test
  @Rule("HTF-51")
  void anyTwoCargoesMayBeDrawn() {
    State start = State.start(new Variant(true, false));
    assertThat(
            IntStream.range(0, 200)
                .mapToObj(seed -> HATOUF.draw(start, new Dice(seed)))
                .map(move -> move instanceof Move.Begin(int _, List<Cargo> two) ? two : List.of())
                .distinct())
        .hasSize(6);
  }

  @Test
  @Rule("HTF-51")
  void itsDockingQuaysAreTwoDeep() {
    Table table =
        shortGame(Cargo.GOLD, Cargo.WINE).unloadedAtSea(gold(MALO), 63).hand(MALO, 2, 3, 5);
    assertThat(table.moves())
        .contains(table.turnIn(2, gold(MALO)), table.turnIn(3, gold(MALO)))
        .doesNotContain(table.turnIn(5, gold(MALO)));
  }

  @Test
  @Rule("HTF-51")
  void fourBoatsHomeWinIt() {
    Table table =
        shortGame(Cargo.GOLD, Cargo.WINE)
            .docked(gold(LORIENT), 2)
            .docked(wine(LORIENT), 1)
            .docked(wine(MALO), 2)
            .unloadedAtSea(gold(MALO), 0)
            .hand(MALO, 1);
    assertThat(places(table.after(table.turnIn(1, gold(MALO))))).containsExactly(1, 3, 1, 3);
  }

  private static Table lastCard() {
    return table().inDeck(20, 3).hand(MALO, 2);
  }

  private static List<Integer> placesAtTheLimit(Table table) {
    return places(table.after(table.throwAway(2)));
  }

  @Test
  @Rule("HTF-52")
  void after20DecksTheTeamWithMostBoatsHomeWins() {
    Table table = lastCard().docked(gold(NANTES), 4).unloading(wine(MALO), 4);
    assertThat(placesAtTheLimit(table)).containsExactly(3, 1, 3, 1);
  }

  @Test
  @Rule("HTF-52")
  void thenTheOneWithMostCargoesUnloaded() {
    Table table =
        lastCard().docked(gold(NANTES), 4).docked(gold(LORIENT), 4).unloading(wine(DOUARNENEZ), 4);
    assertThat(placesAtTheLimit(table)).containsExactly(3, 1, 3, 1);
  }

  @Test
  @Rule("HTF-52")
  void elseTheWinIsShared() {
    assertThat(placesAtTheLimit(lastCard())).containsExactly(1, 1, 1, 1);
  }

  @Test
  @Rule("HTF-52")
  void before20DecksTheRaceGoesOn() {
    Table table = table().inDeck(19, 3).hand(MALO, 2);
    assertThat(table.after(table.throwAway(2)).step()).isEqualTo(Step.DEAL);
  }

  @Test
  @Tag("slow")
  @Rule("HTF-52")
  void tenThousandGamesPlayedAtRandomAllEnd() {
    for (int seed = 0; seed < 10_000; seed++) {
      assertThat(
              played(State.start(new Variant(seed % 2 == 0, seed % 3 == 0)), new Dice(seed)).step())
          .isEqualTo(Step.OVER);
    }
  }

  private static State played(State start, Dice dice) {
    State s = start;
    for (int left = 2_000; left > 0 && s.step() != Step.OVER; left--) {
      s =
          switch (HATOUF.turn(s)) {
            case Turn.Acting(int seats) -> {
              int seat = Integer.numberOfTrailingZeros(seats);
              yield Table.after(s, seat, HATOUF.anyMove(s, seat, dice));
            }
            case Turn.Chance() -> Table.after(s, Seat.CHANCE, HATOUF.draw(s, dice));
            case Turn.Over _ -> s;
          };
    }
    return s;
  }
}
