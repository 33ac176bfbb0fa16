package chapeau.wire;

/**
 * Lets another device become the same person's, once.
 *
 * @param seconds how long it is good for
 */
public record MoveCode(String code, int seconds) {
  public static final int SECONDS = 300;
}
