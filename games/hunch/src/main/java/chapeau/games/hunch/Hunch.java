package chapeau.games.hunch;

import static chapeau.games.hunch.State.GRID;
import static chapeau.games.hunch.State.WORDS;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.hunch.Happening.Began;
import chapeau.games.hunch.Happening.Chose;
import chapeau.games.hunch.Happening.GotTargets;
import chapeau.games.hunch.Happening.GridLaid;
import chapeau.games.hunch.Move.Bid;
import chapeau.games.hunch.Move.BuyHunch;
import chapeau.games.hunch.Move.Choose;
import chapeau.games.hunch.Move.Deal;
import chapeau.games.hunch.Move.Draw;
import chapeau.games.hunch.Move.First;
import chapeau.games.hunch.Move.Guess;
import chapeau.games.hunch.Move.Lay;
import chapeau.games.hunch.Move.Pass;
import chapeau.games.hunch.Move.Redraw;
import chapeau.games.hunch.Move.Replace;
import chapeau.games.hunch.Move.Take;
import chapeau.games.hunch.Move.TakeBack;
import chapeau.games.hunch.Move.TakeCoins;
import chapeau.games.hunch.Move.TooEasy;
import chapeau.games.hunch.Move.Write;
import chapeau.games.hunch.State.ClueDeck;
import chapeau.games.hunch.State.Sale;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Hunch: word clues at auction, secret words to guess. The set-up and whose turn it is; the three
 * phases of a round are {@link Inventing}, {@link Trading} and {@link Guessing}.
 */
public final class Hunch implements Game<State, Move, View>, Talk<State> {

  private static final About ABOUT =
      new About(
          "hunch",
          "HUN",
          4,
          new Text("Hunch", "Hunch"),
          new Text(
              "Un indice, une enchère, un mot secret : qui a eu l’intuition ?",
              "A clue, a bid, a secret word: who had the hunch?"),
          Variant.MIN_PLAYERS,
          Variant.MAX_PLAYERS,
          45,
          Variant.OPTIONS);

  private static final Set<String> REACTIONS =
      Content.rows("reactions.tsv").stream()
          .flatMap(List::stream)
          .collect(Collectors.toUnmodifiableSet());

  private static final List<Move> THREE_WORDS = choices(3);
  private static final List<Move> TWO_WORDS = choices(2);

  @Override
  public About about() {
    return ABOUT;
  }

  // Set-up

  @Override
  public Played<State> start(Setup setup) {
    return switch (ABOUT.check(setup)) {
      case About.Checked.Wrong(var refusal) -> Played.refused(refusal);
      case About.Checked.Right(var complete) -> withDeck(complete);
    };
  }

  private static Played<State> withDeck(Setup setup) {
    String pasted = setup.value("deck");
    if (pasted.isBlank()) {
      return start(Variant.of(setup, List.of()));
    }
    return switch (Deck.read(pasted)) {
      case Deck.Read.Trouble(Refusal refusal) -> Played.refused(refusal);
      case Deck.Read.Cards(var cards) -> start(Variant.of(setup, cards));
    };
  }

  private static Played<State> start(Variant variant) {
    if (variant.first() >= variant.players()) {
      return Played.refused(No.SEAT_WITHOUT_PLAYER);
    }
    return Played.done(
        new State(
            variant,
            variant.first() == Variant.RANDOM ? Step.FIRST : Step.DEAL,
            0,
            variant.first(),
            List.of(),
            0,
            Collections.nCopies(variant.players(), Player.NEW),
            Sale.NO_SALE,
            ClueDeck.FULL,
            List.of()));
  }

  @Override
  public Move draw(State s, Dice dice) {
    return switch (s.step()) {
      case FIRST -> new First(dice.below(s.seats()));
      case DEAL -> new Deal(someTargets(s, s.seats() * s.variant().secrets(), List.of(), dice));
      case LAY -> lay(s, dice);
      case DRAW -> Inventing.draw(s, dice);
      case REDRAW -> Inventing.replace(s, dice);
      case CHOOSE, WRITE, BID, TAKE, BONUS, GUESS, OVER ->
          throw new IllegalStateException("nothing is drawn now");
    };
  }

  private static Lay lay(State s, Dice dice) {
    List<Integer> cards = new ArrayList<>(drawnTargets(s));
    cards.addAll(someTargets(s, GRID - cards.size(), cards, dice));
    return new Lay(dice.shuffled(cards));
  }

