package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.Game;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.fair.Deed;
import chapeau.json.Json;
import chapeau.store.Fact;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The course a game took: every move, and where they led. States of the past are not kept, but
 * folded again when somebody asks. What comes next is worked out first, and added only once it is
 * durable. Not for several threads at once: the table locks.
 */
final class Course<S, M, V> {
  private final Playable<S, M, V> playable;
  private final Game<S, M, V> game;
  private final Setup setup;
  private final List<Step<M>> steps = new ArrayList<>();
  private final int[] askedSince;

  /** Where it starts in the middle of a game; nothing where it starts as the rules say. */
  private final Optional<S> start;

  private @Nullable Run<S, M> run;
  private boolean stopped;

  Course(Playable<S, M, V> playable, Setup setup) {
    this(playable, setup, Optional.empty());
  }

  private Course(Playable<S, M, V> playable, Setup setup, Optional<S> start) {
    this.playable = playable;
    this.game = playable.game();
    this.setup = setup;
    this.start = start;
    this.askedSince = new int[setup.players()];
  }

  /** A course from a state that was written down; one that cannot be read any more is stopped. */
  static <S, M, V> Course<S, M, V> from(Playable<S, M, V> playable, Setup setup, String state) {
    try {
      S start = Json.read(state, playable.game().types().state());
      return new Course<>(playable, setup, Optional.of(start));
    } catch (Json.Unreadable _) {
      Course<S, M, V> course = new Course<>(playable, setup);
      course.stop();
      return course;
    }
  }

  private Run<S, M> begin(Telling telling) throws Run.Refused {
    return start.isPresent() ? Run.from(game, start.get()) : Run.start(game, setup, telling);
  }

