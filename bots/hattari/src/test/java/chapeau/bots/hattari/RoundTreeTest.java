package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.hattari.MarkerStates.Stop;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.Profile;
import chapeau.games.hattari.State;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The round and the markers as numbers are the rules' own. */
class RoundTreeTest {
  private static final int GAMES = 300;

  private final Hattari hattari = new Hattari();

  @Test
  void thereAreAsManyWaysForTheMarkersToLieAsCountedByHand() {
    assertThat(new MarkerStates(2, new Stop(8, false)).size()).isEqualTo(75);
    assertThat(new MarkerStates(3, new Stop(8, false)).size()).isEqualTo(1_466);
  }

  @ParameterizedTest
  @CsvSource({"2,false,false", "3,false,false", "3,true,true", "4,false,true", "4,true,false"})
  void everyRoundEndsAsTheRulesSettleIt(int players, boolean beginner, boolean expert) {
    Stop stop = new Stop(beginner ? 9 : 8, expert);
    MarkerStates states = new MarkerStates(players, stop);
    Setup setup =
        new Setup(
            players,
            Map.of("beginner", String.valueOf(beginner), "expert", String.valueOf(expert)));
    Dice dice = new Dice(players);
    for (int game = 0; game < GAMES; game++) {
      State s = done(hattari.start(setup));
      int state = -1;
      while (hattari.turn(s) instanceof Turn.Acting || hattari.turn(s) instanceof Turn.Chance) {
        boolean dealing = hattari.turn(s) instanceof Turn.Chance;
        int actor = dealing ? Seat.CHANCE : acting(s);
        Move move = dealing ? hattari.draw(s, dice) : hattari.anyMove(s, actor, dice);
        if (move instanceof Move.Deal) {
          state = state(states, s);
        }
        State next = done(hattari.play(s, actor, move));
        if (next.reveals().size() > s.reveals().size()) {
          compare(states, state, s, move, next);
        }
        s = next;
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2", "3", "4"})
  void whatAPlayerSeesIsAlwaysOneOfTheInformationSets(int players) {
    RoundTree tree = RoundTree.of(players);
    Dice dice = new Dice(7);
    for (int game = 0; game < GAMES / 3; game++) {
      State s = done(hattari.start(new Setup(players)));
      while (!hattari.turn(s).isOver()) {
        boolean dealing = hattari.turn(s) instanceof Turn.Chance;
        int actor = dealing ? Seat.CHANCE : acting(s);
        Move move = dealing ? hattari.draw(s, dice) : hattari.anyMove(s, actor, dice);
        if (move instanceof Move.Accuse || move instanceof Move.Swap || move instanceof Move.Keep) {
          assertThat(Sight.of(hattari.view(s, actor), tree).set(tree)).isNotNegative();
        }
        s = done(hattari.play(s, actor, move));
      }
    }
  }

  private int acting(State s) {
    return hattari.turn(s) instanceof Turn.Acting(int seats)
        ? Integer.numberOfTrailingZeros(seats)
        : -1;
  }

  private static int state(MarkerStates states, State s) {
    int[] coloured = new int[states.players()];
    int[] black = new int[states.players()];
    for (int i = 0; i < coloured.length; i++) {
      State.Markers markers = s.markers().get((s.first() + i) % coloured.length);
      coloured[i] = markers.coloured();
      black[i] = markers.black();
    }
    return states.number(coloured, black);
  }

  private void compare(MarkerStates states, int state, State s, Move last, State after) {
    int players = states.players();
    int culprit = Profile.culprit(s.deal().suspects());
    int end = 0;
    for (int i = players - 1; i >= 0; i--) {
      int accused =
          i < players - 1
              ? s.accusations().get(i)
              : last instanceof Move.Accuse(int suspect) ? suspect : -1;
      end = end * RoundTree.ROLES + (accused - culprit + RoundTree.ROLES) % RoundTree.ROLES;
    }
    int next = states.next(state)[end];
    if (hattari.turn(after) instanceof Turn.Over(Ranking ranking)) {
      assertThat(MarkerStates.isEnd(next)).isTrue();
      int winner = (s.first() + MarkerStates.winner(next)) % players;
      assertThat(ranking.winners()).containsExactly(winner);
    } else {
      assertThat(next).isEqualTo(state(states, after));
    }
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
