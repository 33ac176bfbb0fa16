package chapeau.wire;

/**
 * What a browser subscribes with to be told of its turns.
 *
 * @param key the sender's point, in the letters of an address
 */
public record PushKey(String key) {}
