package chapeau.store;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where facts are kept. Everything here may throw {@link Trouble}. */
public interface Store extends AutoCloseable {

  /** The disk, or the database, does not do what it should. */
  class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1;

    public Trouble(String message, Throwable cause) {
      super(message, cause);
    }
  }

  /** Somebody else wrote there first: read what there is, then try again. */
  final class Taken extends Trouble {
    private static final long serialVersionUID = 1;

    public Taken(Throwable cause) {
      super("somebody else wrote there first", cause);
    }
  }

  /** The store refuses the write. A retry fails as well. */
  abstract class Refused extends Trouble {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message, new IllegalStateException(message));
    }
  }

  /** The guest of this write was deleted or merged with another. */
  final class Gone extends Refused {
    private static final long serialVersionUID = 1;

    public Gone() {
      super("that guest is gone");
    }
  }

  /** The guest of the new session is banned. */
  final class Banned extends Refused {
    private static final long serialVersionUID = 1;

    public Banned() {
      super("that guest is banned");
    }
  }

  /** Hears of what other nodes have written. */
  interface Listener {
    /** Something was added to a table, or changed at it. */
    void changed(String table);

    /** What a guest is known by was taken back, or is another's. */
    default void signedOut(String guest) {}

    /** For a while nothing could be heard: any table may have changed. */
    void missed();
  }

  /**
   * Writes facts in one transaction and returns when they are on disk. Throws {@link Taken} if the
   * place of a move, a line or a revision is occupied, {@link Gone} for a guest who was deleted,
   * and {@link Banned} for a session of a banned guest.
   */
  void keep(List<Fact> facts);

  /** Whether facts can be read and kept now. */
  void check();

  People people();

  /** The guest whose secret has this hash. */
  default Optional<Fact.Guest> guest(String token) {
    return people().session(token).map(People.Known::guest);
  }

  Optional<Fact.Header> table(String id);

  /** How a table stands for one of the nodes on it, at a time. */
  Optional<Standing> standing(String table, String node, long now);

  /** By seat. */
  List<Chair> chairs(String table);

  /** All seat holders of a running or finished game, in the order in which they took the seats. */
  List<SeatHolder> holders(String table);

  /** Those after a number, in order. */
  List<Fact.Moved> moves(String table, int after);

  /**
   * Unfinished listed tables that were set after a time, newest first: waiting tables, whether or
   * not a seat holder is present, and attended ones.
   *
   * @param fresh a table that was set after this time waits in any case
   */
  List<Fact.Header> listed(String since, String fresh, Set<String> attended);

  /** What was reported last, newest first. */
  List<Fact.Reported> reports();

  /** Some of the tables whose clock has run out by a time, the longest waiting first. */
  List<String> due(long millis);

  /**
   * Says that the house is awake at this time, and answers how long it had not said so. Where that
   * is longer than a short silence, or time itself went back, every running clock is set on by as
   * much: nobody could play meanwhile. Of several who say so at once, one does it.
   */
  long awake(long millis);

  /** All that was said at a table, oldest first. */
  List<Fact.Said> lines(String table);

  /** A finished game as its replay shows it, if that was kept. */
  Optional<Packed> archive(String table);

  /** The next few finished games, by id, of which no replay is kept. */
  List<String> unarchived(String after);

  /** What the coach found in a seat's game, as JSON, once it has. */
  Optional<String> review(String table, int seat);

  /** What the coach found in a person's latest games, each that was dealt, the latest first. */
  List<Fact.Reviewed> reviews(String guest, String game);

  /** From where a table takes up another game; nothing where it was dealt. */
  Optional<Fact.Retry> retry(String table);

  /** What this store knows of other nodes on it. */
  default Fleet fleet() {
    return Fleet.ALONE;
  }

  /** What whoever runs the place has noted and decided. */
  Steward steward();

  /** Who wants to be called to their turn, and who is to be. */
  Pushes pushes();

  /** Codes that add another device to a guest. */
  DeviceLinks deviceLinks();

  /** Tells a listener of what others write from now on, where there are others. */
  void listen(Listener listener);

  /**
   * Forgets tables nobody plays at that were set before a time, and the guests who came before it
   * and sit nowhere; games under way are left alone. Answers how many tables are gone.
   */
  int sweep(String before);

  @Override
  void close();
}
