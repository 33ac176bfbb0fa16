package chapeau.tables;

import chapeau.engine.Turn;
import chapeau.fair.Deed;
import chapeau.fair.Seed;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.store.Timer;
import chapeau.tables.Denied.Why;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
      Course<S, M, V> course = table.course();
      Chair chair = table.chairs().of(guest, seat);
      OptionalInt before = course.played(seat, id);
      if (before.isPresent()) {
        return new Receipt(before.getAsInt(), true);
      }
      if (!course.begun()) {
        throw new Denied(Why.TOO_LATE, "La partie n’a pas commencé.", "The game has not started.");
      }
      mayGoOn();
      if (!chair.is(Kind.PERSON)) {
        throw new Denied(
            Why.NOT_YOURS,
            "Un bot joue à votre place : reprenez-la d’abord.",
            "A bot plays for you: take your seat back first.");
      }
      if (!course.isCurrent(seat, seen)) {
        throw new Denied(Why.TOO_LATE, "La partie a avancé entre-temps.", "The game has moved on.");
      }
      return new Receipt(commit(new Deed.Played<>(seat, course.read(move)), id), false);
    });
  }

  void mayGoOn() {
    if (table.course().stopped()) {
      throw new Denied(
          Why.TOO_LATE,
          "Les règles ont changé depuis : cette partie ne peut pas continuer.",
          "The rules have changed since: this game cannot go on.");
    }
  }

  /** Makes a deed durable, then true, then known; answers its number. */
  int commit(Deed<M> deed, String id) {
    return commit(deed, id, List.of(), List.of());
  }

  /** With a deed, somebody may come to sit elsewhere, and lines may be said. */
  int commit(Deed<M> deed, String id, List<Chair> moved, List<Fact.Said> said) {
    long millis = table.house().millis();
    Course.Next<S, M> next = table.course().after(deed, id, millis, draws(table.header()));
    Timer timer =
        table.time().after(deed, next.run().turn(), table.chairs().with(moved).all(), millis);
    commit(next, timer, moved, said);
    return next.steps().getFirst().seq();
  }

  private void commit(
      Course.Next<S, M> next, Timer timer, List<Chair> moved, List<Fact.Said> said) {
    boolean announced = next.over() || !moved.isEmpty();
    Fact.Header header = table.header();
    List<Fact> facts = new ArrayList<>(said);
    if (next.over()) {
      header = header.with(Status.OVER);
      table
          .aftermath()
          .ending(next.steps())
          .ifPresent(it -> facts.add(new Fact.Archived(table.id(), it)));
      facts.addAll(table.aftermath().result(next, table.chairs().with(moved)));
    } else if (announced) {
      header = header.reseated();
    }
    if (announced) {
      facts.add(header);
    }
    write(header, table.chairs().with(moved), next, timer, facts);
    said.forEach(table.chat()::add);
    show(next, timer);
    if (announced) {
      table.watching().announce();
    }
    if (next.over()) {
      table.chat().openRooms();
      table.aftermath().rate();
    }
  }

  /** The present rules may draw, or end the game, where those it was begun under asked somebody. */
  void goOn() {
    Course<S, M, V> course = table.course();
    boolean asksNobody = course.begun() && !(course.turn() instanceof Turn.Acting);
    if (table.header().status() == Status.PLAYING && asksNobody && !course.stopped()) {
      long millis = table.house().millis();
      Course.Next<S, M> next = course.draws(millis, draws(table.header()));
      commit(next, table.time().drawn(next.run().turn(), millis), List.of(), List.of());
    }
  }

  /** Starts the game with these people and bots. */
  void begin(List<Chair> seated) {
    Fact.Header started = table.header().started(seated.stream().map(Chair::salt).toList());
    long millis = table.house().millis();
    Course.Next<S, M> opening = table.course().opening(millis, draws(started));
    Timer timer = table.time().begun(opening.run().turn(), seated, millis);
    Chairs chairs = table.chairs().with(seated).begun();
    table.seating().considerRating(chairs);
    List<Fact> facts = new ArrayList<>(List.of(started));
    if (table.isStarting()) {
      facts.add(new Fact.Undue(table.id(), Fleet.Kind.SEALS));
    }
    write(started, chairs, opening, timer, facts);
    table.watching().announce();
    show(opening, timer);
  }

  /** Keeps what happens next with all that follows from it, and then it is so. */
  private void write(
      Fact.Header header, Chairs chairs, Course.Next<S, M> next, Timer timer, List<Fact> more) {
    Course<S, M, V> course = table.course();
    Optional<Turn> before = course.begun() ? Optional.of(course.turn()) : Optional.empty();
    Turn turn = next.run().turn();
    List<Fact> duty = table.bots().duty(turn, chairs.all());
    List<Fact> facts = new ArrayList<>(more);
    next.steps().forEach(step -> facts.add(step.at(table.id())));
    facts.addAll(chairs.facts(table.id(), table.chairs()));
    facts.addAll(table.time().facts(timer));
    facts.addAll(duty);
    int seq = next.steps().isEmpty() ? 0 : next.steps().getLast().seq();
    facts.addAll(table.calling().due(before, turn, chairs.all(), seq, table.house().millis()));
    table.keep(facts);
    table.becomes(header, chairs);
    table.bots().took(duty);
  }

  private void show(Course.Next<S, M> next, Timer timer) {
    Course<S, M, V> course = table.course();
    Optional<S> before = course.begun() ? Optional.of(course.state()) : Optional.empty();
    course.add(next);
    table.time().set(timer);
    table.watching().show(next.moments(), before);
    table.time().tell();
    table.bots().shown();
    table.bots().wake();
  }

  private Draws<S, M> draws(Fact.Header at) {
    Chance chance = new Chance(at.id(), new Seed(at.seed()), at.salts());
    return run -> table.script().draw(run).orElseGet(() -> run.drawn(chance.draw(run.draws() + 1)));
  }
}
