package chapeau.bots.hunch;

import chapeau.bots.Assessment;
import chapeau.bots.Assessor;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Knowledge;
import chapeau.bots.Reason;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hunch.Category;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.State;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;

/**
 * Judges as one who has read everything and has no whims: guesses by how likely they are right,
 * clues by how much surer they make the others, all in points, and points as chances to win. A clue
 * made of words it does not know it does not judge.
 */
final class Tutor implements Assessor<View, Move> {
  private static final Thinker EXPERT = new Thinker(Skill.WELL_READ);

  /** People associate in ways of their own: only what is plainly better counts. */
  private static final double DOUBT = 0.01;

  /** What a clue that finds all the buyers it can is worth, in points: a coin or so. */
  private static final double SOLD = 0.05;

  private static final double WANTED = 3;

  /** How a lead in points makes up for luck, round by round. */
  private static final List<Double> SCALE = List.of(1.6, 1.3, 0.9);

  /** Codes a secret's place and a word in the grid together. */
  private static final int WORDS = 1000;

  private static final int BELIEFS = 6;

  @Override
  public Class<? extends Reason> reasons() {
    return Why.class;
  }

  @Override
  public Class<? extends Enum<?>> ways() {
    return Way.class;
  }

  @Override
  public Set<Way> ways(Knowledge<View> knows, Assessment<Move> found, Move move) {
    return switch (move) {
      case Move.Bid _ -> Set.of(Way.PAYS);
      case Move.BuyHunch _ -> Set.of(Way.BUYS_HUNCH);
      default -> Set.of();
    };
  }

  @Override
  public Optional<Assessment<Move>> assess(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    return switch (now.view().step()) {
      case CHOOSE, FIRST, DEAL, LAY, DRAW, REDRAW, OVER -> Optional.empty();
      case WRITE -> writing(now, chosen, dice);
      case BID -> Optional.of(bidding(now, chosen));
      case TAKE -> taking(now, chosen, Thinker.takes(now, EXPERT.mind(now)));
      case BONUS -> taking(now, chosen, EXPERT.bonuses(now, EXPERT.mind(now)));
      case GUESS -> guessing(now, chosen);
    };
  }

  // Points as chances

  /** The chance to win with so many points more, and so many more for another. */
  private static double chance(Situation<View, Move> now, double mine, int other, double theirs) {
    View view = now.view();
    double scale = SCALE.get(Math.clamp(view.round() - 1, 0, SCALE.size() - 1));
    double all = 0;
    double me = 0;
    for (int seat = 0; seat < view.players().size(); seat++) {
      double points = view.players().get(seat).points();
      points += seat == now.seat() ? mine : seat == other ? theirs : 0;
      double weight = Math.exp(points / scale);
      all += weight;
      me += seat == now.seat() ? weight : 0;
    }
    return me / all;
  }

  private static double chance(Situation<View, Move> now, double mine) {
    return chance(now, mine, -1, 0);
  }

  private static List<Candidate<Move>> valued(
      List<Candidate<Move>> moves, ToDoubleFunction<Candidate<Move>> chance) {
    return moves.stream()
        .map(one -> new Candidate<>(one.move(), chance.applyAsDouble(one)))
        .sorted(Candidate.bestFirst())
        .toList();
  }

  private static Optional<Candidate<Move>> find(List<Candidate<Move>> all, Optional<Move> move) {
    return all.stream().filter(one -> Optional.of(one.move()).equals(move)).findFirst();
  }

  // Inventing

