package chapeau.games.hatouf;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Deals, the exchange between partners, and whose turn it is. */
class DealTest {
  private static final Hatouf HATOUF = new Hatouf();
  private static final List<Cargo> ALL = List.of(Cargo.values());

  private final Dice dice = new Dice(5);

  private static State begun(int dealer) {
    State start =
        switch (HATOUF.start(new Setup(4))) {
          case Played.Done<State>(State state, var _) -> state;
          case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
        };
    return Table.after(start, Seat.CHANCE, new Move.Begin(dealer, ALL));
  }

  private State dealt(State s) {
    return Table.after(s, Seat.CHANCE, HATOUF.draw(s, dice));
  }

  private State exchanged(State s) {
    State now = s;
    for (int seat = 0; seat < 4; seat++) {
      now = Table.after(now, seat, lowest(now, seat));
    }
    return now;
  }

  private static Move lowest(State s, int seat) {
    return new Move.Exchange(Card.nth(s.hand(seat), 0));
  }

  /** Plays on until the next deal is due. */
  private State playedOut(State s) {
    State now = exchanged(s);
    while (now.step() == Step.PLAY) {
      now = Table.after(now, now.acting(), HATOUF.anyMove(now, now.acting(), dice));
    }
    return now;
  }

  private static List<Integer> sizes(State s) {
    return IntStream.range(0, 4).map(s::handSize).boxed().toList();
  }

  @Test
  @Rule("HTF-11")
  void fiveThenFourThenFourCardsAreDealtAndThenTheDeckIsShuffledAgain() {
    List<List<Integer>> deals = new ArrayList<>();
    State s = begun(0);
    for (int deal = 0; deal < 4; deal++) {
      s = dealt(s);
      deals.add(sizes(s));
      s = playedOut(s);
    }
    assertThat(deals)
        .containsExactly(
            List.of(5, 5, 5, 5), List.of(4, 4, 4, 4), List.of(4, 4, 4, 4), List.of(5, 5, 5, 5));
  }

  @Test
  @Rule("HTF-11")
  void theThreeDealsUseTheWholeDeck() {
    State s = dealt(playedOut(dealt(playedOut(dealt(begun(0))))));
    assertThat(s.undealt()).isZero();
  }

  @Test
  @Rule("HTF-11")
  void aDealOfCardsAlreadyPlayedIsRefused() {
    State s = playedOut(dealt(begun(0)));
    int played = Card.nth(s.discards(), 0);
    List<Integer> fresh = Card.ids(s.undealt());
    Move deal =
        new Move.Deal(
            List.of(
                List.of(played, fresh.get(0), fresh.get(1), fresh.get(2)),
                fresh.subList(3, 7),
                fresh.subList(7, 11),
                fresh.subList(11, 15)));
    assertThat(Table.refusal(s, Seat.CHANCE, deal)).isEqualTo("HTF-11");
  }

  @Test
  @Rule("HTF-11")
  void aDealOfOneCardToTwoPlayersIsRefused() {
    State s = begun(0);
    List<Integer> cards = Card.ids(s.undealt());
    List<List<Integer>> hands =
        List.of(
            cards.subList(0, 5), cards.subList(5, 10), cards.subList(10, 15), cards.subList(4, 9));
    assertThat(Table.refusal(s, Seat.CHANCE, new Move.Deal(hands))).isEqualTo("HTF-11");
  }

  @Test
  @Rule("HTF-12")
  void nobodyWhoSitsNowhereDeals() {
    State before = State.start(new Variant(false, false));
    for (int dealer : List.of(-1, 4)) {
      assertThat(Table.refusal(before, Seat.CHANCE, new Move.Begin(dealer, ALL))).isNotEmpty();
    }
  }

  @Test
  @Rule("HTF-12")
  void theDealPassesLeftAfterThreeDeals() {
    List<Integer> dealers = new ArrayList<>();
    State s = begun(3);
    for (int deal = 0; deal < 4; deal++) {
      dealers.add(s.dealer());
      s = playedOut(dealt(s));
    }
    assertThat(dealers).containsExactly(3, 3, 3, 0);
  }

