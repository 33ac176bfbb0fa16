package chapeau.engine;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one game: stateless functions over immutable states.
 *
 * <p>Nothing here reads a clock, a random source or a file. Whatever is shuffled, drawn or rolled
 * is a move of its own, made by {@link Seat#CHANCE}, so that a list of moves is the whole truth
 * about a table.
 *
 * @param <S> a state: an immutable record holding everything, secrets included
 * @param <M> a move: a sealed interface of records
 * @param <V> a view: what one seat knows, built up from nothing, never cut down from a state
 */
public interface Game<S, M, V> {

  /** What a lobby says about the game, and the options it understands. */
  About about();

  /** The state before the first move, or why there can be none. */
  Played<S> start(Setup setup);

  /** Who acts now. */
  Turn turn(S state);

  /**
   * Every legal move of a seat, in a fixed order; empty when it is not asked. Where a move is free
   * text, a few examples of it instead.
   */
  List<M> moves(S state, int seat);

  /**
   * What a page is sent of them. A game whose moves are too many to send again and again overrides
   * this with a few, and its page makes the rest from the view.
   */
  default List<M> listed(S state, int seat) {
    return moves(state, seat);
  }

  /**
   * Plays a move and tells what happens, or refuses it naming the clause. Never throws, whatever
   * the move. What is answered holds no events: they are in the telling.
   */
  default Played<S> play(S state, int actor, M move, Telling telling) {
    Played<S> played = play(state, actor, move);
    if (played instanceof Played.Done<S>(var _, var events)) {
      events.forEach(told -> telling.to(told.audience(), told.event()));
    }
    return played;
  }

  /** Plays a move and answers what happened with the new state. */
  default Played<S> play(S state, int actor, M move) {
    Telling telling = Telling.aloud();
    return switch (play(state, actor, move, telling)) {
      case Played.Done<S>(S next, var _) -> Played.done(next, telling.told());
      case Played.Refused<S> refused -> refused;
    };
  }

  /** Chance's move. Only asked for when {@link #turn} is chance's. */
  M draw(S state, Dice dice);

  /** What a viewer knows: a seat, {@link Seat#SPECTATOR}, or {@link Seat#OPEN}. */
  V view(S state, int viewer);

  /**
   * As whom a seat sees when one person holds several, given as a set. A game in which somebody who
   * is out sees all lets a person who still plays elsewhere see no more through that seat.
   */
  default int eyes(S state, int seat, int held) {
    return seat;
  }

  /**
   * A complete state that looks exactly like this view to the seat it belongs to, drawn from all
   * that do.
   */
  S imagine(V view, Dice dice);

  /**
   * A legal move at random. A game whose moves are many overrides this to pick one without listing
   * them all.
   */
  default M anyMove(S state, int seat, Dice dice) {
    List<M> moves = moves(state, seat);
    return moves.get(dice.below(moves.size()));
  }

  /**
   * What a seat is taken to answer when its time runs out, where the rules say so; elsewhere a bot
   * decides for it.
   */
  default Optional<M> outOfTime(S state, int seat) {
    return Optional.empty();
  }

  /**
   * What is wrong with a state somebody wrote, rather than reached by playing: the first thing
   * found that no table can look like, if there is one.
   */
  default Optional<Text> flaw(S state) {
    return Optional.empty();
  }

  Types<S, M, V> types();
}
