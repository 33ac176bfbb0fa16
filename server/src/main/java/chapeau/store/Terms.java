package chapeau.store;

/**
 * What a table's host decides besides the game itself.
 *
 * @param listed whether anybody may find it, sit down and watch; else only who has the link
 * @param lang the language spoken there, {@code fr} or {@code en}; empty where nobody said
 * @param rated whether the host wants it to count, although only friends play; what is listed does
 *     so in any case, for those who want to be rated
 */
public record Terms(Pace pace, boolean listed, String lang, boolean rated) {

  /** Among friends, and in no hurry. */
  public static final Terms USUAL = new Terms(Pace.NONE, false, "", false);

  /** Whether the game may be rated. At a listed table any later guest may want a rating. */
  public boolean mayCount() {
    return listed || rated;
  }

  /** The same terms, listed or not. */
  public Terms listed(boolean now) {
    return new Terms(pace, now, lang, rated);
  }
}
