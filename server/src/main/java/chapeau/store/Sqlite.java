package chapeau.store;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;
import org.sqlite.SQLiteOpenMode;

/** The database of a single machine: one file. */
public final class Sqlite implements Database {
  private static final Schema SCHEMA = Schema.of("sqlite", 1);
  private static final Set<PosixFilePermission> OWNER_ONLY =
      Set.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
  private static final int SCRUB_AGAIN = 100;

  /** So much is written anew in about a second. */
  private static final long LARGEST_SCRUBBED = 100_000_000;

  /** The lower bits of an error's code say its kind, the others which of that kind. */
  private static final int KIND = 0xff;

  private final Path file;
  private final int waitMillis;
  private final Object identity;
  private final Link writing = new Link(this::connect);
  private final Link reading = new Link(this::connect);

  /** When the file was last written anew, and how long that took; whether it is to be again. */
  private long scrubbed;

  private long scrubbing;
  private volatile boolean littered;

  private Sqlite(Path file, Timings timings) throws IOException {
    this.file = file;
    this.waitMillis = Math.toIntExact(timings.databaseWait().toMillis());
    this.identity = identity(file);
  }

  /** Opens the file, making it and its tables when they are not there. */
  public static Store open(Path file) {
    return open(file, Timings.USUAL);
  }

  public static Store open(Path file, Timings timings) {
    return new SqlStore(database(file, timings));
  }

  static Sqlite database(Path file) {
    return database(file, Timings.USUAL);
  }

  private static Sqlite database(Path file, Timings timings) {
    try {
      keepToOwner(file);
      Sqlite sqlite = new Sqlite(file, timings);
      sqlite.checkWhole();
      sqlite.update(SCHEMA);
      return sqlite;
    } catch (IOException e) {
      throw new Store.Trouble("cannot open " + file + ": " + e.getMessage(), e);
    } catch (SQLException e) {
      throw new Store.Trouble("cannot open " + file + ": " + meaning(e), e);
    }
  }

  private static String meaning(SQLException e) {
    return damaged(e)
        ? "the file is damaged. Stop here, keep a copy of it, and put a backup in its place"
            + " (docs/operating.md says how), or choose another folder with --data"
        : String.valueOf(e.getMessage());
  }

  /** The file holds seeds and talk: whoever else uses the machine need not read it. */
  private static void keepToOwner(Path file) throws IOException {
    if (Files.notExists(file)) {
      Files.createFile(file);
    }
    if (FileSystems.getDefault().supportedFileAttributeViews().contains("posix")) {
      Files.setPosixFilePermissions(file, OWNER_ONLY);
    }
  }

  private static Object identity(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    return Objects.requireNonNullElse(attributes.fileKey(), attributes.creationTime());
  }

  private Session connect() throws SQLException {
    SQLiteConfig config = new SQLiteConfig();
    // A file that was deleted is not to be made again, empty.
    config.resetOpenMode(SQLiteOpenMode.CREATE);
    config.setBusyTimeout(waitMillis);
    config.setJournalMode(SQLiteConfig.JournalMode.WAL);
    config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
    // What is deleted is overwritten, not only left out.
    config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
    return new Session(config.createConnection("jdbc:sqlite:" + file));
  }

  private void checkWhole() throws SQLException {
    List<String> found =
        reading.use(session -> session.read("PRAGMA quick_check(1)", row -> row.getString(1)));
    if (!found.equals(List.of("ok"))) {
      throw new SQLiteException(String.join(", ", found), SQLiteErrorCode.SQLITE_CORRUPT);
    }
  }

  void update(Schema schema) throws SQLException {
    write(session -> {
      int found = session.read("PRAGMA user_version", row -> row.getInt(1)).getFirst();
      schema.update(session, found);
      session.run("PRAGMA user_version = " + schema.newest());
      return found;
    });
  }

  /** One file has one writer. */
  @Override
  public int writers() {
    return 1;
  }

  @Override
  public <T> T read(Session.Work<T> work) throws SQLException {
    return reading.use(work);
  }

  @Override
  public <T> T snapshot(Session.Work<T> work) throws SQLException {
    try (Session session = connect()) {
      session.run("BEGIN");
      return work.in(session);
    }
  }

  @Override
  public <T> T write(Session.Work<T> work) throws SQLException {
    return writing.use(session -> {
      checkThere();
      session.run("BEGIN IMMEDIATE");
      T done = work.in(session);
      session.run("COMMIT");
      return done;
    });
  }

  /**
   * Pages that were divided may hold copies of what was deleted since, and the log beside the file
   * pages as they were: the file is written anew, and the log emptied. That takes the longer the
   * larger it is, and nobody can play meanwhile: whoever asks for it again and again takes a
   * hundredth of the time, and a large file is left to {@code docs/operating.md}.
   */
  @Override
  public void scrub() throws SQLException {
    writing.useFresh(session -> {
      long began = System.nanoTime();
      boolean large = file.toFile().length() > LARGEST_SCRUBBED;
      littered = !large && scrubbing > 0 && began - scrubbed < scrubbing * SCRUB_AGAIN;
      if (!littered && !large) {
        session.run("VACUUM");
        scrubbed = System.nanoTime();
        scrubbing = scrubbed - began;
      }
      return session.read("PRAGMA wal_checkpoint(TRUNCATE)", row -> row.getInt(1));
    });
  }

  /** A file that was deleted takes writes gladly, and forgets them with the process. */
  private void checkThere() throws SQLException {
    try {
      if (!identity(file).equals(identity)) {
        throw new SQLException("the file was replaced by another: start again to use that one");
      }
    } catch (IOException e) {
      throw new SQLException("the file is no longer there", e);
    }
  }

  @Override
  public boolean isTaken(SQLException error) {
    return means(error, SQLiteErrorCode.SQLITE_CONSTRAINT);
  }

  @Override
  public boolean isDamage(SQLException error) {
    return damaged(error);
  }

  private static boolean damaged(SQLException error) {
    return means(error, SQLiteErrorCode.SQLITE_CORRUPT)
        || means(error, SQLiteErrorCode.SQLITE_NOTADB);
  }

  /** Whether an error, or what a batch of statements gives as its cause, is of a kind. */
  private static boolean means(SQLException error, SQLiteErrorCode kind) {
    return (error instanceof SQLiteException e && (e.getResultCode().code & KIND) == kind.code)
        || (error.getCause() instanceof SQLiteException cause && means(cause, kind));
  }

  @Override
  public boolean isShared() {
    return false;
  }

  /** There is nobody else: one server has the folder. */
  @Override
  public void announce(Set<String> tables) {}

  @Override
  public void listen(Store.Listener listener) {}

  @Override
  public void close() throws SQLException {
    try {
      if (littered) {
        scrubbing = 0;
        scrub();
      }
    } finally {
      reading.close();
      writing.close();
    }
  }
}
