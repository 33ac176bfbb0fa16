package chapeau.wire;

/**
 * The guest that a device is signed in as after it redeems a code.
 *
 * @param games the number of games this device has as its present guest; they stay with that guest
 */
public record MoveOffer(String name, String hat, int games) {}
