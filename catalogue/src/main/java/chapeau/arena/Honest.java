package chapeau.arena;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Knowledge;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
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
    try {
      Run<S, M> run = Run.start(game, setup);
      while (!run.turn().isOver()) {
        S state = run.state();
        Telling telling = Telling.aloud();
        Journal.Entry<M> entry =
            run.advance(deals, (now, seats) -> askedTwice(bot, name, now, seats), telling)
                .orElseThrow();
        past.add(new Past<>(state, told.size(), entry.actor(), entry.move()));
        told.addAll(telling.told());
      }
    } catch (Run.Refused e) {
      throw new AssertionError(e.refusal().toString(), e);
    }
  }

  private Journal.Entry<M> askedTwice(Bot<V, M> bot, String name, S state, int seats) {
    int seat = Integer.numberOfTrailingZeros(seats);
    long mind = dice.next();
    Choice<M> choice = decide(bot, state, seat, told, mind);
    Other<S> other = other(state, seat);
    Choice<M> again = decide(bot, other.state, seat, other.told, mind);
    if (!again.equals(choice)) {
      throw new AssertionError(
          name + " chose " + choice + ", and where it cannot know better " + again);
    }
    return new Journal.Entry<>(seat, choice.move());
  }

  private Choice<M> decide(Bot<V, M> bot, S state, int seat, List<Told> heard, long mind) {
    return playable.decide(bot, state, seat, heard, List.of(), LITTLE, new Dice(mind));
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
    Run<S, M> run = Run.from(game, game.imagine(game.view(start.state, seat), dice));
    List<Told> heard = new ArrayList<>(told.subList(0, start.told));
    try {
      for (Past<S, M> then : past.subList(since, past.size())) {
        Telling telling = Telling.aloud();
        run.play(then.actor, then.move, telling);
        heard.addAll(telling.told());
      }
    } catch (Run.Refused _) {
      return Optional.empty();
    }
    return Optional.of(new Other<>(run.state(), heard));
  }
}
