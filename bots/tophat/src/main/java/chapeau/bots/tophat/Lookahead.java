package chapeau.bots.tophat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.search.AlphaBeta;
import chapeau.bots.search.SameWorlds;
import chapeau.engine.Dice;
import chapeau.games.tophat.Cells;
import chapeau.games.tophat.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Judges moves by looking ahead in several worlds drawn from what is believed, a move deeper each
 * time the budget allows; those that did badly so far are looked at no further.
 *
 * @param worlds how many worlds are imagined
 * @param depth how many moves ahead it looks at most, forced jumps not counted
 * @param finalists how many moves are looked at to any depth
 */
record Lookahead(int worlds, int depth, int finalists, Weights weights) implements Ahead {
  private static final int TABLE_BITS = 14;
  private static final double[] NOTHING = {};

  @Override
  public List<Candidate<Move>> rank(
      Hidden hidden, int seat, List<Move> moves, Budget budget, Dice dice) {
    List<Hats> tables = hidden.worlds(worlds, seat, weights, dice);
    return look(tables, moves, Optional.empty(), budget).ranked;
  }

  /**
   * What came of looking ahead.
   *
   * @param ranked all moves, those looked at deepest first
   * @param compared how many of them were looked at equally deep
   * @param depth how deep
   * @param worlds what each of those came to in every world
   */
  record Found(List<Candidate<Move>> ranked, int compared, int depth, SameWorlds<Move> worlds) {

    /** Those whose chances compare. */
    List<Candidate<Move>> finalists() {
      return ranked.subList(0, compared);
    }
  }

  /** Looks ahead on these tables; one of the moves may be kept to the end whatever it promises. */
  Found look(List<Hats> tables, List<Move> moves, Optional<Move> kept, Budget budget) {
    List<Candidate<Move>> ranked =
        new ArrayList<>(moves.stream().map(move -> new Candidate<>(move, 0)).toList());
    AlphaBeta search = new AlphaBeta(budget, TABLE_BITS);
    int looking = ranked.size();
    Found found = new Found(ranked, looking, 0, new SameWorlds<>(moves));
    Map<Move, double[]> seen = new HashMap<>();
    for (int deep = 0; deep <= depth && !search.stopped(); deep++) {
      List<Move> looked = ranked.subList(0, looking).stream().map(Candidate::move).toList();
      SameWorlds<Move> worlds = looked(looked, deep, tables, search, seen);
      // Chances seen at different depths do not compare, so a depth counts only as a whole.
      if (deep == 0 || !search.stopped()) {
        Collections.copy(ranked, worlds.ranked());
        found = new Found(List.copyOf(ranked), looking, deep, worlds);
      }
      looking = Math.min(looking, Math.max(finalists, looking / 2));
      keep(kept, ranked, looking);
    }
    return found;
  }

  private static void keep(Optional<Move> kept, List<Candidate<Move>> ranked, int looking) {
    for (int i = looking; i < ranked.size() && kept.isPresent(); i++) {
      if (ranked.get(i).move().equals(kept.get())) {
        ranked.add(looking - 1, ranked.remove(i));
      }
    }
  }

  private static SameWorlds<Move> looked(
      List<Move> moves, int deep, List<Hats> tables, AlphaBeta search, Map<Move, double[]> seen) {
    List<double[]> chances = new ArrayList<>();
    for (Move move : moves) {
      double[] before = seen.getOrDefault(move, NOTHING);
      double[] now = chances(coded(move), deep, tables, search, before);
      seen.put(move, now);
      chances.add(now);
    }
    SameWorlds<Move> worlds = new SameWorlds<>(moves);
    for (int table = 0; table < tables.size(); table++) {
      int at = table;
      worlds.add(move -> chances.get(move)[at]);
    }
    return worlds;
  }

  /** Where the end was in sight a depth before, there is nothing more to see. */
  private static double[] chances(
      long move, int deep, List<Hats> tables, AlphaBeta search, double[] before) {
    double[] chances = new double[tables.size()];
    for (int i = 0; i < chances.length; i++) {
      boolean known = deep > 0 && Weights.isDecided(before[i]);
      chances[i] = known ? before[i] : chance(move, deep, tables.get(i), search);
    }
    return chances;
  }

  private static double chance(long move, int deep, Hats table, AlphaBeta search) {
    table.make(move);
    int value = search.search(table, deep, -AlphaBeta.INFINITE, AlphaBeta.INFINITE);
    table.undo();
    return Weights.chance(value);
  }

  /** A move as {@link Hats} writes it. */
  static long coded(Move move) {
    return switch (move) {
      case Move.Step(int from, int to) -> Hats.step(from, to);
      case Move.Jump(int from, List<Integer> landings) -> {
        long coded = from;
        int at = from;
        for (int to : landings) {
          coded = Hats.jumping(coded, way(at, to));
          at = to;
        }
        yield coded;
      }
      case Move.Pack _, Move.Place _, Move.First _ -> 0;
    };
  }

  private static int way(int from, int to) {
    int way = 0;
    while (Cells.beyond(from, way) != to) {
      way++;
    }
    return way;
  }
}
