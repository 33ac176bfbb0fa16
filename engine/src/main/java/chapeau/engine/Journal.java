package chapeau.engine;

import java.util.List;

/** The whole truth about a table: how it was set and every move made at it, chance's included. */
public record Journal<M>(Setup setup, List<Entry<M>> entries) {

  public Journal {
    entries = List.copyOf(entries);
  }

  /** A move and who made it. */
  public record Entry<M>(int actor, M move) {}

  /** Plays the journal from the start; refused at the first move the rules refuse. */
  public <S> Played<S> replay(Game<S, M, ?> game) {
    Played<S> played = game.start(setup);
    for (Entry<M> entry : entries) {
      if (!(played instanceof Played.Done<S>(S state, var _))) {
        return played;
      }
      played = game.play(state, entry.actor(), entry.move());
    }
    return played;
  }
}
