package chapeau.bots.hattari;

import chapeau.games.hattari.Profile;
import java.util.Arrays;
import java.util.List;

/**
 * One round of Hattari as numbers: every deal, every decision and every end, made once for each
 * number of players. Places that nobody can tell apart count as one, so that each player decides
 * once a round: the first what to swap and whom to accuse, the others whom to accuse.
 *
 * <p>Places have roles instead of numbers. To the first player: 0 and 1 are the suspects seen, the
 * lower profile first, and 2 the one not looked at. To the others 0 is the swapped suspect, or the
 * first of those seen that somebody accused; 1 the other one seen; 2 the one not looked at. While
 * nothing tells 0 and 1 apart, whoever looks at both calls the lower profile 0.
 */
final class RoundTree {
  static final int ROLES = 3;

  /** Keep, swap role 0 or swap role 1, each with one of three accusations. */
  static final int FIRST_ACTIONS = 9;

  /** What the others see of the first player's decision. */
  static final int OPENINGS = 5;

  static final int KEPT_ACCUSED_UNSEEN = 0;
  static final int KEPT_ACCUSED_SEEN = 1;
  static final int SWAPPED = 2;

  private static final RoundTree[] OF = new RoundTree[5];

  private final int players;
  private final int cards;
  private final int deals;
  private final int endingCount;

  private final int[][] sets;

  private final int[] setCounts;

  /** For each combination of what is public, held and seen, its information set; or -1. */
  private final int[][] numbers;

  /** Of each last decision: its information set and who did it, which is all that counts. */
  private final int[] outcomes;

  /** Of each outcome and each accusation of the last player: how the round ends. */
  private final byte[] ends;

  private final int[][] culprits;

  private RoundTree(int players) {
    this.players = players;
    this.cards = Profile.inPlay(players).size();
    int ways = 12;
    for (int i = 0; i < players; i++) {
      ways *= cards - i;
    }
    this.deals = ways;
    this.endingCount = (int) Math.pow(ROLES, players);
    this.sets = new int[players][];
    this.setCounts = new int[players];
    this.numbers = new int[players][];
    int nodes = deals;
    int openings = 1;
    for (int level = 0; level < players; level++) {
      sets[level] = new int[nodes];
      numbers[level] = new int[openings * cards * cards * cards * cards];
      Arrays.fill(numbers[level], -1);
      nodes *= level == 0 ? FIRST_ACTIONS : ROLES;
      openings *= level == 0 ? OPENINGS : ROLES;
    }
    this.outcomes = new int[sets[players - 1].length];
    this.culprits = culprits();
    byte[] written = new byte[numbers[players - 1].length * ROLES * ROLES];
    new Builder(written).build();
    this.ends = Arrays.copyOf(written, setCounts[players - 1] * ROLES * ROLES);
  }

  static synchronized RoundTree of(int players) {
    if (OF[players] == null) {
      OF[players] = new RoundTree(players);
    }
    return OF[players];
  }

  int players() {
    return players;
  }

  int deals() {
    return deals;
  }

  /** How many information sets the player of a level has. */
  int sets(int level) {
    return setCounts[level];
  }

  static int actions(int level) {
    return level == 0 ? FIRST_ACTIONS : ROLES;
  }

  /** The information set of each node, level by level. */
  int[][] setsOfNodes() {
    return sets;
  }

  /** Of each node of the last level: its information set, and who did it in the last digit. */
  int[] outcomes() {
    return outcomes;
  }

  /** By outcome and the role the last player accuses: how the round ends; see Stakes. */
  byte[] ends() {
    return ends;
  }

  /** Who did it, by the roles of the player who decides at this node, not the first. */
  int culprit(int level, int node) {
    // Accusing the one not looked at leaves all roles as they are.
    int last = node;
    for (int i = level; i < players - 1; i++) {
      last = last * ROLES + 2;
    }
    return outcomes[last] % ROLES;
  }

  /** In how many ways a round can end. */
  int endingCount() {
    return endingCount;
  }

  /** How a profile is numbered here. */
  int card(int face) {
    return Profile.inPlay(players).indexOf(face);
  }

  /**
   * The information set of a player.
   *
   * @param open what all have seen so far, see {@link #after}
   * @param passed the clue dealt to the player, and {@code received} the one lying before them
   * @param low the profile seen in the lower of the two roles looked at
   */
  int set(int level, int open, int passed, int received, int low, int high) {
    return numbers[level][key(open, passed, received, low, high)];
  }

