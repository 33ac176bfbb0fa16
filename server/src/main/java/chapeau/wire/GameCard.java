package chapeau.wire;

import chapeau.engine.About;
import java.util.List;

/**
 * A game there is.
 *
 * @param bots the levels one may play against, weakest first
 * @param lesson whether one can learn it by playing
 */
public record GameCard(About about, List<String> bots, boolean lesson) {}
