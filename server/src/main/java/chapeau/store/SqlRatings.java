package chapeau.store;

import chapeau.engine.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Ratings as rows. A game counts once: who says so first, in the same transaction, rates it. */
final class SqlRatings {
  private static final String RATINGS =
      "SELECT guest, game, rating, deviation, volatility, games, at FROM ratings ";

  private SqlRatings() {}

  static List<People.Rating> of(Session session, String guest) throws SQLException {
    return session.read(RATINGS + "WHERE guest = ? ORDER BY game", SqlRatings::rating, guest);
  }

  private static People.Rating rating(ResultSet row) throws SQLException {
    return new People.Rating(
        row.getString(1),
        row.getString(2),
        row.getDouble(3),
        row.getDouble(4),
        row.getDouble(5),
        row.getInt(6),
        row.getLong(7));
  }

  static int want(Session session, String guest, boolean wanted) throws SQLException {
    if (!wanted) {
      session.run("DELETE FROM ratings WHERE guest = ?", guest);
      session.run("DELETE FROM rating_steps WHERE guest = ?", guest);
    }
    return session.run("UPDATE guests SET rated = ? WHERE id = ?", wanted ? 1 : 0, guest);
  }

  static List<String> uncounted(Session session) throws SQLException {
    return session.read(
        """
        SELECT r.table_id FROM results r JOIN tables t ON t.id = r.table_id
        WHERE r.counted = 0 AND (t.listed = 1 OR t.rated = 1) ORDER BY r.ended LIMIT 1000\
        """,
        row -> row.getString(1));
  }

  static int rate(
      Session session, String table, Function<List<People.Standing>, List<People.Rating>> after)
      throws SQLException {
    Optional<Fact.Header> header = Rows.table(session, table);
    boolean counts = header.isPresent() && header.get().terms().mayCount();
    if (!counts
        || session.run("UPDATE results SET counted = 1 WHERE table_id = ? AND counted = 0", table)
            == 0
        || Rows.holders(session, table).stream().anyMatch(holder -> !holder.began())) {
      return 0;
    }
    List<People.Standing> standings = standings(session, header.get());
    if (standings.size() < 2) {
      return 0;
    }
    for (People.Rating rating : after.apply(standings)) {
      if (!rating.guest().equals(SeatHolder.GONE)) {
        keep(session, rating);
      }
    }
    return standings.size();
  }

  /**
   * The guests who began the game and want a rating, each with the best place of the seats they did
   * not leave. A guest who left all seats comes last. Empty if all of them have left, or if a guest
   * has taken over a seat since.
   */
  private static List<People.Standing> standings(Session session, Fact.Header header)
      throws SQLException {
    Fact.Ended end =
        session
            .read(
                "SELECT " + Results.COLUMNS + " FROM results WHERE table_id = ?",
                Results::read,
                header.id())
            .getFirst();
    int last = end.places().size() + 1;
    Map<String, Integer> best = new LinkedHashMap<>();
    for (SeatHolder holder : Rows.holders(session, header.id())) {
      if (!holder.began()) {
        return List.of();
      }
      int seat = holder.seat();
      best.merge(
          holder.guest(), Seat.in(end.left(), seat) ? last : end.places().get(seat), Math::min);
    }
    Tombstones.lock(session, best.keySet());
    List<People.Standing> standings = new ArrayList<>();
    if (best.values().stream().anyMatch(place -> place < last)) {
      for (Map.Entry<String, Integer> one : best.entrySet()) {
        String guest = one.getKey();
        boolean program = guest.startsWith(Chair.PROGRAM);
        if (guest.equals(SeatHolder.GONE) || (!program && wants(session, guest))) {
          standings.add(new People.Standing(one.getValue(), before(session, guest, header.game())));
        }
      }
    }
    return standings;
  }

  static boolean wants(Session session, String guest) throws SQLException {
    return !session
        .read("SELECT 1 FROM guests WHERE id = ? AND rated = 1", _ -> true, guest)
        .isEmpty();
  }

  private static People.Rating before(Session session, String guest, String game)
      throws SQLException {
    return session
        .read(RATINGS + "WHERE guest = ? AND game = ?", SqlRatings::rating, guest, game)
        .stream()
        .findFirst()
        .orElse(new People.Rating(guest, game, 0, 0, 0, 0, 0));
  }

  /** What another node has rated meanwhile is not overwritten: the whole is done again. */
  private static void keep(Session session, People.Rating it) throws SQLException {
    int kept =
        session.run(
            """
            INSERT INTO ratings (guest, game, rating, deviation, volatility, games, at)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (guest, game) DO UPDATE SET rating = excluded.rating,
              deviation = excluded.deviation, volatility = excluded.volatility,
              games = excluded.games, at = excluded.at
            WHERE ratings.games = excluded.games - 1\
            """,
            it.guest(),
            it.game(),
            it.rating(),
            it.deviation(),
            it.volatility(),
            it.games(),
            it.at());
    if (kept == 0) {
      throw new Store.Taken(new SQLException("rated meanwhile"));
    }
    session.run(
        """
        INSERT INTO rating_steps (guest, game, games, rating, deviation, at)
        VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guest, game, games) DO NOTHING\
        """,
        it.guest(),
        it.game(),
        it.games(),
        it.rating(),
        it.deviation(),
        it.at());
  }

  /** How it came to what it is: opponents are rated otherwise by now, so it is kept, not redone. */
  static List<People.Rating> steps(Session session, String guest) throws SQLException {
    return session.read(
        """
        SELECT guest, game, rating, deviation, 0, games, at FROM rating_steps
        WHERE guest = ? ORDER BY game, games\
        """,
        SqlRatings::rating,
        guest);
  }
}