  /** Target cards of the deck at random, none of those left out. */
  private static List<Integer> someTargets(State s, int count, List<Integer> leftOut, Dice dice) {
    List<Integer> cards = new ArrayList<>(count);
    while (cards.size() < count) {
      Integer card = dice.below(s.variant().deck().size());
      if (!cards.contains(card) && !leftOut.contains(card)) {
        cards.add(card);
      }
    }
    return cards;
  }

  private static List<Integer> drawnTargets(State s) {
    List<Integer> cards = new ArrayList<>(GRID);
    for (Player player : s.players()) {
      cards.addAll(player.targets());
    }
    return cards;
  }

  // Whose turn

  @Override
  public Turn turn(State s) {
    return switch (s.step()) {
      case FIRST, DEAL, LAY, DRAW, REDRAW -> Turn.chance();
      case CHOOSE, WRITE, GUESS -> Turn.all(s.waiting());
      case BID, TAKE, BONUS -> Turn.of(s.sale().asked());
      case OVER -> new Turn.Over(Scoring.ranking(s));
    };
  }

  @Override
  public List<Move> moves(State s, int seat) {
    if (!turn(s).asks(seat)) {
      return List.of();
    }
    return switch (s.step()) {
      case CHOOSE -> s.variant().secrets() == 3 ? THREE_WORDS : TWO_WORDS;
      case WRITE -> Inventing.moves(s, seat);
      case BID -> Trading.bids(s, seat);
      case TAKE -> Trading.takes(s, seat, s.sale().seller());
      case BONUS -> Trading.bonuses(s, seat);
      case GUESS -> Guessing.moves(s, seat);
      case FIRST, DEAL, LAY, DRAW, REDRAW, OVER -> List.of();
    };
  }

  /** A page makes the words of a hunch or a choice from the view. */
  @Override
  public List<Move> listed(State s, int seat) {
    if (!turn(s).asks(seat)) {
      return List.of();
    }
    return switch (s.step()) {
      case CHOOSE -> moves(s, seat).subList(0, 1);
      case WRITE -> Inventing.listed(s, seat);
      case GUESS -> Guessing.examples(s, seat);
      case BID, TAKE, BONUS, FIRST, DEAL, LAY, DRAW, REDRAW, OVER -> moves(s, seat);
    };
  }

  @Override
  public Move anyMove(State s, int seat, Dice dice) {
    return switch (s.step()) {
      case WRITE -> Inventing.anyMove(s, seat, dice);
      case BID -> Trading.anyBid(s, seat, dice);
      case GUESS -> Guessing.anyMove(s, seat, dice);
      case CHOOSE, TAKE, BONUS, FIRST, DEAL, LAY, DRAW, REDRAW, OVER -> dice.pick(moves(s, seat));
    };
  }

  @Override
  public Played<State> play(State s, int actor, Move move, Telling telling) {
    if (s.step() == Step.OVER) {
      return Played.refused(No.OVER);
    }
    return switch (move) {
      case First _, Deal _, Lay _, Draw _, Replace _ when actor != Seat.CHANCE ->
          Played.refused(No.CHANCE_DEALS);
      case First(int seat) -> first(s, seat, telling);
      case Deal(var targets) -> deal(s, targets, telling);
      case Lay(var targets) -> lay(s, targets, telling);
      case Draw(var cards) -> Inventing.draw(s, cards, telling);
      case Replace(int card) -> Inventing.replace(s, card, telling);
      case Choose(var words) -> choose(s, actor, words, telling);
      case Redraw(int card) -> Inventing.redraw(s, actor, card, telling);
      case Write(int card, String text) -> Inventing.write(s, actor, card, text, telling);
      case TakeBack(int card) -> Inventing.takeBack(s, actor, card, telling);
      case Bid(int coins) -> Trading.bid(s, actor, coins, telling);
      case Pass() -> Trading.pass(s, actor, telling);
      case Take take -> Trading.take(s, actor, take, telling);
      case TakeCoins() -> Trading.takeCoins(s, actor, telling);
      case BuyHunch() -> Trading.buyHunch(s, actor, telling);
      case TooEasy(int secret) -> Trading.tooEasy(s, actor, secret, telling);
      case Guess guess -> Guessing.guess(s, actor, guess, telling);
    };
  }

