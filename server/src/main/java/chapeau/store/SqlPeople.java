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
    Optional<Known> known = session(token);
    change("DELETE FROM sessions WHERE token = ?", token);
    known.ifPresent(it -> tell(it.guest().id()));
  }

  @Override
  public int signOutOthers(String guest, String token) {
    int gone =
        store.change(session -> {
          // Which browser one is of nobody knows: whoever is still signed in says it again.
          session.run("DELETE FROM subscriptions WHERE guest = ?", guest);
          return session.run("DELETE FROM sessions WHERE guest = ? AND token <> ?", guest, token);
        });
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
  public void keep(Passkey it) {
    int kept =
        change(
            """
            INSERT INTO passkeys (id, guest, public_key, counter, since, seen)
            VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING\
            """,
            it.id(),
            it.guest(),
            it.key(),
            it.counter(),
            it.since(),
            it.seen());
    if (kept == 0) {
      throw new Store.Taken(new SQLException("this passkey is known"));
    }
  }

  @Override
  public boolean used(Passkey it, long counter, String time) {
    return change(
            "UPDATE passkeys SET counter = ?, seen = ? WHERE id = ? AND counter = ?",
            counter,
            time,
            it.id(),
            it.counter())
        == 1;
  }

  @Override
  public void forget(String guest, String passkey) {
    change("DELETE FROM passkeys WHERE guest = ? AND id = ?", guest, passkey);
  }

  @Override
  public void issue(Ticket ticket, long now) {
    store.change(session -> {
      session.run("DELETE FROM tickets WHERE until < ?", now);
      return session.run(
          "INSERT INTO tickets (code, kind, guest, until) VALUES (?, ?, ?, ?)",
          ticket.code(),
          ticket.errand().name(),
          ticket.guest(),
          ticket.until());
    });
  }

  @Override
  public Optional<Ticket> redeem(String code, Errand errand, long now) {
    return store.change(session -> {
      List<Ticket> found =
          session.read(
              "SELECT guest, until FROM tickets WHERE code = ? AND kind = ?",
              row -> new Ticket(code, errand, row.getString(1), row.getLong(2)),
              code,
              errand.name());
      // Who deletes it has it: of two who come at once the second finds nothing to delete.
      boolean mine =
          session.run("DELETE FROM tickets WHERE code = ? AND kind = ?", code, errand.name()) == 1;
      return mine ? found.stream().filter(it -> it.until() >= now).findFirst() : Optional.empty();
    });
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
    return new Played(header, around.subList(0, players), end.places(), end.roles(), end.time());
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
  public Set<String> adopt(String from, String to) {
    Set<String> tables = store.change(session -> Belongings.adopt(session, from, to));
    return told(tables, from);
  }

  @Override
  public Set<String> forget(String guest) {
    Set<String> tables = store.change(session -> Belongings.forget(session, guest));
    store.scrub();
    return told(tables, guest);
  }

  private Set<String> told(Set<String> tables, String guest) {
    store.announce(tables);
    tell(guest);
    return tables;
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
