package chapeau.engine;

import java.util.List;

/** What became of a move: done, with what happened, or refused, with the reason. */
public sealed interface Played<S> {

  record Done<S>(S state, List<Told> events) implements Played<S> {}

  record Refused<S>(Refusal refusal) implements Played<S> {}

  /** Done; what happened is in the telling. */
  static <S> Played<S> done(S state) {
    return new Done<>(state, List.of());
  }

  static <S> Played<S> done(S state, Told event) {
    return new Done<>(state, List.of(event));
  }

  static <S> Played<S> done(S state, Told event, Told another) {
    return new Done<>(state, List.of(event, another));
  }

  static <S> Played<S> done(S state, Told... events) {
    return new Done<>(state, List.of(events));
  }

  static <S> Played<S> done(S state, List<Told> events) {
    return new Done<>(state, List.copyOf(events));
  }

  static <S> Played<S> refused(Refusal refusal) {
    return new Refused<>(refusal);
  }
}
