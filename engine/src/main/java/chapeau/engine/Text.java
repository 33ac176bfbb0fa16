package chapeau.engine;

/** A sentence, or a name, in French and in English. */
public record Text(String fr, String en) {}
