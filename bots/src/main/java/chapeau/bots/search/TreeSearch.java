package chapeau.bots.search;

import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.engine.Dice;
import chapeau.engine.Event;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Information-set tree search with many observers: every iteration plays in another possible world,
 * and every seat has a tree of its own that branches by what that seat did and was told, so that
 * nobody in it acts on what they cannot know. A move is judged by how it fared in the worlds that
 * allowed it.
 */
public final class TreeSearch<S, M> {
  private final Game<S, M, ?> game;
  private final int seats;
  private final Playout<S> playout;
  private final double exploration;

  /**
   * A search.
   *
   * @param playout how the game goes on where the tree ends
   * @param exploration how much it is drawn to what it has seldom tried; 0.7 is usual
   */
  public TreeSearch(Game<S, M, ?> game, Playout<S> playout, double exploration) {
    this.game = game;
    this.seats = game.about().maxPlayers();
    this.playout = playout;
    this.exploration = exploration;
  }

  /**
   * The moves of a seat, the most tried first, each with what it gave on average.
   *
   * @param moves the seat's legal moves, at least one
   * @param worlds draws a state that seat holds possible
   */
  public List<Candidate<M>> rank(
      int seat, List<M> moves, Function<Dice, S> worlds, Budget budget, Dice dice) {
    List<Node<M>> roots = new ArrayList<>();
    for (int i = 0; i < seats; i++) {
      roots.add(new Node<>());
    }
    for (int done = 0; done == 0 || !budget.isSpent(done); done++) {
      iterate(worlds.apply(dice), seat, roots, dice);
    }
    Map<M, Arm> arms = roots.get(seat).arms;
    return moves.stream()
        .sorted(Comparator.comparingInt(move -> -tries(arms.get(move))))
        .map(move -> new Candidate<>(move, mean(arms.get(move))))
        .toList();
  }

  private static int tries(@Nullable Arm arm) {
    return arm == null ? 0 : arm.tries;
  }

  private static double mean(@Nullable Arm arm) {
    return arm == null || arm.tries == 0 ? 0 : arm.sum / arm.tries;
  }

  /**
   * Down the trees to a move not tried yet, on by a playout, and back up with what it gave. Where
   * several are to move at once, whoever asks moves first.
   */
  private void iterate(S world, int asking, List<Node<M>> roots, Dice dice) {
    List<Tried> path = new ArrayList<>();
    List<Node<M>> nodes = new ArrayList<>(roots);
    S state = world;
    boolean inTree = true;
    while (inTree) {
      switch (game.turn(state)) {
        case Turn.Over(Ranking ranking) -> {
          learn(path, Playout.values(ranking));
          return;
        }
        case Turn.Chance() -> state = play(state, Seat.CHANCE, game.draw(state, dice), nodes);
        case Turn.Acting(int acting) -> {
          int seat = path.isEmpty() ? asking : Integer.numberOfTrailingZeros(acting);
          Node<M> node = nodes.get(seat);
          M move = select(node, game.moves(state, seat), dice);
          Arm arm = node.arm(move);
          inTree = arm.tries > 0;
          path.add(new Tried(seat, arm));
          state = play(state, seat, move, nodes);
        }
      }
    }
    learn(path, playout.values(state, dice));
  }

  private static void learn(List<Tried> path, double[] values) {
    path.forEach(tried -> tried.arm.learn(values[tried.seat]));
  }

  /**
   * One not tried yet, at random, or the one with the highest upper bound; each legal move counts
   * as available once more.
   */
  private M select(Node<M> node, List<M> moves, Dice dice) {
    M best = moves.getFirst();
    double highest = Double.NEGATIVE_INFINITY;
    int fresh = 0;
    for (M move : moves) {
      Arm arm = node.arm(move);
      arm.available++;
      if (arm.tries == 0) {
        fresh++;
        best = dice.below(fresh) == 0 ? move : best;
      } else if (fresh == 0) {
        double bound =
            arm.sum / arm.tries + exploration * Math.sqrt(Math.log(arm.available) / arm.tries);
        if (bound > highest) {
          highest = bound;
          best = move;
        }
      }
    }
    return best;
  }

  /** Plays a move, and lets every seat's tree branch by what that seat learns. */
  private S play(S state, int actor, M move, List<Node<M>> nodes) {
    Telling telling = Telling.aloud();
    S next =
        switch (game.play(state, actor, move, telling)) {
          case Played.Done<S>(S done, var _) -> done;
          case Played.Refused<S>(var refusal) -> throw new IllegalStateException(refusal.rule());
        };
    List<Told> told = telling.told();
    for (int seat = 0; seat < seats; seat++) {
      nodes.set(seat, nodes.get(seat).after(Learnt.by(seat, actor, move, told)));
    }
    return next;
  }

  /** What a seat learns of a move: all of its own, and what it is told of another's. */
  private record Learnt<M>(Optional<M> own, List<Event> heard) {
    static <M> Learnt<M> by(int seat, int actor, M move, List<Told> told) {
      List<Event> heard = new ArrayList<>(told.size());
      for (Told one : told) {
        if (one.reaches(seat)) {
          heard.add(one.event());
        }
      }
      return new Learnt<>(seat == actor ? Optional.of(move) : Optional.empty(), heard);
    }
  }

  /** A moment as one seat knows it. */
  private static final class Node<M> {
    private final Map<M, Arm> arms = new HashMap<>();
    private final Map<Learnt<M>, Node<M>> children = new HashMap<>();

    Arm arm(M move) {
      return arms.computeIfAbsent(move, _ -> new Arm());
    }

    Node<M> after(Learnt<M> learnt) {
      return children.computeIfAbsent(learnt, _ -> new Node<>());
    }
  }

  /** A move tried at a node: how often, how often it could have been, and what it gave in all. */
  private static final class Arm {
    private int tries;
    private int available;
    private double sum;

    void learn(double value) {
      tries++;
      sum += value;
    }
  }

  private record Tried(int seat, Arm arm) {}
}
