package chapeau.bots.huisclos;

/**
 * How likely a seat wins from where the evening stands: logistic regressions over 11,180 moments of
 * 427 evenings of experts among themselves, four to six at a table.
 *
 * @param murderer whether the seat is the Murderer's
 * @param living how many are alive
 * @param late how much of the turns is over, from 0 to 1
 * @param sure how likely the first suspect is the Murderer, to this seat
 * @param proof whether it holds a clue to accuse them with
 */
record Prospects(
    boolean murderer, boolean confrontation, int living, double late, double sure, boolean proof) {

  double chance() {
    return 1 / (1 + Math.exp(-odds()));
  }

  private double odds() {
    if (confrontation) {
      return murderer ? 1.58 - 3.25 * late : -1.52 + 3.27 * late;
    }
    return murderer
        ? 2.42 - 0.65 * living - 4.42 * late
        : -1.7 - 0.07 * living + 0.08 * late + 1.84 * sure + (proof ? 0.15 : 0);
  }
}
