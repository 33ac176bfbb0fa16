package chapeau.games.tophat;

import chapeau.contract.GameContract;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.games.tophat.Move.First;
import chapeau.games.tophat.Move.Jump;
import chapeau.games.tophat.Move.Pack;
import chapeau.games.tophat.Move.Place;
import chapeau.games.tophat.Move.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Top Hat keeps the contract of all games. */
class TopHatContractTest extends GameContract<State, Move, View> {

  @Override
  protected Game<State, Move, View> game() {
    return new TopHat();
  }

  /** Lays the hidden hats of every other builder anew in the places they are hidden in. */
  @Override
  protected State changeUnknown(State s, int seat, Dice dice) {
    if (s.phase() == Phase.OVER) {
      return s;
    }
    State changed = s;
    for (int builder = 0; builder < s.players(); builder++) {
      if (builder != seat) {
        changed = laidAnew(changed, builder, dice.shuffled(hiddenHats(s, builder)));
      }
    }
    return changed;
  }

  @Override
  protected List<?> unknown(State s, int seat) {
    List<List<Integer>> unknown = new ArrayList<>();
    for (int builder = 0; builder < s.players() && s.phase() != Phase.OVER; builder++) {
      List<Integer> hats = hiddenHats(s, builder);
      if (builder != seat && hats.stream().distinct().count() > 1) {
        unknown.add(hats);
      }
    }
    return unknown;
  }

  /** A jump shows the hat below; a game that ends is opened. */
  @Override
  protected boolean bringsToLight(State s, int actor, Move move) {
    return move instanceof Jump
        || (game().play(s, actor, move) instanceof Played.Done<State>(State next, var _)
            && next.phase() == Phase.OVER);
  }

  @Override
  protected List<Move> alphabet(State s, Dice dice) {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      moves.add(new Place(dice.below(7) - 1, dice.below(63) - 1));
      moves.add(new Step(dice.below(63) - 1, dice.below(63) - 1));
      moves.add(new Jump(dice.below(63) - 1, List.of(dice.below(63) - 1)));
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int way = dice.below(Cells.DIRECTIONS);
      moves.add(new Step(cell, Cells.next(cell, way)));
      moves.add(new Jump(cell, List.of(Cells.beyond(cell, way))));
      moves.add(new Jump(cell, wander(cell, dice)));
    }
    for (int seat = -1; seat <= 3; seat++) {
      moves.add(new First(seat));
      moves.add(packing(seat, dice));
    }
    moves.add(new Jump(0, List.of()));
    moves.add(new Jump(Integer.MAX_VALUE, List.of(Integer.MIN_VALUE)));
    moves.add(new Pack(List.of()));
    return moves;
  }

  private static List<Integer> wander(int cell, Dice dice) {
    List<Integer> landings = new ArrayList<>();
    int at = cell;
    for (int i = 0; i < 3 && at != Cells.NONE; i++) {
      at = Cells.beyond(at, dice.below(Cells.DIRECTIONS));
      landings.add(at);
    }
    return landings;
  }

  /** Ten hats at random under five of a seat's; sometimes a legal packing, mostly not. */
  private static Pack packing(int seat, Dice dice) {
    List<Integer> hats = dice.shuffled(List.of(0, 0, 0, 0, 1, 1, 1, 1, 1, 1));
    List<Stack> stacks = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      stacks.add(new Stack(seat, hats.get(2 * i), hats.get(2 * i + 1)));
    }
    return new Pack(stacks);
  }

  /** The hats below the tops of the stacks a builder made, on the board and then in the hand. */
  private static List<Integer> hiddenHats(State s, int builder) {
    List<Integer> hats = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (s.board().builder(cell) == builder) {
        List<Integer> stack = s.board().hats(cell);
        hats.addAll(stack.subList(1, stack.size()));
      }
    }
    for (Stack stack : s.hands().get(builder).stacks()) {
      hats.add(stack.middle());
      hats.add(stack.bottom());
    }
    return hats;
  }

  private static State laidAnew(State s, int builder, List<Integer> shuffled) {
    List<Integer> hats = new ArrayList<>(shuffled);
    Board board = Board.EMPTY;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (s.board().owner(cell) == Stack.HIDDEN) {
        continue;
      }
      List<Integer> stack = new ArrayList<>(s.board().hats(cell));
      for (int i = 1; i < stack.size() && s.board().builder(cell) == builder; i++) {
        stack.set(i, hats.removeFirst());
      }
      board = board.with(cell, s.board().builder(cell), stack);
    }
    List<Hand> hands = new ArrayList<>(s.hands());
    hands.set(
        builder,
        new Hand(
            s.hands().get(builder).stacks().stream()
                .map(stack -> new Stack(stack.top(), hats.removeFirst(), hats.removeFirst()))
                .toList()));
    return new State(s.phase(), hands, board, s.first(), s.acting(), s.quiet(), s.forbidden());
  }

  /** Chance says who moves first, and everybody hears it. */
  @Override
  protected Optional<Move> drawBetween(State before, State after) {
    return Optional.empty();
  }
}
