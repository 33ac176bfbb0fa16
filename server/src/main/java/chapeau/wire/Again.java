package chapeau.wire;

/**
 * From where somebody tries again.
 *
 * @param table of the other game
 * @param seq the number of the step the decision made there
 */
public record Again(String table, int seq) {}