  private static Optional<Assessment<Move>> writing(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    if (chosen.isPresent() && !(chosen.get() instanceof Move.Write)) {
      return Optional.empty();
    }
    Mind mind = EXPERT.mind(now);
    List<State.Card> cards = now.view().cards().get(now.seat());
    int card =
        chosen
            .map(move -> move instanceof Move.Write(int on, String _) ? on : 0)
            .orElse(cards.getFirst().text().isEmpty() ? 0 : 1);
    Category category = now.view().category(cards.get(card).card());
    Map<Move, Double> interest = new HashMap<>();
    for (String idea : new TreeSet<>(Thinker.ideas(mind, category, dice))) {
      if (mind.mayWrite(idea)) {
        interest.put(new Move.Write(card, idea), Thinker.interest(mind, category, idea));
      }
    }
    if (chosen.orElse(null) instanceof Move.Write(int _, String text)) {
      if (Arrays.stream(mind.suits(category, text)).allMatch(fit -> fit == 0)) {
        return Optional.empty();
      }
      interest.put(chosen.get(), Thinker.interest(mind, category, text));
    }
    List<Candidate<Move>> ranked =
        interest.entrySet().stream()
            .sorted((a, b) -> a.getKey().toString().compareTo(b.getKey().toString()))
            .map(one -> new Candidate<>(one.getKey(), one.getValue()))
            .toList();
    if (ranked.size() < 2) {
      return Optional.empty();
    }
    List<Candidate<Move>> valued =
        valued(ranked, one -> chance(now, SOLD * Math.clamp(one.value() / WANTED, -1, 1)));
    Move best = valued.getFirst().move();
    Optional<Why> why =
        chosen.filter(move -> !move.equals(best)).map(move -> suits(mind, category, best, move));
    return Optional.of(new Assessment<>(valued, DOUBT / 2, List.of(), why));
  }

  private static Why suits(Mind mind, Category category, Move best, Move chosen) {
    int better = suited(mind, category, best);
    int worse = suited(mind, category, chosen);
    return worse > better ? new Why.SuitsTooMany(worse) : new Why.SuitsMore(better, worse);
  }

  private static int suited(Mind mind, Category category, Move move) {
    double[] suits =
        mind.suits(category, move instanceof Move.Write(int _, String text) ? text : "");
    int suited = 0;
    for (int word = 0; word < mind.size(); word++) {
      suited += mind.isOthers(word) && suits[word] >= 0.5 ? 1 : 0;
    }
    return suited;
  }

  // Trading

  private static Assessment<Move> bidding(Situation<View, Move> now, Optional<Move> chosen) {
    View view = now.view();
    double worth = Math.max(0, EXPERT.coins(now, EXPERT.mind(now)));
    double coin = 1 / Skill.WELL_READ.worth(view.round());
    Set<Move> moves = new HashSet<>(Set.of(new Move.Pass()));
    Move raise = new Move.Bid(view.sale().bid() + 1);
    if (now.moves().contains(raise)) {
      moves.add(raise);
    }
    chosen.ifPresent(moves::add);
    List<Candidate<Move>> ranked =
        valued(
            moves.stream()
                .sorted((a, b) -> a.toString().compareTo(b.toString()))
                .map(move -> new Candidate<>(move, coins(move, worth)))
                .toList(),
            one -> chance(now, one.value() * coin));
    Optional<Why> why =
        chosen
            .filter(move -> !move.equals(ranked.getFirst().move()))
            .map(move ->
                move instanceof Move.Pass ? new Why.WorthIt(worth) : new Why.TooDear(worth));
    return new Assessment<>(ranked, DOUBT, List.of(), why);
  }

  private static double coins(Move move, double worth) {
    return move instanceof Move.Bid(int coins) ? worth - coins : 0;
  }

  private static Optional<Assessment<Move>> taking(
      Situation<View, Move> now, Optional<Move> chosen, List<Candidate<Move>> takes) {
    if (takes.size() < 2) {
      return Optional.empty();
    }
    // Whoever finds the secret has a point by it as well.
    double share = 1.0 / (now.view().players().size() - 1);
    int other = (now.seat() + 1) % now.view().players().size();
    List<Candidate<Move>> ranked =
        valued(takes, one -> chance(now, one.value(), other, one.value() * share));
    Optional<Why> why =
        find(takes, chosen)
            .filter(one -> !one.move().equals(ranked.getFirst().move()))
            .flatMap(one ->
                find(takes, Optional.of(ranked.getFirst().move())).map(best -> taken(best, one)));
    return Optional.of(new Assessment<>(ranked, DOUBT, List.of(), why));
  }

