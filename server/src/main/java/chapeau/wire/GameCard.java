package chapeau.wire;

import chapeau.engine.About;
import java.util.List;

/**
 * A game there is.
 *
 * @param bots the levels one may play against, weakest first
 */
public record GameCard(About about, List<String> bots) {}
