package chapeau.bots.tophat;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Stack;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import chapeau.games.tophat.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A beginner who looks one move ahead: takes what it can, keeps its stacks out of reach, and
 * guesses at what is hidden.
 */
final class Novice implements Bot<View, Move> {
  private static final int WORLDS = 6;

  /** How sharply it prefers the better of two moves, a stack being worth 1. */
  private static final double SHARPNESS = 6;

  private final TopHat tophat = new TopHat();

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    List<State> worlds =
        Stream.generate(() -> tophat.imagine(now.view(), dice)).limit(WORLDS).toList();
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move move : now.moves()) {
      ranked.add(new Candidate<>(move, worth(move, worlds, now.seat())));
    }
    ranked.sort(Comparator.<Candidate<Move>>comparingDouble(Candidate::value).reversed());
    Move chosen = Choice.soft(ranked, SHARPNESS, dice);
    return new Choice<>(chosen, ranked, reason(chosen));
  }

  private double worth(Move move, List<State> worlds, int seat) {
    return switch (move) {
      case Move.Pack(var stacks) -> stacks.stream().mapToDouble(stack -> packed(stack, seat)).sum();
      case Move.Place _, Move.Step _, Move.Jump _ ->
          worlds.stream().mapToDouble(world -> after(world, seat, move)).sum() / worlds.size();
      case Move.First _ -> 0;
    };
  }

  /** One's own hat right under the top keeps the stack when the top is lost. */
  private static double packed(Stack stack, int seat) {
    return (stack.middle() == seat ? 0.4 : 0) + (stack.bottom() == seat ? 0.2 : 0);
  }

  private double after(State world, int seat, Move move) {
    return switch (tophat.play(world, seat, move)) {
      case Played.Done<State>(State next, var _) -> Standing.of(next, seat);
      case Played.Refused<State> _ -> 0;
    };
  }

  private static String reason(Move move) {
    return switch (move) {
      case Move.Pack _ -> "pack";
      case Move.Place _ -> "stay-close";
      case Move.Step _ -> "keep-safe";
      case Move.Jump _ -> "take";
      case Move.First _ -> "draw";
    };
  }
}
