package chapeau.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** People as rows. */
final class SqlPeople implements People {
  /** More tables at once nobody plays at. */
  private static final int MOST_UNFINISHED = 60;

  private final SqlStore store;

  SqlPeople(SqlStore store) {
    this.store = store;
  }

  // Who somebody is

  @Override
  public Optional<People.Known> session(String token) {
    return first(
        """
        SELECT g.id, s.token, g.name, g.hat, g.since, s.seen
        FROM sessions s JOIN guests g ON g.id = s.guest WHERE s.token = ?\
        """,
        row -> new People.Known(guest(row), row.getString(6)),
        token);
  }

  private static Fact.Guest guest(ResultSet row) throws SQLException {
    return new Fact.Guest(
        row.getString(1), row.getString(2), row.getString(3), row.getString(4), row.getString(5));
  }

  @Override
  public Optional<Fact.Guest> guest(String id) {
    return first("SELECT id, '', name, hat, since FROM guests WHERE id = ?", SqlPeople::guest, id);
  }

  @Override
  public void seen(String token, String time) {
    change("UPDATE sessions SET seen = ? WHERE token = ?", time, token);
  }

  @Override
  public void signOut(String token) {
    store.change(session -> Credentials.signOut(session, token)).ifPresent(this::tell);
  }

  @Override
  public int signOutOthers(String guest, String token, long now) {
    int gone = store.change(session -> Credentials.signOutOthers(session, guest, token, now));
    tell(guest);
    return gone;
  }

  @Override
  public int sessions(String guest) {
    return first("SELECT count(*) FROM sessions WHERE guest = ?", row -> row.getInt(1), guest)
        .orElse(0);
  }

  private static final String PASSKEYS =
      "SELECT id, guest, public_key, counter, since, seen FROM passkeys ";

  @Override
  public Optional<Passkey> passkey(String id) {
    return first(PASSKEYS + "WHERE id = ?", SqlPeople::passkey, id);
  }

  @Override
  public List<Passkey> passkeys(String guest) {
    return all(PASSKEYS + "WHERE guest = ? ORDER BY since", SqlPeople::passkey, guest);
  }

  private static Passkey passkey(ResultSet row) throws SQLException {
    return new Passkey(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getLong(4),
        row.getString(5),
        row.getString(6));
  }

  @Override
  public List<Access> accesses(String guest) {
    return store.read(session -> Credentials.accesses(session, guest));
  }

  @Override
  public boolean isProved(String guest, String session, long now) {
    return store.read(read -> Credentials.isProved(read, guest, session, now));
  }

  @Override
  public boolean keep(Passkey it, String session, long now) {
    boolean kept = store.change(write -> Credentials.keep(write, it, session, now)) == 1;
    if (!kept && passkey(it.id()).isPresent()) {
      throw new Store.Taken(new SQLException("this passkey is known"));
    }
    return kept;
  }

  @Override
  public boolean signIn(Passkey it, long counter, Entry entry) {
    boolean done = store.change(session -> Credentials.signIn(session, it, counter, entry));
    tell(it.guest());
    return done;
  }

  @Override
  public boolean forget(String guest, String passkey, String session, long now) {
    int gone = store.change(write -> Credentials.forget(write, guest, passkey, session, now));
    return gone == 1 || passkey(passkey).filter(it -> it.guest().equals(guest)).isEmpty();
  }

  @Override
  public void startWaiting(String session, long now) {
    store.change(write -> Credentials.startWaiting(write, session, now));
  }

  @Override
  public void stopWaiting(String guest) {
    store.change(session -> Credentials.stopWaiting(session, guest));
  }

  @Override
  public boolean issue(Ticket ticket, long now) {
    return store.change(session -> Credentials.issue(session, ticket, now));
  }

  @Override
  public Optional<Ticket> redeem(String code, Errand errand, long now) {
    return store.change(session -> Credentials.redeem(session, code, errand, now));
  }

  // What somebody played

  @Override
  public List<Fact.Header> unfinished(String guest) {
    return store.read(session -> Rows.unfinished(session, guest, MOST_UNFINISHED));
  }

