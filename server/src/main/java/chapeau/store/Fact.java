package chapeau.store;

import chapeau.engine.Setup;
import java.util.List;
import java.util.Optional;

/** What a store keeps. Moves and lines are only ever added; the others replace what they were. */
public sealed interface Fact {

  /** The id of the table it is a fact of. */
  default Optional<String> where() {
    return switch (this) {
      case Guest _ -> Optional.empty();
      case SignedIn _ -> Optional.empty();
      case Header header -> Optional.of(header.id());
      case Seated(String table, Chair _) -> Optional.of(table);
      case Held(String table, SeatHolder _) -> Optional.of(table);
      case Moved moved -> Optional.of(moved.table());
      case Said said -> Optional.of(said.table());
      case Archived(String table, var _) -> Optional.of(table);
      case Ended(String table, var _, var _, int _, String _) -> Optional.of(table);
      case Reported _ -> Optional.empty();
      case Timed(String table, Timer _) -> Optional.of(table);
      case Due due -> Optional.of(due.table());
      case Called called -> Optional.of(called.table());
      case Undue(String table, Fleet.Kind _) -> Optional.of(table);
      case Connected connected -> Optional.of(connected.table());
      case Reviewed reviewed -> Optional.of(reviewed.table());
      case Retry retry -> Optional.of(retry.table());
    };
  }

  /**
   * A person without an account.
   *
   * @param token the SHA-256 of the secret by which the person was known here
   * @param hat empty for none chosen
   */
  record Guest(String id, String token, String name, String hat, String since) implements Fact {
    public Guest called(String newName, String newHat) {
      return new Guest(id, token, newName, newHat, since);
    }
  }

  /** A browser, or a program, that may speak for a guest from now on. */
  record SignedIn(String token, String guest, String time) implements Fact {}

  /**
   * How a table was set.
   *
   * @param version of the game's rules
   * @param salts by seat, fixed when the game starts
   * @param rematch the id of the table that follows, or empty
   * @param terms fixed when the game starts
   * @param lesson the language in which somebody is taught the game here, or empty: there cards and
   *     bots follow a script, and nothing is counted
   * @param revision counts the changes of header and seats: each follows the one it was made on,
   *     and of two made on the same only one is kept
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
      String since,
      Terms terms,
      String lesson,
      int revision)
      implements Fact {
    static final int FIRST = 1;

    public Header {
      salts = List.copyOf(salts);
    }

    /** A table nobody has played at. */
    public static Header open(
        String id, String game, int version, Setup setup, String host, String seed, String since) {
      return new Header(
          id,
          game,
          version,
          setup,
          host,
          seed,
          List.of(),
          Status.OPEN,
          "",
          since,
          Terms.USUAL,
          "",
          FIRST);
    }

    /** The same table, new, at which somebody is taught the game. */
    public Header teaching(String language) {
      return new Header(
          id, game, version, setup, host, seed, salts, status, rematch, since, terms, language,
          FIRST);
    }

    public boolean isLesson() {
      return !lesson.isEmpty();
    }

    public Header with(Setup other) {
      return next(other, salts, status, rematch);
    }

    /** Before anybody knows of it. */
    public Header on(Terms agreed) {
      return new Header(
          id, game, version, setup, host, seed, salts, status, rematch, since, agreed, lesson,
          revision);
    }

    public Header with(Terms agreed) {
      return reseated().on(agreed);
    }

    public Header with(Status now) {
      return next(setup, salts, now, rematch);
    }

    public Header started(List<String> fixed) {
      return next(setup, fixed, Status.PLAYING, rematch);
    }

    public Header followedBy(String table) {
      return next(setup, salts, status, table);
    }

    public Header hostedBy(String guest) {
      return new Header(
          id,
          game,
          version,
          setup,
          guest,
          seed,
          salts,
          status,
          rematch,
          since,
          terms,
          lesson,
          revision + 1);
    }

