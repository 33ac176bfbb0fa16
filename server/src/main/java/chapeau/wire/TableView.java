package chapeau.wire;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What anybody with the link may know about a table, as one guest is told of it.
 *
 * @param lesson whether somebody is taught the game here: cards and bots follow a script
 * @param commitment to the seed; empty where the cards are not drawn from one
 * @param acting the seats that are asked now, as they were when this was told
 * @param stopped whether the rules have changed so that this game cannot go on
 * @param listed whether anybody may find it; else only who has the link
 * @param rated whether it counts for those who want to be rated
 * @param lang the language spoken there; empty where nobody said
 * @param clock null where nobody is timed
 * @param again null where the table was dealt, and for those who do not play there
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
    boolean lesson,
    String commitment,
    List<SeatView> seats,
    int seq,
    List<Integer> acting,
    String rematch,
    String invite,
    Pace pace,
    boolean listed,
    boolean rated,
    String lang,
    @Nullable ClockView clock,
    @Nullable Again again) {

  /** How far a table is, in the letters the wire writes it. */
  public enum Status {
    open,
    starting,
    playing,
    over
  }
}
