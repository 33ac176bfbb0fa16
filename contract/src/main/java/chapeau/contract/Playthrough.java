package chapeau.contract;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A game played at random from a seed: every state it went through, every move, and what was told.
 */
public record Playthrough<S, M>(
    Setup setup, List<S> states, List<Journal.Entry<M>> entries, List<List<Told>> told) {

  /** Longer than any game of ours lasts. */
  private static final int FOREVER = 1_000_000;

  public static <S, M, V> Playthrough<S, M> random(Game<S, M, V> game, Setup setup, long seed) {
    Dice deals = new Dice(seed);
    Dice players = deals.split();
    List<S> states = new ArrayList<>();
    List<Journal.Entry<M>> entries = new ArrayList<>();
    List<List<Told>> told = new ArrayList<>();
    S state = done(game.start(setup)).state();
    states.add(state);
    while (!(game.turn(state) instanceof Turn.Over)) {
      int actor = actor(game.turn(state), players);
      M move = actor == Seat.CHANCE ? game.draw(state, deals) : game.anyMove(state, actor, players);
      Played.Done<S> played = done(game.play(state, actor, move));
      state = played.state();
      entries.add(new Journal.Entry<>(actor, move));
      states.add(state);
      told.add(played.events());
      if (entries.size() > FOREVER) {
        throw new AssertionError(
            "a game that does not end: " + game.about().id() + " " + setup + ", seed " + seed);
      }
    }
    return new Playthrough<>(setup, states, entries, told);
  }

  public S last() {
    return states.getLast();
  }

  public Journal<M> journal() {
    return new Journal<>(setup, entries);
  }

  /** The game as a text a person can read: a line a move, and under it what the log says. */
  String script() {
    StringBuilder script = new StringBuilder("set-up " + Json.write(setup) + "\n");
    for (int i = 0; i < entries.size(); i++) {
      Journal.Entry<M> entry = entries.get(i);
      String who = entry.actor() == Seat.CHANCE ? "chance" : "seat " + entry.actor();
      script
          .append('\n')
          .append(i + 1)
          .append(". ")
          .append(who)
          .append(' ')
          .append(Json.write(entry.move()))
          .append('\n');
      for (Told event : told.get(i)) {
        String audience =
            event.audience() == Told.EVERYONE ? "" : " [only " + seats(event.audience()) + "]";
        script.append("   ").append(event.event().text().en()).append(audience).append('\n');
      }
    }
    return script.toString();
  }

  private static List<Integer> seats(int audience) {
    return IntStream.range(0, Integer.SIZE - 1)
        .filter(seat -> Seat.in(audience, seat))
        .boxed()
        .toList();
  }

  /** Of several that may act, one at random: the order of simultaneous choices must not matter. */
  private static int actor(Turn turn, Dice dice) {
    return switch (turn) {
      case Turn.Chance() -> Seat.CHANCE;
      case Turn.Acting(int acting) -> dice.pick(seats(acting));
      case Turn.Over _ -> throw new IllegalStateException("nobody acts when the game is over");
    };
  }

  static <S> Played.Done<S> done(Played<S> played) {
    return switch (played) {
      case Played.Done<S> done -> done;
      case Played.Refused<S>(var refusal) -> throw new AssertionError("refused: " + refusal);
    };
  }
}
