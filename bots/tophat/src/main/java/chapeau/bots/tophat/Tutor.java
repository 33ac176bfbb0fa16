package chapeau.bots.tophat;

import chapeau.bots.Assessment;
import chapeau.bots.Assessor;
import chapeau.bots.Budget;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Knowledge;
import chapeau.bots.Reason;
import chapeau.bots.Situation;
import chapeau.bots.search.SameWorlds;
import chapeau.engine.Dice;
import chapeau.games.tophat.Cells;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/**
 * Judges by looking ahead in worlds drawn from the exact belief, the move made always as deep as
 * the best. How stacks are built is a mix in which every build has its share, and is not judged.
 */
final class Tutor implements Assessor<View, Move> {
  private static final int WORLDS = 24;
  private static final int DEPTH = 12;
  private static final Weights WEIGHTS = Weights.USUAL;

  /**
   * So many moves are looked at to any depth where all worlds differ. The fewer do, the more moves
   * there is time for; where nothing is left to guess, none is left out for looking bad at first.
   */
  private static final int FINALISTS = 4;

  /** Chances that lie closer are told apart by other worlds than those drawn. */
  private static final double DOUBT = 0.03;

  /** Looking ahead is cheap here: so much more of it than the budget asks for. */
  private static final double SHARE = 2;

  /** So many standard errors between two moves over the worlds drawn, besides. */
  private static final double ERRORS = 2;

  /** So many placings are compared on the same boards, of so many looked at. */
  private static final int PLACINGS = 4;

  /** So many boards an iteration, at most so many. */
  private static final double BOARDS_SHARE = 0.6;

