package chapeau.games.tophat;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.tophat.Happening.Began;
import chapeau.games.tophat.Happening.Captured;
import chapeau.games.tophat.Happening.Closed;
import chapeau.games.tophat.Happening.Ended;
import chapeau.games.tophat.Happening.Hopped;
import chapeau.games.tophat.Happening.Packed;
import chapeau.games.tophat.Happening.Passed;
import chapeau.games.tophat.Happening.Placed;
import chapeau.games.tophat.Happening.Stepped;
import chapeau.games.tophat.Move.First;
import chapeau.games.tophat.Move.Jump;
import chapeau.games.tophat.Move.Pack;
import chapeau.games.tophat.Move.Place;
import chapeau.games.tophat.Move.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Top Hat: stacks of three hats, and only their builder knows what is underneath. */
public final class TopHat implements Game<State, Move, View> {

  /** TOP-30: with so few stacks the second ring is forbidden. */
  static final int FEW_STACKS = 5;

  /** TOP-43 and TOP-44: so many quiet turns forbid the second ring, the third, and end the game. */
  static final int SECOND_RING_CLOSES = 30;

  static final int THIRD_RING_CLOSES = 45;
  public static final int QUIET_END = 60;

  /** TOP-08: the rings of 18 and of 12 cells. */
  private static final long PLACES = Cells.ofRing(3) | Cells.ofRing(2);

  private static final About ABOUT =
      new About(
          "tophat",
          "TOP",
          2,
          new Text("Top Hat", "Top Hat"),
          new Text(
              "Empilez, sautez, éliminez : sous chaque chapeau peut s’en cacher un autre.",
              "Stack, jump, eliminate: under every hat another may hide."),
          Packings.MIN_PLAYERS,
          Packings.MAX_PLAYERS,
          20,
          List.of());

  @Override
  public About about() {
    return ABOUT;
  }

  // Set-up

  @Override
  public Played<State> start(Setup setup) {
    return switch (ABOUT.check(setup)) {
      case About.Checked.Wrong(var refusal) -> Played.refused(refusal);
      case About.Checked.Right(var complete) ->
          Played.done(
              new State(
                  Phase.PACK,
                  Collections.nCopies(complete.players(), Hand.EMPTY),
                  Board.EMPTY,
                  Seat.NOBODY,
                  Seat.NOBODY,
                  0,
                  1));
    };
  }

  @Override
  public Move draw(State s, Dice dice) {
    return new First(dice.below(s.players()));
  }

  @Override
  public Turn turn(State s) {
    return switch (s.phase()) {
      case PACK -> Turn.all(packing(s));
      case DRAW -> Turn.chance();
      case PLACE, MOVE -> Turn.of(s.acting());
      case OVER -> new Turn.Over(ranking(s));
    };
  }

