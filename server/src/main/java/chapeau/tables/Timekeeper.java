package chapeau.tables;

import chapeau.engine.Seat;
import chapeau.engine.Turn;
import chapeau.fair.Deed;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Pace;
import chapeau.store.Timer;
import chapeau.wire.ClockView;
import chapeau.wire.FromServer;
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
  private Timer timer;

  Timekeeper(Table<S, M, V> table, Timer timer) {
    this.table = table;
    this.timer = timer;
  }

  private Pace pace() {
    return table.header().terms().pace();
  }

  /** Replaces the timer. Returns whether it differs from the one before. */
  boolean set(Timer found) {
    boolean changed = !found.equals(timer);
    timer = found;
    return changed;
  }

  // What a change does to the clock

  /** How the clock stands when the game begins with these people. */
  Timer begun(Turn now, List<Chair> seated, long millis) {
    Timer full = new Timer(0, 0, false, Collections.nCopies(seated.size(), pace().bank()));
    return asking(full, now, people(seated), millis);
  }

  /** How the clock stands after a deed. */
  Timer after(Deed<M> deed, Turn now, List<Chair> seated, long millis) {
    int people = people(seated);
    int were = asked(table.course().turn(), people);
    int are = asked(now, people);
    int others = were & ~(1 << deed.seat());
    boolean same = timer.runs() && are != 0 && (are & ~others) == 0;
    return switch (deed) {
      case Deed.TakenBack<M> _ -> asking(timer, now, people, millis);
      case Deed.Played<M> _, Deed.TimedOut<M> _ ->
          same ? timer : asking(charged(deed.seat(), millis), now, people, millis);
    };
  }

  /** How the clock stands after draws that nobody's deed led to. */
  Timer drawn(Turn now, long millis) {
    return asking(timer, now, people(table.chairs().all()), millis);
  }

  /** How the clock stands once other people sit here. */
  Timer reseated(List<Chair> seated, long millis) {
    int people = people(seated);
    int were = asked(table.course().turn(), people(table.chairs().all()));
    int are = asked(table.course().turn(), people);
    if (are == were || (timer.runs() && are != 0 && timer.common())) {
      return timer;
    }
    return asking(timer, table.course().turn(), people, millis);
  }

  private Timer charged(int seat, long millis) {
    if (!timer.runs() || timer.common()) {
      return timer;
    }
    List<Long> banks = new ArrayList<>(timer.banks());
    // A clock that was set back has run backwards: that costs nothing and gives nothing.
    long spent = Math.max(0, millis - timer.armed() - FREE);
    banks.set(seat, pace().after(banks.get(seat), spent));
    return new Timer(timer.armed(), timer.deadline(), timer.common(), banks);
  }

  private Timer asking(Timer was, Turn now, int people, long millis) {
    int asked = asked(now, people);
    if (asked == 0 || !pace().isTimed()) {
      return was.stopped();
    }
    boolean common = Integer.bitCount(asked) > 1;
    long left = common ? pace().together() : was.banks().get(Integer.numberOfTrailingZeros(asked));
    return new Timer(millis, millis + FREE + left, common, was.banks());
  }

  private static int people(List<Chair> seated) {
    return seated.stream()
        .filter(chair -> chair.is(Kind.PERSON))
        .mapToInt(chair -> 1 << chair.seat())
        .reduce(0, (a, b) -> a | b);
  }

  private static int asked(Turn turn, int people) {
    return turn instanceof Turn.Acting(int seats) ? seats & people : 0;
  }

  /** Whatever is to be kept of the clock; nothing where there is none. */
  List<Fact> facts(Timer next) {
    return pace().isTimed() ? List.of(new Fact.Timed(table.id(), next)) : List.of();
  }

  /** What is told to everybody, where there is a clock. */
  void tell() {
    if (pace().isTimed()) {
      table.watching().tell(new FromServer.Clock(table.id(), view()), (_, _) -> true);
    }
  }

  ClockView view() {
    boolean playing = table.header().status() == Status.PLAYING && table.course().begun();
    int people = people(table.chairs().all());
    int asked = playing && timer.runs() ? asked(table.course().turn(), people) : 0;
    long now = table.house().millis();
    return new ClockView(
        timer.banks(),
        IntStream.range(0, table.chairs().all().size())
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
      if (table.course().seq() == thought.seq() && late().equals(late)) {
        boolean again = table.course().timedOutLast(seat);
        Chair chair = table.chairs().at(seat);
        table
            .playing()
            .commit(
                new Deed.TimedOut<>(seat, thought.choice().move()),
                "",
                again ? List.of(chair.standIn(table.seating().usualBot())) : List.of(),
                List.of());
        if (again && table.header().status() == Status.PLAYING) {
          table.chat().post(chair, Chat.Seated.away);
        }
      }
    });
    return !table.house().isClosed();
  }

  /** A game that cannot go on under the present rules waits for nobody. */
  private void stopWithTheGame() {
    if (table.course().stopped() && timer.runs()) {
      table.keep(facts(timer.stopped()));
      timer = timer.stopped();
    }
  }

  /** The first of those whose time is over. */
  private OptionalInt late() {
    boolean over =
        table.header().status() == Status.PLAYING
            && !table.course().stopped()
            && timer.runs()
            && table.house().millis() >= timer.deadline();
    int asked = over ? asked(table.course().turn(), people(table.chairs().all())) : 0;
    return asked == 0 ? OptionalInt.empty() : OptionalInt.of(Integer.numberOfTrailingZeros(asked));
  }
}
