package chapeau.wire;

/**
 * How far a code for another device is.
 *
 * @param browser what the asking device says it is, as in {@code Firefox, Android}; may be empty
 */
public record MoveRequest(State state, String browser) {

  /** Nobody has asked, somebody has, or they may come in. */
  public enum State {
    offered,
    asked,
    confirmed
  }
}
