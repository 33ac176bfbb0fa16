package chapeau.games.hatouf;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.hatouf.Happening.Began;
import chapeau.games.hatouf.Happening.CameHome;
import chapeau.games.hatouf.Happening.Chose;
import chapeau.games.hatouf.Happening.Dealt;
import chapeau.games.hatouf.Happening.Ended;
import chapeau.games.hatouf.Happening.Exchanged;
import chapeau.games.hatouf.Happening.GotCards;
import chapeau.games.hatouf.Happening.Moved;
import chapeau.games.hatouf.Happening.Threw;
import chapeau.games.hatouf.Happening.Unloaded;
import chapeau.games.hatouf.Move.Begin;
import chapeau.games.hatouf.Move.Deal;
import chapeau.games.hatouf.Move.Exchange;
import chapeau.games.hatouf.Move.Play;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Hatouf: two teams of ship-owners, sixteen boats, and one coast to sail round. */
public final class Hatouf implements Game<State, Move, View> {

  /** HTF-52. */
  static final int LAST_DECK = 20;

  private static final About ABOUT =
      new About(
          "hatouf",
          "HTF",
          1,
          new Text("Hatouf", "Hatouf"),
          new Text(
              "Livrez vos cargaisons tout autour de la Bretagne, et rentrez à deux avant les autres.",
              "Deliver your cargoes all round Brittany, and be home as a pair before the others."),
          Mat.SEATS,
          Mat.SEATS,
          60,
          Variant.OPTIONS);

  @Override
  public About about() {
    return ABOUT;
  }

  // Set-up

  @Override
  public Played<State> start(Setup setup) {
    return switch (ABOUT.check(setup)) {
      case About.Checked.Wrong(var refusal) -> Played.refused(refusal);
      case About.Checked.Right(var complete) -> Played.done(State.start(Variant.of(complete)));
    };
  }

