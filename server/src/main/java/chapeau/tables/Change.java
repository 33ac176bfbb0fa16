package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One change of a table: the states before and after it, and the moments in between, so that
 * publishing never runs the rules again. It is written in one transaction, or read from the store
 * after another node wrote it; {@link Watching#publish} sends both in the same way.
 */
record Change<S, M, V>(
    TableState<S, M, V> before, TableState<S, M, V> after, List<Moment<S>> moments) {

  static <S, M, V> Change<S, M, V> of(TableState<S, M, V> state) {
    return new Change<>(state, state, List.of());
  }

  // Building

  Change<S, M, V> to(TableState<S, M, V> now) {
    return new Change<>(before, now, moments);
  }

  Change<S, M, V> header(Fact.Header now) {
    return to(after.with(now));
  }

  Change<S, M, V> chairs(Chairs now) {
    return to(after.with(now));
  }

  Change<S, M, V> chair(Chair now) {
    return chairs(after.chairs().with(now));
  }

  Change<S, M, V> said(Fact.Said line) {
    return to(after.with(after.chat().with(line)));
  }

  /** The game goes on; its last move ends it. */
  Change<S, M, V> played(GameHistory.Next<S, M, V> next) {
    List<Moment<S>> all = new ArrayList<>(moments);
    all.addAll(next.moments());
    TableState<S, M, V> now = after.with(next.history());
    boolean over = next.history().isOver() && now.is(Status.PLAYING);
    return new Change<>(
        before, over ? now.with(now.header().with(Status.OVER)) : now, List.copyOf(all));
  }

  /** The same, ready to be written: the header counts one change, whatever was built. */
  Change<S, M, V> numbered() {
    Fact.Header header =
        after.header().equals(before.header()) && !reseats()
            ? before.header()
            : after.header().revised(before.header().revision() + 1);
    return header(header);
  }

  // Queries

  boolean begins() {
    return !before.history().begun() && after.history().begun();
  }

  boolean becomes(Status status) {
    return after.is(status) && !before.is(status);
  }

  boolean reseats() {
    return !after.chairs().equals(before.chairs());
  }

  /** Whether viewers must get the table message: all but the game, the clock and the chat. */
  boolean altersTable() {
    return reseats()
        || !after.header().equals(before.header())
        || after.mayBeRated() != before.mayBeRated()
        || after.history().stopped() != before.history().stopped();
  }

  /** Whether viewers must get the clock message. */
  boolean movesClock() {
    return after.isTimed()
        && (!moments.isEmpty() || reseats() || !after.timer().equals(before.timer()));
  }

  List<Fact.Said> lines() {
    return after.chat().since(before.chat());
  }

  /** The rows that turn the state before into the state after. */
  List<Fact> facts() {
    String table = after.header().id();
    List<Fact> facts = new ArrayList<>();
    if (!after.header().equals(before.header())) {
      facts.add(after.header());
    }
    after.history().entries().subList(before.history().seq(), after.history().seq()).stream()
        .map(e -> new Fact.Moved(table, e.seq(), e.actor(), e.json(), e.id(), e.time()))
        .forEach(facts::add);
    facts.addAll(after.chairs().facts(table, before.chairs()));
    if (after.isTimed() && !after.timer().equals(before.timer())) {
      facts.add(new Fact.Timed(table, after.timer()));
    }
    facts.addAll(lines());
    return facts;
  }

  /** The state of the game before this change, if the game had begun. */
  Optional<S> stateBefore() {
    return before.history().begun() ? Optional.of(before.history().state()) : Optional.empty();
  }
}
