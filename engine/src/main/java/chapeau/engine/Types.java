package chapeau.engine;

/** The types a game is written in, for whoever reads its states and moves from a text. */
public record Types<S, M, V>(
    Class<S> state, Class<M> move, Class<V> view, Class<? extends Event> event) {}
