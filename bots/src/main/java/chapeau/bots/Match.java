package chapeau.bots;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import java.util.Arrays;
import java.util.List;

/**
 * One game among bots, from set-up to ranking.
 *
 * @param moves made by all, chance included
 * @param decisions made by each seat
 * @param nanos each seat thought, in all
 */
public record Match(int moves, Ranking ranking, List<Integer> decisions, List<Long> nanos) {

  /** Thrown for a set-up the rules refuse. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message);
    }
  }

  /**
   * Plays a game to its end.
   *
   * @param deals chance's dice, which the bots never touch
   * @param minds the dice the bots think with
   */
  public static <S, M, V> Match play(
      Playable<S, M, V> playable,
      Setup setup,
      List<Bot<V, M>> bots,
      int effort,
      Dice deals,
      Dice minds)
      throws Refused {
    Game<S, M, V> game = playable.game();
    int[] decisions = new int[setup.players()];
    long[] nanos = new long[setup.players()];
    S state = state(game.start(setup));
    for (int moves = 0; ; moves++) {
      switch (game.turn(state)) {
        case Turn.Chance() -> state = state(game.play(state, Seat.CHANCE, game.draw(state, deals)));
        case Turn.Acting(int seats) -> {
          int seat = Integer.numberOfTrailingZeros(seats);
          long start = System.nanoTime();
          M move = playable.decide(bots.get(seat), state, seat, effort, minds).move();
          nanos[seat] += System.nanoTime() - start;
          decisions[seat]++;
          state = state(game.play(state, seat, move));
        }
        case Turn.Over(Ranking ranking) -> {
          return new Match(
              moves,
              ranking,
              Arrays.stream(decisions).boxed().toList(),
              Arrays.stream(nanos).boxed().toList());
        }
      }
    }
  }

  private static <S> S state(Played<S> played) throws Refused {
    return switch (played) {
      case Played.Done<S>(S state, var _) -> state;
      case Played.Refused<S>(var refusal) -> throw new Refused(refusal.why().en());
    };
  }
}
