package chapeau.tables;

import chapeau.engine.Refusal;
import chapeau.engine.Text;

/** Something asked of a table that is not done, with the sentence that says why. */
public final class Denied extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** What kind of no it is. */
  public enum Why {
    MALFORMED,
    NOT_YOURS,
    NOT_THERE,
    TOO_LATE,
    TOO_LARGE,
    AGAINST_THE_RULES,
    TOO_FAST,
    BROKEN,
    NOT_NOW
  }

  private final Why why;
  private final transient Refusal refusal;

  public Denied(Why why, String fr, String en) {
    this(why, new Refusal("", fr, en));
  }

  private Denied(Why why, Refusal refusal) {
    // An answer to somebody, not an accident: no stack trace is worth taking.
    super(refusal.why().en(), null, false, false);
    this.why = why;
    this.refusal = refusal;
  }

  /** What the rules of the game refuse; without a clause it was no sensible request at all. */
  static Denied by(Refusal refusal) {
    return new Denied(refusal.rule().isEmpty() ? Why.MALFORMED : Why.AGAINST_THE_RULES, refusal);
  }

  public Why why() {
    return why;
  }

  public String rule() {
    return refusal.rule();
  }

  public Text text() {
    return refusal.why();
  }
}
