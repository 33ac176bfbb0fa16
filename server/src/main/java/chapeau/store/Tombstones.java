package chapeau.store;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Records deleted and merged guests as hashes of their ids. The store writes nothing for them, so
 * that a request that runs during the deletion cannot restore the guest.
 *
 * <p>A transaction that writes for guests locks their rows first and checks them after its writes.
 * A transaction that deletes a guest first locks the row exclusively. Rows are locked in the order
 * of their ids, so that two transactions never wait for each other.
 */
final class Tombstones {
  private Tombstones() {}

  /** Locks guests, so that no other transaction deletes them before this one ends. */
  static void lock(Session session, Collection<String> guests) throws SQLException {
    for (String guest : new TreeSet<>(guests)) {
      session.lock("SELECT id FROM guests WHERE id = ?", "FOR KEY SHARE", guest);
    }
  }

  /** Throws {@link Store.Gone} if one of these guests was deleted. The caller has locked them. */
  static void check(Session session, Collection<String> guests) throws SQLException {
    for (String guest : guests) {
      if (isGone(session, guest)) {
        throw new Store.Gone();
      }
    }
  }

  /** Locks and checks the guest of a change. */
  static void admit(Session session, String guest) throws SQLException {
    lock(session, Set.of(guest));
    check(session, Set.of(guest));
  }

  static boolean isGone(Session session, String guest) throws SQLException {
    return !session.read("SELECT 1 FROM gone WHERE id = ?", _ -> true, hash(guest)).isEmpty();
  }

  /**
   * Locks guests exclusively: waits for all transactions that write for them and blocks new ones.
   */
  static void lockToDelete(Session session, Collection<String> guests) throws SQLException {
    for (String guest : new TreeSet<>(guests)) {
      session.lock("SELECT id FROM guests WHERE id = ?", "FOR UPDATE", guest);
    }
  }

  static void bury(Session session, String guest) throws SQLException {
    session.run("INSERT INTO gone (id) VALUES (?) ON CONFLICT (id) DO NOTHING", hash(guest));
  }

  /** The guests of these facts. */
  static Set<String> named(List<List<Fact>> batches) {
    Set<String> guests = new TreeSet<>();
    for (List<Fact> batch : batches) {
      for (Fact fact : batch) {
        guests.add(named(fact));
        if (fact instanceof Fact.Reported reported) {
          guests.add(reported.about());
        }
      }
    }
    guests.remove("");
    return guests;
  }

  private static String named(Fact fact) {
    return switch (fact) {
      case Fact.Guest guest -> guest.id();
      case Fact.SignedIn signedIn -> signedIn.guest();
      // Only a new table writes its host.
      case Fact.Header header -> header.revision() == Fact.Header.FIRST ? header.host() : "";
      case Fact.Seated(String _, Chair chair) -> chair.guest();
      case Fact.Held(String _, SeatHolder holder) -> holder.guest();
      case Fact.Said said -> said.guest();
      case Fact.Reported reported -> reported.guest();
      case Fact.Moved _, Fact.Archived _, Fact.Ended _, Fact.Timed _, Fact.Due _, Fact.Called _ ->
          "";
      case Fact.Undue _, Fact.Connected _, Fact.Reviewed _, Fact.Retry _ -> "";
    };
  }

  private static String hash(String guest) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(guest.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
