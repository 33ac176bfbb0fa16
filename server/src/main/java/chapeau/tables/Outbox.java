package chapeau.tables;

import chapeau.engine.Ranking;
import chapeau.engine.Roles;
import chapeau.engine.Turn;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.store.Packed;
import chapeau.store.SeatHolder;
import java.util.ArrayList;
import java.util.List;

/**
 * Computes the rows that a change causes and that belong to its transaction: jobs, notices, replay,
 * result.
 */
final class Outbox<S, M, V> {
  private final Table<S, M, V> table;

  Outbox(Table<S, M, V> table) {
    this.table = table;
  }

  List<Fact> of(Change<S, M, V> change, long millis) {
    TableState<S, M, V> after = change.after();
    String id = after.header().id();
    List<Fact> facts = new ArrayList<>();
    if (change.before().header().revision() == 0) {
      after.retry().ifPresent(facts::add);
    }
    if (change.becomes(Status.STARTING)) {
      facts.add(new Fact.Due(id, Fleet.Kind.SEALS, table.sealing().end(millis), ""));
    }
    if (change.before().is(Status.STARTING) && change.becomes(Status.PLAYING)) {
      facts.add(new Fact.Undue(id, Fleet.Kind.SEALS));
    }
    if (change.becomes(Status.OVER)) {
      facts.addAll(ending(after));
    }
    if (after.history().begun() && (!change.moments().isEmpty() || change.reseats())) {
      facts.addAll(table.bots().duty(after));
    }
    if (!change.moments().isEmpty()) {
      facts.addAll(table.calling().due(change, millis));
    }
    return facts;
  }

  /** The replay, kept for ever, and the result. */
  private List<Fact> ending(TableState<S, M, V> after) {
    String id = after.header().id();
    List<Fact> facts = new ArrayList<>();
    table
        .aftermath()
        .ending(after.history())
        .ifPresent((Packed replay) -> facts.add(new Fact.Archived(id, replay)));
    if (after.counts()) {
      GameHistory<S, M, V> history = after.history();
      facts.add(
          new Fact.Ended(
              id, places(history.turn()), roles(history), left(after), table.house().now()));
    }
    return facts;
  }

  static List<Integer> places(Turn turn) {
    return turn instanceof Turn.Over(Ranking ranking) ? ranking.places() : List.of();
  }

  @SuppressWarnings("unchecked") // A game tells the roles of its own states.
  private List<List<String>> roles(GameHistory<S, M, V> over) {
    return table.playable().game() instanceof Roles<?> own
        ? ((Roles<S>) own).roles(over.state())
        : List.of();
  }

  /**
   * The seats that their holders left to a bot, which played on. A seat that the game no longer
   * asked does not count: its holder has left no one waiting.
   */
  private static int left(TableState<?, ?, ?> after) {
    int left = 0;
    for (SeatHolder holder : after.chairs().holders()) {
      Chair chair = after.chairs().at(holder.seat());
      boolean stayed = chair.is(Kind.PERSON) && chair.belongsTo(holder.guest());
      if (holder.began() && !stayed && after.history().botPlayedLast(holder.seat())) {
        left |= 1 << holder.seat();
      }
    }
    return left;
  }
}
