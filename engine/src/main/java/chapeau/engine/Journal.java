package chapeau.engine;

import java.util.List;

/** The whole truth about a table: how it was set and every move made at it, chance's included. */
public record Journal<M>(Setup setup, List<Entry<M>> entries) {

  public Journal {
    entries = List.copyOf(entries);
  }

  /** A move and who made it. */
  public record Entry<M>(int actor, M move) {}

  /** Plays the journal from the start, up to its end or to the first move the rules refuse. */
  public <S> Run<S, M> replay(Game<S, M, ?> game) throws Run.Refused {
    Run<S, M> run = Run.start(game, setup);
    for (Entry<M> entry : entries) {
      run.play(entry.actor(), entry.move(), Telling.SILENT);
    }
    return run;
  }
}
