package chapeau.tables;

import chapeau.store.Fact;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What the house knows of somebody, told on one sheet; and how it forgets it all. */
public final class Leaving {
  private static final Logger LOG = LoggerFactory.getLogger(Leaving.class);

  private static final int MOST_TRIES = 30;

  private final House house;
  private final Tables tables;

  public Leaving(House house, Tables tables) {
    this.house = house;
    this.tables = tables;
  }

  /** Everything that is kept about somebody, by what it is. */
  public Map<String, List<Map<String, Object>>> all(String guest) {
    return house.store().people().all(guest);
  }

  /**
   * Deletes a guest. First gives the guest's seats in running games to bots, table by table; then
   * deletes the rest in one transaction. Retries if a concurrent request of the guest has taken
   * another seat.
   */
  public void forget(String guest) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      Optional<Set<String>> changed = house.store().people().forget(guest, leaveAll(guest));
      if (changed.isPresent()) {
        // Before the tables, because reloading a table may fail.
        house.signedOut(guest);
        tables.reread(changed.get());
        return;
      }
    }
    throw new Denied(
        Denied.Why.TOO_LATE,
        "Vous prenez place à d’autres tables en ce moment : réessayez.",
        "You are sitting down at other tables right now: try again.");
  }

  private Set<String> leaveAll(String guest) {
    Set<String> left = new HashSet<>();
    for (List<Fact.Header> some = unfinished(guest, left); !some.isEmpty(); ) {
      some.forEach(header -> leave(header.id(), guest));
      some.forEach(header -> left.add(header.id()));
      some = unfinished(guest, left);
    }
    return left;
  }

  private List<Fact.Header> unfinished(String guest, Set<String> left) {
    return house.store().people().unfinished(guest).stream()
        .filter(header -> !left.contains(header.id()))
        .toList();
  }

  private void leave(String table, String guest) {
    try {
      tables.find(table).seating().forget(guest);
    } catch (Denied e) {
      if (e.why() == Denied.Why.TOO_LATE && tables.find(table).isStarting()) {
        throw e;
      }
      // It does not go on, or its game is not here: the seat loses its name with the rest.
      LOG.atDebug().log("left as it stands: {}", e.getMessage());
    }
  }
}
