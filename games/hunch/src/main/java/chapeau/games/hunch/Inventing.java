package chapeau.games.hunch;

import static chapeau.games.hunch.State.NONE;

import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Telling;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Happening.DrewClues;
import chapeau.games.hunch.Happening.DrewInstead;
import chapeau.games.hunch.Happening.IsReady;
import chapeau.games.hunch.Happening.Redrew;
import chapeau.games.hunch.Happening.RoundBegan;
import chapeau.games.hunch.Happening.TookBack;
import chapeau.games.hunch.Happening.WritesAgain;
import chapeau.games.hunch.Happening.Wrote;
import chapeau.games.hunch.Move.Draw;
import chapeau.games.hunch.Move.Redraw;
import chapeau.games.hunch.Move.Replace;
import chapeau.games.hunch.Move.Write;
import chapeau.games.hunch.State.Card;
import chapeau.games.hunch.State.ClueDeck;
import chapeau.games.hunch.State.Step;
import chapeau.games.hunch.Variant.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phase 1: everybody draws two clue cards and writes a clue on each, all at the same time. */
final class Inventing {
  static final int CARDS = 2;

  /** Clues about nothing much, as examples of what may be written on a card without a theme. */
  private static final List<String> FRENCH =
      List.of(
          "souvent",
          "utile",
          "ancien",
          "plutôt rare",
          "assez cher",
          "fragile",
          "moderne",
          "bizarre",
          "pratique",
          "célèbre",
          "discret",
          "ordinaire",
          "précieux",
          "récent",
          "solide",
          "étonnant");

  private static final List<String> ENGLISH =
      List.of(
          "often",
          "useful",
          "ancient",
          "rather rare",
          "quite costly",
          "fragile",
          "modern",
          "weird",
          "handy",
          "famous",
          "discreet",
          "ordinary",
          "precious",
          "recent",
          "sturdy",
          "surprising");

  private Inventing() {}

  // Drawing

  static Draw draw(State s, Dice dice) {
    long pile = pile(s).pile();
    List<Integer> cards = new ArrayList<>(s.seats() * CARDS);
    for (int i = 0; i < s.seats() * CARDS; i++) {
      int card = pick(pile, dice);
      cards.add(card);
      pile &= ~(1L << card);
    }
    return new Draw(cards);
  }

  static Replace replace(State s, Dice dice) {
    return new Replace(pick(s.deck().pile(), dice));
  }