  @Override
  public Move draw(State s, Dice dice) {
    if (s.step() == Step.BEGIN) {
      int dealer = dice.below(Mat.SEATS);
      List<Cargo> drawn = dice.shuffled(List.of(Cargo.values())).subList(0, s.variant().boats());
      return new Begin(dealer, drawn.stream().sorted().toList());
    }
    int[] cards = Card.ids(s.undealt()).stream().mapToInt(Integer::intValue).toArray();
    dice.shuffle(cards);
    List<List<Integer>> hands = new ArrayList<>(Mat.SEATS);
    int next = 0;
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      List<Integer> hand = new ArrayList<>(5);
      for (int i = 0; i < s.due(seat); i++) {
        hand.add(cards[next++]);
      }
      hands.add(hand);
    }
    return new Deal(hands);
  }

  @Override
  public Turn turn(State s) {
    return switch (s.step()) {
      case BEGIN, DEAL -> Turn.chance();
      case EXCHANGE -> Turn.all(s.choosing());
      case PLAY -> Turn.of(s.acting());
      case OVER -> new Turn.Over(ranking(s));
    };
  }

  @Override
  public List<Move> moves(State s, int seat) {
    if (!turn(s).asks(seat)) {
      return List.of();
    }
    List<Move> moves = new ArrayList<>();
    if (s.step() == Step.EXCHANGE) {
      Card.ids(s.hand(seat)).forEach(card -> moves.add(new Exchange(card)));
    } else {
      Plays plays = new Plays(s, seat);
      moves.addAll(plays.plain());
      moves.addAll(plays.shares());
    }
    return moves;
  }

  @Override
  public Move anyMove(State s, int seat, Dice dice) {
    return s.step() == Step.EXCHANGE
        ? new Exchange(Card.nth(s.hand(seat), dice.below(s.handSize(seat))))
        : new Plays(s, seat).any(dice);
  }

  @Override
  public Played<State> play(State s, int actor, Move move) {
    if (s.step() == Step.OVER) {
      return refused(No.OVER);
    }
    return switch (move) {
      case Begin begin -> begin(s, actor, begin);
      case Deal deal -> deal(s, actor, deal);
      case Exchange(int card) -> exchange(s, actor, card);
      case Play _ when s.step() != Step.PLAY || actor != s.acting() -> refused(No.NOT_YOUR_TURN);
      case Play play -> play(s, play);
    };
  }

  private static Played<State> begin(State s, int actor, Begin begin) {
    if (actor != Seat.CHANCE) {
      return refused(No.CHANCE_DRAWS);
    }
    List<Cargo> cargoes = begin.cargoes();
    if (s.step() != Step.BEGIN
        || begin.dealer() < 0
        || begin.dealer() >= Mat.SEATS
        || cargoes.size() != s.variant().boats()
        || !cargoes.equals(cargoes.stream().distinct().sorted().toList())) {
      return refused(No.BAD_BEGINNING);
    }
    return Played.done(
        s.begun(begin.dealer(), cargoes), Told.all(new Began(begin.dealer(), cargoes)));
  }

  // HTF-11: deals of 5, 4 and 4

  private static Played<State> deal(State s, int actor, Deal deal) {
    if (actor != Seat.CHANCE) {
      return refused(No.CHANCE_DEALS);
    }
    if (s.step() != Step.DEAL || deal.hands().size() != Mat.SEATS) {
      return refused(No.BAD_DEAL);
    }
    List<Long> hands = deal.hands().stream().map(Card::set).toList();
    long dealt = 0;
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      long hand = hands.get(seat);
      boolean fresh = (hand & ~s.undealt()) == 0 && (hand & dealt) == 0;
      if (!fresh
          || deal.hands().get(seat).size() != s.due(seat)
          || Long.bitCount(hand) != s.due(seat)) {
        return refused(No.BAD_DEAL);
      }
      dealt |= hand;
    }
    List<Told> told = new ArrayList<>(Mat.SEATS + 1);
    told.add(Told.all(new Dealt(s.deck(), s.deal())));
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      if (s.due(seat) > 0) {
        List<Card> cards = deal.hands().get(seat).stream().map(Card::of).toList();
        told.add(Told.only(seat, new GotCards(seat, cards)));
      }
    }
    return Played.done(s.dealt(hands), told);
  }

  // HTF-13: the exchange

  private static Played<State> exchange(State s, int actor, int card) {
    if (s.step() != Step.EXCHANGE || !Seat.in(s.choosing(), actor)) {
      return refused(No.NO_EXCHANGE);
    }
    if (!Card.in(s.hand(actor), card)) {
      return refused(No.NOT_HELD);
    }
    State chosen = s.choosing(actor, card);
    List<Told> told = new ArrayList<>();
    told.add(Told.all(new Chose(actor)));
    if (chosen.choosing() != 0) {
      return Played.done(chosen, told);
    }
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      if (chosen.exchanges(seat)) {
        Card gave = Card.of(chosen.gave().get(seat));
        Card received = Card.of(chosen.gave().get(Mat.partner(seat)));
        told.add(Told.only(seat, new Exchanged(seat, gave, received)));
      }
    }
    return Played.done(chosen.exchanged(), told);
  }

  // HTF-15: a card a turn

  private static Played<State> play(State s, Play play) {
    Plays plays = new Plays(s, s.acting());
    Optional<No> no = plays.play(play);
    if (no.isPresent()) {
      return refused(no.get());
    }
    boolean thrown = play instanceof Move.Throw;
    Fleet fleet = thrown ? s.fleet() : plays.voyage().fleet();
    List<Told> told = new ArrayList<>(4);
    Card card = Card.of(play.card());
    told.add(
        Told.all(thrown ? new Threw(s.acting(), card) : new Happening.Played(s.acting(), card)));
    for (Leg leg : plays.voyage().legs()) {
      tell(leg, fleet, told);
    }
    State next = turnOver(s.after(play.card(), fleet, plays.lacking(play)), s.acting());
    if (next.step() == Step.OVER) {
      told.add(Told.all(new Ended(ranking(next))));
    }
    return Played.done(next, told);
  }

  private static void tell(Leg leg, Fleet fleet, List<Told> told) {
    told.add(Told.all(new Moved(leg)));
    switch (leg.to()) {
      case Spot.Unloading _ -> told.add(Told.all(new Unloaded(leg.boat())));
      case Spot.Docking _ when fleet.isHome(leg.boat()) ->
          told.add(Told.all(new CameHome(leg.boat())));
      case Spot.InPort _, Spot.AtSea _, Spot.Docking _ -> {}
    }
  }

  /** What comes after a card: the next player, the next deal, or the end. */
  private static State turnOver(State s, int seat) {
    if (s.fleet().allHome(seat) && s.fleet().allHome(Mat.partner(seat))) {
      return s.over();
    }
    if (s.acting() != State.NOBODY) {
      return s;
    }
    return s.deck() == LAST_DECK && s.deal() == State.DEALS ? s.over() : s.nextDeal();
  }

  // The end

  /** HTF-50 and HTF-52: a team all home is before any other; both partners share its place. */
  private static Ranking ranking(State s) {
    Comparator<Integer> better =
        Comparator.<Integer>comparingInt(seat -> -home(s, seat))
            .thenComparingInt(seat -> -unloaded(s, seat));
    int ahead = better.compare(0, 1);
    return Ranking.by(Mat.SEATS, better, ahead == 0 ? Words.draw() : why(s, ahead < 0 ? 0 : 1));
  }

  private static Text why(State s, int winner) {
    return home(s, winner) == 2 * s.fleet().each()
        ? Words.allHome(winner, home(s, winner))
        : Words.furthest(winner, home(s, winner));
  }

  private static int home(State s, int seat) {
    return s.fleet().home(seat) + s.fleet().home(Mat.partner(seat));
  }

  private static int unloaded(State s, int seat) {
    return s.fleet().unloaded(seat) + s.fleet().unloaded(Mat.partner(seat));
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    return Lookout.view(s, viewer);
  }

  @Override
  public State imagine(View view, Dice dice) {
    return Imagined.state(view, dice);
  }

  private static Played<State> refused(No reason) {
    return Played.refused(reason.refusal);
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
