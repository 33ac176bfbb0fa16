package chapeau.tables;

import chapeau.store.Fleet;
import chapeau.store.Standing;

/** A table as one of several nodes has it: what others know more of it, and what they left. */
final class Sharing<S, M, V> {
  private final Table<S, M, V> table;

  Sharing(Table<S, M, V> table) {
    this.table = table;
  }

  /**
   * Notes which node sees to the bots, and who is connected to other nodes. Returns whether the
   * latter changed.
   */
  boolean hear(Standing standing) {
    if (!table.house().isShared()) {
      return false;
    }
    table.bots().drivenBy(standing.driver());
    return table.watching().elsewhere(standing.elsewhere());
  }

  /** Whether the store has more of this table than is known here; asked in the table's turn. */
  boolean isBehind(Fleet.Mark mark) {
    table.bots().adopt();
    GameHistory<S, M, V> history = table.history();
    return mark.revision() > table.header().revision()
        || (history.begun() && !history.stopped() && mark.seq() > history.seq())
        || mark.lines() > table.state().chat().size();
  }

  /** Goes on with what this table does by itself and no other node sees to. */
  void takeUp(Fleet.Kind kind) {
    switch (kind) {
      case BOTS -> table.doInTurn(table.bots()::takeUp);
      case TURN -> table.calling().takeUp();
      case SEALS -> table.sealing().takeUp();
    }
  }
}
