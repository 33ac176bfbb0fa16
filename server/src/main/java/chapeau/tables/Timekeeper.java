package chapeau.tables;

import chapeau.engine.Seat;
import chapeau.engine.Turn;
import chapeau.fair.JournalEntry;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact.Status;
import chapeau.store.Pace;
import chapeau.store.Timer;
import chapeau.wire.ClockView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The clock of a table: whose time runs, how much is left, and what happens when it is over. Time
 * is data: it is kept with the move that changed it, and what is due is found in the store.
 */
public final class Timekeeper<S, M, V> {
  /**
   * The start of every decision is free: it takes this long at most until a move has crossed the
   * line, been shown, and the answer has come back. The same for all, so nobody gains by lying.
   */
  static final long FREE = 3_000;

  private final Table<S, M, V> table;

  Timekeeper(Table<S, M, V> table) {
    this.table = table;
  }

  private static Pace pace(TableState<?, ?, ?> state) {
    return state.header().terms().pace();
  }

  // What a change does to the clock

  /** A change with the clock as it stands after it. */
  Change<S, M, V> with(Change<S, M, V> change, long millis) {
    return change.to(change.after().with(after(change, millis)));
  }

  private Timer after(Change<S, M, V> change, long millis) {
    TableState<S, M, V> before = change.before();
    TableState<S, M, V> after = change.after();
    if (after.history().stopped()) {
      return before.timer().stopped();
    }
    if (!after.history().begun()) {
      return before.timer();
    }
    if (change.begins()) {
      int seats = after.chairs().all().size();
      Timer full = new Timer(0, 0, false, Collections.nCopies(seats, pace(after).bank()));
      return asking(full, after, millis);
    }
    int played = before.history().seq();
    return after.history().seq() == played
        ? reseated(before, after, millis)
        : played(before, after, after.history().entries().get(played), millis);
  }

  /** After an entry, and the draws that followed. */
  private static <M> Timer played(
      TableState<?, M, ?> before, TableState<?, M, ?> after, JournalEntry<M> entry, long millis) {
    Timer timer = before.timer();
    int were = asked(before);
    int are = asked(after);
    int others = were & ~(1 << entry.seat());
    boolean same = timer.runs() && are != 0 && (are & ~others) == 0;
    boolean decided = entry.seat() >= 0 && !(entry instanceof JournalEntry.TakenBack<M>);
    if (!decided) {
      return asking(timer, after, millis);
    }
    return same ? timer : asking(charged(before, entry.seat(), millis), after, millis);
  }

  private static Timer reseated(
      TableState<?, ?, ?> before, TableState<?, ?, ?> after, long millis) {
    Timer timer = before.timer();
    int are = asked(after);
    if (are == asked(before) || (timer.runs() && are != 0 && timer.common())) {
      return timer;
    }
    return asking(timer, after, millis);
  }

  private static Timer charged(TableState<?, ?, ?> before, int seat, long millis) {
    Timer timer = before.timer();
    if (!timer.runs() || timer.common()) {
      return timer;
    }
    List<Long> banks = new ArrayList<>(timer.banks());
    // A clock that was set back has run backwards: that costs nothing and gives nothing.
    long spent = Math.max(0, millis - timer.armed() - FREE);
    banks.set(seat, pace(before).after(banks.get(seat), spent));
    return new Timer(timer.armed(), timer.deadline(), timer.common(), banks);
  }

  private static Timer asking(Timer was, TableState<?, ?, ?> now, long millis) {
    int asked = asked(now);
    if (asked == 0 || !now.isTimed()) {
      return was.stopped();
    }
    boolean common = Integer.bitCount(asked) > 1;
    long left =
        common ? pace(now).together() : was.banks().get(Integer.numberOfTrailingZeros(asked));
    return new Timer(millis, millis + FREE + left, common, was.banks());
  }

  /** The people who are asked, as a set of seats. */
  private static int asked(TableState<?, ?, ?> state) {
    int people =
        state.chairs().all().stream()
            .filter(chair -> chair.is(Kind.PERSON))
            .mapToInt(chair -> 1 << chair.seat())
            .reduce(0, (a, b) -> a | b);
    return state.history().turn() instanceof Turn.Acting(int seats) ? seats & people : 0;
  }

  ClockView view() {
    TableState<S, M, V> state = table.state();
    Timer timer = state.timer();
    boolean playing = state.is(Status.PLAYING) && state.history().begun();
    int asked = playing && timer.runs() ? asked(state) : 0;
    long now = table.house().millis();
    return new ClockView(
        timer.banks(),
        IntStream.range(0, state.chairs().all().size())
            .filter(seat -> Seat.in(asked, seat))
            .boxed()
            .toList(),
        asked == 0 ? 0 : Math.max(0, timer.deadline() - Math.max(now, timer.armed())));
  }

  // When time is over

  /**
   * Lets a bot decide for everybody whose time is over; who has been late twice in a row is stood
   * in for. Whichever node does it first: to come second does no harm.
   */
  void expire() throws InterruptedException {
    boolean more;
    do {
      more = expireOne();
    } while (more);
  }

  private boolean expireOne() throws InterruptedException {
    OptionalInt late =
        table.inTurn(() -> {
          stopWithTheGame();
          return late();
        });
    if (late.isEmpty()) {
      return false;
    }
    int seat = late.getAsInt();
    BotDriver.Thought<M> thought = table.bots().thinkFor(seat, table.seating().usualBot());
    table.doInTurn(() -> {
      if (table.history().seq() == thought.seq() && late().equals(late)) {
        table.commit(decided(seat, thought.choice().move()));
      }
    });
    return !table.house().isClosed();
  }

  /** The change that a bot's decision for a late person makes. */
  private Change<S, M, V> decided(int seat, M move) {
    Change<S, M, V> moved =
        table
            .playing()
            .with(
                table.change(),
                (seq, millis) -> new JournalEntry.TimedOut<>(seq, seat, move, millis));
    if (!moved.before().history().timedOutLast(seat)) {
      return moved;
    }
    Chair person = moved.after().chairs().at(seat);
    Change<S, M, V> stoodIn = moved.chair(person.standIn(table.seating().usualBot()));
    return stoodIn.after().is(Status.PLAYING)
        ? table.chat().noted(stoodIn, person, Chat.Seated.away)
        : stoodIn;
  }

  /** A game that cannot go on under the present rules waits for nobody. */
  private void stopWithTheGame() {
    if (table.history().stopped() && table.state().timer().runs()) {
      table.commit(table.change());
    }
  }

  /** The first of those whose time is over. */
  private OptionalInt late() {
    TableState<S, M, V> state = table.state();
    boolean over =
        state.is(Status.PLAYING)
            && !state.history().stopped()
            && state.timer().runs()
            && table.house().millis() >= state.timer().deadline();
    int asked = over ? asked(state) : 0;
    return asked == 0 ? OptionalInt.empty() : OptionalInt.of(Integer.numberOfTrailingZeros(asked));
  }
}
