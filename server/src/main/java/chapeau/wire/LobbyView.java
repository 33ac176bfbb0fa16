package chapeau.wire;

import java.util.List;

/**
 * The tables anybody may come to.
 *
 * @param people how many are here now, you included
 */
public record LobbyView(int people, List<Entry> tables) {

  /**
   * A table, as somebody sees it who passes by.
   *
   * @param people who sits there, by name
   * @param free seats nobody has
   * @param bots seats a bot plays from, which whoever comes may take over once the game is on
   */
  public record Entry(
      String id,
      String game,
      int players,
      Pace pace,
      String lang,
      TableView.Status status,
      List<String> people,
      int free,
      int bots) {}
}
