package chapeau.bots.hatouf;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Fleet;
import chapeau.games.hatouf.Hatouf;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.State;
import chapeau.games.hatouf.Step;
import chapeau.games.hatouf.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A beginner who looks one card ahead: takes the play that leaves its team the shortest way home,
 * shies from pirates, keeps what launches, and gives its partner what it can best do without.
 */
final class Novice implements Bot<View, Move> {
  /** How sharply it prefers the better of two moves, by cell of difference. */
  private static final double SHARPNESS = 0.4;

  /** A shared seven has hundreds of mediocre ways: it wavers only among the best few. */
  private static final int WAVERS_AMONG = 4;

  private final Hatouf hatouf = new Hatouf();

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    // Any world will do: the boats, which is all it looks at, are the same in all of them.
    State world = hatouf.imagine(now.view(), dice.split());
    boolean exchange = now.view().step() == Step.EXCHANGE;
    List<Candidate<Move>> ranked = new ArrayList<>();
    for (Move move : now.moves()) {
      double value = exchange ? gift(world.fleet(), now, move) : outlook(world, now, move);
      ranked.add(new Candidate<>(move, value));
    }
    ranked.sort(Comparator.<Candidate<Move>>comparingDouble(Candidate::value).reversed());
    Move chosen =
        Choice.soft(ranked.subList(0, Math.min(WAVERS_AMONG, ranked.size())), SHARPNESS, dice);
    return new Choice<>(chosen, ranked, reason(chosen));
  }

  private static String reason(Move move) {
    return switch (move) {
      case Move.Begin _, Move.Deal _ -> "chance";
      case Move.Exchange _ -> "for-the-partner";
      case Move.Launch _ -> "launch";
      case Move.Sail _ -> "way-home";
      case Move.Share _ -> "share";
      case Move.Swap _ -> "swap";
      case Move.Throw _ -> "no-use";
    };
  }

  private double outlook(State world, Situation<View, Move> now, Move move) {
    return switch (hatouf.play(world, now.seat(), move)) {
      case Played.Done<State>(State next, var _) ->
          Outlook.of(next.fleet(), now.seat()) - kept(world.fleet(), now.seat(), move);
      case Played.Refused<State> _ -> Double.NEGATIVE_INFINITY;
    };
  }

  /** What playing a card costs because it is no longer there for something better. */
  private static double kept(Fleet fleet, int seat, Move move) {
    if (!(move instanceof Move.Play play)) {
      return 0;
    }
    int rank = Card.rank(play.card());
    boolean waiting = Outlook.isWaiting(fleet, seat);
    return switch (rank) {
      case Card.ONE, Card.CAPTAIN -> waiting ? 8 : 1;
      case Card.FOUR, Card.SEVEN -> 3;
      case Card.SAILOR -> 2;
      default -> 0;
    };
  }

  /** What a card does for the partner, less what it would do here. */
  private static double gift(Fleet fleet, Situation<View, Move> now, Move move) {
    if (!(move instanceof Move.Exchange(int card))) {
      return 0;
    }
    int rank = Card.rank(card);
    long launchers =
        now.view().hands().get(now.seat()).stream()
            .filter(held -> held != card)
            .map(Card::rank)
            .filter(held -> held == Card.ONE || held == Card.CAPTAIN)
            .count();
    return Outlook.worth(fleet, Mat.partner(now.seat()), rank, 0)
        - Outlook.worth(fleet, now.seat(), rank, Math.toIntExact(launchers));
  }
}
