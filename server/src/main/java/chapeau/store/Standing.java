package chapeau.store;

/**
 * How a table stands, read at once: what changes with every move, and how much there is of the rest
 * for whoever knows some of it already.
 *
 * @param seq the number of its last move
 * @param lines how much was said at it
 * @param driver the node that sees to its bots; empty where none does
 * @param elsewhere the set of seats whose people are connected to other living nodes
 */
public record Standing(
    Fact.Header header, Timer timer, int seq, int lines, String driver, int elsewhere) {}
