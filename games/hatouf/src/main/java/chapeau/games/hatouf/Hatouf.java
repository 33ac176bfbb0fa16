package chapeau.games.hatouf;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Text;
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
import java.util.List;
import java.util.Optional;

/** Hatouf: two teams of ship-owners, sixteen boats, and one coast to sail round. */
public final class Hatouf implements Game<State, Move, View> {

  private static final About ABOUT =
      new About(
          "hatouf",
          "HTF",
          3,
          new Text("Hatouf", "Hatouf"),
          new Text(
              "Deux équipes, cinq ports, seize bateaux : la course autour de la Bretagne.",
              "Two teams, five ports, sixteen boats: the race round Brittany."),
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
    int[] cards = new int[Long.bitCount(s.undealt())];
    int at = 0;
    for (long left = s.undealt(); left != 0; left &= left - 1) {
      cards[at++] = Long.numberOfTrailingZeros(left);
    }
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
      case OVER -> new Turn.Over(Ends.ranking(s));
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

  /** The page works out the hundreds of ways to share a 7 from where the boats are. */
  @Override
  public List<Move> listed(State s, int seat) {
    return s.step() == Step.PLAY && seat == s.acting()
        ? List.copyOf(new Plays(s, seat).plain())
        : moves(s, seat);
  }

  @Override
  public Played<State> play(State s, int actor, Move move, Telling telling) {
    if (s.step() == Step.OVER) {
      return refused(No.OVER);
    }
    return switch (move) {
      case Begin begin -> begin(s, actor, begin, telling);
      case Deal deal -> deal(s, actor, deal, telling);
      case Exchange(int card) -> exchange(s, actor, card, telling);
      case Play _ when s.step() != Step.PLAY || actor != s.acting() -> refused(No.NOT_YOUR_TURN);
      case Play play -> play(s, play, telling);
    };
  }

  private static Played<State> begin(State s, int actor, Begin begin, Telling telling) {
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
    telling.all(new Began(begin.dealer(), cargoes));
    return Played.done(s.begun(begin.dealer(), cargoes));
  }

  // HTF-11: deals of 5, 4 and 4

  private static Played<State> deal(State s, int actor, Deal deal, Telling telling) {
    if (actor != Seat.CHANCE) {
      return refused(No.CHANCE_DEALS);
    }
    if (s.step() != Step.DEAL || deal.hands().size() != Mat.SEATS) {
      return refused(No.BAD_DEAL);
    }
    List<Long> hands = new ArrayList<>(Mat.SEATS);
    long left = s.undealt();
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      List<Integer> cards = deal.hands().get(seat);
      long hand = Card.set(cards);
      boolean whole = Long.bitCount(hand) == s.due(seat) && cards.size() == s.due(seat);
      if (!whole || (hand & ~left) != 0) {
        return refused(No.BAD_DEAL);
      }
      left &= ~hand;
      hands.add(hand);
    }
    if (telling.heard()) {
      telling.all(new Dealt(s.deck(), s.deal()));
      for (int seat = 0; seat < Mat.SEATS; seat++) {
        if (s.due(seat) > 0) {
          telling.only(seat, new GotCards(seat, Card.ids(hands.get(seat))));
        }
      }
    }
    return Played.done(s.dealt(hands));
  }

  // HTF-13: the exchange

  private static Played<State> exchange(State s, int actor, int card, Telling telling) {
    if (s.step() != Step.EXCHANGE || !Seat.in(s.choosing(), actor)) {
      return refused(No.NO_EXCHANGE);
    }
    if (!Card.in(s.hand(actor), card)) {
      return refused(No.NOT_HELD);
    }
    State chosen = s.choosing(actor, card);
    telling.all(new Chose(actor));
    if (chosen.choosing() != 0) {
      return Played.done(chosen);
    }
    for (int seat = 0; seat < Mat.SEATS && telling.heard(); seat++) {
      if (chosen.exchanges(seat)) {
        List<Integer> gave = chosen.gave();
        telling.only(seat, new Exchanged(seat, gave.get(seat), gave.get(Mat.partner(seat))));
      }
    }
    return Played.done(chosen.exchanged());
  }

  // HTF-15: a card a turn

  private static Played<State> play(State s, Play play, Telling telling) {
    int seat = s.acting();
    Plays plays = new Plays(s, seat, telling.heard());
    Optional<No> no = plays.play(play);
    if (no.isPresent()) {
      return refused(no.get());
    }
    boolean thrown = play instanceof Move.Throw;
    Fleet fleet = thrown ? s.fleet() : plays.voyage().fleet();
    State next = turnOver(s.after(play.card(), fleet, plays.lacking(play)), seat);
    if (telling.heard()) {
      telling.all(thrown ? new Threw(seat, play.card()) : new Happening.Played(seat, play.card()));
      plays.voyage().legs().forEach(leg -> tell(leg, fleet, telling));
      if (next.step() == Step.OVER) {
        telling.all(new Ended(Ends.ending(next), Ends.ranking(next)));
      }
    }
    return Played.done(next);
  }

  private static void tell(Leg leg, Fleet fleet, Telling telling) {
    telling.all(new Moved(leg));
    switch (leg.to()) {
      case Spot.Unloading _ -> telling.all(new Unloaded(leg.boat()));
      case Spot.Docking _ when fleet.isHome(leg.boat()) -> telling.all(new CameHome(leg.boat()));
      case Spot.InPort _, Spot.AtSea _, Spot.Docking _ -> {}
    }
  }

  /** What comes after a card: the next player, the next deal, or the end. */
  private static State turnOver(State s, int seat) {
    if (Ends.isOver(s, seat)) {
      return s.over();
    }
    return s.acting() == Seat.NOBODY ? s.nextDeal() : s;
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
  public Optional<Text> flaw(State s) {
    return Flaws.of(s);
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
