package chapeau.games.hunch;

import static java.util.stream.Collectors.joining;

import chapeau.engine.Event;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.State.Step;
import chapeau.games.hunch.Variant.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * A table to arrange tests on: seat 0 begins, everybody draws the next cards of {@link #DECK} and
 * chooses the first word of each, and the grid lies in the order of the deck.
 */
final class Table {
  static final List<List<String>> DECK =
      List.of(
          List.of("soleil", "lune", "étoile"),
          List.of("orange", "pomme", "poire"),
          List.of("chat", "chien", "cheval"),
          List.of("arc-en-ciel", "nuage", "pluie"),
          List.of("appareil photo", "télévision", "radio"),
          List.of("œil", "nez", "bouche"),
          List.of("piano", "guitare", "violon"),
          List.of("Paris", "Londres", "Rome"),
          List.of("train", "avion", "bateau"),
          List.of("roi", "reine", "prince"),
          List.of("pain", "beurre", "fromage"),
          List.of("neige", "glace", "feu"));

  /** A word that is nobody's secret at a table of three. */
  static final int NOBODYS = 33;

  private final Hunch game = new Hunch();
  private State state;
  private final List<Event> told = new ArrayList<>();

  private Table(Setup setup) {
    if (!(game.start(setup) instanceof Played.Done<State>(State start, var _))) {
      throw new AssertionError("not a table: " + setup);
    }
    state = start;
  }

  static String pasted(List<List<String>> deck) {
    return deck.stream().map(card -> String.join(", ", card)).collect(joining("\n"));
  }

  static Table of(int players, String... options) {
    Map<String, String> all = new TreeMap<>();
    all.put("first", "0");
    all.put("deck", pasted(DECK));
    for (int i = 0; i < options.length; i += 2) {
      all.put(options[i], options[i + 1]);
    }
    return new Table(new Setup(players, all));
  }

  State state() {
    return state;
  }

  View view(int viewer) {
    return game.view(state, viewer);
  }

  List<Move> moves(int seat) {
    return game.moves(state, seat);
  }

  boolean asks(int seat) {
    return game.turn(state).asks(seat);
  }

  Player player(int seat) {
    return state.player(seat);
  }

  /** All that was ever told to everybody, of one kind. */
  <T extends Event> List<T> told(Class<T> kind) {
    return told.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  Table play(int actor, Move move) {
    return switch (game.play(state, actor, move)) {
      case Played.Done<State>(State next, var events) -> {
        state = next;
        events.stream().map(Told::event).forEach(told::add);
        yield this;
      }
      case Played.Refused<State>(Refusal refusal) ->
          throw new AssertionError(move + " by " + actor + " refused: " + refusal);
    };
  }

  Refusal refused(int actor, Move move) {
    return switch (game.play(state, actor, move)) {
      case Played.Refused<State>(Refusal refusal) -> refusal;
      case Played.Done<State> _ -> throw new AssertionError(move + " by " + actor + " played");
    };
  }

  Table chance(Move move) {
    return play(Seat.CHANCE, move);
  }

  Table dealt() {
    int cards = state.seats() * state.variant().secrets();
    return chance(new Move.Deal(IntStream.range(0, cards).boxed().toList()));
  }

  Table chosen() {
    dealt();
    List<Integer> firstWords =
        IntStream.range(0, state.variant().secrets()).mapToObj(_ -> 0).toList();
    for (int seat = 0; seat < state.seats(); seat++) {
      play(seat, new Move.Choose(firstWords));
    }
    return this;
  }

  Table laid() {
    return chosen().chance(new Move.Lay(IntStream.range(0, 12).boxed().toList()));
  }

  /** Clue cards of a kind still to be drawn, in order. */
  List<Integer> cardsLeft(Kind kind) {
    return IntStream.range(0, Category.CARDS)
        .filter(card -> (state.deck().pile() >> card & 1) == 1)
        .filter(card -> Category.of(card, Language.FR).kind() == kind)
        .boxed()
        .toList();
  }

  /** Everybody draws themed cards. */
  Table drawn() {
    return chance(new Move.Draw(cardsLeft(Kind.THEME).subList(0, state.seats() * 2)));
  }

  /** Seat 0's first card is a yes/no question. */
  Table drawnWithQuestion() {
    List<Integer> cards = new ArrayList<>(cardsLeft(Kind.THEME).subList(0, state.seats() * 2));
    cards.set(0, cardsLeft(Kind.YESNO).getFirst());
    return chance(new Move.Draw(cards));
  }

  /** Everybody writes two clues. */
  Table written() {
    for (int seat = 0; seat < state.seats(); seat++) {
      play(seat, new Move.Write(0, "premier")).play(seat, new Move.Write(1, "second"));
    }
    return this;
  }

  /** A table at the first sale. */
  static Table selling(int players, String... options) {
    return of(players, options).laid().drawn().written();
  }

  Table pass(int seat) {
    return play(seat, new Move.Pass());
  }

  Table bid(int seat, int coins) {
    return play(seat, new Move.Bid(coins));
  }

  Table take(int seat, int author, int clue, int secret) {
    return play(seat, new Move.Take(author, clue, secret, Move.Answer.NONE));
  }

  /** Nobody buys anything more this round. */
  Table allPass() {
    while (state.step() == Step.BID) {
      pass(state.sale().asked());
    }
    return this;
  }

  Table takeCoins() {
    return play(state.sale().asked(), new Move.TakeCoins());
  }

  /** Everybody left takes coins. */
  Table allTakeCoins() {
    while (state.step() == Step.BONUS) {
      takeCoins();
    }
    return this;
  }

  Table guess(int seat, int owner, int secret, int word) {
    return play(seat, new Move.Guess(owner, secret, word));
  }

  /** A right guess: secrets are the first words of their cards, in the order of the deck. */
  Table guessRight(int seat, int owner, int secret) {
    return guess(seat, owner, secret, player(owner).secrets().get(secret).word());
  }

  /** Whoever has hunches left lays them before wrong words. */
  Table restMiss() {
    for (int seat = 0; seat < state.seats(); seat++) {
      while (state.step() == Step.GUESS && state.hunchesLeft(seat) > 0) {
        int owner = unguessedBesides(seat);
        int secret = player(owner).isUnguessed(0) ? 0 : player(owner).isUnguessed(1) ? 1 : 2;
        int right = player(owner).secrets().get(secret).word();
        int miss = right + 1 + player(seat).hand().hunches().size() % 2;
        guess(seat, owner, secret, freeWord(seat, owner, secret, miss));
      }
    }
    return this;
  }

  private int freeWord(int seat, int owner, int secret, int from) {
    int word = from;
    while (!moves(seat).contains(new Move.Guess(owner, secret, word))
        || word == player(owner).secrets().get(secret).word()) {
      word = (word + 1) % 36;
    }
    return word;
  }

  private int unguessedBesides(int seat) {
    return IntStream.range(0, state.seats())
        .filter(other -> other != seat && player(other).hasUnguessed())
        .findFirst()
        .orElseThrow();
  }

  /** A round in which nobody buys anything; everybody is to guess. */
  Table quietRound() {
    return drawn().written().allPass().allTakeCoins();
  }
}
