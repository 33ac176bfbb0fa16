package chapeau.wire;

import java.util.List;

/**
 * The place as whoever runs it sees it.
 *
 * @param people how many are connected, those who only look included
 * @param here who of them is known by name
 * @param open how many tables wait for their start
 * @param playing at how many tables a game is on
 * @param tables the newest of both
 * @param metrics whether /metrics is open
 */
public record DeskView(
    int people,
    List<Person> here,
    int open,
    int playing,
    List<Table> tables,
    List<Report> reports,
    List<Person> bans,
    Restart restart,
    boolean metrics) {

  /**
   * Somebody.
   *
   * @param since when they first came; of somebody banned, when that was
   */
  public record Person(String guest, String name, String since) {}

  /**
   * A table that is not over.
   *
   * @param since when it was set
   * @param last when somebody last moved; empty where nobody has
   */
  public record Table(
      String id,
      String game,
      TableView.Status status,
      String since,
      String last,
      int people,
      int bots,
      int free) {}

  /**
   * What somebody found wrong with somebody else.
   *
   * @param guest of whom it is said; empty where they sit nowhere, or no longer
   */
  public record Report(
      String id, String table, String name, String guest, String why, String time) {}
}
