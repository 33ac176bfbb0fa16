package chapeau.bots.tophat;

import chapeau.bots.Choice.Belief;
import chapeau.bots.search.Particles;
import chapeau.engine.Dice;
import chapeau.games.tophat.Cells;
import chapeau.games.tophat.Hand;
import chapeau.games.tophat.Stack;
import chapeau.games.tophat.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What may lie under the hats of each builder: every way to lay the hats still hidden in the places
 * still hidden, weighted by how people build. Exact, as there are at most 4,200 ways a builder.
 */
final class Hidden {
  /** How much likelier a builder puts an own hat right under the top than another's. */
  private static final double GUARDS = 3;

  private static final long PLACES = places();

  private final View view;

  /**
   * For each builder, the colours of the hidden places: the board's as the view has them, then the
   * hand's.
   */
  private final List<Particles<int[]>> builders = new ArrayList<>();

  /** A stack of one's own on a cell. */
  record Spot(Stack stack, int cell) {}

  /** A table ready for the moving to begin, and where one's own stacks were put at random. */
  record Filled(Hats table, List<Spot> mine) {}

  private static long places() {
    long places = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      places |= Cells.ring(cell) == 2 || Cells.ring(cell) == 3 ? Cells.bit(cell) : 0;
    }
    return places;
  }

  Hidden(View view) {
    this.view = view;
    for (int builder = 0; builder < view.hands().size(); builder++) {
      boolean[] middles = middles(view, builder);
      int[] left = view.hidden().get(builder).stream().mapToInt(Integer::intValue).toArray();
      List<int[]> ways = new ArrayList<>();
      lay(new int[middles.length], 0, left, ways);
      int own = builder;
      builders.add(Particles.weighted(ways, way -> weight(way, middles, own)));
    }
  }

  /** For each hidden place of a builder, whether it is the middle one of its stack. */
  private static boolean[] middles(View view, int builder) {
    List<Boolean> middles = new ArrayList<>();
    for (View.Pile pile : view.piles()) {
      for (int i = 0; i < pile.hats().size() && pile.builder() == builder; i++) {
        if (pile.hats().get(i) == Stack.HIDDEN) {
          middles.add(i == pile.hats().size() - 2);
        }
      }
    }
    for (Stack stack : view.hands().get(builder).stacks()) {
      if (stack.middle() == Stack.HIDDEN) {
        middles.add(true);
        middles.add(false);
      }
    }
    boolean[] array = new boolean[middles.size()];
    for (int i = 0; i < array.length; i++) {
      array[i] = middles.get(i);
    }
    return array;
  }

  private static void lay(int[] way, int place, int[] left, List<int[]> ways) {
    if (place == way.length) {
      ways.add(way.clone());
      return;
    }
    for (int colour = 0; colour < left.length; colour++) {
      if (left[colour] > 0) {
        left[colour]--;
        way[place] = colour;
        lay(way, place + 1, left, ways);
        left[colour]++;
      }
    }
  }

  private static double weight(int[] way, boolean[] middles, int own) {
    double weight = 1;
    for (int i = 0; i < way.length; i++) {
      weight *= middles[i] && way[i] == own ? GUARDS : 1;
    }
    return weight;
  }

  /** Whether nothing is left to guess. */
  boolean isOpen() {
    return builders.stream().allMatch(all -> all.worlds().size() == 1);
  }

  /** So many tables that look like the view, each drawn as likely as it is held to be. */
  List<Hats> worlds(int count, int me, Weights weights, Dice dice) {
    List<List<int[]>> ways =
        builders.stream().map(all -> dice.shuffled(all.spread(count, dice))).toList();
    List<Hats> worlds = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      int world = i;
      List<int[]> hidden = ways.stream().map(way -> way.get(world)).toList();
      worlds.add(new Hats(view, hidden, me, weights));
    }
    return worlds;
  }

  /** For each stack whose second hat a seat cannot see: how likely that hat is the seat's own. */
  List<Belief> beliefs(int seat) {
    List<Belief> beliefs = new ArrayList<>();
    int[] next = new int[builders.size()];
    for (View.Pile pile : view.piles()) {
      int place = next[pile.builder()];
      next[pile.builder()] += Collections.frequency(pile.hats(), Stack.HIDDEN);
      if (pile.hats().size() > 1 && pile.hats().get(1) == Stack.HIDDEN) {
        double chance = builders.get(pile.builder()).chance(way -> way[place] == seat);
        beliefs.add(new Belief("own-hat-below", pile.cell(), chance));
      }
    }
    return beliefs;
  }

  /** A table with all stacks on it: those not placed yet are put anywhere they may stand. */
  Filled filled(int me, Weights weights, Dice dice) {
    return filled(me, weights, Optional.empty(), OptionalInt.empty(), dice);
  }

  /**
   * The same with one's own next stack where one thinks of putting it, and the next one of whoever
   * places after that where they may answer it.
   */
  Filled filled(int me, Weights weights, Optional<Spot> next, OptionalInt answer, Dice dice) {
    List<int[]> hidden = builders.stream().map(all -> all.pick(dice)).toList();
    Hats table = new Hats(view, hidden, me, weights);
    List<Spot> mine = new ArrayList<>();
    next.ifPresent(spot -> table.put(spot.stack, spot.cell));
    long kept = answer.isPresent() ? Cells.bit(answer.getAsInt()) : 0;
    long free = PLACES & ~table.taken() & ~kept;
    for (int seat = 0; seat < hidden.size(); seat++) {
      int unseen = hidden.get(seat).length - 2 * unknown(view.hands().get(seat));
      List<Stack> left = new ArrayList<>(view.hands().get(seat).stacks());
      if (seat == me) {
        next.ifPresent(spot -> left.remove(spot.stack));
      }
      for (int i = 0; i < left.size(); i++) {
        Stack stack = left.get(i);
        Stack known = stack;
        if (stack.middle() == Stack.HIDDEN) {
          known = new Stack(stack.top(), hidden.get(seat)[unseen++], hidden.get(seat)[unseen++]);
        }
        boolean answers = i == 0 && seat == after(me) && answer.isPresent();
        int cell = answers ? answer.getAsInt() : any(free, dice);
        free &= ~Cells.bit(cell);
        table.put(known, cell);
        if (seat == me) {
          mine.add(new Spot(known, cell));
        }
      }
    }
    table.begin(dice.below(hidden.size()));
    return new Filled(table, mine);
  }

  /** Where whoever places next may answer a stack of one's own; no cell if nobody is left to. */
  List<OptionalInt> answers(int me, Spot next) {
    if (view.hands().get(after(me)).stacks().isEmpty()) {
      return List.of(OptionalInt.empty());
    }
    long free = PLACES & ~Cells.bit(next.cell);
    for (View.Pile pile : view.piles()) {
      free &= ~Cells.bit(pile.cell());
    }
    List<OptionalInt> answers = new ArrayList<>();
    for (long left = free; left != 0; left = Cells.rest(left)) {
      answers.add(OptionalInt.of(Cells.first(left)));
    }
    return answers;
  }

  private int after(int seat) {
    return (seat + 1) % view.hands().size();
  }

  private static int unknown(Hand hand) {
    return (int) hand.stacks().stream().filter(stack -> stack.middle() == Stack.HIDDEN).count();
  }

  private static int any(long cells, Dice dice) {
    long left = cells;
    for (int skip = dice.below(Long.bitCount(cells)); skip > 0; skip--) {
      left = Cells.rest(left);
    }
    return Cells.first(left);
  }
}