  private static Why taken(Candidate<Move> best, Candidate<Move> chosen) {
    if (best.move() instanceof Move.Take) {
      return switch (chosen.move()) {
        case Move.Take take when chosen.value() < 0 -> new Why.Misleads(take.secret());
        case Move.Take _ -> new Why.TellsMore(best.value(), chosen.value());
        default -> new Why.ClueInstead(best.value());
      };
    }
    return new Why.CoinsInstead();
  }

  // Guessing

  /** Who lays several hunches may lay them in any order: none of the best few is a mistake. */
  private static Optional<Assessment<Move>> guessing(
      Situation<View, Move> now, Optional<Move> chosen) {
    Set<Integer> laid = new TreeSet<>();
    now.view().hunches().get(now.seat()).forEach(hunch -> laid.add(hunch.word()));
    Set<Move> legal = new HashSet<>(now.moves());
    List<Candidate<Move>> guesses =
        EXPERT.guesses(now, EXPERT.mind(now)).stream()
            .filter(one -> legal.contains(one.move()) && !laid.contains(word(one.move())))
            .toList();
    Optional<Candidate<Move>> made = find(guesses, chosen);
    if (guesses.size() < 2 || (chosen.isPresent() && !legal.contains(chosen.get()))) {
      return Optional.empty();
    }
    List<Candidate<Move>> few = few(guesses, Math.max(1, now.view().hunchesLeft()));
    double enough = few.getLast().value();
    List<Candidate<Move>> some = new ArrayList<>(few);
    guesses.stream().filter(one -> !few.contains(one)).limit(3).forEach(some::add);
    chosen.ifPresent(move -> {
      Candidate<Move> one = made.orElse(new Candidate<>(move, 0));
      if (!some.contains(one)) {
        some.add(one);
      }
    });
    List<Candidate<Move>> ranked =
        valued(
            some,
            one -> {
              double right = Math.min(enough, one.value());
              return chance(now, right, owner(one.move()), right);
            });
    Optional<Why> why =
        chosen
            .filter(move -> !move.equals(ranked.getFirst().move()))
            .map(move ->
                likelier(
                    ranked.getFirst().move(),
                    move,
                    guesses,
                    made.map(Candidate::value).orElse(0.0)));
    return Optional.of(new Assessment<>(ranked, DOUBT, beliefs(guesses), why));
  }

  private static Why likelier(Move best, Move made, List<Candidate<Move>> guesses, double chosen) {
    double chance = find(guesses, Optional.of(best)).map(Candidate::value).orElse(0.0);
    if (chance <= chosen) {
      // As likely right: then it is the point its owner gets by it that tells them apart.
      return new Why.GivesRival(owner(made), owner(best));
    }
    return best instanceof Move.Guess(int owner, int secret, int word)
        ? new Why.Likelier(owner, secret, word, chance, chosen)
        : new Why.CoinsInstead();
  }

  private static int word(Move move) {
    return move instanceof Move.Guess(int _, int _, int word) ? word : -1;
  }

  private static int owner(Move move) {
    return move instanceof Move.Guess(int owner, int _, int _) ? owner : -1;
  }

  private static int place(Move move) {
    return move instanceof Move.Guess(int owner, int secret, int _) ? owner * 3 + secret : -1;
  }

  /** The best guesses one may lay together: another secret each, and another word. */
  private static List<Candidate<Move>> few(List<Candidate<Move>> guesses, int count) {
    List<Candidate<Move>> few = new ArrayList<>();
    for (Candidate<Move> one : guesses) {
      boolean other =
          few.stream()
              .allMatch(taken ->
                  place(taken.move()) != place(one.move())
                      && word(taken.move()) != word(one.move()));
      if (other && few.size() < count) {
        few.add(one);
      }
    }
    return few;
  }

  /** The likeliest word of each secret, the surest first. */
  private static List<Belief> beliefs(List<Candidate<Move>> guesses) {
    Set<Integer> seen = new HashSet<>();
    return guesses.stream()
        .filter(one -> seen.add(place(one.move())))
        .limit(BELIEFS)
        .map(one -> new Belief("word", place(one.move()) * WORDS + word(one.move()), one.value()))
        .toList();
  }
}