    /** The same with another number of changes. */
    public Header revised(int number) {
      return new Header(
          id, game, version, setup, host, seed, salts, status, rematch, since, terms, lesson,
          number);
    }

    /** Kept along with seats that change, so that no two change them at once. */
    public Header reseated() {
      return next(setup, salts, status, rematch);
    }

    private Header next(Setup newSetup, List<String> newSalts, Status now, String newRematch) {
      return new Header(
          id,
          game,
          version,
          newSetup,
          host,
          seed,
          newSalts,
          now,
          newRematch,
          since,
          terms,
          lesson,
          revision + 1);
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
    /** Nobody may sit down or get up any more; sealed salts are being shown. */
    STARTING,
    PLAYING,
    OVER
  }

  /** Who has a seat. */
  record Seated(String table, Chair chair) implements Fact {}

  /** A guest has held a seat in a running game. */
  record Held(String table, SeatHolder holder) implements Fact {}

  /**
   * A move that was made.
   *
   * @param move as JSON
   * @param id what its sender called it, so that it is not played twice
   */
  record Moved(String table, int seq, int actor, String move, String id, String time)
      implements Fact {}

  /**
   * What the coach found in one seat's game.
   *
   * @param review as JSON
   */
  record Reviewed(String table, int seat, String review) implements Fact {}

  /**
   * A table that was not dealt: it starts in the middle of another game, before a decision of one
   * seat, with all that this seat did not know then laid anew.
   *
   * @param from the table of the other game
   * @param seq the number of the step that decision made there
   * @param state where it starts, as JSON
   */
  record Retry(String table, String from, int seq, int seat, String state) implements Fact {}

  /**
   * Something somebody said.
   *
   * @param n its number in its room, from 1
   * @param audience the set of seats that heard it, as {@link chapeau.engine.Told} has it
   * @param guest the person who said it; empty for a bot
   */
  record Said(
      String table,
      String room,
      int n,
      int seat,
      String name,
      String text,
      int audience,
      String time,
      String guest)
      implements Fact {
    /** Something a bot said. */
    public Said(
        String table,
        String room,
        int n,
        int seat,
        String name,
        String text,
        int audience,
        String time) {
      this(table, room, n, seat, name, text, audience, time, "");
    }
  }

  /**
   * How a game ended: the place of every seat.
   *
   * @param roles what every seat was; empty where a game has no roles
   * @param left the set of the seats that their holders left to a bot
   */
  record Ended(String table, List<Integer> places, List<List<String>> roles, int left, String time)
      implements Fact {
    public Ended {
      places = List.copyOf(places);
      roles = roles.stream().map(List::copyOf).toList();
    }

    public Ended(String table, List<Integer> places, String time) {
      this(table, places, List.of(), 0, time);
    }
  }

  /** A finished game as its replay shows it, whatever becomes of the rules it was played under. */
  record Archived(String table, Packed replay) implements Fact {}

  /**
   * What somebody found wrong with what somebody else said or did, for whoever runs the place.
   *
   * @param seat of whom it is said; below zero for who only watches
   * @param about the id of the reported guest; empty if unknown
   * @param guest who says so
   */
  record Reported(
      String id,
      String table,
      int seat,
      String name,
      String about,
      String why,
      String guest,
      String time)
      implements Fact {}

  /** How a table's clock stands; kept with whatever changed it. */
  record Timed(String table, Timer timer) implements Fact {}

  /**
   * From a time on, some node must see to what a table does by itself.
   *
   * @param node the one that has taken it up already; empty for none
   */
  record Due(String table, Fleet.Kind kind, long at, String node) implements Fact {}

  /** A person is asked since a move, and is to be called if they do not look. */
  record Called(String table, int seat, int seq) implements Fact {}

  /** Nothing is to be seen to any more. */
  record Undue(String table, Fleet.Kind kind) implements Fact {}

  /** Whether the person on a seat is connected to a node. */
  record Connected(String table, int seat, String node, boolean here) implements Fact {}
}
