package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import chapeau.bots.Knowledge;
import chapeau.bots.Situation;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The novice's strategy as numbers is what the novice does. */
class NoviceMixTest {
  private static final int ASKED = 400;

  private final Hattari hattari = new Hattari();
  private final Novice novice = new Novice();
  private final Dice dice = new Dice(3);

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void itDoesEverythingAsOftenAsReckoned(int players) {
    RoundTree tree = RoundTree.of(players);
    double[][] mix = NoviceMix.of(tree);
    State s = done(hattari.start(new Setup(players)));
    int asked = 0;
    while (!hattari.turn(s).isOver() && asked < 20) {
      boolean dealing = hattari.turn(s) instanceof Turn.Chance;
      int actor = dealing ? Seat.CHANCE : acting(s);
      List<Move> moves = dealing ? List.of(hattari.draw(s, dice)) : hattari.moves(s, actor);
      if (moves.stream().anyMatch(NoviceMixTest::decides)) {
        compare(tree, mix, hattari.view(s, actor), actor, moves);
        asked++;
      }
      s = done(hattari.play(s, actor, dice.pick(moves)));
    }
  }

  private static boolean decides(Move move) {
    return move instanceof Move.Accuse || move instanceof Move.Keep;
  }

  private void compare(RoundTree tree, double[][] mix, View view, int seat, List<Move> moves) {
    Sight sight = Sight.of(view, tree);
    int level = sight.level();
    int at = sight.set(tree) * RoundTree.actions(level);
    int swap = 0;
    for (int role = 0; role < 2 && level == 0; role++) {
      swap = view.suspects().get(sight.places().get(role)).swapped() ? role + 1 : swap;
    }
    int[] done = new int[RoundTree.ROLES];
    Knowledge<View> knows = new Knowledge<>(seat, view, List.of(), List.of());
    for (int i = 0; i < ASKED; i++) {
      Move chosen = novice.choose(new Situation<>(knows, moves, Budget.of(1)), dice).move();
      done[chosen(chosen, sight)]++;
    }
    for (int i = 0; i < RoundTree.ROLES; i++) {
      double share = share(mix[level], at, swap, i, moves);
      double error = Math.sqrt(share * (1 - share) / ASKED);
      assertThat((double) done[i] / ASKED)
          .isBetween(share - 4 * error - 0.001, share + 4 * error + 0.001);
    }
  }

  private static int chosen(Move move, Sight sight) {
    return switch (move) {
      case Move.Accuse(int place) -> sight.places().indexOf(place);
      case Move.Swap(int place) -> sight.places().indexOf(place) + 1;
      case Move.Keep _, Move.Look _, Move.Deal _, Move.First _ -> 0;
    };
  }

  /** How often it should accuse a role, or swap it; of the first player after what it swapped. */
  private static double share(double[] mix, int at, int swap, int i, List<Move> moves) {
    boolean accuses = moves.getFirst() instanceof Move.Accuse;
    double share = 0;
    double all = 0;
    for (int role = 0; role < RoundTree.ROLES; role++) {
      all += accuses ? mix[at + swap * RoundTree.ROLES + role] : 0;
      share += accuses ? 0 : mix[at + i * RoundTree.ROLES + role];
    }
    return accuses ? mix[at + swap * RoundTree.ROLES + i] / all : share;
  }

  private int acting(State s) {
    return hattari.turn(s) instanceof Turn.Acting(int seats)
        ? Integer.numberOfTrailingZeros(seats)
        : -1;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