  private static Played<State> first(State s, int seat, Telling telling) {
    if (s.step() != Step.FIRST || !s.isSeat(seat)) {
      return Played.refused(No.BAD_FIRST);
    }
    telling.all(new Began(seat));
    return Played.done(s.withFirst(seat, Step.DEAL));
  }

  private static Played<State> deal(State s, List<Integer> targets, Telling telling) {
    int each = s.variant().secrets();
    if (s.step() != Step.DEAL
        || targets.size() != each * s.seats()
        || !areDifferentTargets(s, targets)) {
      return Played.refused(No.BAD_DEAL);
    }
    List<Player> players = new ArrayList<>(s.seats());
    for (int seat = 0; seat < s.seats(); seat++) {
      List<Integer> own = targets.subList(seat * each, (seat + 1) * each);
      players.add(s.player(seat).dealt(own));
      if (telling.heard()) {
        telling.only(seat, new GotTargets(seat, words(s, own)));
      }
    }
    return Played.done(s.with(players, Step.CHOOSE));
  }

  private static boolean areDifferentTargets(State s, List<Integer> targets) {
    for (int i = 0; i < targets.size(); i++) {
      int card = targets.get(i);
      if (card < 0 || card >= s.variant().deck().size() || targets.indexOf(card) < i) {
        return false;
      }
    }
    return true;
  }

  private static List<List<String>> words(State s, List<Integer> targets) {
    List<List<String>> words = new ArrayList<>(targets.size());
    for (int card : targets) {
      words.add(s.variant().deck().get(card));
    }
    return words;
  }

  private static Played<State> choose(State s, int actor, List<Integer> words, Telling telling) {
    if (s.step() != Step.CHOOSE || !s.isSeat(actor) || !s.player(actor).chosen().isEmpty()) {
      return Played.refused(No.NOT_CHOOSING);
    }
    if (words.size() != s.variant().secrets()
        || words.stream().anyMatch(word -> word < 0 || word >= WORDS)) {
      return Played.refused(No.ONE_WORD_A_CARD);
    }
    State chosen = s.with(actor, s.player(actor).choosing(words));
    telling.all(new Chose(actor));
    return Played.done(chosen.waiting() == 0 ? chosen.at(Step.LAY) : chosen);
  }

  private static Played<State> lay(State s, List<Integer> targets, Telling telling) {
    if (s.step() != Step.LAY
        || targets.size() != GRID
        || !areDifferentTargets(s, targets)
        || !targets.containsAll(drawnTargets(s))) {
      return Played.refused(No.BAD_GRID);
    }
    List<Player> players = new ArrayList<>(s.seats());
    for (Player player : s.players()) {
      players.add(player.withSecrets(row(player, targets)));
    }
    telling.all(new GridLaid());
    return Played.done(s.laid(targets, players));
  }

  private static List<Secret> row(Player player, List<Integer> grid) {
    List<Secret> row = new ArrayList<>(player.targets().size());
    for (int i = 0; i < player.targets().size(); i++) {
      int word = grid.indexOf(player.targets().get(i)) * WORDS + player.chosen().get(i);
      row.add(new Secret(word, false, List.of(), List.of()));
    }
    return row;
  }

  private static List<Move> choices(int cards) {
    int count = cards == 3 ? 27 : 9;
    return IntStream.range(0, count)
        .<Move>mapToObj(i ->
            new Choose(
                IntStream.range(0, cards)
                    .map(c -> i / (int) Math.pow(WORDS, c) % WORDS)
                    .boxed()
                    .toList()))
        .toList();
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    return Seen.view(s, viewer);
  }

  @Override
  public State imagine(View view, Dice dice) {
    return Imagined.state(view, dice);
  }

  // Talk

  @Override
  public int mayHear(State s, String room) {
    return room.equals(TABLE) ? Told.EVERYONE : 0;
  }

  /** HUN-60: nobody writes freely before the end, unless the host opened the chat. */
  @Override
  public int maySpeak(State s, String room) {
    boolean open = s.variant().openChat() || s.step() == Step.OVER;
    return room.equals(TABLE) && open ? Seat.first(s.seats()) : 0;
  }

  /** HUN-60: the phrases the page offers, in both languages. */
  @Override
  public Set<String> reactions() {
    return REACTIONS;
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