  private static final String LAST =
      """
      SELECT table_id FROM results WHERE ended < ?
        AND table_id IN (SELECT table_id FROM seats WHERE guest = ? AND guest <> '')
      ORDER BY ended DESC, table_id LIMIT ?\
      """;

  @Override
  public List<Played> finished(String guest, String before, int most) {
    return store.read(session -> {
      Map<String, Fact.Header> headers = new HashMap<>();
      for (Fact.Header header : Rows.tables(session, LAST, before, guest, most)) {
        headers.put(header.id(), header);
      }
      Map<String, List<Chair>> chairs = Rows.chairsAt(session, LAST, before, guest, most);
      return session
          .read(
              "SELECT "
                  + Results.COLUMNS
                  + " FROM results WHERE table_id IN ("
                  + LAST
                  + ") ORDER BY ended DESC, table_id",
              Results::read,
              before,
              guest,
              most)
          .stream()
          .filter(end -> headers.containsKey(end.table()))
          .map(end -> played(end, headers, chairs))
          .toList();
    });
  }

  /** Of a table that was larger once, the chairs that were put away do not count. */
  private static Played played(
      Fact.Ended end, Map<String, Fact.Header> headers, Map<String, List<Chair>> chairs) {
    Fact.Header header = Objects.requireNonNull(headers.get(end.table()));
    List<Chair> around = chairs.getOrDefault(end.table(), List.of());
    int players = Math.min(header.setup().players(), around.size());
    return new Played(
        header, around.subList(0, players), end.places(), end.roles(), end.left(), end.time());
  }

  @Override
  public List<String> unscored(String after) {
    return all(
        """
        SELECT id FROM tables WHERE status = 'OVER' AND id > ?
          AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id)
        ORDER BY id LIMIT 100\
        """,
        row -> row.getString(1),
        after);
  }

  // How well somebody plays

  @Override
  public boolean wantsRating(String guest) {
    return store.read(session -> SqlRatings.wants(session, guest));
  }

  @Override
  public void wantRating(String guest, boolean wanted) {
    store.change(session -> SqlRatings.want(session, guest, wanted));
  }

  @Override
  public List<Rating> ratings(String guest) {
    return store.read(session -> SqlRatings.of(session, guest));
  }

  @Override
  public List<Rating> ratingSteps(String guest) {
    return store.read(session -> SqlRatings.steps(session, guest));
  }

  @Override
  public List<String> unrated() {
    return store.read(SqlRatings::uncounted);
  }

  @Override
  public void rate(String table, Function<List<Standing>, List<Rating>> after) {
    store.change(session -> SqlRatings.rate(session, table, after));
  }

  // All that belongs to somebody

  @Override
  public Map<String, List<Map<String, Object>>> all(String guest) {
    return store.read(session -> Belongings.all(session, guest));
  }

  @Override
  public Merge adopt(String from, String to) {
    Merge merge = store.change(session -> Belongings.adopt(session, from, to));
    if (merge instanceof Merge.Done(Set<String> tables)) {
      told(tables, from);
    }
    return merge;
  }

  @Override
  public Optional<Set<String>> forget(String guest, Set<String> left) {
    Optional<Set<String>> tables = store.change(session -> Belongings.forget(session, guest, left));
    tables.ifPresent(changed -> {
      store.scrub();
      told(changed, guest);
    });
    return tables;
  }

  private void told(Set<String> tables, String guest) {
    store.announce(tables);
    tell(guest);
  }

  /** Other nodes look again whether they may still let this guest in. */
  private void tell(String guest) {
    store.announce(Set.of(Notices.GUEST + guest));
  }

  private int change(String sql, Object... values) {
    return store.change(session -> session.run(sql, values));
  }

  private <T> List<T> all(String sql, Session.Row<T> row, Object... values) {
    return store.read(session -> session.read(sql, row, values));
  }

  private <T> Optional<T> first(String sql, Session.Row<T> row, Object... values) {
    return all(sql, row, values).stream().findFirst();
  }
}
