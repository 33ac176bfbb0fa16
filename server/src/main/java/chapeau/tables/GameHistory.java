package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.AppendList;
import chapeau.engine.Game;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.fair.JournalEntry;
import chapeau.fair.JournalEntry.Played;
import chapeau.fair.JournalEntry.TakenBack;
import chapeau.fair.JournalEntry.TimedOut;
import chapeau.json.Json;
import chapeau.store.Fact;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The history of a game: its journal and where the entries led. Immutable: what comes next is a
 * longer history. Past states are not kept but folded again when they are needed.
 */
final class GameHistory<S, M, V> {
  private final Playable<S, M, V> playable;
  private final Game<S, M, V> game;
  private final Setup setup;

  /** Where it starts in the middle of a game; empty where it starts as the rules say. */
  private final Optional<S> start;

  private final AppendList<JournalEntry<M>> entries;

  /** For each seat, the entry since which it has had the question before it. Never changed. */
  private final int[] askedSince;

  /** Where the entries led; never played on, only forked. Null before the start. */
  private final @Nullable Run<S, M> run;

  private final boolean stopped;

  private GameHistory(
      Playable<S, M, V> playable,
      Setup setup,
      Optional<S> start,
      AppendList<JournalEntry<M>> entries,
      int[] askedSince,
      @Nullable Run<S, M> run,
      boolean stopped) {
    this.playable = playable;
    this.game = playable.game();
    this.setup = setup;
    this.start = start;
    this.entries = entries;
    this.askedSince = askedSince;
    this.run = run;
    this.stopped = stopped;
  }

  private static <S, M, V> GameHistory<S, M, V> unstarted(
      Playable<S, M, V> playable, Setup setup, Optional<S> start) {
    int[] asked = new int[setup.players()];
    return new GameHistory<>(playable, setup, start, AppendList.of(List.of()), asked, null, false);
  }

  /**
   * A game that has not started.
   *
   * @param retry where it starts; if that state cannot be read any more, the history is stopped
   */
  static <S, M, V> GameHistory<S, M, V> of(
      Playable<S, M, V> playable, Setup setup, Optional<Fact.Retry> retry) {
    if (retry.isEmpty()) {
      return unstarted(playable, setup, Optional.empty());
    }
    try {
      S state = Json.read(retry.get().state(), playable.game().types().state());
      return unstarted(playable, setup, Optional.of(state));
    } catch (Json.Unreadable _) {
      return GameHistory.<S, M, V>unstarted(playable, setup, Optional.empty()).stop();
    }
  }

  private Run<S, M> begin(Telling telling) throws Run.Refused {
    return start.isPresent() ? Run.from(game, start.get()) : Run.start(game, setup, telling);
  }

  /** A longer history, and the moments that were added. */
  record Next<S, M, V>(GameHistory<S, M, V> history, List<Moment<S>> moments) {}

  /** Whether the game has started. */
  boolean begun() {
    return run != null;
  }

  /** Whether the rest of the journal cannot be played under the present rules. */
  boolean stopped() {
    return stopped;
  }

  /** Stops a history that the present rules would take further, or not as far, as it went. */
  GameHistory<S, M, V> stop() {
    return new GameHistory<>(playable, setup, start, entries, askedSince, run, true);
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
    return entries.size();
  }

  List<JournalEntry<M>> entries() {
    return entries;
  }

  Playable<S, M, V> playable() {
    return playable;
  }

  // What comes next