  @Test
  @Rule("HTF-12")
  void anyPlayerMayBeDrawnAsTheFirstDealer() {
    State before = State.start(new Variant(false, false));
    assertThat(IntStream.range(0, 40).mapToObj(seed -> HATOUF.draw(before, new Dice(seed))))
        .extracting(move -> move instanceof Move.Begin begin ? begin.dealer() : -1)
        .contains(0, 1, 2, 3)
        .doesNotContain(-1);
  }

  @Test
  @Rule("HTF-12")
  void cardsNotDealtToAPlayerWhoIsDoneAreShuffledWithTheRest() {
    State s = Table.table().allHome(0).inDeck(1, 3).hand(1, 2).turnOf(1).state();
    State next = Table.after(s, 1, new Move.Throw(Card.nth(s.hand(1), 0)));
    assertThat(Long.bitCount(next.undealt())).isEqualTo(52);
  }

  @Test
  @Rule("HTF-13")
  void allFourChooseAtOnce() {
    assertThat(HATOUF.turn(dealt(begun(0)))).isEqualTo(Turn.all(0b1111));
  }

  @Test
  @Rule("HTF-13")
  void theChosenCardGoesToThePartner() {
    State s = dealt(begun(0));
    int given = Card.nth(s.hand(0), 0);
    assertThat(Card.in(exchanged(s).hand(2), given)).isTrue();
  }

  @Test
  @Rule("HTF-13")
  void nobodySeesThePartnersCardBeforeBothHaveChosen() {
    State s = dealt(begun(0));
    State chosen = Table.after(s, 0, lowest(s, 0));
    View seen = HATOUF.view(chosen, 2);
    assertThat(seen.chose()).containsExactly(0);
    assertThat(seen.gave().get(0)).isEqualTo(Card.HIDDEN);
  }

  @Test
  @Rule("HTF-13")
  void aSecondCardForThePartnerIsRefused() {
    State s = dealt(begun(0));
    State chosen = Table.after(s, 0, lowest(s, 0));
    assertThat(Table.refusal(chosen, 0, lowest(s, 0))).isEqualTo("HTF-13");
  }

  @Test
  @Rule("HTF-13")
  void thereIsNoExchangeWithAPartnerWhoHasNoCards() {
    State s = State.start(new Variant(false, false)).begun(3, ALL);
    State done =
        new State(
            s.variant(),
            Step.DEAL,
            1,
            1,
            3,
            -1,
            Table.table().allHome(0).state().fleet(),
            s.hands(),
            0,
            s.gave(),
            s.played(),
            s.lacks());
    assertThat(HATOUF.turn(dealt(done))).isEqualTo(Turn.all(0b1010));
  }

  @Test
  @Rule("HTF-14")
  void thePlayerLeftOfTheDealerBegins() {
    assertThat(HATOUF.turn(exchanged(dealt(begun(2))))).isEqualTo(Turn.of(3));
  }

  @Test
  @Rule("HTF-14")
  void emptyHandsAreSkipped() {
    Table table = Table.table().hand(0, 2).hand(3, 2);
    assertThat(table.after(table.throwAway(2)).acting()).isEqualTo(3);
  }

  @Test
  @Rule("HTF-14")
  void nobodyPlaysOutOfTurn() {
    Table table = Table.table().hand(0, 2).hand(3, 2);
    assertThat(Table.refusal(table.state(), 3, new Move.Throw(5))).isEqualTo("HTF-14");
  }

  @Test
  @Rule("HTF-17")
  void aPlayerWhoseBoatsAreAllHomeGetsNoCards() {
    State s = Table.table().allHome(0).hand(1, 2).turnOf(1).state();
    State next = Table.after(s, 1, new Move.Throw(Card.nth(s.hand(1), 0)));
    assertThat(sizes(dealt(next))).containsExactly(0, 4, 4, 4);
  }
}
