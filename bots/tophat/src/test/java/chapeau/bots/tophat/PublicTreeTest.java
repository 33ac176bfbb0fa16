package chapeau.bots.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Phase;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tree branches by what everybody sees, and finds what wins. */
class PublicTreeTest {
  private static final TopHat TOPHAT = new TopHat();

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void worldsShareANodeAsLongAsTheyLookAlike(int players) {
    int parted = 0;
    for (int seed = 0; seed < 60; seed++) {
      Dice dice = new Dice(seed);
      List<Hats> worlds =
          new Hidden(TOPHAT.view(moving(players, dice), 0)).worlds(2, 0, Weights.USUAL, dice);
      Hats one = worlds.getFirst();
      Hats other = worlds.getLast();
      int ply = 0;
      while (!one.isOver() && !other.isOver() && look(one).equals(look(other))) {
        assertThat(one.seen(ply)).isEqualTo(other.seen(ply)).isNotEqualTo(one.seen(ply + 1));
        long[] moves = moves(one);
        assertThat(moves(other)).isEqualTo(moves);
        long move = moves[dice.below(moves.length)];
        one.make(move);
        other.make(move);
        ply++;
      }
      boolean both = one.isOver() && other.isOver();
      parted += both || look(one).equals(look(other)) ? 0 : 1;
      assertThat(one.seen(ply) == other.seen(ply)).isEqualTo(look(one).equals(look(other)));
    }
    assertThat(parted).isGreaterThan(20);
  }

  @Test
  void itWinsAtOnceWhereItSurelyCan() {
    int found = 0;
    for (int seed = 0; seed < 100; seed++) {
      Dice dice = new Dice(seed);
      State state = moving(2, dice);
      while (state.phase() == Phase.MOVE) {
        List<Move> moves = TOPHAT.moves(state, state.acting());
        Hidden hidden = new Hidden(TOPHAT.view(state, state.acting()));
        List<Hats> worlds = hidden.worlds(12, state.acting(), Weights.USUAL, dice);
        List<Move> winning = moves.stream().filter(move -> winsInAll(worlds, move)).toList();
        if (!winning.isEmpty() && winning.size() < moves.size()) {
          found++;
          List<Candidate<Move>> ranked =
              PublicTree.in(12, Weights.USUAL)
                  .rank(hidden, state.acting(), moves, Budget.of(40), dice);
          assertThat(winning).contains(ranked.getFirst().move());
          assertThat(ranked).hasSameSizeAs(moves);
        }
        state = done(TOPHAT.play(state, state.acting(), dice.pick(moves), Telling.SILENT));
      }
    }
    assertThat(found).isGreaterThan(5);
  }

  private static boolean winsInAll(List<Hats> worlds, Move move) {
    return worlds.stream()
        .allMatch(world -> {
          world.make(Lookahead.coded(move));
          boolean won = world.isOver() && world.value() > Weights.WON / 2;
          world.undo();
          return won;
        });
  }

  /** All that everybody sees of a table. */
  private static List<Long> look(Hats hats) {
    List<Long> look = new ArrayList<>();
    for (int layer = 0; layer < Hats.LAYERS; layer++) {
      look.add(hats.cells(layer, 0) | hats.cells(layer, 1) | hats.cells(layer, 2));
    }
    for (int colour = 0; colour < Hats.COLOURS; colour++) {
      look.add(hats.cells(0, colour));
    }
    look.add((long) hats.acting());
    look.add((long) hats.forbidden());
    return look;
  }

  private static long[] moves(Hats hats) {
    long[] buffer = new long[4_096];
    int count = hats.moves(buffer, 0);
    return Arrays.copyOf(buffer, count);
  }

  private static State moving(int players, Dice dice) {
    State state = done(TOPHAT.start(new Setup(players)));
    while (state.phase() != Phase.MOVE) {
      state =
          switch (TOPHAT.turn(state)) {
            case Turn.Acting(int seats) -> {
              int seat = Integer.numberOfTrailingZeros(seats);
              Move move = TOPHAT.anyMove(state, seat, dice);
              yield done(TOPHAT.play(state, seat, move, Telling.SILENT));
            }
            case Turn.Chance _, Turn.Over _ ->
                done(TOPHAT.play(state, Seat.CHANCE, TOPHAT.draw(state, dice), Telling.SILENT));
          };
    }
    return state;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
