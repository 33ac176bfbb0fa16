package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Standing;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import java.util.List;
import java.util.Optional;

/**
 * What the store has of a table. It is read as a whole before any of it counts: a store that fails
 * halfway leaves a table as it was, with nothing folded that nobody was shown.
 *
 * @param chairs the chairs and their holders, if they may have changed
 * @param mayBeRated whether the game may be rated; read only together with the chairs
 * @param moves those after the last one known, as far as the table stood
 * @param lines where there is more, or something else
 */
record Kept(
    Standing standing,
    Optional<Chairs> chairs,
    boolean mayBeRated,
    List<Fact.Moved> moves,
    Optional<List<Fact.Said>> lines) {

  /** No header has such a revision, and no table is as silent. */
  private static final int UNKNOWN = -1;

  Fact.Header header() {
    return standing.header();
  }

  static Kept whole(House house, String table) {
    return since(house, new Fleet.Mark(table, UNKNOWN, 0, UNKNOWN));
  }

  /** Only what is not known; after most moves of another node, that is the move. */
  static Kept since(House house, Fleet.Mark known) {
    Store store = house.store();
    String id = known.table();
    Standing now =
        store
            .standing(id, house.node(), house.millis())
            .orElseThrow(() ->
                new Denied(Why.NOT_THERE, "Cette table n’existe plus.", "The table is gone."));
    boolean changed = now.header().revision() != known.revision();
    Optional<Chairs> chairs = changed ? Optional.of(chairs(store, now.header())) : Optional.empty();
    return new Kept(
        now,
        chairs,
        chairs.isPresent() && TakeOver.mayBeRated(house, now.header(), chairs.get().holders()),
        // Not what was added meanwhile: it belongs to another clock and another driver.
        now.seq() > known.seq()
            ? store.moves(id, known.seq()).stream().filter(m -> m.seq() <= now.seq()).toList()
            : List.of(),
        changed || now.lines() != known.lines() ? Optional.of(store.lines(id)) : Optional.empty());
  }

  private static Chairs chairs(Store store, Fact.Header header) {
    List<Chair> kept = store.chairs(header.id());
    return Chairs.around(kept, store.holders(header.id()), header.setup().players());
  }

  static String driver(House house, String table) {
    return house.isShared() ? house.store().fleet().holder(table, Fleet.Kind.BOTS).orElse("") : "";
  }
}
