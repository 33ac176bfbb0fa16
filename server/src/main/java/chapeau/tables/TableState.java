package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Timer;
import java.util.List;
import java.util.Optional;

/**
 * The whole state of a table at one moment. Immutable: a {@link Change} leads to the next state.
 *
 * @param retry the game it takes up in the middle, where it was not dealt
 * @param mayBeRated whether the game may be rated, as last read from the wishes of its guests
 */
record TableState<S, M, V>(
    Fact.Header header,
    Optional<Fact.Retry> retry,
    Chairs chairs,
    boolean mayBeRated,
    GameHistory<S, M, V> history,
    Timer timer,
    ChatLog chat) {

  /** A table before anything of it is stored or read. */
  static <S, M, V> TableState<S, M, V> blank(
      Playable<S, M, V> playable, Fact.Header header, Optional<Fact.Retry> retry) {
    return new TableState<>(
        header.revised(0),
        retry,
        new Chairs(List.of(), List.of()),
        false,
        GameHistory.of(playable, header.setup(), retry),
        Timer.IDLE,
        ChatLog.EMPTY);
  }

  TableState<S, M, V> with(Fact.Header now) {
    return new TableState<>(now, retry, chairs, mayBeRated, history, timer, chat);
  }

  TableState<S, M, V> with(Chairs now) {
    return new TableState<>(header, retry, now, mayBeRated, history, timer, chat);
  }

  TableState<S, M, V> with(GameHistory<S, M, V> now) {
    return new TableState<>(header, retry, chairs, mayBeRated, now, timer, chat);
  }

  TableState<S, M, V> with(Timer now) {
    return new TableState<>(header, retry, chairs, mayBeRated, history, now, chat);
  }

  TableState<S, M, V> with(ChatLog now) {
    return new TableState<>(header, retry, chairs, mayBeRated, history, timer, now);
  }

  TableState<S, M, V> rated(boolean now) {
    return new TableState<>(header, retry, chairs, now, history, timer, chat);
  }

  boolean is(Status status) {
    return header.status() == status;
  }

  boolean isTimed() {
    return header.terms().pace().isTimed();
  }

  /** A lesson counts for nobody, and neither does what was tried again. */
  boolean counts() {
    return !header.isLesson() && retry.isEmpty();
  }
}
