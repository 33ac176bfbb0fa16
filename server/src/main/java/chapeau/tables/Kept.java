package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.store.Store;
import chapeau.store.Timer;
import java.util.List;

/**
 * What the store has of a table. It is read as a whole before any of it counts: a store that fails
 * halfway leaves a table as it was, with nothing folded that nobody was shown.
 *
 * @param moves those after the last one known
 * @param driver the node that sees to the bots; empty where none does
 * @param elsewhere the set of seats whose people are connected to other nodes
 */
record Kept(
    Fact.Header header,
    List<Chair> chairs,
    List<Fact.Moved> moves,
    Timer timer,
    List<Fact.Said> lines,
    String driver,
    int elsewhere) {

  /** Who drives is read last, so that it is never older than the moves. */
  static Kept of(House house, Fact.Header header, int known) {
    Store store = house.store();
    String id = header.id();
    return new Kept(
        header,
        store.chairs(id),
        header.status() == Status.PLAYING || header.status() == Status.OVER
            ? store.moves(id, known)
            : List.of(),
        store.timer(id),
        store.lines(id),
        driver(house, id),
        house.isShared() ? store.fleet().presentElsewhere(id, house.node(), house.millis()) : 0);
  }

  static String driver(House house, String table) {
    return house.isShared() ? house.store().fleet().holder(table, Fleet.Kind.BOTS).orElse("") : "";
  }
}
