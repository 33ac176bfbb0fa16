package chapeau.bots.search;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import java.util.Arrays;

/** How a game goes on from where a tree ends: what each seat gets in the end, from 0 to 1. */
@FunctionalInterface
public interface Playout<S> {
  double[] values(S state, Dice dice);

  /**
   * Plays any move until the game is over; where it is not over after so many moves, nobody is
   * ahead.
   */
  static <S, M> Playout<S> random(Game<S, M, ?> game, int moves) {
    return (state, dice) -> {
      S now = state;
      for (int i = 0; i < moves; i++) {
        switch (game.turn(now)) {
          case Turn.Over(Ranking ranking) -> {
            return values(ranking);
          }
          case Turn.Chance() -> now = after(game, now, Seat.CHANCE, game.draw(now, dice));
          case Turn.Acting(int seats) -> {
            int seat = Integer.numberOfTrailingZeros(seats);
            now = after(game, now, seat, game.anyMove(now, seat, dice));
          }
        }
      }
      double[] even = new double[game.about().maxPlayers()];
      Arrays.fill(even, 1.0 / even.length);
      return even;
    };
  }

  /** What a finished game gives: everything to whoever came first. */
  static double[] values(Ranking ranking) {
    return ranking.places().stream().mapToDouble(place -> place == 1 ? 1 : 0).toArray();
  }

  private static <S, M> S after(Game<S, M, ?> game, S state, int actor, M move) {
    return switch (game.play(state, actor, move, Telling.SILENT)) {
      case Played.Done<S>(S next, var _) -> next;
      case Played.Refused<S>(var refusal) -> throw new IllegalStateException(refusal.rule());
    };
  }
}
