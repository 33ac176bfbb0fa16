package chapeau.tables;

import chapeau.bots.Lesson;
import chapeau.catalogue.Playable;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import java.util.Optional;

/**
 * The script of a lesson, followed for as long as the rules allow what it says; at any other table
 * there is none, and chance is chance. It is looked up by the table's own kind, which is set when
 * the table is and never again: nobody can have the cards of another table chosen.
 */
final class Teaching<S, M, V> {
  private final Game<S, M, V> game;
  private final Optional<Lesson<V, M>> lesson;

  Teaching(Playable<S, M, V> playable, String language) {
    this.game = playable.game();
    this.lesson = language.isEmpty() ? Optional.empty() : playable.lessons().in(language);
  }

  Optional<M> draw(Run<S, M> run) {
    return next(Seat.CHANCE, run.draws(), run.state(), Seat.OPEN);
  }

  /**
   * What a bot that has made so many moves is meant to do; the learner's stand-in is a plain bot.
   */
  Optional<M> move(int seat, int made, S state) {
    return seat == Lesson.LEARNER ? Optional.empty() : next(seat, made, state, seat);
  }

  private Optional<M> next(int actor, int made, S state, int viewer) {
    return lesson
        .flatMap(script -> script.next(actor, made, game.view(state, viewer)))
        .filter(move -> game.play(state, actor, move, Telling.SILENT) instanceof Played.Done<S>);
  }
}
