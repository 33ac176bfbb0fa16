package chapeau.tables;

import chapeau.bots.Assessor;
import chapeau.bots.Knowledge;
import chapeau.catalogue.Catalogue;
import chapeau.coach.Coach;
import chapeau.coach.Decision;
import chapeau.coach.Luck;
import chapeau.coach.Rereading;
import chapeau.coach.Ways;
import chapeau.engine.Ranking;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.fair.JournalEntry;
import chapeau.fair.JournalEntry.Played;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import chapeau.wire.Habits;
import chapeau.wire.Judgement;
import chapeau.wire.Review;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The coach's room: after a game, what a seat could have known and what it did with it, worked out
 * behind the tables and kept with the game; during a game among bots only, a hint.
 */
public final class Coaching<S, M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Coaching.class);

  private final Table<S, M, V> table;

  /** The reviews being worked out, by seat. */
  private final Map<Integer, Rereading<V, M>> working = new HashMap<>();

  Coaching(Table<S, M, V> table) {
    this.table = table;
  }

  /** How far the review of a seat is, and what it says once it is done. */
  public Review review(String guest, int seat) {
    return table.inTurn(() -> {
      mayAsk(guest, seat);
      return found(seat);
    });
  }

  /** Sees to it that a seat is reviewed. */
  public Review start(String guest, int seat) {
    return table.inTurn(() -> {
      mayAsk(guest, seat);
      if (found(seat).state() == Review.State.none) {
        Rereading<V, M> rereading = Rereading.of(coach(), decisions(seat));
        List<Integer> hints = table.chat().hints(seat);
        boolean won =
            table.history().turn() instanceof Turn.Over(Ranking ranking)
                && ranking.winners().contains(seat);
        working.put(seat, rereading);
        Thread.ofVirtual()
            .name("coach-" + table.shortId())
            .start(() -> work(rereading, seat, hints, won));
      }
      return found(seat);
    });
  }

  void mayAsk(String guest, int seat) {
    table.aftermath().afterTheEnd();
    table.chairs().of(guest, seat);
    table.playing().mayGoOn();
    if (table.header().isLesson()) {
      throw new Denied(
          Why.NOT_THERE,
          "Une leçon ne s’analyse pas : les cartes et les coups y sont écrits d’avance.",
          "A lesson is not analysed: its cards and moves are written beforehand.");
    }
  }

  private Review found(int seat) {
    Optional<Review> kept = table.house().store().review(table.id(), seat).flatMap(Coaching::read);
    if (kept.isPresent()) {
      return kept.get();
    }
    Rereading<V, M> rereading = working.get(seat);
    return rereading == null
        ? Review.unfinished(Review.State.none, 0)
        : Review.unfinished(Review.State.working, rereading.progress());
  }

  private static Optional<Review> read(String kept) {
    try {
      return Optional.of(Json.read(kept, Review.class));
    } catch (Json.Unreadable e) {
      LOG.atWarn().log("a kept review cannot be read, and is made anew: {}", e.en());
      return Optional.empty();
    }
  }

  private Coach<V, M> coach() {
    Optional<Assessor<V, M>> assessor = table.playable().assessor();
    return new Coach<>(
        assessor.orElseThrow(() ->
            new Denied(
                Why.NOT_THERE,
                "Il n’y a pas encore de conseiller pour ce jeu.",
                "There’s no coach for this game yet.")));
  }

  /** What the person in a seat decided; where a bot stood in, that is no concern of theirs. */
  List<Decision<V, M>> decisions(int seat) {
    GameHistory<S, M, V> history = table.history();
    List<Moment<S>> past = history.moments();
    List<Knowledge.Claim> claims = table.chat().claims(seat, past);
    List<Decision<V, M>> decisions = new ArrayList<>();
    List<Told> told = new ArrayList<>(past.getFirst().told());
    for (JournalEntry<M> entry : history.entries()) {
      int seq = entry.seq();
      if (entry instanceof Played<M> played && played.seat() == seat && !played.id().isEmpty()) {
        S before = past.get(seq - 1).state();
        M move = played.move();
        decisions.add(Decision.of(table.playable(), before, seat, told, claims, seq, move));
      }
      told.addAll(past.get(seq).told());
    }
    return decisions;
  }

  private void work(Rereading<V, M> rereading, int seat, List<Integer> hints, boolean won) {
    try {
      while (!rereading.isDone() && !table.house().isClosed()) {
        table.house().ponder(rereading::advance);
      }
      if (rereading.isDone()) {
        List<Judgement> judged = rereading.finished();
        Review review = new Review(Review.State.done, 1, judged, hints, Luck.of(judged, won));
        table.doInTurn(() ->
            table
                .house()
                .store()
                .keep(List.of(new Fact.Reviewed(table.id(), seat, Json.write(review)))));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException | RuntimeException e) {
      LOG.atError().addKeyValue("table", table.shortId()).setCause(e).log("a review failed");
    } finally {
      table.alone(() -> working.remove(seat));
    }
  }

  // Over many games

  /**
   * What somebody does too often or too seldom at a game; reviews of another day are passed over.
   */
  public static Habits habits(Store store, Catalogue catalogue, String guest, String game) {
    if (catalogue.find(game).isEmpty()) {
      throw new Denied(Why.NOT_THERE, "Ce jeu n’existe pas ici.", "There is no such game.");
    }
    List<Ways.Judged> judged = new ArrayList<>();
    for (Fact.Reviewed one : store.reviews(guest, game)) {
      read(one.review()).ifPresent(review -> judged.add(new Ways.Judged(one.table(), review)));
    }
    return Ways.of(judged);
  }

  // During a game

  /** What a seat may hold likely now and could do, where no other person could mind. */
  public Judgement hint(String guest, int seat) {
    record Asked<T>(int seq, T state, List<Told> told, List<Knowledge.Claim> claims) {}
    Asked<S> asked =
        table.inTurn(() -> {
          mayHint(guest, seat);
          List<Moment<S>> past = table.history().moments();
          List<Told> told = past.stream().flatMap(moment -> moment.told().stream()).toList();
          int seq = table.history().seq() + 1;
          table.chat().noteHint(seat, seq);
          return new Asked<>(seq, table.history().state(), told, table.chat().claims(seat, past));
        });
    Knowledge<V> knows = table.playable().knowledge(asked.state, seat, asked.told, asked.claims);
    List<M> moves = table.playable().game().moves(asked.state, seat);
    try {
      return table
          .house()
          .think(() -> coach().hint(asked.seq, knows, moves, Coach.GLANCE))
          .orElseThrow(Coaching::nothingToSay);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw nothingToSay();
    } catch (ExecutionException | TimeoutException e) {
      LOG.atError().addKeyValue("table", table.shortId()).setCause(e).log("a hint failed");
      throw nothingToSay();
    }
  }

  private static Denied nothingToSay() {
    return new Denied(
        Why.TOO_LATE,
        "Ici, le conseiller n’a rien à dire : tout se vaut.",
        "The coach has nothing to say here: it’s all the same.");
  }

  /**
   * Refuses a hint unless the guest is the only person at the table, the game cannot be rated, and
   * it is the guest's turn.
   */
  private void mayHint(String guest, int seat) {
    table.chairs().of(guest, seat);
    if (table.header().terms().mayCount()) {
      throw new Denied(
          Why.NOT_YOURS,
          "Pas de conseil à une table ouverte à tous, ou qui peut compter pour le classement.",
          "No hints at a table that is open to everyone, or that may count for the ratings.");
    }
    boolean alone =
        table.chairs().all().stream()
            .allMatch(chair -> chair.seat() == seat ? isPerson(chair) : chair.is(Kind.BOT));
    if (!alone) {
      throw new Denied(
          Why.NOT_YOURS,
          "Pas de conseil quand une autre personne joue à cette table.",
          "No hints while another person plays at this table.");
    }
    if (table.header().status() != Status.PLAYING || !table.history().asks(seat)) {
      throw new Denied(Why.TOO_LATE, "Ce n’est pas à vous de jouer.", "It isn’t your turn.");
    }
  }

  private static boolean isPerson(Chair chair) {
    return chair.is(Kind.PERSON);
  }
}
