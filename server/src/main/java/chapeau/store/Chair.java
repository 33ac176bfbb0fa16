package chapeau.store;

/**
 * A seat at a table and who has it.
 *
 * @param guest the id of the person it belongs to; empty for open seats and plain bots
 * @param bot the level of the bot that plays here; empty where a person does
 * @param hat the one the person wears; empty for whichever comes
 * @param salt what the person's browser adds to the seed; empty until it is shown
 * @param seal what the browser bound itself to before any salt is shown: docs/fairness.md
 */
public record Chair(
    int seat,
    Kind kind,
    String guest,
    String name,
    String bot,
    String hat,
    String salt,
    String seal) {

  /** How the ids of programs begin. */
  public static final String PROGRAM = "bot-";

  /** Who plays from a chair. */
  public enum Kind {
    OPEN,
    /** Kept, at a rematch, for the person who had it, until that person comes. */
    RESERVED,
    PERSON,
    BOT,
    /** A bot that plays for an absent person until that person is back. */
    STAND_IN
  }

  public static Chair open(int seat) {
    return new Chair(seat, Kind.OPEN, "", "", "", "", "", "");
  }

  public static Chair person(int seat, String guest, String name) {
    return new Chair(seat, Kind.PERSON, guest, name, "", "", "", "");
  }

  public static Chair bot(int seat, String name, String level) {
    return new Chair(seat, Kind.BOT, "", name, level, "", "", "");
  }

  public Chair movedTo(int other) {
    return new Chair(other, kind, guest, name, bot, hat, salt, seal);
  }

  public Chair reserved() {
    return new Chair(seat, Kind.RESERVED, guest, name, "", hat, "", "");
  }

  public Chair taken(String newName, String newHat) {
    return new Chair(seat, Kind.PERSON, guest, newName, "", newHat, salt, seal);
  }

  public Chair salted(String shown) {
    return new Chair(seat, kind, guest, name, bot, hat, shown, seal);
  }

  public Chair sealed(String bound) {
    return new Chair(seat, kind, guest, name, bot, hat, "", bound);
  }

  /** Whether the salt is bound and not shown yet. */
  public boolean isSealed() {
    return !seal.isEmpty() && salt.isEmpty();
  }

  public Chair standIn(String level) {
    return new Chair(seat, Kind.STAND_IN, guest, name, level, hat, salt, seal);
  }

  /** Somebody is gone for good: a bot of its own name goes on, with what was bound here. */
  public Chair handedTo(String botName, String level) {
    return new Chair(seat, Kind.BOT, "", botName, level, "", salt, seal);
  }

  public boolean is(Kind wanted) {
    return kind == wanted;
  }

  public boolean belongsTo(String someone) {
    return !guest.isEmpty() && guest.equals(someone);
  }

  /** Whether a program of somebody's own sits here, which is known by its id. */
  public boolean isProgram() {
    return guest.startsWith(PROGRAM);
  }

  public boolean playedByBot() {
    return kind == Kind.BOT || kind == Kind.STAND_IN;
  }
}
