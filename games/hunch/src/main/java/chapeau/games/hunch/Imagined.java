package chapeau.games.hunch;

import static chapeau.games.hunch.State.NONE;
import static chapeau.games.hunch.State.WORDS;

import chapeau.engine.Dice;
import chapeau.games.hunch.Move.Guess;
import chapeau.games.hunch.State.Card;
import chapeau.games.hunch.State.Clue;
import chapeau.games.hunch.State.ClueDeck;
import chapeau.games.hunch.State.Hand;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.State.Player;
import chapeau.games.hunch.State.Sale;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

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
        v.players().stream()
            .map(player -> player.secrets().stream().mapToInt(View.Secret::word).toArray())
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
    return IntStream.range(0, v.grid().size())
        .filter(place -> v.grid().get(place).gone())
        .map(place -> 1 << place)
        .sum();
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
    List<Integer> drawn = drawn(seat, seen);
    return new Player(
        seen.coins(),
        seen.points(),
        drawn,
        chosen(seat, seen, drawn.size()),
        secrets(seat, seen),
        seat == v.viewer()
            ? set(v.deck().mine())
            : set(deal(clueCards, v.deck().unseen().get(seat))),
        new Hand(
            cards(seat, seen), seen.redrew(), seen.extraHunch(), seen.tooEasy(), seen.hunches()));
  }

  // Target cards and secrets

  private static List<Integer> unseenTargets(View v) {
    List<Integer> seen =
        v.players().stream().flatMap(p -> p.drawn().stream()).map(View.Drawn::card).toList();
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

  private List<Integer> drawn(int seat, View.Player seen) {
    if (!hasDrawn()) {
      return List.of();
    }
    return seat == v.viewer()
        ? seen.drawn().stream().map(View.Drawn::card).toList()
        : deal(targets, v.variant().secrets());
  }

  private List<Integer> chosen(int seat, View.Player seen, int cards) {
    if (v.acting().contains(seat)) {
      return List.of();
    }
    return seat == v.viewer()
        ? seen.drawn().stream().map(View.Drawn::chosen).toList()
        : IntStream.range(0, cards).mapToObj(_ -> dice.below(WORDS)).toList();
  }

  private List<Secret> secrets(int seat, View.Player seen) {
    List<Secret> secrets = new ArrayList<>();
    for (int i = 0; i < seen.secrets().size(); i++) {
      View.Secret secret = seen.secrets().get(i);
      secrets.add(
          new Secret(
              words[seat][i],
              secret.guessed(),
              secret.clues().stream()
                  .map(c -> new Clue(c.round(), c.author(), c.card(), c.text(), c.answer()))
                  .toList(),
              secret.wrong()));
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
          unknown.add(new Unknown(seat, i, candidates(v.players().get(seat).secrets().get(i))));
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
      View.Target card = v.grid().get(word / WORDS);
      int guess = word;
      if (!card.gone()
          && !card.mine()
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
    for (View.Player player : v.players()) {
      player.cards().stream().filter(c -> c.card() != NONE).forEach(c -> seen[c.card()] = true);
      player.secrets().forEach(s -> s.clues().forEach(clue -> seen[clue.card()] = true));
    }
    return IntStream.range(0, seen.length).filter(card -> !seen[card]).boxed().toList();
  }

  private List<Card> cards(int seat, View.Player seen) {
    boolean hidden =
        seat != v.viewer()
            && seen.cards().isEmpty()
            && switch (v.step()) {
              case WRITE, REDRAW, BID, TAKE -> true;
              case FIRST, DEAL, CHOOSE, LAY, DRAW, BONUS, GUESS, OVER -> false;
            };
    if (hidden) {
      List<Card> cards = new ArrayList<>();
      deal(clueCards, seen.exchanging() ? 1 : 2).forEach(card -> cards.add(Card.blank(card)));
      return seen.exchanging() ? State.plus(cards, Card.EMPTY) : cards;
    }
    return seen.cards().stream().map(c -> new Card(c.card(), c.text(), c.taken())).toList();
  }

  /** Something written on the clue cards the viewer cannot read. */
  private State withClues(State s) {
    State now = s;
    for (int seat = 0; seat < s.seats(); seat++) {
      Hand hand = s.player(seat).hand();
      if (seat == v.viewer()
          || hand.cards().isEmpty()
          || !v.players().get(seat).cards().isEmpty()) {
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
