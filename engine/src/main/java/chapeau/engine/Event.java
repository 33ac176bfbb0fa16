package chapeau.engine;

/**
 * Something that happened at the table, as data. Each game has a sealed interface of them; its page
 * puts them into words.
 */
public interface Event {}
