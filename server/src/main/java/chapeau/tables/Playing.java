package chapeau.tables;

import chapeau.engine.Turn;
import chapeau.fair.JournalEntry;
import chapeau.fair.JournalEntry.Played;
import chapeau.fair.Seed;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.tables.Denied.Why;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.OptionalInt;

/** The way of a move at a table: checked, made durable, then true, then known. */
public final class Playing<S, M, V> {
  private final Table<S, M, V> table;

  Playing(Table<S, M, V> table) {
    this.table = table;
  }

  /**
   * The answer to a move.
   *
   * @param again whether it had been played before under this id, and so nothing happened now
   */
  public record Receipt(int seq, boolean again) {}

  /** Plays a move; one that was played under this id is not played again. */
  public Receipt play(String guest, int seat, int seen, String id, JsonNode move) {
    if (!PlainText.isPlain(id)) {
      throw new Denied(
          Why.MALFORMED,
          "« id » est un texte sur une ligne, sans caractères de contrôle.",
          "“id” is a text on one line, without control characters.");
    }
    return table.inTurn(() -> {
      GameHistory<S, M, V> history = table.history();
      Chair chair = table.chairs().of(guest, seat);
      OptionalInt before = history.played(seat, id);
      if (before.isPresent()) {
        return new Receipt(before.getAsInt(), true);
      }
      if (!history.begun()) {
        throw new Denied(Why.TOO_LATE, "La partie n’a pas commencé.", "The game has not started.");
      }
      mayGoOn();
      if (!chair.is(Kind.PERSON)) {
        throw new Denied(
            Why.NOT_YOURS,
            "Un bot joue à votre place : reprenez-la d’abord.",
            "A bot plays for you: take your seat back first.");
      }
      if (!history.isCurrent(seat, seen)) {
        throw new Denied(Why.TOO_LATE, "La partie a avancé entre-temps.", "The game has moved on.");
      }
      return new Receipt(commit(seat, history.read(move), id), false);
    });
  }

  void mayGoOn() {
    if (table.history().stopped()) {
      throw new Denied(
          Why.TOO_LATE,
          "Les règles ont changé depuis : cette partie ne peut pas continuer.",
          "The rules have changed since: this game cannot go on.");
    }
  }

  /** Makes a move of a seat; returns its number. */
  int commit(int seat, M move, String id) {
    Change<S, M, V> change = moved(seat, move, id);
    table.commit(change);
    return change.before().history().seq() + 1;
  }

  /** The change that a move makes now. */
  Change<S, M, V> moved(int seat, M move, String id) {
    return with(table.change(), (seq, millis) -> new Played<>(seq, seat, move, id, millis));
  }

  /** An entry of the journal, once its number and its time are known. */
  interface Numbered<M> {
    JournalEntry<M> at(int seq, long millis);
  }

  Change<S, M, V> with(Change<S, M, V> change, Numbered<M> entry) {
    GameHistory<S, M, V> history = change.after().history();
    return change.played(
        history.after(
            entry.at(history.seq() + 1, table.house().millis()), draws(change.after().header())));
  }

  /** The present rules may draw, or end the game, where those it was begun under asked somebody. */
  void goOn() {
    GameHistory<S, M, V> history = table.history();
    boolean asksNobody = history.begun() && !(history.turn() instanceof Turn.Acting);
    if (table.state().is(Status.PLAYING) && asksNobody && !history.stopped()) {
      table.commit(
          table.change().played(history.draws(table.house().millis(), draws(table.header()))));
    }
  }

  /** Starts the game with these people and bots. */
  Change<S, M, V> begin(Change<S, M, V> change, List<Chair> seated) {
    TableState<S, M, V> state = change.after();
    Fact.Header started = state.header().started(seated.stream().map(Chair::salt).toList());
    Chairs chairs = state.chairs().with(seated).begun();
    boolean mayBeRated = TakeOver.mayBeRated(table.house(), started, chairs.holders());
    return change
        .to(state.with(started).with(chairs).rated(mayBeRated))
        .played(state.history().opening(table.house().millis(), draws(started)));
  }

  private Draws<S, M> draws(Fact.Header at) {
    Chance chance = new Chance(at.id(), new Seed(at.seed()), at.salts());
    return run -> table.script().draw(run).orElseGet(() -> run.drawn(chance.draw(run.draws() + 1)));
  }
}
