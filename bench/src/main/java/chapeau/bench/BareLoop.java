package chapeau.bench;

import chapeau.engine.Dice;
import java.util.Arrays;

/**
 * The yardstick: a game of Hattari's shape (deal, look, look, accuse, score) as a bare loop over
 * arrays, with no states kept, no legal moves listed, no events and nothing refused.
 */
final class BareLoop {
  private static final int PLAYERS = 4;
  private static final int LIMIT = 8;

  private final int[] profiles = {0, 2, 3, 4, 5, 6, 7, 8};
  private final int[] coloured = new int[PLAYERS];
  private final int[] black = new int[PLAYERS];
  private final int[] accused = new int[PLAYERS];

  /** Plays one game and answers how many moves it took. */
  int play(Dice dice) {
    Arrays.fill(coloured, 5);
    Arrays.fill(black, 0);
    int moves = 0;
    int first = dice.below(PLAYERS);
    do {
      dice.shuffle(profiles);
      moves++;
      for (int i = 0; i < PLAYERS; i++) {
        moves += turn(i, dice);
      }
      score(first);
      first = (first + 1) % PLAYERS;
    } while (!over() && moves < 500);
    return moves;
  }

  private int turn(int order, Dice dice) {
    int barred = order == 0 ? dice.below(3) : accused[order - 1];
    int firstLook = (barred + 1 + dice.below(2)) % 3;
    int moves = 3;
    if (order == 0) {
      moves++;
      int choice = dice.below(3);
      if (choice < 2) {
        int swapped = (firstLook + choice) % 3;
        int victim = profiles[3];
        profiles[3] = profiles[swapped];
        profiles[swapped] = victim;
      }
    }
    accused[order] = dice.below(3);
    return moves;
  }

  private void score(int first) {
    int culprit = culprit();
    for (int place = 0; place < 3; place++) {
      int pile = 0;
      int top = -1;
      for (int order = 0; order < PLAYERS; order++) {
        if (accused[order] == place) {
          pile++;
          top = (first + order) % PLAYERS;
          coloured[top] -= place == culprit ? 0 : 1;
        }
      }
      if (top >= 0 && place != culprit) {
        black[top] += pile;
      }
    }
  }

  private int culprit() {
    boolean lowest = profiles[0] == 5 || profiles[1] == 5 || profiles[2] == 5;
    int culprit = -1;
    for (int place = 0; place < 3; place++) {
      if (profiles[place] != 0
          && (culprit < 0 || (profiles[place] < profiles[culprit]) == lowest)) {
        culprit = place;
      }
    }
    return culprit;
  }

  private boolean over() {
    for (int seat = 0; seat < PLAYERS; seat++) {
      if (coloured[seat] + black[seat] >= LIMIT || coloured[seat] == 0) {
        return true;
      }
    }
    return false;
  }
}
