package chapeau.bots.hattari;

import chapeau.games.hattari.Profile;
import chapeau.games.hattari.View;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a player who has looked knows of the round, as {@link RoundTree} numbers it.
 *
 * @param level how many play before
 * @param open what all have seen
 * @param passed the clue passed on, and {@code received} the one lying before the player
 * @param low the profile seen in the lower of the two roles looked at
 * @param places which place has which role
 */
record Sight(
    int level, int open, int passed, int received, int low, int high, List<Integer> places) {

  /** Which places there are no better names for. */
  private static final int NOWHERE = -1;

  static Sight of(View v, RoundTree tree) {
    int players = v.variant().players();
    int me = v.viewer();
    int level = (me - v.first() + players) % players;
    int passed = tree.card(v.clues().get((me + players - 1) % players));
    int received = tree.card(v.clues().get(me));
    int unseen = place(v, View.Suspect::unknown);
    int swapped = place(v, View.Suspect::swapped);
    if (level == 0) {
      return first(v, tree, passed, received, unseen, swapped);
    }
    List<Integer> accused = accused(v, level);
    List<Integer> places = places(v, accused, unseen, swapped);
    int open = open(places.indexOf(accused.getFirst()), swapped);
    for (int place : accused.subList(1, accused.size())) {
      open = RoundTree.after(open, places.indexOf(place));
    }
    int barred = places.indexOf(accused.getLast());
    int low = places.get(barred == 0 ? 1 : 0);
    int high = places.get(barred == 2 ? 1 : 2);
    return new Sight(
        level, open, passed, received, seen(v, tree, low), seen(v, tree, high), places);
  }

  private static Sight first(
      View v, RoundTree tree, int passed, int received, int unseen, int swapped) {
    int[] looked = IntStream.range(0, RoundTree.ROLES).filter(place -> place != unseen).toArray();
    int[] cards = new int[2];
    for (int i = 0; i < 2; i++) {
      // Who swapped a suspect away knows the victim.
      cards[i] = looked[i] == swapped ? tree.card(v.victim()) : seen(v, tree, looked[i]);
    }
    int lower = cards[0] < cards[1] ? 0 : 1;
    return new Sight(
        0,
        0,
        passed,
        received,
        cards[lower],
        cards[1 - lower],
        List.of(looked[lower], looked[1 - lower], unseen));
  }

  private static int open(int role, int swapped) {
    if (swapped != NOWHERE) {
      return RoundTree.SWAPPED + role;
    }
    return role == 2 ? RoundTree.KEPT_ACCUSED_UNSEEN : RoundTree.KEPT_ACCUSED_SEEN;
  }

  private static List<Integer> places(View v, List<Integer> accused, int unseen, int swapped) {
    int zero = swapped;
    for (int i = 0; i < accused.size() && zero == NOWHERE; i++) {
      zero = accused.get(i) == unseen ? NOWHERE : accused.get(i);
    }
    if (zero == NOWHERE) {
      zero = lower(v, unseen);
    }
    return List.of(zero, RoundTree.ROLES - zero - unseen, unseen);
  }

  /** The lower of two profiles nothing else tells apart. */
  private static int lower(View v, int unseen) {
    int[] two = IntStream.range(0, RoundTree.ROLES).filter(place -> place != unseen).toArray();
    return face(v, two[0]) < face(v, two[1]) ? two[0] : two[1];
  }

  private static List<Integer> accused(View v, int before) {
    Integer[] accused = new Integer[before];
    Arrays.fill(accused, NOWHERE);
    for (int place = 0; place < RoundTree.ROLES; place++) {
      for (int seat : v.suspects().get(place).pile()) {
        int order = (seat - v.first() + v.variant().players()) % v.variant().players();
        if (order < before) {
          accused[order] = place;
        }
      }
    }
    return List.of(accused);
  }

  private static int place(View v, java.util.function.Predicate<View.Suspect> mark) {
    for (int place = 0; place < v.suspects().size(); place++) {
      if (mark.test(v.suspects().get(place))) {
        return place;
      }
    }
    return NOWHERE;
  }

  private static int seen(View v, RoundTree tree, int place) {
    return tree.card(face(v, place));
  }

  private static int face(View v, int place) {
    int face = v.suspects().get(place).face();
    if (face == Profile.HIDDEN) {
      throw new IllegalArgumentException("asked before it has looked");
    }
    return face;
  }

  /** The same to one who remembers another clue than the one passed on. */
  Sight remembering(int other) {
    return new Sight(level, open, other, received, low, high, places);
  }

  /** Whether it can be so, with a clue that was made up. */
  boolean isPossible() {
    return passed != received && passed != low && passed != high;
  }

  int set(RoundTree tree) {
    return tree.set(level, open, passed, received, low, high);
  }
}
