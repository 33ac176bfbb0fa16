package chapeau.bots;

/**
 * Why one move is better than another, as data: a code and what the sentence needs. Each game that
 * can be coached has a sealed interface of them, and its page a sentence for each.
 */
public interface Reason {}