  private static int packing(State s) {
    int packing = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      packing |= s.hands().get(seat).isEmpty() ? 1 << seat : 0;
    }
    return packing;
  }

  @Override
  public List<Move> moves(State s, int seat) {
    return switch (s.phase()) {
      case PACK -> Seat.in(packing(s), seat) ? Packings.of(s.players(), seat) : List.of();
      case PLACE -> seat == s.acting() ? places(s, seat) : List.of();
      case MOVE -> seat == s.acting() ? Moving.moves(s, seat) : List.of();
      case DRAW, OVER -> List.of();
    };
  }

  private static List<Move> places(State s, int seat) {
    List<Move> places = new ArrayList<>();
    for (int stack = 0; stack < s.hands().get(seat).stacks().size(); stack++) {
      for (long left = PLACES & s.board().free(); left != 0; left = Cells.rest(left)) {
        places.add(new Place(stack, Cells.first(left)));
      }
    }
    return places;
  }

  /** Chains can be many: picks a way along one instead of listing them. */
  @Override
  public Move anyMove(State s, int seat, Dice dice) {
    return switch (s.phase()) {
      case PACK, DRAW, OVER -> dice.pick(moves(s, seat));
      case PLACE ->
          new Place(
              dice.below(s.hands().get(seat).stacks().size()),
              Moving.anyCell(PLACES & s.board().free(), dice));
      case MOVE -> Moving.any(s, seat, dice);
    };
  }

  @Override
  public Played<State> play(State s, int actor, Move move, Telling telling) {
    if (s.phase() == Phase.OVER) {
      return refused(No.OVER);
    }
    return switch (move) {
      case Pack(var stacks) -> pack(s, actor, stacks, telling);
      case First(int seat) -> first(s, actor, seat, telling);
      case Place _, Step _, Jump _ when s.phase() == Phase.PACK -> refused(No.PACK_FIRST);
      case Place _, Step _, Jump _ when s.phase() == Phase.DRAW || actor != s.acting() ->
          refused(No.NOT_YOUR_TURN);
      case Place(int stack, int cell) -> place(s, actor, stack, cell, telling);
      case Step _, Jump _ when s.phase() == Phase.PLACE -> refused(No.PLACE_FIRST);
      case Step(int from, int to) -> step(s, actor, from, to, telling);
      case Jump(int from, var landings) -> jump(s, actor, from, landings, telling);
    };
  }

  private static Played<State> pack(State s, int actor, List<Stack> stacks, Telling telling) {
    if (s.phase() != Phase.PACK || !Seat.in(packing(s), actor)) {
      return refused(No.PACKED_ALREADY);
    }
    if (stacks.size() != Packings.STACKS) {
      return refused(No.WRONG_COUNT);
    }
    if (stacks.stream().anyMatch(stack -> stack.top() != actor)) {
      return refused(No.FOREIGN_TOP);
    }
    if (!Packings.usesTheRightHats(stacks, s.players(), actor)) {
      return refused(No.WRONG_HATS);
    }
    telling.all(new Packed(actor));
    return Played.done(s.packing(actor, new Hand(stacks)));
  }

  private static Played<State> first(State s, int actor, int seat, Telling telling) {
    if (actor != Seat.CHANCE || s.phase() != Phase.DRAW || seat < 0 || seat >= s.players()) {
      return refused(No.CHANCE_DRAWS);
    }
    State begun = s.beginning(seat);
    telling.all(new Began(seat, begun.phase() == Phase.PLACE));
    return Played.done(begun);
  }

  private static Played<State> place(State s, int actor, int stack, int cell, Telling telling) {
    if (s.phase() != Phase.PLACE) {
      return refused(No.ALL_PLACED);
    }
    if (stack < 0 || stack >= s.hands().get(actor).stacks().size()) {
      return refused(No.NO_SUCH_STACK);
    }
    if (!Cells.exists(cell)) {
      return refused(No.NO_SUCH_CELL);
    }
    if (!Cells.in(PLACES, cell)) {
      return refused(No.WRONG_RING);
    }
    if (!Cells.in(s.board().free(), cell)) {
      return refused(No.PLACE_TAKEN);
    }
    telling.all(new Placed(actor, cell));
    return Played.done(s.placing(actor, stack, cell));
  }

  // Moving

  private static Played<State> step(State s, int actor, int from, int to, Telling telling) {
    Optional<No> trouble = troubleWithStep(s, actor, from, to);
    if (trouble.isPresent()) {
      return refused(trouble.get());
    }
    telling.all(new Stepped(actor, from, to));
    return endTurn(s.moved(s.board().moved(from, to), false), telling);
  }

  private static Optional<No> troubleWithStep(State s, int seat, int from, int to) {
    if (!Cells.exists(from) || !Cells.exists(to)) {
      return Optional.of(No.NO_SUCH_CELL);
    }
    if (!s.owns(seat, from)) {
      return Optional.of(No.NOT_YOURS);
    }
    if (!Cells.in(Cells.neighbours(from), to)) {
      return Optional.of(No.NOT_NEXT);
    }
    if (!Cells.in(s.board().free(), to)) {
      return Optional.of(No.STEP_TAKEN);
    }
    if (Moving.canJump(s, seat)) {
      return Optional.of(No.MUST_JUMP);
    }
    if (!Cells.in(Moving.steps(s, from), to)) {
      return Optional.of(Cells.in(s.forbiddenCells(), from) ? No.OUT_INWARDS : No.FORBIDDEN_STEP);
    }
    long leaving = Moving.leaving(s, seat);
    return leaving != 0 && !Cells.in(leaving, from)
        ? Optional.of(No.LEAVE_FIRST)
        : Optional.empty();
  }

  private static Played<State> jump(
      State s, int actor, int from, List<Integer> landings, Telling telling) {
    if (!Cells.exists(from)) {
      return refused(No.NO_SUCH_CELL);
    }
    if (!s.owns(actor, from)) {
      return refused(No.NOT_YOURS);
    }
    if (landings.isEmpty()) {
      return refused(No.NO_LANDING);
    }
    Chain chain = Chain.from(s, actor, from);
    Board board = s.board();
    for (int to : landings) {
      int over = Cells.exists(to) ? Cells.between(chain.at(), to) : Cells.NONE;
      Optional<No> trouble = chain.trouble(over, to);
      if (trouble.isPresent()) {
        return refused(trouble.get());
      }
      if (chain.overEnemy(over)) {
        int lost = board.owner(over);
        board = board.withoutTop(over);
        telling.all(new Captured(actor, chain.at(), over, to, lost, board.owner(over)));
      } else {
        telling.all(new Hopped(actor, chain.at(), over, to));
      }
      chain = chain.jumping(over, to);
    }
    return endTurn(s.moved(board.moved(from, chain.at()), true), telling);
  }

  /** Ends the game, or hands the turn to the next player who can move. */
  private static Played<State> endTurn(State moved, Telling telling) {
    if (moved.board().enemies(moved.acting()) == 0) {
      return end(moved, telling);
    }
    State s = moved;
    while (s.quiet() < QUIET_END) {
      s = closing(s.passingOn(), telling);
      if (Moving.canMove(s, s.acting())) {
        return Played.done(s);
      }
      if (nobodyCanMove(s)) {
        return end(s, telling);
      }
      telling.all(new Passed(s.acting(), s.board().stacks(s.acting()) != 0));
      s = s.passed();
    }
    return end(s, telling);
  }

  private static boolean nobodyCanMove(State s) {
    for (int seat = 0; seat < s.players(); seat++) {
      if (Moving.canMove(s, seat)) {
        return false;
      }
    }
    return true;
  }

  // Forbidden rings

  /** TOP-30, TOP-31 and TOP-43: the player to move declares what is forbidden from now on. */
  private static State closing(State s, Telling telling) {
    boolean few = Long.bitCount(s.board().stacks()) <= FEW_STACKS;
    State closed = s;
    if (s.forbidden() < 2 && (few || s.quiet() >= SECOND_RING_CLOSES)) {
      closed = closed.forbidding(2);
      telling.all(new Closed(s.acting(), 2, !few));
    }
    if (closed.forbidden() < 3 && s.quiet() >= THIRD_RING_CLOSES) {
      closed = closed.forbidding(3);
      telling.all(new Closed(s.acting(), 3, true));
    }
    return closed;
  }

  // The end

  private static Played<State> end(State s, Telling telling) {
    telling.all(new Ended(ranking(s).places()));
    return Played.done(s.ended());
  }

  /** TOP-42, TOP-44 and TOP-46: the most stacks (all of them, as a rule), then the most hats. */
  private static Ranking ranking(State s) {
    return Ranking.by(
        s.players(),
        Comparator.<Integer>comparingInt(seat -> -Long.bitCount(s.board().stacks(seat)))
            .thenComparingInt(seat -> -s.board().hatsOf(seat)));
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    return Seen.by(s, viewer);
  }

  @Override
  public State imagine(View v, Dice dice) {
    return Imagined.state(v, dice);
  }

  private static Played<State> refused(No reason) {
    return Played.refused(reason.refusal);
  }

  @Override
  public Optional<Text> flaw(State s) {
    return Flaws.of(s);
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
