package chapeau.games.hunch;

import static chapeau.games.hunch.State.NONE;
import static chapeau.games.hunch.State.WORDS;

import chapeau.engine.Dice;
import chapeau.games.hunch.Move.Guess;
import chapeau.games.hunch.State.Card;
import chapeau.games.hunch.State.Clue;
import chapeau.games.hunch.State.ClueDeck;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.State.Sale;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Tables that look like a view: the cards its viewer has not seen are dealt anew, and the secrets
 * it does not know are words nobody has guessed in vain.
 */
final class Imagined {
  private final View v;
  private final Dice dice;

  /** The clue cards whose place the viewer does not know, to be dealt from the end. */
  private final List<Integer> clueCards;

  /** The target cards others may have drawn while they choose, to be dealt from the end. */
  private final List<Integer> targets;

  /** The word of every secret by seat. */
  private final int[][] words;

  private Imagined(View v, Dice dice) {
    this.v = v;
    this.dice = dice;
    this.clueCards = new ArrayList<>(dice.shuffled(unseenClueCards(v)));
    this.targets = new ArrayList<>(dice.shuffled(unseenTargets(v)));
    this.words =
        v.secrets().stream()
            .map(row -> row.stream().mapToInt(View.Secret::word).toArray())
            .toArray(int[][]::new);
  }

  static State state(View v, Dice dice) {
    return new Imagined(v, dice).state();
  }

  private State state() {
    guessSecrets();
    List<Player> players = new ArrayList<>();
    for (int seat = 0; seat < v.players().size(); seat++) {
      players.add(player(seat));
    }
    State s =
        new State(
            v.variant(),
            v.step(),
            v.round(),
            v.first(),
            v.grid().stream().map(View.Target::card).toList(),
            gone(),
            players,
            sale(),
            new ClueDeck(set(clueCards), set(v.deck().discards())),
            v.reveals());
    return withHunches(withClues(s));
  }

  private int gone() {
    return (int) set(v.gone());
  }

  private Sale sale() {
    return switch (v.step()) {
      case BID, TAKE ->
          new Sale(
              v.sale().seller(),
              (int) set(v.sale().bidders()),
              v.sale().bid(),
              v.sale().bidder(),
              v.acting().getFirst());
      case BONUS -> Sale.bonus(v.acting().getFirst());
      case FIRST, DEAL, CHOOSE, LAY, DRAW, WRITE, REDRAW, GUESS, OVER -> Sale.NO_SALE;
    };
  }

  private Player player(int seat) {
    View.Player seen = v.players().get(seat);
    List<Integer> drawn = drawn(seat);
    return new Player(
        seen.coins(),
        seen.points(),
        drawn,
        chosen(seat, drawn.size()),
        secrets(seat),
        seat == v.viewer()
            ? set(v.deck().mine())
            : set(deal(clueCards, v.deck().unseen().get(seat))),
        new Hand(
            cards(seat, seen),
            seen.redrew(),
            seen.extraHunch(),
            seen.tooEasy(),
            v.hunches().get(seat)));
  }

  // Target cards and secrets

  private static List<Integer> unseenTargets(View v) {
    List<Integer> seen = v.drawn().stream().flatMap(List::stream).map(View.Drawn::card).toList();
    return v.grid().isEmpty()
        ? IntStream.range(0, v.variant().deck().size())
            .filter(card -> !seen.contains(card))
            .boxed()
            .toList()
        : List.of();
  }

  private boolean hasDrawn() {
    return v.step() == Step.CHOOSE || v.step() == Step.LAY;
  }

  private List<Integer> drawn(int seat) {
    if (!hasDrawn()) {
      return List.of();
    }
    return seat == v.viewer()
        ? v.drawn().get(seat).stream().map(View.Drawn::card).toList()
        : deal(targets, v.variant().secrets());
  }

  private List<Integer> chosen(int seat, int cards) {
    if (v.acting().contains(seat)) {
      return List.of();
    }
    return seat == v.viewer()
        ? v.drawn().get(seat).stream().map(View.Drawn::chosen).toList()
        : IntStream.range(0, cards).mapToObj(_ -> dice.below(WORDS)).toList();
  }

  private List<Secret> secrets(int seat) {
    List<Secret> secrets = new ArrayList<>();
    for (int i = 0; i < v.secrets().get(seat).size(); i++) {
      View.Secret secret = v.secrets().get(seat).get(i);
      List<Hunch> wrong = new ArrayList<>();
      for (View.Miss miss : secret.wrong()) {
        wrong.add(new Hunch(miss.round(), miss.seat(), seat, i, miss.word()));
      }
      secrets.add(new Secret(words[seat][i], secret.guessed(), secret.clues(), wrong));
    }
    return secrets;
  }

  /** A secret the viewer does not know. */
  private record Unknown(int seat, int secret, List<Integer> candidates) {}

