package chapeau.wire;

/**
 * Whether the server is about to be started again.
 *
 * @param in how many milliseconds from now; 0 where it is not, or where it is time
 */
public record Restart(boolean announced, long in) {
  public static final Restart NONE = new Restart(false, 0);
}
