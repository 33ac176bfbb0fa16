package chapeau.bots.hatouf;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Hatouf;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.State;
import chapeau.games.hatouf.Step;
import chapeau.games.hatouf.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Counts cards: deals the unseen ones time and again as they may lie, plays the deal out for each
 * card it could play or give, and takes what brings its team home first most often.
 *
 * @param share of the budget's iterations it uses; one is one deal played out
 * @param candidates how many plays it thinks about, the best at a glance
 * @param sharpness how sharply it prefers the better of two plays, by chance to win
 */
record Skipper(double share, int candidates, double sharpness) implements Bot<View, Move> {
  private static final Hatouf HATOUF = new Hatouf();

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    if (now.moves().size() == 1) {
      return Choice.of(now.moves().getFirst(), "only-move");
    }
    Voyages voyages = new Voyages(now.view().cargoes().size());
    boolean exchange = now.view().step() == Step.EXCHANGE;
    List<Candidate<Move>> ranked = exchange ? gifts(now, voyages, dice) : plays(now, voyages, dice);
    Move chosen = Choice.soft(ranked, sharpness, dice);
    return new Choice<>(chosen, ranked, reason(chosen));
  }

  private List<Candidate<Move>> plays(Situation<View, Move> now, Voyages voyages, Dice dice) {
    List<Candidate<Move>> likely = atAGlance(now, voyages, dice);
    return contest(
        likely.subList(0, Math.min(candidates, likely.size())),
        now,
        dice,
        playing(now.seat(), voyages));
  }

  /** What could be played, best first by where the boats come to lie. */
  static List<Candidate<Move>> atAGlance(Situation<View, Move> now, Voyages voyages, Dice dice) {
    // At a glance only the boats count, and they are the same in every world.
    Sea glance = Sea.of(HATOUF.imagine(now.view(), dice));
    return best(
        oneOfEachRank(now.moves()), move -> voyages.worth(glance, now.seat(), Plays.coded(move)));
  }

  static Trial playing(int seat, Voyages voyages) {
    return (sea, move) -> {
      Plays.play(sea, Plays.coded(move));
      return voyages.chance(sea, seat);
    };
  }

  private List<Candidate<Move>> gifts(Situation<View, Move> now, Voyages voyages, Dice dice) {
    return contest(best(oneOfEachRank(now.moves()), _ -> 0), now, dice, giving(now, voyages, dice));
  }

  static Trial giving(Situation<View, Move> now, Voyages voyages, Dice dice) {
    int seat = now.seat();
    return (sea, move) -> {
      for (int other = 0; other < 2; other++) {
        int giver = (seat + other) % Mat.SEATS;
        int partner = Mat.partner(giver);
        if (sea.hand(giver) != 0 && sea.hand(partner) != 0) {
          int card =
              giver == seat && move instanceof Move.Exchange(int own)
                  ? own
                  : voyages.gift(sea, giver, dice);
          sea.exchange(giver, card, voyages.gift(sea, partner, dice));
        }
      }
      sea.begin(now.view().dealer());
      return voyages.chance(sea, seat);
    };
  }

  /** Plays a deal out after a move, and says how the team stands. */
  interface Trial {
    double chance(Sea sea, Move move);
  }

  /** Every move is tried in the same worlds; from time to time the worse half drops out. */
  private List<Candidate<Move>> contest(
      List<Candidate<Move>> moves, Situation<View, Move> now, Dice dice, Trial trial) {
    Budget budget = now.budget().part(share);
    List<Move> left = new ArrayList<>(moves.stream().map(Candidate::move).toList());
    List<Candidate<Move>> out = new ArrayList<>();
    double[] sums = new double[left.size()];
    Sea sea = new Sea();
    int done = 0;
    int worlds = 0;
    int spentHere = 0;
    int rounds = 32 - Integer.numberOfLeadingZeros(left.size());
    while (!budget.isSpent(done) || worlds == 0) {
      State state = HATOUF.imagine(now.view(), dice);
      Sea world = Sea.of(state);
      for (int i = 0; i < left.size(); i++) {
        sea.become(world);
        sums[i] += trial.chance(sea, left.get(i));
        done++;
        spentHere++;
      }
      worlds++;
      if (left.size() > 2 && spentHere >= budget.iterations() / rounds) {
        spentHere = 0;
        drop(left, sums, worlds, out);
      }
    }
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      ranked.add(new Candidate<>(left.get(i), sums[i] / worlds));
    }
    ranked.sort(Candidate.bestFirst());
    ranked.addAll(out.reversed());
    return ranked;
  }

  private static void drop(List<Move> left, double[] sums, int worlds, List<Candidate<Move>> out) {
    for (int keep = (left.size() + 1) / 2; left.size() > keep; ) {
      int worst = 0;
      for (int i = 1; i < left.size(); i++) {
        worst = sums[i] < sums[worst] ? i : worst;
      }
      out.add(new Candidate<>(left.remove(worst), sums[worst] / worlds));
      System.arraycopy(sums, worst + 1, sums, worst, left.size() - worst);
    }
  }

  private static List<Candidate<Move>> best(List<Move> moves, ToDoubleFunction<Move> worth) {
    return moves.stream()
        .map(move -> new Candidate<>(move, worth.applyAsDouble(move)))
        .sorted(Candidate.bestFirst())
        .toList();
  }

  /** Suits never matter: of two cards alike one is enough to think about. */
  static List<Move> oneOfEachRank(List<Move> moves) {
    List<Move> some = new ArrayList<>();
    long cards = 0;
    int ranks = 0;
    for (Move move : moves) {
      int card = card(move);
      int rank = Card.rank(card);
      boolean known = (cards >> card & 1) == 1;
      if (known || (ranks >> rank & 1) == 0) {
        some.add(move);
        cards |= 1L << card;
        ranks |= 1 << rank;
      }
    }
    return some;
  }

  static int card(Move move) {
    return switch (move) {
      case Move.Play play -> play.card();
      case Move.Exchange(int card) -> card;
      case Move.Begin _, Move.Deal _ -> throw new IllegalArgumentException("chance's move");
    };
  }

  private static String reason(Move move) {
    return switch (move) {
      case Move.Begin _, Move.Deal _ -> "chance";
      case Move.Exchange _ -> "for-the-partner";
      case Move.Launch _ -> "launch";
      case Move.Sail _ -> "way-home";
      case Move.Share _ -> "share";
      case Move.Swap _ -> "swap";
      case Move.Throw _ -> "no-use";
    };
  }
}
