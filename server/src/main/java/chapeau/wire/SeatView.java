package chapeau.wire;

/**
 * A seat as others see it.
 *
 * @param bot the level of the bot that plays here; empty where a person does
 * @param hat the one worn here; empty for whichever comes
 * @param seal what the browser here bound itself to before any salt was shown
 * @param present whether somebody is connected there now
 * @param standIn whether a bot plays for an absent person
 * @param program whether somebody's own program sits here
 * @param takeOver whether the reader may now take this seat over from its bot
 * @param patience how long others still wait for an absent person before a bot may stand in, in
 *     milliseconds; 0 where nobody is waited for, or nobody need wait any more
 */
public record SeatView(
    int seat,
    Kind kind,
    String name,
    String bot,
    String hat,
    String seal,
    boolean you,
    boolean present,
    boolean standIn,
    boolean program,
    boolean takeOver,
    long patience) {

  /** Who plays from a seat, in the letters the wire writes it. */
  public enum Kind {
    person,
    bot,
    open
  }
}
