package chapeau.wire;

import java.util.List;

/**
 * What a device is to sign with a passkey.
 *
 * @param site the name a passkey is bound to
 * @param known the passkeys this person has already
 */
public record Challenge(
    String challenge, String site, String user, String name, List<String> known) {}
