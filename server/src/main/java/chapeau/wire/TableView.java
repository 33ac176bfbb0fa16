package chapeau.wire;

import java.util.List;
import java.util.Map;

/**
 * What anybody with the link may know about a table, as one guest is told of it.
 *
 * @param stopped whether the rules have changed so that this game cannot go on
 */
public record TableView(
    String id,
    String game,
    int version,
    int players,
    Map<String, String> options,
    Status status,
    boolean stopped,
    boolean host,
    String commitment,
    List<SeatView> seats,
    int seq,
    String rematch,
    String invite) {

  /** How far a table is, in the letters the wire writes it. */
  public enum Status {
    open,
    starting,
    playing,
    over
  }
}
