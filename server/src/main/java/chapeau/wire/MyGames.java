package chapeau.wire;

import java.util.List;

/**
 * What somebody plays and has played, on whichever device.
 *
 * @param running tables that are not over: those that wait for this person first, then the newest
 * @param finished some of the games that are over, the last first
 * @param more what to ask for to be told of those before them; empty where there are none
 */
public record MyGames(List<TableView> running, List<Game> finished, String more) {

  /** A game that is over. */
  public record Game(String id, String game, String ended, List<Player> players) {}

  /**
   * Who played it.
   *
   * @param bot the level of the bot that played; empty where a person did
   * @param place 1 for the first; equal places are shared
   */
  public record Player(
      int seat, String name, String bot, String hat, boolean you, boolean program, int place) {}
}