  /** One secret a card, none on the viewer's own, none that was guessed in vain. */
  private void guessSecrets() {
    List<Unknown> unknown = new ArrayList<>();
    for (int seat = 0; seat < words.length; seat++) {
      for (int i = 0; i < words[seat].length; i++) {
        if (words[seat][i] == NONE) {
          unknown.add(new Unknown(seat, i, candidates(v.secrets().get(seat).get(i))));
        }
      }
    }
    // The most constrained first, so that the search hardly ever turns back.
    unknown.sort(Comparator.comparingInt(u -> u.candidates().size()));
    if (!place(unknown, 0, 0)) {
      throw new IllegalArgumentException("no table looks like this view");
    }
  }

  private List<Integer> candidates(View.Secret secret) {
    List<Integer> candidates = new ArrayList<>();
    for (int word = 0; word < v.grid().size() * WORDS; word++) {
      int guess = word;
      if (v.inGrid(word)
          && !v.isMine(word)
          && secret.wrong().stream().noneMatch(hunch -> hunch.word() == guess)) {
        candidates.add(word);
      }
    }
    return dice.shuffled(candidates);
  }

  private boolean place(List<Unknown> unknown, int next, int used) {
    if (next == unknown.size()) {
      return true;
    }
    Unknown secret = unknown.get(next);
    for (int word : secret.candidates()) {
      int card = 1 << (word / WORDS);
      if ((used & card) == 0 && place(unknown, next + 1, used | card)) {
        words[secret.seat()][secret.secret()] = word;
        return true;
      }
    }
    return false;
  }

  // Clue cards and clues

  private static List<Integer> unseenClueCards(View v) {
    boolean[] seen = new boolean[Category.CARDS];
    v.deck().discards().forEach(card -> seen[card] = true);
    v.deck().mine().forEach(card -> seen[card] = true);
    v.cards().stream()
        .flatMap(List::stream)
        .filter(card -> card.card() != NONE)
        .forEach(card -> seen[card.card()] = true);
    laidClues(v).forEach(clue -> seen[clue.card()] = true);
    return IntStream.range(0, seen.length).filter(card -> !seen[card]).boxed().toList();
  }

  /** In front of secrets, and out of the game with guessed ones (HUN-33). */
  private static Stream<Clue> laidClues(View v) {
    return Stream.concat(
        v.secrets().stream().flatMap(List::stream).flatMap(secret -> secret.clues().stream()),
        v.reveals().stream()
            .flatMap(reveal -> reveal.found().stream())
            .flatMap(found -> found.clues().stream()));
  }

  private List<Card> cards(int seat, View.Player seen) {
    boolean hidden =
        seat != v.viewer()
            && v.cards().get(seat).isEmpty()
            && switch (v.step()) {
              case WRITE, REDRAW, BID, TAKE -> true;
              case FIRST, DEAL, CHOOSE, LAY, DRAW, BONUS, GUESS, OVER -> false;
            };
    if (hidden) {
      List<Card> cards = new ArrayList<>();
      deal(clueCards, seen.exchanging() ? 1 : 2).forEach(card -> cards.add(Card.blank(card)));
      return seen.exchanging() ? State.plus(cards, Card.EMPTY) : cards;
    }
    return v.cards().get(seat);
  }

  /** Something written on the clue cards the viewer cannot read. */
  private State withClues(State s) {
    State now = s;
    for (int seat = 0; seat < s.seats(); seat++) {
      Hand hand = s.player(seat).hand();
      if (seat == v.viewer() || hand.cards().isEmpty() || !v.cards().get(seat).isEmpty()) {
        continue;
      }
      boolean ready = !v.acting().contains(seat) || !isInventing();
      int written = ready ? 2 : dice.below(2);
      List<Card> cards = new ArrayList<>(hand.cards());
      for (int i = 0; i < written; i++) {
        int card = cards.get(i).card();
        cards.set(i, new Card(card, Inventing.anyClue(s, card, dice), false));
      }
      now = now.with(seat, now.player(seat).with(hand.with(cards)));
    }
    return now;
  }

  private boolean isInventing() {
    return v.step() == Step.WRITE || v.step() == Step.REDRAW;
  }

  // Hunches

  /** Hunches the others may have laid; the viewer only knows who has not finished. */
  private State withHunches(State s) {
    State now = s;
    for (int seat = 0; seat < s.seats(); seat++) {
      int left = seat == v.viewer() ? 0 : s.hunchesLeft(seat);
      int laid = v.acting().contains(seat) ? dice.below(Math.max(1, left)) : left;
      for (int i = 0; i < laid; i++) {
        Guess guess = Guessing.anyMove(now, seat, dice);
        Hunch hunch = new Hunch(s.round(), seat, guess.owner(), guess.secret(), guess.word());
        now = now.with(seat, now.player(seat).laying(hunch));
      }
    }
    return now;
  }

  private static List<Integer> deal(List<Integer> from, int count) {
    List<Integer> top = from.subList(from.size() - count, from.size());
    List<Integer> dealt = List.copyOf(top);
    top.clear();
    return dealt;
  }

  private static long set(List<Integer> members) {
    return members.stream().mapToLong(member -> 1L << member).reduce(0, (a, b) -> a | b);
  }
}
