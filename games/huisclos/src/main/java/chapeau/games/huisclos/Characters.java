package chapeau.games.huisclos;

/** HUC-03: how players come by their characters. */
public enum Characters {
  CHOSEN,
  ORDER,
  RANDOM
}
