package chapeau.wire;

/**
 * How much of a result one's decisions were, and how much all else, in chances to win, each with
 * its standard error.
 *
 * @param start the chance to win one began with
 * @param cost what one's decisions cost of it
 * @param rest what the deal and the others added to it, or took away
 */
public record SkillAndLuck(
    double start, double cost, double costError, double rest, double restError) {

  /** Before anything is measured. */
  public static final SkillAndLuck NOTHING = new SkillAndLuck(0, 0, 0, 0, 0);
}