  private static int pick(long cards, Dice dice) {
    long left = cards;
    for (int skip = dice.below(Long.bitCount(cards)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left);
  }

  /** HUN-17: the deck a round draws from, its discards shuffled in again where it is too small. */
  private static ClueDeck pile(State s) {
    if (!isShort(s)) {
      return s.deck();
    }
    long all = s.deck().pile() | s.deck().discards();
    for (Player player : s.players()) {
      all |= player.discarded();
    }
    return new ClueDeck(all, 0);
  }

  private static boolean isShort(State s) {
    return Long.bitCount(s.deck().pile()) < s.seats() * (CARDS + 1);
  }

  static Played<State> draw(State s, List<Integer> cards, Telling telling) {
    if (s.step() != Step.DRAW || cards.size() != s.seats() * CARDS) {
      return Played.refused(No.BAD_DRAW);
    }
    boolean reshuffled = isShort(s);
    ClueDeck deck = pile(s);
    for (int card : cards) {
      if (!isIn(deck, card)) {
        return Played.refused(No.BAD_DRAW);
      }
      deck = deck.without(card);
    }
    List<Player> players = new ArrayList<>(s.seats());
    telling.all(new RoundBegan(s.round() + 1, reshuffled));
    for (int seat = 0; seat < s.seats(); seat++) {
      List<Integer> two = cards.subList(seat * CARDS, (seat + 1) * CARDS);
      Player player = reshuffled ? s.player(seat).withDiscarded(0) : s.player(seat);
      players.add(
          player.with(
              Hand.EMPTY.with(List.of(Card.blank(two.getFirst()), Card.blank(two.getLast())))));
      telling.only(seat, new DrewClues(seat, two));
    }
    return Played.done(s.drawn(players, deck));
  }

  private static boolean isIn(ClueDeck deck, int card) {
    return card >= 0 && card < Category.CARDS && (deck.pile() >> card & 1) == 1;
  }

  static Category category(State s, int card) {
    return Category.of(card, s.variant().language());
  }

  // Exchanging one card (HUN-10)

  static Played<State> redraw(State s, int actor, int place, Telling telling) {
    if (s.step() != Step.WRITE || !s.isSeat(actor)) {
      return Played.refused(No.NOT_REDRAWING);
    }
    Player player = s.player(actor);
    if (place < 0 || place >= CARDS) {
      return Played.refused(No.NO_SUCH_CARD);
    }
    if (player.hand().redrew()) {
      return Played.refused(No.REDREW);
    }
    Card card = player.hand().cards().get(place);
    if (card.isWritten()) {
      return Played.refused(No.WRITTEN);
    }
    Player without =
        player
            .with(player.hand().redrawing(place))
            .withDiscarded(player.discarded() | 1L << card.card());
    telling.all(new Redrew(actor));
    return Played.done(s.with(actor, without).at(Step.REDRAW));
  }

  static Played<State> replace(State s, int drawn, Telling telling) {
    if (s.step() != Step.REDRAW || !isIn(s.deck(), drawn)) {
      return Played.refused(No.BAD_DRAW);
    }
    int seat = redrawing(s);
    Hand hand = s.player(seat).hand();
    int place = hand.cards().getFirst().card() == NONE ? 0 : 1;
    Player player = s.player(seat).with(hand.with(place, Card.blank(drawn)));
    telling.only(seat, new DrewInstead(seat, place, drawn));
    return Played.done(s.with(seat, player).with(s.deck().without(drawn)).at(Step.WRITE));
  }

  /** The seat that waits for another card. */
  private static int redrawing(State s) {
    int seat = 0;
    while (!s.player(seat).hand().isExchanging()) {
      seat++;
    }
    return seat;
  }

  // Writing

  static Played<State> write(State s, int actor, int place, String written, Telling telling) {
    if (s.step() != Step.WRITE || !s.isSeat(actor)) {
      return Played.refused(No.NOT_WRITING);
    }
    if (place < 0 || place >= CARDS) {
      return Played.refused(No.NO_SUCH_CARD);
    }
    Hand hand = s.player(actor).hand();
    Card card = hand.cards().get(place);
    if (card.isWritten()) {
      return Played.refused(No.WRITTEN);
    }
    // A text too long is refused before anything is made of it.
    if (written.length() > 100 * ClueCheck.LONGEST) {
      return Played.refused(No.LONG);
    }
    String text = ClueCheck.clean(written);
    if (ClueCheck.hasHiddenCharacters(written.strip())) {
      return Played.refused(No.HIDDEN_CHARACTERS);
    }
    if (ClueCheck.isBlank(text)) {
      return Played.refused(No.BLANK);
    }
    if (ClueCheck.length(text) > ClueCheck.LONGEST) {
      return Played.refused(No.LONG);
    }
    Optional<ClueCheck.Clash> clash = clash(s, text);
    if (clash.isPresent()) {
      return Played.refused(No.wordOfTheGrid(clash.get()));
    }
    telling.only(actor, new Wrote(actor, place, text));
    Player player = s.player(actor).with(hand.with(place, new Card(card.card(), text, false)));
    return Played.done(written(s.with(actor, player), actor, telling));
  }

  private static State written(State s, int actor, Telling telling) {
    if (s.player(actor).hand().isWritten()) {
      telling.all(new IsReady(actor));
    }
    return s.waiting() == 0 ? Trading.open(s, s.first(), telling) : s;
  }

  /** HUN-18: also for whoever is ready, until all are. */
  static Played<State> takeBack(State s, int actor, int place, Telling telling) {
    if (s.step() != Step.WRITE || !s.isSeat(actor)) {
      return Played.refused(No.NOT_TAKING_BACK);
    }
    if (place < 0 || place >= CARDS) {
      return Played.refused(No.NO_SUCH_CARD);
    }
    Hand hand = s.player(actor).hand();
    Card card = hand.cards().get(place);
    if (!card.isWritten()) {
      return Played.refused(No.NOTHING_WRITTEN);
    }
    telling.only(actor, new TookBack(actor, place, card.text()));
    if (hand.isWritten()) {
      telling.all(new WritesAgain(actor));
    }
    Hand wiped = hand.with(place, Card.blank(card.card()));
    return Played.done(s.with(actor, s.player(actor).with(wiped)));
  }

  /** HUN-13: a word of the clue that is on a target card still in the grid. */
  private static Optional<ClueCheck.Clash> clash(State s, String text) {
    List<ClueCheck.Target> grid = new ArrayList<>(State.GRID * State.WORDS);
    for (int place = 0; place < State.GRID; place++) {
      if (s.inGrid(place * State.WORDS)) {
        grid.addAll(Deck.targets(s.variant(), s.grid().get(place)));
      }
    }
    return ClueCheck.clash(text, grid);
  }

  // Examples of what may be written

  static List<Move> moves(State s, int seat) {
    List<Move> moves = new ArrayList<>();
    Hand hand = s.player(seat).hand();
    for (int place = 0; place < CARDS; place++) {
      if (hand.cards().get(place).isWritten()) {
        continue;
      }
      for (String example : examples(s, hand.cards().get(place).card())) {
        moves.add(new Write(place, example));
      }
      if (!hand.redrew()) {
        moves.add(new Redraw(place));
      }
    }
    return List.copyOf(moves);
  }

  /** The exchanges, and one example a card. */
  static List<Move> listed(State s, int seat) {
    List<Move> listed = new ArrayList<>();
    int written = NONE;
    for (Move move : moves(s, seat)) {
      if (!(move instanceof Write(int card, String _))) {
        listed.add(move);
      } else if (card != written) {
        listed.add(move);
        written = card;
      }
    }
    return List.copyOf(listed);
  }

  private static List<String> examples(State s, int card) {
    List<String> examples = new ArrayList<>();
    for (int i = 0; examples.size() < 4; i++) {
      String example = example(s, card, i);
      if (clash(s, example).isEmpty()) {
        examples.add(example);
      }
    }
    return examples;
  }

  /** An example; numbers when a deck of the host's own holds all our words. */
  static String example(State s, int card, int number) {
    boolean french = s.variant().language() == Language.FR;
    List<String> words = words(s, card);
    String word = number < words.size() ? words.get(number) : String.valueOf(1000 + number);
    boolean question = card != NONE && category(s, card).kind() == Kind.YESNO;
    return question ? word + (french ? " ?" : "?") : word;
  }

  /** HUN-14: an example fits the category of its card. */
  private static List<String> words(State s, int card) {
    Language language = s.variant().language();
    List<String> fitting = card == NONE ? List.of() : Category.examples(card, language);
    return fitting.isEmpty() ? (language == Language.FR ? FRENCH : ENGLISH) : fitting;
  }

  static Move anyMove(State s, int seat, Dice dice) {
    Hand hand = s.player(seat).hand();
    int place = hand.cards().getFirst().isWritten() ? 1 : 0;
    if (!hand.redrew() && dice.below(4) == 0) {
      return new Redraw(place);
    }
    return new Write(place, anyClue(s, hand.cards().get(place).card(), dice));
  }

  /** An example picked at random. */
  static String anyClue(State s, int card, Dice dice) {
    int number = dice.below(words(s, card).size());
    while (clash(s, example(s, card, number)).isPresent()) {
      number++;
    }
    return example(s, card, number);
  }
}