  private static final int MOST_BOARDS = 300;

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
    if (!(move instanceof Move.Jump)) {
      return Set.of();
    }
    // What can be jumped is told by the hats on top, and those everybody sees.
    Hats table = new Hidden(knows.view()).worlds(1, knows.seat(), WEIGHTS, new Dice(0)).getFirst();
    int before = Long.bitCount(table.threatened(knows.seat()));
    table.make(Lookahead.coded(move));
    boolean opens = Long.bitCount(table.threatened(knows.seat())) > before;
    return opens ? Set.of(Way.JUMPS, Way.OPENS) : Set.of(Way.JUMPS);
  }

  @Override
  public Optional<Assessment<Move>> assess(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    if (now.moves().size() < 2) {
      return Optional.empty();
    }
    return switch (now.view().phase()) {
      case PACK, DRAW, OVER -> Optional.empty();
      case PLACE -> Optional.of(placing(now, chosen, dice));
      case MOVE -> Optional.of(moving(now, chosen, dice));
    };
  }

  private static Assessment<Move> placing(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    Placing placing = new Placing(WEIGHTS);
    Budget budget = now.budget().part(SHARE);
    // The move made first, so that of those that come to the same it is the one that is weighed.
    List<Move> moves = new ArrayList<>(now.moves());
    chosen.ifPresent(move -> Collections.swap(moves, 0, moves.indexOf(move)));
    List<Move> some = new ArrayList<>();
    placing.rank(now.view(), now.seat(), moves, budget, dice).stream()
        .map(Candidate::move)
        .filter(move -> !chosen.equals(Optional.of(move)))
        .limit(PLACINGS)
        .forEach(some::add);
    chosen.ifPresent(some::add);
    int boards = (int) Math.clamp(BOARDS_SHARE * now.budget().iterations(), 2, MOST_BOARDS);
    SameWorlds<Move> worlds = placing.compare(now.view(), now.seat(), some, boards, dice);
    List<Candidate<Move>> ranked = worlds.ranked();
    Move best = ranked.getFirst().move();
    Optional<Why> why =
        chosen
            .filter(move -> !move.equals(best))
            .map(move ->
                new Compared(now.view(), now.seat(), List.of(), List.of()).placed(best, move));
    return new Assessment<>(
        ranked, doubt(worlds, best, chosen), List.of(), why, chosen.map(worlds::measured));
  }

  private static double doubt(SameWorlds<Move> worlds, Move best, Optional<Move> chosen) {
    return DOUBT + ERRORS * chosen.map(move -> worlds.error(best, move)).orElse(0.0);
  }

  private static int ring(Move move) {
    return move instanceof Move.Place(int _, int cell) ? Cells.ring(cell) : 0;
  }

  private static Assessment<Move> moving(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    Hidden hidden = new Hidden(now.view());
    List<Hats> tables = hidden.worlds(WORLDS, now.seat(), WEIGHTS, dice);
    int different = (int) tables.stream().mapToLong(Hats::key).distinct().count();
    Lookahead.Found found =
        new Lookahead(WORLDS, DEPTH, FINALISTS * WORLDS / different, WEIGHTS)
            .look(tables, now.moves(), chosen, now.budget().part(SHARE));
    List<Belief> beliefs = hidden.beliefs(now.seat());
    Candidate<Move> best = found.finalists().getFirst();
    Optional<Why> why =
        chosen
            .filter(move -> !move.equals(best.move()))
            .map(move ->
                new Compared(now.view(), now.seat(), tables, beliefs)
                    .why(best, of(found.finalists(), move), found.depth()));
    SameWorlds<Move> worlds = found.worlds();
    // What was seen to its end with nothing left to guess is beyond doubt.
    boolean solved =
        hidden.isOpen()
            && Weights.isDecided(best.value())
            && chosen.map(move -> of(found.finalists(), move)).stream()
                .allMatch(made -> Weights.isDecided(made.value()));
    double doubt = solved ? 0 : doubt(worlds, best.move(), chosen);
    return new Assessment<>(found.finalists(), doubt, beliefs, why, chosen.map(worlds::measured));
  }

  private static Candidate<Move> of(List<Candidate<Move>> all, Move move) {
    return all.stream()
        .filter(one -> one.move().equals(move))
        .findFirst()
        .orElse(new Candidate<>(move, 0));
  }

  /** Something counted on the table after a move. */
  private interface After {
    int count(Move move, ToIntFunction<Hats> of);
  }

  /** What can be seen of two moves. */
  private record Compared(View view, int seat, List<Hats> tables, List<Belief> beliefs) {

    Why why(Candidate<Move> best, Candidate<Move> made, int depth) {
      Move chosen = made.move();
      if (Weights.isWon(best.value())) {
        return new Why.Wins();
      }
      List<Integer> taken = jumped(best.move());
      List<Integer> instead = jumped(chosen);
      if (taken.size() > instead.size()) {
        return new Why.TakesMore(taken.size(), instead.size());
      }
      double freed = ownBelow(taken);
      double freedInstead = ownBelow(instead);
      if (freed > freedInstead + 0.1) {
        return new Why.Frees(likeliest(taken), freed, freedInstead);
      }
      return reach(best.move(), chosen, this::moved)
          .orElseGet(() -> new Why.LooksAhead(depth + 1, best.value(), made.value()));
    }

    Why placed(Move best, Move chosen) {
      return reach(best, chosen, this::put)
          .orElseGet(() -> new Why.StandsBetter(ring(best), ring(chosen)));
    }

    /** What stands within reach of a jump after two moves. */
    private Optional<Why> reach(Move best, Move chosen, After after) {
      int exposed = after.count(best, this::ownThreatened);
      int exposedInstead = after.count(chosen, this::ownThreatened);
      if (exposed < exposedInstead) {
        return Optional.of(new Why.Exposes(exposed, exposedInstead));
      }
      int threatens = after.count(best, this::enemiesThreatened);
      int threatensInstead = after.count(chosen, this::enemiesThreatened);
      return threatens > threatensInstead
          ? Optional.of(new Why.Threatens(threatens, threatensInstead))
          : Optional.empty();
    }

    private int ownThreatened(Hats hats) {
      return Long.bitCount(hats.threatened(seat));
    }

    private int enemiesThreatened(Hats hats) {
      int all = 0;
      for (int other = 0; other < hats.players(); other++) {
        all += other == seat ? 0 : Long.bitCount(hats.threatened(other));
      }
      return all;
    }

    /** On average over the worlds, rounded. */
    private int moved(Move move, ToIntFunction<Hats> count) {
      int sum = 0;
      for (Hats table : tables) {
        table.make(Lookahead.coded(move));
        sum += count.applyAsInt(table);
        table.undo();
      }
      return Math.round((float) sum / tables.size());
    }

    /** What can be jumped is told by the hats on top, whatever lies below. */
    private int put(Move move, ToIntFunction<Hats> count) {
      Hats table = new Hidden(view).worlds(1, seat, WEIGHTS, new Dice(0)).getFirst();
      if (move instanceof Move.Place(int stack, int cell)) {
        table.put(view.hands().get(seat).stacks().get(stack), cell);
      }
      return count.applyAsInt(table);
    }

    /** The cells of the enemy stacks a move jumps. */
    private List<Integer> jumped(Move move) {
      List<Integer> jumped = new ArrayList<>();
      if (move instanceof Move.Jump(int from, List<Integer> landings)) {
        int at = from;
        for (int to : landings) {
          int between = between(at, to);
          if (isEnemy(between)) {
            jumped.add(between);
          }
          at = to;
        }
      }
      return jumped;
    }

    private boolean isEnemy(int cell) {
      return view.piles().stream()
          .anyMatch(pile -> pile.cell() == cell && pile.hats().getFirst() != seat);
    }

    private static int between(int from, int to) {
      for (int way = 0; way < Cells.DIRECTIONS; way++) {
        if (Cells.beyond(from, way) == to) {
          return Cells.next(from, way);
        }
      }
      return from;
    }

    private double ownBelow(int cell) {
      boolean seen =
          view.piles().stream()
              .anyMatch(pile ->
                  pile.cell() == cell && pile.hats().size() > 1 && pile.hats().get(1) == seat);
      return seen
          ? 1
          : beliefs.stream()
              .filter(belief -> belief.thing() == cell)
              .mapToDouble(Belief::chance)
              .sum();
    }

    private double ownBelow(List<Integer> cells) {
      return cells.stream().mapToDouble(this::ownBelow).sum();
    }

    private int likeliest(List<Integer> cells) {
      return cells.stream()
          .reduce((one, other) -> ownBelow(other) > ownBelow(one) ? other : one)
          .orElse(0);
    }
  }
}
