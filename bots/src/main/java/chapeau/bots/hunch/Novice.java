package chapeau.bots.hunch;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hunch.Category;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A beginner with some general knowledge: writes what suits several words of the grid, pays for
 * clues that make its secrets easier, and guesses what the clues make it think of.
 */
final class Novice implements Bot<View, Move> {
  /** A clue that suits so many words finds buyers. */
  private static final double WANTED = 3.5;

  /** Coins it gives for a secret that goes from unknown to sure, round by round. */
  private static final List<Double> PRICE = List.of(6.0, 7.0, 12.0);

  /** A gain that is worth as much as two coins, round by round. */
  private static final List<Double> TWO_COINS = List.of(0.12, 0.1, 0.01);

  private static final double SURE = 0.5;
  private static final double DULL = 1.2;

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    return switch (now.view().step()) {
      case CHOOSE, FIRST, DEAL, LAY, DRAW, REDRAW, OVER ->
          Choice.of(dice.pick(now.moves()), "like-it");
      case WRITE -> write(now, dice);
      case BID -> bid(now, dice);
      case TAKE -> soft(takes(now), 25, "suits-my-secret", dice);
      case BONUS -> bonus(now, dice);
      case GUESS -> guess(now, dice);
    };
  }

  private static Lexicon lexicon(View view) {
    return Lexicon.of(view.variant().language());
  }

  private static Mind mind(View view) {
    return new Mind(lexicon(view), view.grid());
  }

  // Inventing

  private static Choice<Move> write(Situation<View, Move> now, Dice dice) {
    Mind mind = mind(now.view());
    View.Player me = now.view().players().get(now.seat());
    int card = me.cards().getFirst().text().isEmpty() ? 0 : 1;
    Category category = me.cards().get(card).category();
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (String idea : ideas(lexicon(now.view()), mind, category, dice)) {
      if (mind.mayWrite(idea)) {
        ranked.add(new Candidate<>(new Move.Write(card, idea), interest(mind, category, idea)));
      }
    }
    ranked.sort(best());
    boolean dull = ranked.isEmpty() || ranked.getFirst().value() < DULL;
    Move another = new Move.Redraw(card);
    if (dull && now.moves().contains(another)) {
      return Choice.of(another, "no-idea");
    }
    return ranked.isEmpty()
        ? Choice.of(dice.pick(writings(now, card)), "no-idea")
        : soft(ranked, 2, "suits-many", dice);
  }

  private static List<Move> writings(Situation<View, Move> now, int card) {
    return now.moves().stream()
        .filter(move -> move instanceof Move.Write(int on, String _) && on == card)
        .toList();
  }

  /**
   * What comes to mind looking at the grid; of anything else when the grid is all unknown words.
   */
  private static Set<String> ideas(Lexicon lexicon, Mind mind, Category category, Dice dice) {
    Set<String> ideas = new TreeSet<>();
    if (category.kind() == Kind.YESNO) {
      lexicon.questions().forEach(question -> ideas.add(question.text()));
      return ideas;
    }
    for (int word = 0; word < mind.size(); word++) {
      if (mind.isOthers(word)) {
        mind.concept(word).ifPresent(concept -> ideas.addAll(ideas(lexicon, concept, category)));
      }
    }
    for (int i = 0; i < 30 && ideas.size() < 10; i++) {
      ideas.addAll(ideas(lexicon, dice.below(lexicon.size()), category));
    }
    return ideas;
  }

  private static List<String> ideas(Lexicon lexicon, int concept, Category category) {
    List<Lexicon.Term> fitting =
        lexicon.terms(concept, category.kind() == Kind.FREE ? "" : category.id());
    List<Lexicon.Term> any = fitting.isEmpty() ? lexicon.terms(concept, "") : fitting;
    return any.stream().map(Lexicon.Term::text).toList();
  }

  /** How many words of the others' it suits; beyond some, it would tell nobody anything. */
  private static double interest(Mind mind, Category category, String idea) {
    double[] suits = mind.suits(category, idea);
    double sum = 0;
    for (int word = 0; word < mind.size(); word++) {
      sum += mind.isOthers(word) ? suits[word] : 0;
    }
    return sum <= WANTED ? sum : 2 * WANTED - sum;
  }

  // Trading

  /** Every way to take a clue, valued by how much surer it makes the others of my secret. */
  private static List<Candidate<Move>> takes(Situation<View, Move> now) {
    List<Move.Take> takes = new ArrayList<>();
    for (Move move : now.moves()) {
      if (move instanceof Move.Take take) {
        takes.add(take);
      }
    }
    return valued(now.view(), now.seat(), takes);
  }

  private static List<Candidate<Move>> valued(View view, int seat, List<Move.Take> takes) {
    Mind mind = mind(view);
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move.Take take : takes) {
      View.Clue clue = view.players().get(take.author()).cards().get(take.clue());
      View.Secret secret = view.players().get(seat).secrets().get(take.secret());
      ranked.add(new Candidate<>(take, honest(mind, secret, clue, take.answer())));
    }
    ranked.sort(best());
    return ranked;
  }

  /** A question is answered as things are: the untrue answer is worth nothing. */
  private static double honest(Mind mind, View.Secret secret, View.Clue clue, Move.Answer answer) {
    double fit = mind.suits(clue.category(), clue.text())[secret.word()];
    boolean untrue =
        switch (answer) {
          case NONE -> false;
          case YES -> fit < SURE;
          case NO -> fit >= SURE;
        };
    return untrue ? -1 : mind.gain(secret, clue.category(), clue.text(), answer);
  }

  private static Choice<Move> bid(Situation<View, Move> now, Dice dice) {
    View view = now.view();
    int seller = view.sale().seller();
    List<Move.Take> takes = new ArrayList<>();
    View.Player me = view.players().get(now.seat());
    for (int clue = 0; clue < 2; clue++) {
      boolean asks = view.players().get(seller).cards().get(clue).category().kind() == Kind.YESNO;
      for (int secret = 0; secret < me.secrets().size(); secret++) {
        if (me.secrets().get(secret).guessed()) {
          continue;
        }
        for (Move.Answer answer : Move.Answer.values()) {
          if (asks == (answer != Move.Answer.NONE)) {
            takes.add(new Move.Take(seller, clue, secret, answer));
          }
        }
      }
    }
    double gain = valued(view, now.seat(), takes).getFirst().value();
    double worth = gain * PRICE.get(view.round() - 1) + dice.fraction() - 0.3;
    Move raise = new Move.Bid(view.sale().bid() + 1);
    boolean bids = worth >= view.sale().bid() + 1 && now.moves().contains(raise);
    Move pass = new Move.Pass();
    return new Choice<>(
        bids ? raise : pass,
        List.of(new Candidate<>(raise, worth - view.sale().bid() - 1), new Candidate<>(pass, 0)),
        bids ? "worth-it" : "too-dear");
  }

  private static Choice<Move> bonus(Situation<View, Move> now, Dice dice) {
    View view = now.view();
    double coins = TWO_COINS.get(view.round() - 1);
    List<Candidate<Move>> ranked = takes(now);
    ranked.add(new Candidate<>(new Move.TakeCoins(), coins));
    if (now.moves().contains(new Move.BuyHunch())) {
      List<Candidate<Move>> guesses = guesses(view, now.seat());
      double next = guesses.size() > view.round() ? guesses.get(view.round()).value() - coins : 0;
      ranked.add(new Candidate<>(new Move.BuyHunch(), next));
    }
    Mind mind = mind(view);
    for (Move move : now.moves()) {
      if (move instanceof Move.TooEasy(int place)) {
        View.Secret secret = view.players().get(now.seat()).secrets().get(place);
        double known = mind.belief(secret, mind.wholeGrid())[secret.word()];
        ranked.add(new Candidate<>(move, known - SURE - coins));
      }
    }
    ranked.sort(best());
    return soft(ranked, 25, "bonus", dice);
  }

  // Guessing

  private static Choice<Move> guess(Situation<View, Move> now, Dice dice) {
    List<Candidate<Move>> ranked = new ArrayList<>(guesses(now.view(), now.seat()));
    Set<Integer> taken = new TreeSet<>();
    now.view().players().get(now.seat()).hunches().forEach(hunch -> taken.add(hunch.word()));
    ranked.removeIf(guess ->
        !now.moves().contains(guess.move())
            || (guess.move() instanceof Move.Guess(int _, int _, int word)
                && taken.contains(word)));
    if (ranked.isEmpty()) {
      return Choice.of(dice.pick(now.moves()), "blind");
    }
    return soft(ranked.subList(0, Math.min(4, ranked.size())), 12, "clues", dice);
  }

  /** Every guess with how likely it is right, likeliest first. */
  private static List<Candidate<Move>> guesses(View view, int seat) {
    Mind mind = mind(view);
    Map<Integer, double[]> beliefs = new TreeMap<>();
    for (int owner = 0; owner < view.players().size(); owner++) {
      List<View.Secret> row = view.players().get(owner).secrets();
      for (int i = 0; i < row.size(); i++) {
        if (owner != seat && !row.get(i).guessed()) {
          beliefs.put(owner * 3 + i, mind.belief(row.get(i), mind.others()));
        }
      }
    }
    List<Integer> places = List.copyOf(beliefs.keySet());
    List<double[]> balanced = new ArrayList<>(beliefs.values());
    mind.balance(balanced);
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      for (int word = 0; word < mind.size(); word++) {
        if (balanced.get(i)[word] > 0) {
          Move guess = new Move.Guess(places.get(i) / 3, places.get(i) % 3, word);
          ranked.add(new Candidate<>(guess, balanced.get(i)[word]));
        }
      }
    }
    ranked.sort(best());
    return ranked;
  }

  // Choosing

  private static Comparator<Candidate<Move>> best() {
    return Comparator.<Candidate<Move>>comparingDouble(Candidate::value).reversed();
  }

  private static Choice<Move> soft(
      List<Candidate<Move>> ranked, double sharpness, String reason, Dice dice) {
    return new Choice<>(Choice.soft(ranked, sharpness, dice), ranked, reason);
  }
}
