package chapeau.wire;

import java.util.List;

/**
 * By what somebody is known.
 *
 * @param devices how many browsers and programs speak for this person
 * @param before how many games this browser had before somebody else signed in here
 */
public record Account(String name, String hat, int devices, List<Key> passkeys, int before) {

  /** A passkey, and when it was made and last used. */
  public record Key(String id, String since, String seen) {}
}
