package chapeau.tables;

import chapeau.bots.Playable;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The course a game took: every step with the state it led to, folded from the journal. What comes
 * next is worked out first, and added only once it is durable. Not for several threads at once: the
 * table locks.
 */
final class Course<S, M, V> {
  private final Playable<S, M, V> playable;
  private final Game<S, M, V> game;
  private final Setup setup;
  private final List<Step<S>> steps = new ArrayList<>();
  private final Map<Name, Integer> named = new HashMap<>();
  private final int[] askedSince;
  private int draws;

  /** What a seat called one of its moves. */
  private record Name(int seat, String id) {}

  Course(Playable<S, M, V> playable, Setup setup) {
    this.playable = playable;
    this.game = playable.game();
    this.setup = setup;
    this.askedSince = new int[setup.players()];
  }

  /** Whether the game has started. */
  boolean begun() {
    return !steps.isEmpty();
  }

  Step<S> last() {
    return steps.getLast();
  }

  int seq() {
    return begun() ? last().seq() : 0;
  }

  List<Step<S>> steps() {
    return Collections.unmodifiableList(steps);
  }

  Turn turn() {
    return game.turn(last().state());
  }

  Playable<S, M, V> playable() {
    return playable;
  }

  // What comes next

  /** The first steps: the table as set, and the draws before anybody is asked. */
  List<Step<S>> opening(String time, Chance chance) {
    return andDraws(set(time), chance);
  }

  /** The table as set: step 0, which the journal need not tell. */
  Step<S> set(String time) {
    return switch (game.start(setup)) {
      case Played.Refused<S>(var refusal) -> throw Denied.by(refusal);
      case Played.Done<S>(S state, var events) ->
          new Step<>(0, Seat.CHANCE, NullNode.getInstance(), "", time, state, events);
    };
  }

  /** The step a move makes, and the draws that follow from it before anybody is asked. */
  List<Step<S>> after(int actor, M move, String id, String time, Chance chance) {
    return andDraws(step(last(), actor, move, id, time), chance);
  }

  private List<Step<S>> andDraws(Step<S> first, Chance chance) {
    List<Step<S>> next = new ArrayList<>(List.of(first));
    int number = draws;
    Step<S> step = first;
    while (game.turn(step.state()) instanceof Turn.Chance) {
      M drawn = game.draw(step.state(), chance.draw(++number));
      step = step(step, Seat.CHANCE, drawn, "", first.time());
      next.add(step);
    }
    return next;
  }

  private Step<S> step(Step<S> before, int actor, M move, String id, String time) {
    return switch (game.play(before.state(), actor, move)) {
      case Played.Refused<S>(var refusal) -> throw Denied.by(refusal);
      case Played.Done<S>(S state, var events) ->
          new Step<>(before.seq() + 1, actor, Json.tree(move), id, time, state, events);
    };
  }

  M read(JsonNode move) {
    try {
      return Json.read(move, game.types().move());
    } catch (Json.Unreadable e) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Ce n’est pas un coup de ce jeu.",
          "That is no move of this game. " + e.getMessage());
    }
  }

  /** The step a row of the journal tells of. */
  Step<S> recall(Fact.Moved row) throws Json.Unreadable {
    M move = Json.read(row.move(), game.types().move());
    return step(last(), row.actor(), move, row.id(), row.time());
  }

  void add(Step<S> step) {
    Turn before = begun() ? turn() : Turn.chance();
    Turn now = game.turn(step.state());
    for (int seat = 0; seat < askedSince.length; seat++) {
      if (now.asks(seat) && !sameQuestion(seat, before, now, step)) {
        askedSince[seat] = step.seq();
      }
    }
    if (!step.id().isEmpty()) {
      named.put(new Name(step.actor(), step.id()), step.seq());
    }
    if (step.actor() == Seat.CHANCE && step.seq() > 0) {
      draws++;
    }
    steps.add(step);
  }

  /**
   * Whether a seat is still asked what it was asked before: another of several who act at once has
   * acted, and that changed nothing of what this one may do.
   */
  private boolean sameQuestion(int seat, Turn before, Turn now, Step<S> step) {
    return step.actor() != seat
        && before instanceof Turn.Acting(int were)
        && Seat.in(were, seat)
        && now instanceof Turn.Acting(int are)
        && (are & ~were) == 0
        && game.moves(last().state(), seat).equals(game.moves(step.state(), seat));
  }

  // What was asked and answered

  /** The number of a move that was made under this name. */
  Optional<Integer> played(int seat, String id) {
    return id.isEmpty() ? Optional.empty() : Optional.ofNullable(named.get(new Name(seat, id)));
  }

  /** The step since which a seat has had the question before it. */
  int askedSince(int seat) {
    return askedSince[seat];
  }

  /** Whether somebody who has seen so much has seen all that matters to this seat's decision. */
  boolean isCurrent(int seat, int seen) {
    return seen == seq() || (turn().asks(seat) && seen >= askedSince[seat] && seen < seq());
  }
}
