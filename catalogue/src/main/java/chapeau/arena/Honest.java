package chapeau.arena;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Knowledge;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether a bot decides by what it may know: at another table that looked the same to it from some
 * moment on, and told it the same ever since, the same dice give the same choice.
 */
public final class Honest<S, M, V> {
  private static final Budget LITTLE = Budget.of(40);

  /** How many moments of the past are tried before the other table is made of the present one. */
  private static final int TRIES = 4;

  private final Playable<S, M, V> playable;
  private final Game<S, M, V> game;
  private final Dice dice = new Dice(3);
  private final List<Past<S, M>> past = new ArrayList<>();
  private final List<Told> told = new ArrayList<>();

  private Honest(Playable<S, M, V> playable) {
    this.playable = playable;
    this.game = playable.game();
  }

  /** A state, how many events had been told before it, and what was played in it. */
  private record Past<S, M>(S state, int told, int actor, M move) {}

  /** Another table, and all that was told at it. */
  private record Other<S>(S state, List<Told> told) {}

  /** Plays whole games of a bot against itself, and asks it twice at every turn. */
  public static <S, M, V> void check(
      Playable<S, M, V> playable, String name, Setup setup, int games) {
    for (int i = 0; i < games; i++) {
      new Honest<>(playable).check(name, setup, i);
    }
  }

  private void check(String name, Setup setup, int seed) {
    Bot<V, M> bot = playable.bot(name).orElseThrow();
    Dice deals = new Dice(seed);
    S state = done(game.start(setup));
    while (!game.turn(state).isOver()) {
      if (game.turn(state) instanceof Turn.Acting(int seats)) {
        int seat = Integer.numberOfTrailingZeros(seats);
        long mind = dice.next();
        Choice<M> choice = decide(bot, state, seat, told, mind);
        Other<S> other = other(state, seat);
        Choice<M> again = decide(bot, other.state, seat, other.told, mind);
        if (!again.equals(choice)) {
          throw new AssertionError(
              name + " chose " + choice + ", and where it cannot know better " + again);
        }
        state = next(state, seat, choice.move());
      } else {
        state = next(state, Seat.CHANCE, game.draw(state, deals));
      }
    }
  }

  private Choice<M> decide(Bot<V, M> bot, S state, int seat, List<Told> heard, long mind) {
    return playable.decide(bot, state, seat, heard, List.of(), LITTLE, new Dice(mind));
  }

  private S next(S state, int actor, M move) {
    past.add(new Past<>(state, told.size(), actor, move));
    Telling telling = Telling.aloud();
    S next = done(game.play(state, actor, move, telling));
    told.addAll(telling.told());
    return next;
  }

  private Other<S> other(S state, int seat) {
    for (int i = 0; i < TRIES && !past.isEmpty(); i++) {
      Optional<Other<S>> found = replayed(dice.below(past.size()), seat);
      if (found.isPresent() && looksLike(found.get(), state, seat)) {
        return found.get();
      }
    }
    return new Other<>(game.imagine(game.view(state, seat), dice), told);
  }

  private boolean looksLike(Other<S> other, S state, int seat) {
    Knowledge<V> here = playable.knowledge(state, seat, told, List.of());
    return here.equals(playable.knowledge(other.state, seat, other.told, List.of()));
  }

  /** From another table that looked like this one in the past: what was played since. */
  private Optional<Other<S>> replayed(int since, int seat) {
    Past<S, M> start = past.get(since);
    S state = game.imagine(game.view(start.state, seat), dice);
    List<Told> heard = new ArrayList<>(told.subList(0, start.told));
    for (Past<S, M> then : past.subList(since, past.size())) {
      Telling telling = Telling.aloud();
      if (!(game.play(state, then.actor, then.move, telling)
          instanceof Played.Done<S>(S next, _))) {
        return Optional.empty();
      }
      state = next;
      heard.addAll(telling.told());
    }
    return Optional.of(new Other<>(state, heard));
  }

  private S done(Played<S> played) {
    return switch (played) {
      case Played.Done<S>(S state, var _) -> state;
      case Played.Refused<S>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
