package chapeau.tables;

import chapeau.engine.Setup;
import java.util.List;

/** What a store keeps. Moves and lines are only ever added; the others replace what they were. */
public sealed interface Fact {

  /**
   * A person without an account.
   *
   * @param token the SHA-256 of the secret in the person's cookie
   */
  record Guest(String id, String token, String name, String since) implements Fact {
    Guest named(String other) {
      return new Guest(id, token, other, since);
    }
  }

  /**
   * How a table was set.
   *
   * @param version of the game's rules
   * @param salts by seat, fixed when the game starts
   * @param rematch the id of the table that follows, or empty
   */
  record Header(
      String id,
      String game,
      int version,
      Setup setup,
      String host,
      String seed,
      List<String> salts,
      Status status,
      String rematch,
      String since)
      implements Fact {

    public Header {
      salts = List.copyOf(salts);
    }

    Header with(Setup other) {
      return new Header(id, game, version, other, host, seed, salts, status, rematch, since);
    }

    Header with(Status now) {
      return new Header(id, game, version, setup, host, seed, salts, now, rematch, since);
    }

    Header started(List<String> fixed) {
      return new Header(
          id, game, version, setup, host, seed, fixed, Status.PLAYING, rematch, since);
    }

    Header followedBy(String next) {
      return new Header(id, game, version, setup, host, seed, salts, status, next, since);
    }

    /** The seed is told to nobody before the end, and so to no log either. */
    @Override
    public String toString() {
      return game + " " + id;
    }
  }

  /** How far a table is. */
  enum Status {
    OPEN,
    PLAYING,
    OVER
  }

  /** Who has a seat. */
  record Seated(String table, Chair chair) implements Fact {}

  /**
   * A move that was made.
   *
   * @param move as JSON
   * @param id what its sender called it, so that it is not played twice
   */
  record Moved(String table, int seq, int actor, String move, String id, String time)
      implements Fact {}

  /**
   * Something somebody said.
   *
   * @param n its number in its room, from 1
   * @param audience the set of seats that heard it, as {@link chapeau.engine.Told} has it
   */
  record Said(
      String table,
      String room,
      int n,
      int seat,
      String name,
      String text,
      int audience,
      String time)
      implements Fact {}
}
