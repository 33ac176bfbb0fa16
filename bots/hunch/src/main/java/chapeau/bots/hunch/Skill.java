package chapeau.bots.hunch;

import java.util.List;

/**
 * How well a bot plays. Weaker ones know fewer associations, weigh them in a way of their own that
 * strays further from everybody else's, and look less far: none blunders at random.
 *
 * @param memory how much of what the language associates it knows, from 0 to 1
 * @param whim how far its own weights stray from the usual ones, from 0 to 1
 * @param sharpness how surely it takes what it thinks best
 * @param farReaching whether it reads what a word only reminds of by way of another
 * @param sharesOut whether it remembers that a card holds one secret only
 * @param readsBuyers whether it reads something into the clue a buyer could have had instead
 * @param boldness the coins a secret made sure is worth to it, round by round
 */
record Skill(
    double memory,
    double whim,
    double sharpness,
    boolean farReaching,
    boolean sharesOut,
    boolean readsBuyers,
    List<Double> boldness) {
  static final Skill NOVICE =
      new Skill(0.6, 0.5, 15, false, false, false, List.of(14.0, 16.0, 20.0));
  static final Skill PLAYER =
      new Skill(0.87, 0.3, 50, true, true, false, List.of(26.0, 32.0, 60.0));
  static final Skill EXPERT =
      new Skill(0.97, 0.15, 150, true, true, true, List.of(28.0, 36.0, 80.0));

  /** Knows the whole language and has no whims: what reading is measured by. */
  static final Skill WELL_READ = new Skill(1, 0, 150, true, true, true, List.of(28.0, 36.0, 80.0));

  double worth(int round) {
    return boldness.get(round - 1);
  }
}