  /** The start: the table as set, and the draws before anybody is asked. */
  Next<S, M, V> opening(long millis, Draws<S, M> draws) {
    try {
      List<Moment<S>> moments = new ArrayList<>();
      return begun(moments).withDraws(moments, millis, draws);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  /** An entry, and the draws that follow from it before anybody is asked. */
  Next<S, M, V> after(JournalEntry<M> entry, Draws<S, M> draws) {
    try {
      List<Moment<S>> moments = new ArrayList<>();
      return with(entry, moments).withDraws(moments, entry.millis(), draws);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  /** The draws that are due where older rules asked somebody. */
  Next<S, M, V> draws(long millis, Draws<S, M> draws) {
    try {
      return withDraws(new ArrayList<>(), millis, draws);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  private Next<S, M, V> withDraws(List<Moment<S>> moments, long millis, Draws<S, M> draws)
      throws Run.Refused {
    GameHistory<S, M, V> now = this;
    while (now.turn() instanceof Turn.Chance) {
      M drawn = draws.next(now.run());
      now = now.with(new Played<>(now.seq() + 1, Seat.CHANCE, drawn, "", millis), moments);
    }
    return new Next<>(now, moments);
  }

  /** The table as set. */
  private GameHistory<S, M, V> begun(List<Moment<S>> moments) throws Run.Refused {
    Telling telling = Telling.aloud();
    Run<S, M> begun = begin(telling);
    moments.add(asSet(begun, telling));
    return with(entries, begun, moments.getLast());
  }

  /** One entry more. */
  private GameHistory<S, M, V> with(JournalEntry<M> entry, List<Moment<S>> moments)
      throws Run.Refused {
    Run<S, M> next = startOf(entry);
    moments.add(play(next, entry));
    return with(entries.plus(entry), next, moments.getLast());
  }

  private GameHistory<S, M, V> with(
      AppendList<JournalEntry<M>> longer, Run<S, M> next, Moment<S> moment) {
    return new GameHistory<>(playable, setup, start, longer, asked(moment), next, stopped);
  }

  private Moment<S> asSet(Run<S, M> begun, Telling telling) {
    return new Moment<>(0, Seat.CHANCE, "", 0, telling.told(), List.of(), begun.state());
  }

  /** The run an entry goes on from: where things stand, or stood before what is taken back. */
  private Run<S, M> startOf(JournalEntry<M> entry) throws Run.Refused {
    return entry instanceof TakenBack<M> back ? runAt(back.to()) : run().fork();
  }

  /** Where things stood after an entry, folded again. */
  private Run<S, M> runAt(int seq) throws Run.Refused {
    List<Run<S, M>> past = new ArrayList<>(List.of(begin(Telling.SILENT)));
    for (JournalEntry<M> entry : entries.subList(0, seq)) {
      past.add(next(past, entry));
      play(past.getLast(), entry);
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

  private static <S, M> Run<S, M> next(List<Run<S, M>> past, JournalEntry<M> entry) {
    return (entry instanceof TakenBack<M> back ? past.get(back.to()) : past.getLast()).fork();
  }

  private Moment<S> play(Run<S, M> on, JournalEntry<M> entry) throws Run.Refused {
    Telling telling = Telling.aloud();
    Optional<M> move = entry.played();
    if (move.isPresent()) {
      on.play(entry.seat(), move.get(), telling);
    }
    return new Moment<>(
        entry.seq(),
        entry.seat(),
        entry.id(),
        entry.millis(),
        telling.told(),
        Note.of(entry),
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

  // What the journal tells

  /**
   * Adds what the journal has beyond this history. Where the present rules refuse what was played
   * once, the history stops.
   */
  Next<S, M, V> recall(List<Fact.Moved> rows) {
    List<Moment<S>> found = new ArrayList<>();
    GameHistory<S, M, V> now = this;
    try {
      if (!begun()) {
        now = begun(found);
      }
      for (Fact.Moved row : rows) {
        now = now.with(entry(row), found);
      }
      return new Next<>(now, found);
    } catch (Json.Unreadable | Run.Refused _) {
      return new Next<>(now.stop(), found);
    }
  }

  private JournalEntry<M> entry(Fact.Moved row) throws Json.Unreadable {
    long millis = Instant.parse(row.time()).toEpochMilli();
    Class<M> type = game.types().move();
    return JournalEntry.read(
        row.seq(), row.actor(), Json.parse(row.move()), row.id(), millis, type);
  }

  /** Goes through the game again from the start, moment by moment. */
  void retell(Consumer<Moment<S>> listener) {
    if (!begun()) {
      return;
    }
    try {
      Telling telling = Telling.aloud();
      List<Run<S, M>> past = new ArrayList<>(List.of(begin(telling)));
      listener.accept(asSet(past.getFirst(), telling));
      for (JournalEntry<M> entry : entries) {
        past.add(next(past, entry));
        listener.accept(play(past.getLast(), entry));
      }
    } catch (Run.Refused e) {
      throw new IllegalStateException("what was played once is refused", e);
    }
  }

  List<Moment<S>> moments() {
    List<Moment<S>> all = new ArrayList<>();
    retell(all::add);
    return all;
  }

  /** The moments that still count: without what was taken back, and without the taking back. */
  List<Moment<S>> standing() {
    List<Moment<S>> standing = new ArrayList<>();
    retell(moment -> {
      if (moment.seq() > 0 && entries.get(moment.seq() - 1) instanceof TakenBack<M> back) {
        standing.removeIf(past -> past.seq() > back.to());
      } else {
        standing.add(moment);
      }
    });
    return standing;
  }

  /** Whether a bot made a seat's last decision because its time was over. */
  boolean timedOutLast(int seat) {
    for (JournalEntry<M> entry : entries.reversed()) {
      if (entry.seat() == seat) {
        return entry instanceof TimedOut<M>;
      }
    }
    return false;
  }

  /** Whether a bot made the last move of a seat. */
  boolean botPlayedLast(int seat) {
    for (JournalEntry<M> entry : entries.reversed()) {
      if (entry.seat() == seat && !(entry instanceof TakenBack<M>)) {
        return entry instanceof Played<M> && entry.id().isEmpty();
      }
    }
    return false;
  }

  // What was asked and answered

  /** For each seat, the entry since which it is asked, after a moment that follows this history. */
  private int[] asked(Moment<S> moment) {
    int[] asked = askedSince.clone();
    Turn now = game.turn(moment.state());
    for (int seat = 0; seat < asked.length; seat++) {
      if (now.asks(seat) && !sameQuestion(seat, now, moment)) {
        asked[seat] = moment.seq();
      }
    }
    return asked;
  }

  /**
   * Whether a seat is still asked what it was asked before: another of several who act at once has
   * acted, and that changed nothing of what this one may do.
   */
  private boolean sameQuestion(int seat, Turn now, Moment<S> moment) {
    return run != null
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
    for (JournalEntry<M> entry : entries.reversed()) {
      if (entry.seat() == seat && entry.id().equals(id)) {
        return OptionalInt.of(entry.seq());
      }
    }
    return OptionalInt.empty();
  }

  /** How many moves a seat has made. */
  int madeBy(int seat) {
    return (int) entries.stream().filter(entry -> entry.seat() == seat).count();
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
