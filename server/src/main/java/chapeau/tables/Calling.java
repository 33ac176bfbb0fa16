package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Pushes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Calls people to their turn who do not look at the table. That somebody is to be called is kept
 * with the move that asks them; whichever node finds it due makes the call. Made twice, the second
 * takes the place of the first in the browser.
 */
final class Calling<S, M, V> {
  /** A push service that does not answer is asked again after so long. */
  private static final long AGAIN = 300_000;

  private final Table<S, M, V> table;
  private final AtomicBoolean atWork = new AtomicBoolean();

  Calling(Table<S, M, V> table) {
    this.table = table;
  }

  /** What to keep with a change after which some seats are asked that were not before. */
  List<Fact> due(Change<S, M, V> change, long millis) {
    Bell bell = table.house().bell();
    GameHistory<S, M, V> before = change.before().history();
    GameHistory<S, M, V> after = change.after().history();
    List<Fact> due = new ArrayList<>();
    for (Chair chair : change.after().chairs().all()) {
      boolean asked = after.turn().asks(chair.seat());
      boolean already = before.begun() && before.turn().asks(chair.seat());
      if (asked && !already && chair.is(Kind.PERSON) && bell.isWanted(chair.guest())) {
        due.add(new Fact.Called(table.id(), chair.seat(), after.seq()));
      }
    }
    if (!due.isEmpty()) {
      due.add(new Fact.Due(table.id(), Fleet.Kind.TURN, millis + bell.patience(), ""));
    }
    return due;
  }

  /**
   * Calls whoever is still asked and does not look; outside the table's turn, for it takes time.
   */
  void takeUp() {
    // Who is reminded of a call while it is made makes it no second time.
    if (atWork.compareAndSet(false, true)) {
      try {
        call();
      } finally {
        atWork.set(false);
      }
    }
  }

  private void call() {
    House house = table.house();
    List<Pushes.Call> pending = house.store().pushes().pending(table.id());
    List<Boolean> results = Parallel.all(pending, this::call);
    List<Pushes.Call> done = new ArrayList<>();
    for (int i = 0; i < pending.size(); i++) {
      if (results.get(i)) {
        done.add(pending.get(i));
      }
    }
    house.store().pushes().done(table.id(), done, house.millis() + AGAIN);
  }

  private boolean call(Pushes.Call call) {
    Optional<Chair> missing = table.inTurn(() -> missing(call.seat()));
    return missing.map(chair -> table.house().bell().call(chair.guest(), say(chair))).orElse(true);
  }

  /** Whoever should move from a seat and does not look. */
  private Optional<Chair> missing(int seat) {
    table.latest();
    GameHistory<S, M, V> history = table.history();
    boolean asked = history.begun() && !history.stopped() && history.turn().asks(seat);
    return asked && table.chairs().at(seat).is(Kind.PERSON) && !table.watching().isLooking(seat)
        ? Optional.of(table.chairs().at(seat))
        : Optional.empty();
  }

  private Bell.Call say(Chair chair) {
    return new Bell.Call(
        table.id(),
        table.playable().game().about().title(),
        table.chairs().all().stream()
            .filter(other -> !other.guest().isEmpty() && !other.belongsTo(chair.guest()))
            .map(Chair::name)
            .toList());
  }
}
