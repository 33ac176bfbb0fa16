package chapeau.store;

import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A store in a database that speaks SQL. Whatever goes wrong is logged here, with its cause. */
final class SqlStore implements Store {
  private static final Logger LOG = LoggerFactory.getLogger(SqlStore.class);

  private final Database database;
  private final GroupCommit commits;
  private final Fleet fleet;
  private final People people = new SqlPeople(this);
  private final Steward steward = new Steward(this);
  private final Pushes pushes = new Pushes(this);
  private final DeviceLinks deviceLinks = new DeviceLinks(this);
  private final AtomicReference<@Nullable Trouble> damage = new AtomicReference<>();

  SqlStore(Database database) {
    this.database = database;
    this.fleet = new SqlFleet(this, database.isShared());
    this.commits = new GroupCommit(database.writers(), this::commit);
  }

  @Override
  public void keep(List<Fact> facts) {
    commits.keep(facts);
  }

  @Override
  public void check() {
    Trouble found = damage.get();
    if (found != null) {
      throw found;
    }
    // A batch without facts still writes the pulse, and so finds a full or lost disk.
    commits.keep(List.of());
    read(Rows::pulse);
  }

  private void commit(List<List<Fact>> batches) {
    try {
      database.write(session -> {
        Facts.write(session, batches);
        return true;
      });
    } catch (SQLException e) {
      if (database.isTaken(e)) {
        throw new Taken(e);
      }
      throw trouble("cannot write to the journal", e);
    }
    database.announce(tablesIn(batches));
  }

  private static Set<String> tablesIn(List<List<Fact>> batches) {
    Set<String> tables = new HashSet<>();
    for (List<Fact> batch : batches) {
      for (Fact fact : batch) {
        fact.where().ifPresent(tables::add);
      }
    }
    return tables;
  }

  private Trouble trouble(String what, SQLException e) {
    LOG.atError().setCause(e).log(what);
    Trouble trouble = new Trouble(what + ": " + e.getMessage(), e);
    if (database.isDamage(e)) {
      damage.compareAndSet(null, trouble);
    }
    return trouble;
  }

  /** Tells other nodes, besides what is kept, that tables have changed. */
  void announce(Set<String> tables) {
    if (!tables.isEmpty()) {
      database.announce(tables);
    }
  }

  /** Does something in a transaction of its own, beside the journal. */
  <T> T change(Session.Work<T> work) {
    try {
      return database.write(work);
    } catch (SQLException e) {
      throw trouble("cannot write beside the journal", e);
    }
  }

  /** After something was deleted for good. */
  void scrub() {
    try {
      database.scrub();
    } catch (SQLException e) {
      // It is deleted all the same; it is overwritten with whatever is deleted next.
      LOG.atWarn().log("what was deleted is not overwritten yet: {}", e.getMessage());
    }
  }

  <T> T read(Session.Work<T> work) {
    try {
      return database.read(work);
    } catch (SQLException e) {
      throw trouble("cannot read the journal", e);
    }
  }

  @Override
  public People people() {
    return people;
  }

  @Override
  public Optional<Fact.Header> table(String id) {
    return read(session -> Rows.table(session, id));
  }

  @Override
  public Optional<Standing> standing(String table, String node, long now) {
    return read(session -> Rows.standing(session, table, node, now));
  }

  @Override
  public List<Chair> chairs(String table) {
    return read(session -> Rows.chairs(session, table));
  }

  @Override
  public List<SeatHolder> holders(String table) {
    return read(session -> Rows.holders(session, table));
  }

  @Override
  public List<Fact.Moved> moves(String table, int after) {
    return read(session -> Rows.moves(session, table, after));
  }

  @Override
  public List<Fact.Said> lines(String table) {
    return read(session -> Rows.lines(session, table));
  }

  @Override
  public Optional<Packed> archive(String table) {
    return read(session -> Rows.archive(session, table));
  }

  @Override
  public List<String> unarchived(String after) {
    return read(session -> Rows.unarchived(session, after));
  }

  @Override
  public List<Fact.Header> listed(String since, String fresh, Set<String> attended) {
    return read(session -> Listed.read(session, since, fresh, attended));
  }

  @Override
  public List<Fact.Reported> reports() {
    return read(Rows::reports);
  }

  @Override
  public List<String> due(long millis) {
    return read(session -> Timers.due(session, millis));
  }

  @Override
  public long awake(long millis) {
    try {
      return database.write(session -> Timers.awake(session, millis));
    } catch (SQLException e) {
      throw trouble("cannot write to the journal", e);
    }
  }

  @Override
  public Fleet fleet() {
    return fleet;
  }

  @Override
  public Pushes pushes() {
    return pushes;
  }

  @Override
  public DeviceLinks deviceLinks() {
    return deviceLinks;
  }

  @Override
  public Steward steward() {
    return steward;
  }

  @Override
  public Optional<String> review(String table, int seat) {
    return read(session -> Rows.review(session, table, seat));
  }

  @Override
  public List<Fact.Reviewed> reviews(String guest, String game) {
    return read(session -> Rows.reviews(session, guest, game));
  }

  @Override
  public Optional<Fact.Retry> retry(String table) {
    return read(session -> Rows.retry(session, table));
  }

  @Override
  public void listen(Listener listener) {
    database.listen(listener);
  }

  @Override
  public int sweep(String before) {
    try {
      int gone = 0;
      int some;
      do {
        // A few at a time, so that nobody who plays waits for it.
        some = database.write(session -> Sweep.tables(session, before));
        gone += some;
      } while (some > 0);
      database.write(session -> Sweep.guests(session, before));
      return gone;
    } catch (SQLException e) {
      throw trouble("cannot sweep the journal", e);
    }
  }

  @Override
  public void close() {
    commits.close();
    try {
      database.close();
    } catch (SQLException e) {
      throw trouble("cannot close the journal", e);
    }
  }
}
