package chapeau.games.hatouf;

import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Told;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A table set up for a test: every boat loaded in port, every hand empty, unless said otherwise.
 */
final class Table {
  static final int MALO = 0;
  static final int NANTES = 1;
  static final int LORIENT = 2;
  static final int DOUARNENEZ = 3;

  /** Seat 0 begins. */
  private static final int DEALER = 3;

  static final int M = Card.SAILOR;
  static final int Q = 12;
  static final int K = Card.CAPTAIN;

  private static final Hatouf HATOUF = new Hatouf();

  private final Variant variant;
  private final List<Integer> places;
  private final List<Long> hands = new ArrayList<>(Collections.nCopies(Mat.SEATS, 0L));
  private int loaded;
  private int rotating;
  private int deck = 1;
  private int deal = 1;
  private int acting;

  private Table(Variant variant, List<Cargo> cargoes) {
    this.variant = variant;
    Fleet fleet = Fleet.inPort(cargoes);
    places = new ArrayList<>(fleet.places());
    loaded = fleet.loaded();
  }

  static Table table() {
    return new Table(new Variant(false, false), List.of(Cargo.values()));
  }

  static Table shortGame(Cargo one, Cargo other) {
    return new Table(new Variant(true, false), List.of(one, other));
  }

  static int gold(int seat) {
    return Mat.boat(seat, Cargo.GOLD);
  }

  static int wine(int seat) {
    return Mat.boat(seat, Cargo.WINE);
  }

  static int linen(int seat) {
    return Mat.boat(seat, Cargo.LINEN);
  }

  static int wood(int seat) {
    return Mat.boat(seat, Cargo.WOOD);
  }

  static Spot sea(int cell) {
    return new Spot.AtSea(cell);
  }

  static Spot dock(Port port, int cell) {
    return new Spot.Docking(port, cell);
  }

  static Spot quay(Port port, int cell) {
    return new Spot.Unloading(port, cell);
  }

  static Spot port(Port port) {
    return new Spot.InPort(port);
  }

  Table atSea(int boat, int cell) {
    places.set(boat, cell);
    return this;
  }

  /** At sea with its cargo delivered. */
  Table unloadedAtSea(int boat, int cell) {
    loaded &= ~(1 << boat);
    return atSea(boat, cell);
  }

  /** At sea after being sunk with its cargo already delivered. */
  Table rotatingAtSea(int boat, int cell) {
    rotating |= 1 << boat;
    return unloadedAtSea(boat, cell);
  }

  Table unloading(int boat, int cell) {
    loaded &= ~(1 << boat);
    places.set(boat, Fleet.UNLOADING + cell);
    return this;
  }

  Table docked(int boat, int cell) {
    loaded &= ~(1 << boat);
    places.set(boat, Fleet.DOCKING + cell);
    return this;
  }

  /** All of a seat's boats home. */
  Table allHome(int seat) {
    return docked(gold(seat), 4).docked(wine(seat), 3).docked(linen(seat), 2).docked(wood(seat), 1);
  }

  /** Three of a seat's boats home, its gold not. */
  Table allHomeButGold(int seat) {
    return docked(wine(seat), 4).docked(linen(seat), 3).docked(wood(seat), 2);
  }

  /** Gives a seat cards of these ranks, each the first of its rank nobody holds yet. */
  Table hand(int seat, int... ranks) {
    for (int rank : ranks) {
      long taken = hands.get(0) | hands.get(1) | hands.get(2) | hands.get(3);
      long card = Long.lowestOneBit(Card.ofRank(rank) & ~taken);
      hands.set(seat, hands.get(seat) | card);
    }
    return this;
  }

  Table turnOf(int seat) {
    acting = seat;
    return this;
  }

  Table inDeck(int number, int dealOfIt) {
    deck = number;
    deal = dealOfIt;
    return this;
  }

  State state() {
    return new State(
        variant,
        Step.PLAY,
        deck,
        deal,
        DEALER,
        acting,
        new Fleet(variant.boats(), places, loaded, rotating),
        hands,
        0,
        Collections.nCopies(Mat.SEATS, Card.HIDDEN),
        Collections.nCopies(Mat.SEATS, List.of()),
        Collections.nCopies(Mat.SEATS, 0));
  }

  /** The card of a rank the acting seat holds. */
  int card(int rank) {
    return Long.numberOfTrailingZeros(hands.get(acting) & Card.ofRank(rank));
  }

  Move launch(int rank, int boat) {
    return new Move.Launch(card(rank), boat);
  }

  Move sail(int rank, int boat) {
    return new Move.Sail(card(rank), boat, false);
  }

  Move turnIn(int rank, int boat) {
    return new Move.Sail(card(rank), boat, true);
  }

  Move swap(int boat, int other) {
    return new Move.Swap(card(M), boat, other);
  }

  Move share(Move.Part... parts) {
    return new Move.Share(card(7), List.of(parts));
  }

  static Move.Part part(int boat, int cells) {
    return new Move.Part(boat, cells, false);
  }

  static Move.Part partIn(int boat, int cells) {
    return new Move.Part(boat, cells, true);
  }

  Move throwAway(int rank) {
    return new Move.Throw(card(rank));
  }

  List<Move> moves() {
    return HATOUF.moves(state(), acting);
  }

  State after(Move move) {
    return after(state(), acting, move);
  }

  Fleet fleetAfter(Move move) {
    return after(move).fleet();
  }

  /** The clause that refuses a move of the acting seat's. */
  String refusal(Move move) {
    return refusal(state(), acting, move);
  }

  static State after(State s, int actor, Move move) {
    return done(s, actor, move).state();
  }

  static List<Told> told(State s, int actor, Move move) {
    return done(s, actor, move).events();
  }

  static String refusal(State s, int actor, Move move) {
    return switch (HATOUF.play(s, actor, move)) {
      case Played.Done<State> _ -> "played";
      case Played.Refused<State>(Refusal refusal) -> refusal.rule();
    };
  }

  private static Played.Done<State> done(State s, int actor, Move move) {
    return switch (HATOUF.play(s, actor, move)) {
      case Played.Done<State> done -> done;
      case Played.Refused<State>(Refusal refusal) -> throw new AssertionError(refusal);
    };
  }
}