  /** Sees whether a game can start so; the rules may refuse what they were told to expect. */
  static <S, M, V> void tryOut(Playable<S, M, V> playable, Setup setup) {
    try {
      Run.start(playable.game(), setup);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  /** What comes next: moves, where they lead, and the moments on the way. */
  record Next<S, M>(Run<S, M> run, List<Step<M>> steps, List<Moment<S>> moments) {
    boolean over() {
      return run.turn().isOver();
    }
  }

  /** Whether the game has started. */
  boolean begun() {
    return run != null;
  }

  /** Whether the rest of the journal cannot be played under the present rules. */
  boolean stopped() {
    return stopped;
  }

  /** Stops a course that the present rules would take further, or not as far, as it went. */
  void stop() {
    stopped = true;
  }

  boolean isOver() {
    return begun() && turn().isOver();
  }

  private Run<S, M> run() {
    if (run == null) {
      throw new IllegalStateException("the game has not started");
    }
    return run;
  }

  S state() {
    return run().state();
  }

  Turn turn() {
    return run().turn();
  }

  boolean asks(int seat) {
    return begun() && !stopped && turn().asks(seat);
  }

  int seq() {
    return steps.size();
  }

  List<Step<M>> steps() {
    return Collections.unmodifiableList(steps);
  }

  Playable<S, M, V> playable() {
    return playable;
  }

  // What comes next

  /** The first steps: the table as set, and the draws before anybody is asked. */
  Next<S, M> opening(long millis, Draws<S, M> draws) {
    try {
      Telling telling = Telling.aloud();
      Run<S, M> next = begin(telling);
      List<Moment<S>> moments = new ArrayList<>(List.of(asSet(next, telling)));
      return withDraws(next, new ArrayList<>(), moments, millis, draws);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  /** The step a move makes, and the draws that follow from it before anybody is asked. */
  Next<S, M> after(Deed<M> deed, String id, long millis, Draws<S, M> draws) {
    try {
      List<Step<M>> taken = new ArrayList<>();
      List<Moment<S>> moments = new ArrayList<>();
      taken.add(new Step<>(seq() + 1, deed, id, millis));
      Run<S, M> next = startOf(deed);
      moments.add(play(next, taken.getLast()));
      return withDraws(next, taken, moments, millis, draws);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  /** The draws that are due where older rules asked somebody. */
  Next<S, M> draws(long millis, Draws<S, M> draws) {
    try {
      return withDraws(run().fork(), new ArrayList<>(), new ArrayList<>(), millis, draws);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  private Next<S, M> withDraws(
      Run<S, M> next, List<Step<M>> taken, List<Moment<S>> moments, long millis, Draws<S, M> draws)
      throws Run.Refused {
    while (next.turn() instanceof Turn.Chance) {
      M drawn = draws.next(next);
      Deed<M> deed = new Deed.Played<>(Seat.CHANCE, drawn);
      taken.add(new Step<>(seq() + taken.size() + 1, deed, "", millis));
      moments.add(play(next, taken.getLast()));
    }
    return new Next<>(next, taken, moments);
  }

  private Moment<S> asSet(Run<S, M> begun, Telling telling) {
    return new Moment<>(0, Seat.CHANCE, "", 0, telling.told(), List.of(), begun.state());
  }

  /** The run a deed goes on from: where things stand, or stood before what is taken back. */
  private Run<S, M> startOf(Deed<M> deed) throws Run.Refused {
    return deed instanceof Deed.TakenBack<M>(int _, int to) ? runAt(to) : run().fork();
  }

  /** Where things stood after an entry, folded again. */
  private Run<S, M> runAt(int seq) throws Run.Refused {
    List<Run<S, M>> past = new ArrayList<>(List.of(begin(Telling.SILENT)));
    for (Step<M> step : steps.subList(0, seq)) {
      past.add(next(past, step.deed()));
      play(past.getLast(), step);
    }
    return past.getLast();
  }

  /** How things stood before an entry. */
  S before(int seq) {
    try {
      return runAt(seq - 1).state();
    } catch (Run.Refused e) {
      throw new IllegalStateException("what was played once is refused", e);
    }
  }

  private static <S, M> Run<S, M> next(List<Run<S, M>> past, Deed<M> deed) {
    return (deed instanceof Deed.TakenBack<M>(int _, int to) ? past.get(to) : past.getLast())
        .fork();
  }

  private Moment<S> play(Run<S, M> on, Step<M> step) throws Run.Refused {
    Telling telling = Telling.aloud();
    Optional<M> move = step.deed().played();
    if (move.isPresent()) {
      on.play(step.actor(), move.get(), telling);
    }
    return new Moment<>(
        step.seq(),
        step.actor(),
        step.id(),
        step.millis(),
        telling.told(),
        Note.of(step.deed()),
        on.state());
  }

  M read(JsonNode move) {
    try {
      return Json.read(move, game.types().move());
    } catch (Json.Unreadable e) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Ce n’est pas un coup de ce jeu. " + e.fr(),
          "That isn’t a move in this game. " + e.en());
    }
  }

  void add(Next<S, M> next) {
    for (Moment<S> moment : next.moments) {
      noteQuestions(moment);
    }
    steps.addAll(next.steps);
    run = next.run;
  }

  // What the journal tells

  /**
   * Adds what the journal has beyond this course, and answers the moments found there. Where the
   * present rules refuse what was played once, the course stops.
   */
  List<Moment<S>> recall(List<Fact.Moved> rows) {
    List<Moment<S>> found = new ArrayList<>();
    try {
      if (run == null) {
        Telling telling = Telling.aloud();
        Run<S, M> begun = begin(telling);
        found.add(asSet(begun, telling));
        add(new Next<>(begun, List.of(), found));
      }
      for (Fact.Moved row : rows) {
        Step<M> step = step(row);
        Run<S, M> next = startOf(step.deed());
        found.add(play(next, step));
        add(new Next<>(next, List.of(step), List.of(found.getLast())));
      }
    } catch (Json.Unreadable | Run.Refused _) {
      stopped = true;
    }
    return found;
  }

  private Step<M> step(Fact.Moved row) throws Json.Unreadable {
    Deed<M> deed = Deed.read(row.actor(), Json.parse(row.move()), game.types().move());
    return new Step<>(row.seq(), deed, row.id(), Instant.parse(row.time()).toEpochMilli());
  }

  /** Goes through the game again from the start, moment by moment, and through steps beyond it. */
  void retell(List<Step<M>> more, Consumer<Moment<S>> listener) {
    if (!begun()) {
      return;
    }
    try {
      Telling telling = Telling.aloud();
      List<Run<S, M>> past = new ArrayList<>(List.of(begin(telling)));
      listener.accept(asSet(past.getFirst(), telling));
      for (Step<M> step : steps) {
        past.add(next(past, step.deed()));
        listener.accept(play(past.getLast(), step));
      }
      for (Step<M> step : more) {
        past.add(next(past, step.deed()));
        listener.accept(play(past.getLast(), step));
      }
    } catch (Run.Refused e) {
      throw new IllegalStateException("what was played once is refused", e);
    }
  }

  List<Moment<S>> moments() {
    List<Moment<S>> all = new ArrayList<>();
    retell(List.of(), all::add);
    return all;
  }

  /** The moments that still count: without what was taken back, and without the taking back. */
  List<Moment<S>> standing() {
    List<Moment<S>> standing = new ArrayList<>();
    retell(
        List.of(),
        moment -> {
          if (moment.seq() > 0
              && steps.get(moment.seq() - 1).deed() instanceof Deed.TakenBack<M>(int _, int to)) {
            standing.removeIf(past -> past.seq() > to);
          } else {
            standing.add(moment);
          }
        });
    return standing;
  }

  /** Whether a bot made a seat's last decision because its time was over. */
  boolean timedOutLast(int seat) {
    for (Step<M> step : steps.reversed()) {
      if (step.actor() == seat) {
        return step.deed() instanceof Deed.TimedOut<M>;
      }
    }
    return false;
  }

  /** Whether a bot made the last move of a seat. The given steps follow the recorded ones. */
  boolean botPlayedLast(int seat, List<Step<M>> coming) {
    return Stream.concat(coming.reversed().stream(), steps.reversed().stream())
        .filter(step -> step.actor() == seat && !(step.deed() instanceof Deed.TakenBack<M>))
        .findFirst()
        .map(step -> step.deed() instanceof Deed.Played<M> && step.id().isEmpty())
        .orElse(false);
  }

  // What was asked and answered

  /** Called before the steps are added, so that {@link #run} is still where they began. */
  private void noteQuestions(Moment<S> moment) {
    Turn now = game.turn(moment.state());
    for (int seat = 0; seat < askedSince.length; seat++) {
      if (now.asks(seat) && !sameQuestion(seat, now, moment)) {
        askedSince[seat] = moment.seq();
      }
    }
  }

  /**
   * Whether a seat is still asked what it was asked before: another of several who act at once has
   * acted, and that changed nothing of what this one may do.
   */
  private boolean sameQuestion(int seat, Turn now, Moment<S> moment) {
    return run != null
        && moment.seq() == steps.size() + 1
        && moment.actor() != seat
        && moment.noted().stream().noneMatch(one -> one.event() instanceof Note.TakenBack)
        && run.turn() instanceof Turn.Acting(int were)
        && Seat.in(were, seat)
        && now instanceof Turn.Acting(int are)
        && (are & ~were) == 0
        && game.moves(run.state(), seat).equals(game.moves(moment.state(), seat));
  }

  /** The number of a move that was made under this name. */
  OptionalInt played(int seat, String id) {
    if (id.isEmpty()) {
      return OptionalInt.empty();
    }
    for (Step<M> step : steps.reversed()) {
      if (step.actor() == seat && step.id().equals(id)) {
        return OptionalInt.of(step.seq());
      }
    }
    return OptionalInt.empty();
  }

  /** How many moves a seat has made. */
  int madeBy(int seat) {
    return (int) steps.stream().filter(step -> step.actor() == seat).count();
  }

  /** The step since which a seat has had the question before it. */
  int askedSince(int seat) {
    return askedSince[seat];
  }

  /** Whether somebody who has seen so much has seen all that matters to this seat's decision. */
  boolean isCurrent(int seat, int seen) {
    return seen == seq() || (asks(seat) && seen >= askedSince[seat] && seen < seq());
  }
}
