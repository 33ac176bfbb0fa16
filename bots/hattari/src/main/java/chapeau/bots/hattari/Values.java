package chapeau.bots.hattari;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * How likely each player is to win the game, for every way the markers can lie between two rounds;
 * in 16 bits a share when written down, and nothing but zeros for what is not solved yet.
 */
final class Values {
  private static final double UNIT = 65_535;

  /** How much a marker too many weighs in an estimate. */
  private static final double BURDEN = 0.4;

  private final MarkerStates states;
  private final float[] shares;

  Values(MarkerStates states) {
    this.states = states;
    this.shares = new float[states.size() * states.players()];
  }

  MarkerStates states() {
    return states;
  }

  double of(int state, int player) {
    return shares[state * states.players() + player];
  }

  void set(int state, double[] value) {
    for (int i = 0; i < value.length; i++) {
      shares[state * value.length + i] = (float) value[i];
    }
  }

  /** What each end of a round that began so is worth. */
  Stakes stakes(int state) {
    Stakes stakes = new Stakes(states.players());
    update(stakes, state);
    return stakes;
  }

  void update(Stakes stakes, int state) {
    int[] next = states.next(state);
    double[] shares = new double[states.players()];
    for (int end = 0; end < next.length; end++) {
      for (int i = 0; i < shares.length; i++) {
        shares[i] = after(next[end], i);
      }
      stakes.set(end, shares);
    }
  }

  /** What it is worth to a player of the round just ended that it led there. */
  double after(int next, int player) {
    if (MarkerStates.isEnd(next)) {
      return MarkerStates.winner(next) == player ? 1 : 0;
    }
    // Who played first will play last.
    return of(next, player == 0 ? states.players() - 1 : player - 1);
  }

  boolean isSolved(int state) {
    return IntStream.range(0, states.players()).anyMatch(player -> of(state, player) > 0);
  }

  /** What a glance at the markers says, for games that were not solved. */
  void estimate() {
    double[] hopes = new double[states.players()];
    for (int state = 0; state < states.size(); state++) {
      for (int i = 0; i < hopes.length; i++) {
        int black = states.black(state, i);
        hopes[i] = Math.exp(-BURDEN * (states.coloured(state, i) + 1.5 * black));
      }
      double all = Arrays.stream(hopes).sum();
      set(state, Arrays.stream(hopes).map(hope -> hope / all).toArray());
    }
  }

  /** Even chances, before anything better is known. */
  void guess(int state) {
    for (int i = 0; i < states.players(); i++) {
      shares[state * states.players() + i] = 1f / states.players();
    }
  }

  void write(OutputStream to) throws IOException {
    DataOutputStream out = new DataOutputStream(to);
    out.writeInt(states.size());
    for (float share : shares) {
      out.writeShort((int) Math.round(share * UNIT));
    }
    out.flush();
  }

  /** Reads what {@link #write} wrote. */
  void read(InputStream from) throws IOException {
    DataInputStream in = new DataInputStream(from);
    if (in.readInt() != states.size()) {
      throw new IOException("These are values of another game.");
    }
    for (int i = 0; i < shares.length; i++) {
      shares[i] = (float) (in.readUnsignedShort() / UNIT);
    }
  }
}
