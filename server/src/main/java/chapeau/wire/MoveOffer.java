package chapeau.wire;

/**
 * Whose a device becomes that redeems a code.
 *
 * @param games how many games the device has now, as somebody else; they stay there
 */
public record MoveOffer(String name, String hat, int games) {}
