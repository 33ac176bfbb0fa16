package chapeau.bots;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;

/**
 * Whether a bot decides by what it may know: at another table that looks the same to it, the same
 * dice give the same choice.
 */
public final class Honest {
  private Honest() {}

  /** Plays whole games of a bot against itself, and asks it twice at every turn. */
  public static <S, M, V> void check(
      Playable<S, M, V> playable, String name, Setup setup, int games) {
    Game<S, M, V> game = playable.game();
    Bot<V, M> bot = playable.bot(name).orElseThrow();
    Dice deals = new Dice(3);
    for (int i = 0; i < games; i++) {
      S state = done(game.start(setup));
      while (!game.turn(state).isOver()) {
        if (game.turn(state) instanceof Turn.Acting(int seats)) {
          int seat = Integer.numberOfTrailingZeros(seats);
          S other = game.imagine(game.view(state, seat), deals);
          long mind = deals.next();
          Choice<M> choice =
              playable.decide(bot, state, seat, Situation.AT_THE_TABLE, new Dice(mind));
          assertThat(playable.decide(bot, other, seat, Situation.AT_THE_TABLE, new Dice(mind)))
              .isEqualTo(choice);
          state = done(game.play(state, seat, choice.move()));
        } else {
          state = done(game.play(state, Seat.CHANCE, game.draw(state, deals)));
        }
      }
    }
  }

  private static <S> S done(Played<S> played) {
    return switch (played) {
      case Played.Done<S>(S state, var _) -> state;
      case Played.Refused<S>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
