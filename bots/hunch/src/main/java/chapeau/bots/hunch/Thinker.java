package chapeau.bots.hunch;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hunch.Category;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.State;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Somebody with a mind of their own: writes what suits several words of the grid, pays for clues
 * that make its secrets easier, and guesses what the clues make it think of.
 */
record Thinker(Skill skill) implements Bot<View, Move> {
  /** A clue that suits so many words finds buyers, and still tells them apart from the rest. */
  private static final double WANTED = 3;

  /** A word a clue goes with a little blurs it for those it goes with well. */
  private static final double BLUR = 0.5;

  /** A gain that is worth as much as two coins, round by round. */
  private static final List<Double> TWO_COINS = List.of(0.04, 0.03, 0.0);

  private static final double SURE = 0.5;
  private static final double DULL = 0.9;
  private static final int IDEAS = 80;

  /** A clue that helps so little is still worth a coin. */
  private static final double WORTH_A_COIN = 0.015;

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    return switch (now.view().step()) {
      case CHOOSE, FIRST, DEAL, LAY, DRAW, REDRAW, OVER ->
          Choice.of(dice.pick(now.moves()), "like-it");
      case WRITE -> write(now, dice);
      case BID -> bid(now, dice);
      case TAKE -> soft(takes(now, mind(now)), "suits-my-secret", dice);
      case BONUS -> bonus(now, dice);
      case GUESS -> guess(now, dice);
    };
  }

  /** Who sits here: the same person all through a game, another at every seat and table. */
  Mind mind(Situation<View, Move> now) {
    View view = now.view();
    long seed = 31L * now.seat() + 7;
    for (View.Target card : view.grid()) {
      seed = seed * 1_000_003L + card.card();
    }
    Lexicon lexicon = Lexicon.of(view.variant().language());
    return new Mind(new Sense(lexicon, skill, seed), view);
  }

  // Inventing

  private Choice<Move> write(Situation<View, Move> now, Dice dice) {
    Mind mind = mind(now);
    List<State.Card> mine = now.view().cards().get(now.seat());
    int card = mine.getFirst().text().isEmpty() ? 0 : 1;
    Category category = now.view().category(mine.get(card).card());
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (String idea : ideas(mind, category, dice)) {
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
        : new Choice<>(Choice.soft(ranked, 3, dice), ranked, "suits-many");
  }

  private static List<Move> writings(Situation<View, Move> now, int card) {
    return now.moves().stream()
        .filter(move -> move instanceof Move.Write(int on, String _) && on == card)
        .toList();
  }

  /**
   * What comes to mind looking at the grid; of anything else when the grid is all unknown words.
   */
  static List<String> ideas(Mind mind, Category category, Dice dice) {
    Set<String> ideas = new TreeSet<>();
    Lexicon lexicon = mind.sense().lexicon();
    if (category.kind() == Kind.YESNO) {
      lexicon.questions().forEach(question -> ideas.add(question.text()));
    } else {
      for (int word = 0; word < mind.size(); word++) {
        if (mind.isOthers(word)) {
          mind.concept(word)
              .ifPresent(concept -> ideas.addAll(mind.sense().ideas(concept, category)));
        }
      }
      for (int i = 0; i < 30 && ideas.size() < 10; i++) {
        ideas.addAll(mind.sense().ideas(dice.below(lexicon.size()), category));
      }
    }
    List<String> some = dice.shuffled(List.copyOf(ideas));
    return some.subList(0, Math.min(IDEAS, some.size()));
  }

  /** How many words of the others' it suits well; beyond some, it would tell nobody anything. */
  static double interest(Mind mind, Category category, String idea) {
    double[] suits = mind.suits(category, idea);
    double well = 0;
    double faintly = 0;
    for (int word = 0; word < mind.size(); word++) {
      if (suits[word] >= SURE) {
        well += mind.isOthers(word) ? suits[word] : 0;
      } else {
        faintly += suits[word];
      }
    }
    return (well <= WANTED ? well : 2 * WANTED - well) - BLUR * faintly;
  }

  // Trading

  /** Every way to take a clue, valued by how much surer it makes the others of my secret. */
  static List<Candidate<Move>> takes(Situation<View, Move> now, Mind mind) {
    List<Move.Take> takes = new ArrayList<>();
    for (Move move : now.moves()) {
      if (move instanceof Move.Take take) {
        takes.add(take);
      }
    }
    return valued(now, mind, takes);
  }

  static List<Candidate<Move>> valued(Situation<View, Move> now, Mind mind, List<Move.Take> takes) {
    View view = now.view();
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move.Take take : takes) {
      State.Card clue = view.cards().get(take.author()).get(take.clue());
      View.Secret secret = view.secrets().get(now.seat()).get(take.secret());
      Category category = view.category(clue.card());
      ranked.add(new Candidate<>(take, honest(mind, secret, category, clue.text(), take.answer())));
    }
    ranked.sort(best());
    return ranked;
  }

  /** A question is answered as things are: the untrue answer is worth nothing. */
  private static double honest(
      Mind mind, View.Secret secret, Category category, String text, Move.Answer answer) {
    double fit = mind.suits(category, text)[secret.word()];
    boolean untrue =
        switch (answer) {
          case NONE -> false;
          case YES -> fit < SURE;
          case NO -> fit >= SURE;
        };
    return untrue ? -1 : mind.gain(secret, category, text, answer);
  }

  /**
   * Bids as long as the better of the two clues is worth it; towards the end coins are worth less.
   */
  private Choice<Move> bid(Situation<View, Move> now, Dice dice) {
    View view = now.view();
    Mind mind = mind(now);
    double worth = Math.max(least(gain(now, mind)), coins(now, mind) + dice.fraction() - 0.3);
    Move raise = new Move.Bid(view.sale().bid() + 1);
    boolean bids = worth >= view.sale().bid() + 1 && now.moves().contains(raise);
    Move pass = new Move.Pass();
    return new Choice<>(
        bids ? raise : pass,
        List.of(new Candidate<>(raise, worth - view.sale().bid() - 1), new Candidate<>(pass, 0)),
        bids ? "worth-it" : "too-dear");
  }

  /** What the better of the two clues on sale is worth to this seat, in coins. */
  double coins(Situation<View, Move> now, Mind mind) {
    return gain(now, mind) * skill.worth(now.view().round());
  }

  private static double gain(Situation<View, Move> now, Mind mind) {
    return valued(now, mind, onSale(now.view(), now.seat())).getFirst().value();
  }

  private static double least(double gain) {
    return gain > WORTH_A_COIN ? 1 : 0;
  }

  /** The ways to take a clue for whoever wins the sale. */
  static List<Move.Take> onSale(View view, int seat) {
    int seller = view.sale().seller();
    List<Move.Take> takes = new ArrayList<>();
    List<View.Secret> mine = view.secrets().get(seat);
    for (int clue = 0; clue < 2; clue++) {
      int card = view.cards().get(seller).get(clue).card();
      boolean asks = view.category(card).kind() == Kind.YESNO;
      for (int secret = 0; secret < mine.size(); secret++) {
        if (mine.get(secret).guessed()) {
          continue;
        }
        for (Move.Answer answer : Move.Answer.values()) {
          if (asks == (answer != Move.Answer.NONE)) {
            takes.add(new Move.Take(seller, clue, secret, answer));
          }
        }
      }
    }
    return takes;
  }

  private Choice<Move> bonus(Situation<View, Move> now, Dice dice) {
    return soft(bonuses(now, mind(now)), "bonus", dice);
  }

  /** Every bonus, valued by how much surer a secret of mine is found, or what comes to the same. */
  List<Candidate<Move>> bonuses(Situation<View, Move> now, Mind mind) {
    View view = now.view();
    double coins = TWO_COINS.get(view.round() - 1);
    List<Candidate<Move>> ranked = takes(now, mind);
    ranked.add(new Candidate<>(new Move.TakeCoins(), coins));
    if (now.moves().contains(new Move.BuyHunch())) {
      List<Candidate<Move>> guesses = guesses(now, mind);
      double next = guesses.size() > view.round() ? guesses.get(view.round()).value() - coins : 0;
      ranked.add(new Candidate<>(new Move.BuyHunch(), next));
    }
    for (Move move : now.moves()) {
      if (move instanceof Move.TooEasy(int place)) {
        View.Secret secret = view.secrets().get(now.seat()).get(place);
        double known = mind.belief(secret, mind.wholeGrid())[secret.word()];
        ranked.add(new Candidate<>(move, known - SURE - coins));
      }
    }
    ranked.sort(best());
    return ranked;
  }

  // Guessing

  private Choice<Move> guess(Situation<View, Move> now, Dice dice) {
    List<Candidate<Move>> ranked = new ArrayList<>(guesses(now, mind(now)));
    Set<Integer> taken = new TreeSet<>();
    now.view().hunches().get(now.seat()).forEach(hunch -> taken.add(hunch.word()));
    ranked.removeIf(guess ->
        !now.moves().contains(guess.move())
            || (guess.move() instanceof Move.Guess(int _, int _, int word)
                && taken.contains(word)));
    if (ranked.isEmpty()) {
      return Choice.of(dice.pick(now.moves()), "blind");
    }
    return soft(ranked.subList(0, Math.min(4, ranked.size())), "clues", dice);
  }

  /** Every guess with how likely it is right, likeliest first. */
  List<Candidate<Move>> guesses(Situation<View, Move> now, Mind mind) {
    View view = now.view();
    Alternatives alternatives =
        Alternatives.of(skill.readsBuyers() ? now.knows().told() : List.of());
    Map<Integer, double[]> beliefs = new TreeMap<>();
    for (int owner = 0; owner < view.players().size(); owner++) {
      List<View.Secret> row = view.secrets().get(owner);
      for (int i = 0; i < row.size(); i++) {
        if (owner != now.seat() && !row.get(i).guessed()) {
          beliefs.put(owner * 3 + i, belief(view, mind, alternatives, owner, i));
        }
      }
    }
    List<Integer> places = List.copyOf(beliefs.keySet());
    List<double[]> balanced = new ArrayList<>(beliefs.values());
    if (skill.sharesOut()) {
      mind.balance(balanced);
    }
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

  /** What an opponent's secret may be, by the clues taken for it and by those left lying. */
  private static double[] belief(
      View view, Mind mind, Alternatives alternatives, int owner, int place) {
    View.Secret secret = view.secrets().get(owner).get(place);
    double[] belief = mind.belief(secret, mind.others());
    for (State.Clue clue : secret.clues()) {
      Mind.multiply(belief, alternatives.likelihood(mind, view, owner, place, clue));
    }
    return Mind.normal(belief);
  }

  // Choosing

  private static Comparator<Candidate<Move>> best() {
    return Comparator.<Candidate<Move>>comparingDouble(Candidate::value).reversed();
  }

  private Choice<Move> soft(List<Candidate<Move>> ranked, String reason, Dice dice) {
    return new Choice<>(Choice.soft(ranked, skill.sharpness(), dice), ranked, reason);
  }
}
