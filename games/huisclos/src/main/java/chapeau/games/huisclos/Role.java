package chapeau.games.huisclos;

/** What a suspect card says. */
public enum Role {
  INNOCENT,
  MURDERER,

  /** A card lying face down to the viewer. */
  HIDDEN
}
