package chapeau.bots.hattari;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Every way the markers can lie between two rounds, by turn order of the next one, and where each
 * end of a round leads. Coloured markers only ever become fewer, so the states are numbered by how
 * many there are: a round leads to a smaller number, or, when all accuse rightly, to the same
 * markers with the first-player token passed on.
 */
final class MarkerStates {
  /** Written for the end of the game: {@code END - i} is the end that the player i in turn wins. */
  private static final int END = -1;

  private static final int UNKNOWN = -1;
  private static final int START = 5;

  private final Stop stop;
  private final int players;
  private final int ends;
  private final int[] states;
  private final Map<Integer, Integer> numbers = new HashMap<>();

  /**
   * When the game stops.
   *
   * @param limit so many markers stop it
   * @param expert whether whoever stops it cannot win
   */
  record Stop(int limit, boolean expert) {}

  MarkerStates(int players, Stop stop) {
    this.players = players;
    this.stop = stop;
    this.ends = (int) Math.pow(RoundTree.ROLES, players);
    this.states = reachable();
    for (int i = 0; i < states.length; i++) {
      numbers.put(states[i], i);
    }
  }

  int players() {
    return players;
  }

  int size() {
    return states.length;
  }

  int ends() {
    return ends;
  }

  /** The number of a state, or -1 for one that never comes up. */
  int number(int[] coloured, int[] black) {
    return numbers.getOrDefault(packed(coloured, black), UNKNOWN);
  }

  /** For each end of a round, the state it leads to, or the end of the game. */
  int[] next(int state) {
    int[] next = new int[ends];
    for (int end = 0; end < ends; end++) {
      next[end] = next(state, end);
    }
    return next;
  }

  private int next(int state, int end) {
    int after = after(states[state], end);
    return isEnd(after) ? after : numbers.getOrDefault(after, UNKNOWN);
  }

  static boolean isEnd(int next) {
    return next < 0;
  }

  /** Who has won, by turn order in the round just ended. */
  static int winner(int next) {
    return END - next;
  }

  /** The states one comes through while all accuse rightly, round after round. */
  int[] cycle(int state) {
    List<Integer> cycle = new ArrayList<>(List.of(state));
    for (int next = next(state, 0); next != state; next = next(next, 0)) {
      cycle.add(next);
    }
    return cycle.stream().mapToInt(Integer::intValue).toArray();
  }

  int coloured(int state, int player) {
    return states[state] >> (8 * player) & 15;
  }

  int black(int state, int player) {
    return states[state] >> (8 * player + 4) & 15;
  }

  int colouredInAll(int state) {
    return coloured(states[state]);
  }

  private static int packed(int[] coloured, int[] black) {
    int packed = 0;
    for (int i = 0; i < coloured.length; i++) {
      packed |= (coloured[i] | (black[i] << 4)) << (8 * i);
    }
    return packed;
  }

  private static int coloured(int state) {
    int all = 0;
    for (int left = state; left != 0; left >>>= 8) {
      all += left & 15;
    }
    return all;
  }

  private int[] reachable() {
    int[] five = new int[players];
    Arrays.fill(five, START);
    int start = packed(five, new int[players]);
    Set<Integer> found = new HashSet<>(Set.of(start));
    Deque<Integer> left = new ArrayDeque<>(found);
    while (!left.isEmpty()) {
      int state = left.remove();
      for (int end = 0; end < ends; end++) {
        int after = after(state, end);
        if (!isEnd(after) && found.add(after)) {
          left.add(after);
        }
      }
    }
    return found.stream()
        .sorted(
            Comparator.<Integer>comparingInt(state -> coloured(state))
                .thenComparing(Comparator.naturalOrder()))
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** HTR-25, 26, 28: the next round's markers, or who wins. */
  private int after(int state, int end) {
    int[] coloured = new int[players];
    int[] black = new int[players];
    int[] top = {-1, -1, -1};
    int[] pile = new int[RoundTree.ROLES];
    for (int i = 0, left = end; i < players; i++, left /= RoundTree.ROLES) {
      coloured[i] = state >> (8 * i) & 15;
      black[i] = state >> (8 * i + 4) & 15;
      int place = left % RoundTree.ROLES;
      if (place > 0) {
        coloured[i]--;
        pile[place]++;
        top[place] = i;
      }
    }
    for (int place = 1; place < RoundTree.ROLES; place++) {
      if (top[place] >= 0) {
        black[top[place]] += pile[place];
      }
    }
    boolean[] stops = new boolean[players];
    boolean over = false;
    for (int i = 0; i < players; i++) {
      stops[i] = coloured[i] == 0 || coloured[i] + black[i] >= stop.limit();
      over |= stops[i];
    }
    return over ? END - winner(coloured, black, stops) : packed(passed(coloured), passed(black));
  }

  /** The first player becomes the last. */
  private static int[] passed(int[] markers) {
    int[] passed = new int[markers.length];
    for (int i = 0; i < markers.length; i++) {
      passed[(i + markers.length - 1) % markers.length] = markers[i];
    }
    return passed;
  }

  /** HTR-33 and 41. */
  private int winner(int[] coloured, int[] black, boolean[] stops) {
    int winner = 0;
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < players; i++) {
      int standing =
          (stop.expert() && stops[i] ? 1 << 24 : 0)
              + ((coloured[i] + black[i]) << 16)
              + (black[i] << 8)
              + i;
      if (standing < least) {
        least = standing;
        winner = i;
      }
    }
    return winner;
  }
}
