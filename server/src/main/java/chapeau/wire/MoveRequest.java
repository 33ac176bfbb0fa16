package chapeau.wire;

/**
 * The state of a code for another device.
 *
 * @param browser the browser and system of the asking device, as in {@code Firefox, Android}; may
 *     be empty
 */
public record MoveRequest(State state, String browser) {

  /** The code is offered, a device has asked, or the other device has confirmed it. */
  public enum State {
    offered,
    asked,
    confirmed
  }
}