  private int key(int open, int passed, int received, int low, int high) {
    return (((open * cards + passed) * cards + received) * cards + low) * cards + high;
  }

  /** What all have seen, one accusation later. */
  static int after(int open, int role) {
    return open * ROLES + role;
  }

  private int[][] culprits() {
    List<Integer> faces = Profile.inPlay(players);
    int[][] table = new int[cards * cards][cards];
    for (int a = 0; a < cards; a++) {
      for (int b = 0; b < cards; b++) {
        for (int c = 0; c < cards; c++) {
          boolean possible = a != b && b != c && a != c;
          table[a * cards + b][c] =
              possible ? Profile.culprit(List.of(faces.get(a), faces.get(b), faces.get(c))) : -1;
        }
      }
    }
    return table;
  }

  /** Walks all deals and writes the tables. */
  private final class Builder {
    private final int[] clues = new int[players];
    private final int[] accused = new int[players];
    private final byte[] ends;
    private int deal;

    Builder(byte[] ends) {
      this.ends = ends;
    }

    void build() {
      clue(0, 0);
    }

    /** The first and the last player's first: neighbours share information sets of the last. */
    private void clue(int dealt, int used) {
      if (dealt == players) {
        suspects(used);
        return;
      }
      int seat = dealt == 0 ? 0 : dealt == 1 ? players - 1 : dealt - 1;
      for (int card = 0; card < cards; card++) {
        if ((used >> card & 1) == 0) {
          clues[seat] = card;
          clue(dealt + 1, used | 1 << card);
        }
      }
    }

    private void suspects(int used) {
      int[] left = new int[4];
      int next = 0;
      for (int card = 0; card < cards; card++) {
        if ((used >> card & 1) == 0) {
          left[next++] = card;
        }
      }
      for (int a = 0; a < 4; a++) {
        for (int b = a + 1; b < 4; b++) {
          for (int u = 0; u < 4; u++) {
            if (u != a && u != b) {
              first(left[a], left[b], left[u], left[6 - a - b - u]);
            }
          }
        }
      }
    }

    private void first(int a, int b, int unseen, int victim) {
      number(0, deal, 0, a, b);
      for (int action = 0; action < FIRST_ACTIONS; action++) {
        int swap = action / ROLES;
        int role = action % ROLES;
        int node = deal * FIRST_ACTIONS + action;
        boolean turned = swap == 2 || (swap == 0 && role == 1);
        int zero = swap == 0 ? (turned ? b : a) : victim;
        int one = turned ? a : b;
        int called = turned && role < 2 ? 1 - role : role;
        accused[0] = called;
        int open =
            swap == 0 ? (role == 2 ? KEPT_ACCUSED_UNSEEN : KEPT_ACCUSED_SEEN) : SWAPPED + called;
        next(1, node, open, zero, one, unseen, open == KEPT_ACCUSED_UNSEEN);
      }
      deal++;
    }

    private void next(int level, int node, int open, int zero, int one, int two, boolean alike) {
      if (alike && zero > one) {
        next(level, node, open, one, zero, two, true);
        return;
      }
      int barred = accused[level - 1];
      number(level, node, open, barred == 0 ? one : zero, barred == 2 ? one : two);
      if (level == players - 1) {
        end(node, culprits[zero * cards + one][two]);
        return;
      }
      for (int role = 0; role < ROLES; role++) {
        boolean turned = alike && role == 1;
        accused[level] = turned ? 0 : role;
        next(
            level + 1,
            node * ROLES + role,
            after(open, accused[level]),
            turned ? one : zero,
            turned ? zero : one,
            two,
            alike && role == 2);
      }
    }

    private void number(int level, int node, int open, int low, int high) {
      int key = key(open, clues[level], clues[(level + 1) % players], low, high);
      if (numbers[level][key] < 0) {
        numbers[level][key] = setCounts[level]++;
      }
      sets[level][node] = numbers[level][key];
    }

    private void end(int node, int culprit) {
      int code = 0;
      for (int level = players - 2; level >= 0; level--) {
        code = code * ROLES + (accused[level] - culprit + ROLES) % ROLES;
      }
      int outcome = sets[players - 1][node] * ROLES + culprit;
      outcomes[node] = outcome;
      for (int role = 0; role < ROLES; role++) {
        int last = (role - culprit + ROLES) % ROLES;
        ends[outcome * ROLES + role] = (byte) (code + endingCount / ROLES * last);
      }
    }
  }
}
