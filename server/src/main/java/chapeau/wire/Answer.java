package chapeau.wire;

import java.util.List;

/** Short answers to what was asked over HTTP. */
public interface Answer {

  record Health(String status, String journal) implements Answer {}

  /**
   * Where others at home reach this machine.
   *
   * @param address empty where nobody can, or whoever asks came by it already
   */
  record Here(String address) implements Answer {}

  /**
   * A program that may play now.
   *
   * @param token what it says who it is by, told this once
   */
  record Enrolled(String id, String name, String token) implements Answer {}

  /** The step a move became. */
  record Seq(int seq) implements Answer {}

  record Feed(List<FromServer.Update> updates) implements Answer {}

  /**
   * The result of signing out.
   *
   * @param here whether the asking device was signed out
   * @param stay the number of older devices that stay signed in because the passkey of the asking
   *     device is new
   */
  record SignedOut(boolean here, int stay) implements Answer {}

  record Done(boolean ok) implements Answer {}
}
