package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.store.Chair;
import chapeau.store.Fact;
import java.util.List;
import java.util.Optional;

/**
 * A table that is to be written.
 *
 * @param retry the game it takes up in the middle, where it is not dealt
 */
record NewTable<S, M, V>(
    Playable<S, M, V> playable,
    Fact.Header header,
    Optional<Fact.Retry> retry,
    List<Chair> chairs) {}
