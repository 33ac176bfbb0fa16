package chapeau.games.hattari;

import java.util.Arrays;
import java.util.List;

/**
 * The silhouettes, written as numbers: 2 to 8, the blank one, and one whose face is not known to
 * whoever looks.
 */
public final class Profile {
  public static final int BLANK = 0;
  public static final int HIDDEN = -1;

  /** The profile that turns the search for the highest number into one for the lowest. */
  static final int FIVE = 5;

  static final int HIGHEST = 8;

  private static final List<List<Integer>> IN_PLAY =
      List.of(
          List.of(BLANK, 3, 4, 5, 6, 7),
          List.of(BLANK, 3, 4, 5, 6, 7, 8),
          List.of(BLANK, 2, 3, 4, 5, 6, 7, 8));

  private static final int[][] CARDS =
      IN_PLAY.stream()
          .map(faces -> faces.stream().mapToInt(face -> face).toArray())
          .toArray(int[][]::new);

  private static final int[] SETS =
      Arrays.stream(CARDS)
          .mapToInt(cards -> Arrays.stream(cards).map(face -> 1 << face).sum())
          .toArray();

  private Profile() {}

  /** HTR-01: the profiles used by so many players. */
  public static List<Integer> inPlay(int players) {
    return IN_PLAY.get(players - Variant.MIN_PLAYERS);
  }

  /** The same, fresh from the box and ready to be shuffled. */
  static int[] cards(int players) {
    return CARDS[players - Variant.MIN_PLAYERS].clone();
  }

  /** The same, as a set of bits. */
  static int set(int players) {
    return SETS[players - Variant.MIN_PLAYERS];
  }

  /** HTR-20 to 22: which of the three suspects is the culprit. */
  public static int culprit(List<Integer> suspects) {
    boolean lowest = suspects.get(0) == FIVE || suspects.get(1) == FIVE || suspects.get(2) == FIVE;
    int culprit = -1;
    for (int place = 0; place < suspects.size(); place++) {
      int face = suspects.get(place);
      if (face != BLANK && (culprit < 0 || (face < suspects.get(culprit)) == lowest)) {
        culprit = place;
      }
    }
    return culprit;
  }
}
