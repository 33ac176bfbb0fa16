package chapeau.bots.hattari;

/**
 * What each end of a round is worth to each player: the numbers at the leaves of {@link RoundTree}.
 *
 * <p>An end is who accused rightly and who wrongly where: for each player in turn order 0 (right),
 * 1 or 2 (wrong, one place or the other), the first player's the lowest digit.
 */
final class Stakes {
  private final int players;
  private final double[] worth;

  Stakes(int players) {
    this.players = players;
    this.worth = new double[(int) Math.pow(RoundTree.ROLES, players) * players];
  }

  /** By end and player. */
  double[] worth() {
    return worth;
  }

  /** Sets what an end is worth to each player. */
  void set(int end, double[] shares) {
    System.arraycopy(shares, 0, worth, end * players, players);
  }
}
