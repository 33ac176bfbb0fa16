package chapeau.games.tophat;

import chapeau.games.tophat.Move.Jump;
import chapeau.games.tophat.Move.Step;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The moving rules once more, written to be read and not to be fast: points with coordinates, lists
 * of hats, a fresh copy of everything at every jump. It shares nothing with the rules it checks but
 * the records of the moves.
 */
final class NaiveTable {
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

  private record Point(int q, int r) implements Comparable<Point> {
    static final Point CENTRE = new Point(0, 0);

    int ring() {
      return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    }

    Point plus(int[] direction) {
      return new Point(q + direction[0], r + direction[1]);
    }

    /** The cells are numbered row by row: count those that come before. */
    int cell() {
      int before = 0;
      for (int row = -4; row <= 4; row++) {
        for (int column = -4; column <= 4; column++) {
          Point other = new Point(column, row);
          before += other.ring() <= 4 && other.compareTo(this) < 0 ? 1 : 0;
        }
      }
      return before;
    }

    @Override
    public int compareTo(Point other) {
      return r == other.r ? Integer.compare(q, other.q) : Integer.compare(r, other.r);
    }
  }

  private final int players;
  private final int acting;
  private final int quiet;
  private final int forbidden;
  private final boolean over;
  private final Map<Point, List<Integer>> stacks;

  private NaiveTable(
      int players,
      int acting,
      int quiet,
      int forbidden,
      boolean over,
      Map<Point, List<Integer>> stacks) {
    this.players = players;
    this.acting = acting;
    this.quiet = quiet;
    this.forbidden = forbidden;
    this.over = over;
    this.stacks = new TreeMap<>(stacks);
  }

  static NaiveTable of(State s) {
    Map<Point, List<Integer>> stacks = new TreeMap<>();
    for (int row = -4; row <= 4; row++) {
      for (int column = -4; column <= 4; column++) {
        Point point = new Point(column, row);
        if (point.ring() <= 4 && s.board().owner(point.cell()) != Stack.HIDDEN) {
          stacks.put(point, s.board().hats(point.cell()));
        }
      }
    }
    return new NaiveTable(
        s.players(), s.acting(), s.quiet(), s.forbidden(), s.phase() == Phase.OVER, stacks);
  }

  /** The stacks after a move, and whether a hat was eliminated. */
  private record Outcome(Map<Point, List<Integer>> stacks, boolean eliminated) {}

  /** Every legal move. */
  List<Move> moves() {
    return over ? List.of() : List.copyOf(moves(acting).keySet());
  }

  /** How many ways there are to play so many moves. */
  long nodes(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (over) {
      return 0;
    }
    return moves(acting).values().stream()
        .mapToLong(outcome -> after(outcome).nodes(depth - 1))
        .sum();
  }

  private Map<Move, Outcome> moves(int seat) {
    Map<Move, Outcome> jumps = new LinkedHashMap<>();
    Map<Move, Outcome> leaving = new LinkedHashMap<>();
    Map<Move, Outcome> others = new LinkedHashMap<>();
    for (Point from : stacks.keySet()) {
      if (hats(from, stacks).getFirst() == seat) {
        List<Integer> mover = hats(from, stacks);
        Map<Point, List<Integer>> lifted = new TreeMap<>(stacks);
        lifted.remove(from);
        chains(seat, from, from, mover, lifted, List.of(), List.of(), jumps);
        steps(from, mover, lifted, isForbidden(from) ? leaving : others);
      }
    }
    if (!jumps.isEmpty()) {
      return jumps;
    }
    return leaving.isEmpty() ? others : leaving;
  }

  private void steps(
      Point from, List<Integer> mover, Map<Point, List<Integer>> lifted, Map<Move, Outcome> found) {
    for (int[] direction : DIRECTIONS) {
      Point to = from.plus(direction);
      boolean allowed = !isForbidden(to) || (isForbidden(from) && to.ring() < from.ring());
      if (isFree(to, lifted) && allowed) {
        Map<Point, List<Integer>> after = new TreeMap<>(lifted);
        after.put(to, mover);
        found.put(new Step(from.cell(), to.cell()), new Outcome(after, false));
      }
    }
  }

  private void chains(
      int seat,
      Point from,
      Point at,
      List<Integer> mover,
      Map<Point, List<Integer>> lifted,
      List<Point> jumped,
      List<Integer> landings,
      Map<Move, Outcome> found) {
    for (int[] direction : DIRECTIONS) {
      Point over = at.plus(direction);
      Point to = over.plus(direction);
      boolean neutral = over.equals(Point.CENTRE);
      boolean enemy = lifted.containsKey(over) && hats(over, lifted).getFirst() != seat;
      boolean own = lifted.containsKey(over) && !enemy;
      boolean allowed = enemy || ((own || neutral) && !landings.isEmpty() && !isForbidden(to));
      if (!allowed || jumped.contains(over) || !isFree(to, lifted)) {
        continue;
      }
      Map<Point, List<Integer>> after = new TreeMap<>(lifted);
      if (enemy) {
        List<Integer> hats = hats(over, lifted);
        after.remove(over);
        if (hats.size() > 1) {
          after.put(over, hats.subList(1, hats.size()));
        }
      }
      List<Integer> path = new ArrayList<>(landings);
      path.add(to.cell());
      Map<Point, List<Integer>> landed = new TreeMap<>(after);
      landed.put(to, mover);
      found.put(new Jump(from.cell(), path), new Outcome(landed, true));
      List<Point> passed = new ArrayList<>(jumped);
      passed.add(over);
      chains(seat, from, to, mover, after, passed, path, found);
    }
  }

  private NaiveTable after(Outcome outcome) {
    int quietNow = outcome.eliminated() ? 0 : quiet + 1;
    Map<Point, List<Integer>> after = outcome.stacks();
    boolean oneColour = after.values().stream().map(List::getFirst).distinct().count() == 1;
    if (oneColour || quietNow >= 60) {
      return new NaiveTable(players, acting, quietNow, forbidden, true, after);
    }
    return next(acting, quietNow, after);
  }

  private NaiveTable next(int seat, int quietNow, Map<Point, List<Integer>> after) {
    int closed = after.size() <= 5 || quietNow >= 30 ? Math.max(forbidden, 2) : forbidden;
    closed = quietNow >= 45 ? 3 : closed;
    int following = (seat + 1) % players;
    NaiveTable table = new NaiveTable(players, following, quietNow, closed, false, after);
    if (!table.moves(following).isEmpty()) {
      return table;
    }
    boolean stuck = true;
    for (int other = 0; other < players; other++) {
      stuck &= table.moves(other).isEmpty();
    }
    if (stuck || quietNow + 1 >= 60) {
      return new NaiveTable(players, following, quietNow, closed, true, after);
    }
    return table.next(following, quietNow + 1, after);
  }

  private static List<Integer> hats(Point point, Map<Point, List<Integer>> stacks) {
    return stacks.getOrDefault(point, List.of());
  }

  private boolean isForbidden(Point point) {
    return point.ring() > 4 - forbidden;
  }

  private static boolean isFree(Point point, Map<Point, List<Integer>> stacks) {
    return point.ring() <= 4 && !point.equals(Point.CENTRE) && !stacks.containsKey(point);
  }
}
