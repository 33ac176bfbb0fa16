package chapeau.tables;

/**
 * A seat at a table and who has it.
 *
 * @param guest the id of the person it belongs to; empty for open seats and plain bots
 * @param bot the level of the bot that plays here; empty where a person does
 * @param salt what the person's browser adds to the seed
 */
public record Chair(int seat, Kind kind, String guest, String name, String bot, String salt) {

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

  static Chair open(int seat) {
    return new Chair(seat, Kind.OPEN, "", "", "", "");
  }

  static Chair person(int seat, String guest, String name, String salt) {
    return new Chair(seat, Kind.PERSON, guest, name, "", salt);
  }

  static Chair bot(int seat, String name, String level) {
    return new Chair(seat, Kind.BOT, "", name, level, "");
  }

  Chair reserved() {
    return new Chair(seat, Kind.RESERVED, guest, name, "", "");
  }

  Chair taken(String newName, String newSalt) {
    return new Chair(seat, Kind.PERSON, guest, newName, "", newSalt);
  }

  Chair standIn(String level) {
    return new Chair(seat, Kind.STAND_IN, guest, name, level, salt);
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  boolean belongsTo(String someone) {
    return !guest.isEmpty() && guest.equals(someone);
  }

  boolean playedByBot() {
    return kind == Kind.BOT || kind == Kind.STAND_IN;
  }
}
