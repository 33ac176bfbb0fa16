package chapeau.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * By what somebody is known.
 *
 * @param devices how many browsers and programs speak for this person
 * @param before how many games this browser had before somebody else signed in here
 * @param beforeDevices the number of other devices that a merge of these games would sign out
 * @param proved whether this device may now change passkeys, create a code or delete the account
 * @param waiting a device that waits to do so without a passkey
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Account(
    String name,
    String hat,
    int devices,
    List<Key> passkeys,
    int before,
    int beforeDevices,
    boolean proved,
    @Nullable Waiting waiting) {

  /**
   * A passkey, with the times of its creation and its last use.
   *
   * @param newer whether it was created after this device signed in
   * @param contested whether this device may remove it without showing a passkey
   */
  public record Key(String id, String since, String seen, boolean newer, boolean contested) {}

  /**
   * A device that waits to act without a passkey, which may be lost.
   *
   * @param ready the time from which it may act
   * @param here whether it is this device
   */
  public record Waiting(String ready, boolean here) {}
}
