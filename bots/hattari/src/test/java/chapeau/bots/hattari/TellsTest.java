package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Knowledge;
import chapeau.bots.Situation;
import chapeau.bots.hattari.MarkerStates.Stop;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who plays like a novice is taken for one, and nobody else. */
class TellsTest {
  private static final int GAMES = 12;
  private static final int PLAYERS = 3;

  private final Hattari hattari = new Hattari();
  private final RoundTree tree = RoundTree.of(PLAYERS);

  @Test
  void nothingIsHeldAgainstAnybodyAtTheStart() {
    assertThat(told(hattari.view(done(hattari.start(new Setup(PLAYERS))), 0))).isEqualTo(0.25);
  }

  @Test
  void novicesAreKnownByTheirAccusations() {
    assertThat(afterGamesOf(new Novice())).isGreaterThan(0.5);
  }

  /** Nobody leans who is not surer than that. */
  @Test
  void expertsAreNotTakenForNovices() {
    assertThat(afterGamesOf(new Balanced(Balanced.Skill.EXPERT))).isLessThan(0.5);
  }

  private double afterGamesOf(Bot<View, Move> bot) {
    double sum = 0;
    for (int game = 0; game < GAMES; game++) {
      Dice dice = new Dice(game);
      State s = done(hattari.start(new Setup(PLAYERS)));
      while (!hattari.turn(s).isOver()) {
        s = done(next(s, bot, dice));
      }
      sum += told(hattari.view(s, 0)) / GAMES;
    }
    return sum;
  }

  private Played<State> next(State s, Bot<View, Move> bot, Dice dice) {
    if (hattari.turn(s) instanceof Turn.Acting(int seats)) {
      int seat = Integer.numberOfTrailingZeros(seats);
      Knowledge<View> knows = new Knowledge<>(seat, hattari.view(s, seat), List.of(), List.of());
      var now = new Situation<>(knows, hattari.moves(s, seat), Budget.of(30));
      return hattari.play(s, seat, bot.choose(now, dice).move());
    }
    return hattari.play(s, Seat.CHANCE, hattari.draw(s, dice));
  }

  private double told(View view) {
    Values values = ValueShelf.of(PLAYERS, new Stop(8, false));
    RoundSolver solver = new RoundSolver(tree, values.stakes(values.states().size() - 1));
    solver.solve(30, 0);
    return new Tells(tree, NoviceMix.of(tree), solver.average()).allNovices(view);
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
