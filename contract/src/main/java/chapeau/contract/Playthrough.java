package chapeau.contract;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Played;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A game played at random from a seed: every state it went through, every move, and what was told.
 */
public record Playthrough<S, M>(
    Setup setup, List<S> states, List<Journal.Entry<M>> entries, List<List<Told>> told) {

  /** Longer than any game of ours lasts. */
  private static final int FOREVER = 100_000;

  /** Whoever is asked does anything that is allowed, all of it equally likely. */
  public static <S, M, V> Playthrough<S, M> random(Game<S, M, V> game, Setup setup, long seed) {
    Dice deals = new Dice(seed);
    Dice players = deals.split();
    return of(game, setup, deals, players, (state, seat) -> game.anyMove(state, seat, players));
  }

  /**
   * Whoever is asked has a strong liking for some kinds of moves, another in every game: so games
   * come into corners where chance alone would hardly ever lead them.
   */
  public static <S, M, V> Playthrough<S, M> biased(Game<S, M, V> game, Setup setup, long seed) {
    return lured(game, setup, seed, (_, _, _) -> 1);
  }

  /** Biased, and lured besides by what the game itself says leads towards a corner of it. */
  static <S, M, V> Playthrough<S, M> lured(
      Game<S, M, V> game, Setup setup, long seed, Lure<S, M> lure) {
    Dice deals = new Dice(seed);
    Dice players = deals.split();
    Map<Class<?>, Double> liking = new HashMap<>();
    return of(
        game,
        setup,
        deals,
        players,
        (state, seat) -> {
          List<M> moves = game.moves(state, seat);
          if (moves.isEmpty()) {
            throw new AssertionError("seat %d is asked and cannot move: %s".formatted(seat, state));
          }
          double[] weights =
              moves.stream()
                  .mapToDouble(move ->
                      lure.of(state, seat, move)
                          * liking.computeIfAbsent(
                              move.getClass(), _ -> Math.exp(8 * players.fraction() - 4)))
                  .toArray();
          double left = players.fraction() * Arrays.stream(weights).sum();
          int chosen = 0;
          while (chosen < weights.length - 1 && (left -= weights[chosen]) > 0) {
            chosen++;
          }
          return moves.get(chosen);
        });
  }

  /** How much likelier than any other a move is made, with the whole state in sight. */
  interface Lure<S, M> {
    double of(S state, int seat, M move);
  }

  /** How somebody who is asked moves. */
  interface Player<S, M> {
    M move(S state, int seat);
  }

  static <S, M, V> Playthrough<S, M> of(
      Game<S, M, V> game, Setup setup, Dice deals, Dice players, Player<S, M> player) {
    List<S> states = new ArrayList<>();
    List<Journal.Entry<M>> entries = new ArrayList<>();
    List<List<Told>> told = new ArrayList<>();
    try {
      Run<S, M> run = Run.start(game, setup);
      states.add(run.state());
      while (!run.turn().isOver()) {
        Telling telling = Telling.aloud();
        entries.add(
            run.advance(deals, (state, seats) -> asked(state, seats, players, player), telling)
                .orElseThrow());
        states.add(run.state());
        told.add(telling.told());
        if (entries.size() > FOREVER) {
          throw new AssertionError("a game that does not end: " + game.about().id() + " " + setup);
        }
      }
    } catch (Run.Refused e) {
      throw new AssertionError("refused: " + e.refusal(), e);
    }
    return new Playthrough<>(setup, states, entries, told);
  }

  /** Of several that may act, one at random: the order of simultaneous choices must not matter. */
  private static <S, M> Journal.Entry<M> asked(
      S state, int seats, Dice players, Player<S, M> player) {
    int seat = players.pick(seats(seats));
    return new Journal.Entry<>(seat, player.move(state, seat));
  }

  public S last() {
    return states.getLast();
  }

  public Journal<M> journal() {
    return new Journal<>(setup, entries);
  }

  /**
   * The game as a text a person can read: a line a move, under it what was told, and now and then
   * what a seat and a spectator see.
   */
  String script(Game<S, M, ?> game) {
    StringBuilder script = new StringBuilder("set-up " + Json.write(setup) + "\n");
    for (int i = 0; i < entries.size(); i++) {
      Journal.Entry<M> entry = entries.get(i);
      String who = entry.actor() == Seat.CHANCE ? "chance" : "seat " + entry.actor();
      script.append("\n%d. %s %s\n".formatted(i + 1, who, Json.write(entry.move())));
      for (Told event : told.get(i)) {
        String audience =
            event.audience() == Told.EVERYONE ? "" : " [only " + seats(event.audience()) + "]";
        script.append("   %s%s\n".formatted(Json.write(event.event()), audience));
      }
      if (worthALook(i + 1)) {
        script.append(views(game, states.get(i + 1)));
      }
    }
    return script.toString();
  }

  /** A third of the way, two thirds, and at the end. */
  private boolean worthALook(int moves) {
    return moves == entries.size() / 3
        || moves == entries.size() * 2 / 3
        || moves == entries.size();
  }

  private static <S> String views(Game<S, ?, ?> game, S state) {
    return "   seat 0 sees %s\n   others see %s\n"
        .formatted(Json.write(game.view(state, 0)), Json.write(game.view(state, Seat.SPECTATOR)));
  }

  private static List<Integer> seats(int audience) {
    return IntStream.range(0, Integer.SIZE - 1)
        .filter(seat -> Seat.in(audience, seat))
        .boxed()
        .toList();
  }

  static <S> Played.Done<S> done(Played<S> played) {
    return switch (played) {
      case Played.Done<S> done -> done;
      case Played.Refused<S>(var refusal) -> throw new AssertionError("refused: " + refusal);
    };
  }
}
