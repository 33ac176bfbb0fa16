package chapeau.bots;

/**
 * What a decision came to, doubtful or not, each with its standard error: of many such numbers the
 * errors cancel out, where what is beyond doubt at each would add up to too little.
 *
 * @param made the chance to win with the move made
 * @param cost how far it lies below the best; below nothing where it did better in the worlds both
 *     were tried in
 */
public record Measured(double made, double madeError, double cost, double costError) {}
