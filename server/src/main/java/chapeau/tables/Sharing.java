package chapeau.tables;

import chapeau.store.Fleet;
import chapeau.store.Standing;

/** A table as one of several nodes has it: what others know more of it, and what they left. */
final class Sharing<S, M, V> {
  private final Table<S, M, V> table;

  Sharing(Table<S, M, V> table) {
    this.table = table;
  }

  /** Who is connected to other nodes, and which of them sees to the bots. */
  void hear(Standing standing) {
    if (table.house().isShared()) {
      table.bots().drivenBy(standing.driver());
      table.watching().elsewhere(standing.elsewhere());
    }
  }

  /** Whether the store has more of this table than is known here; asked in the table's turn. */
  boolean isBehind(Fleet.Mark mark) {
    table.bots().adopt();
    Course<S, M, V> course = table.course();
    return mark.revision() > table.header().revision()
        || (course.begun() && !course.stopped() && mark.seq() > course.seq())
        || mark.lines() > table.chat().size();
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
