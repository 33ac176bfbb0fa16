package chapeau.wire;

import chapeau.engine.Text;
import chapeau.json.AnyValue;
import chapeau.json.Changes;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a server says over the websocket. */
public sealed interface FromServer {

  /** Something about the table or its seats has changed. */
  record Table(TableView table) implements FromServer {}

  /** What a viewer is told of a game. */
  sealed interface Update extends FromServer {
    int seq();
  }

  /**
   * One step, as one viewer is told of it: what happened, then what is different since the step
   * before.
   *
   * @param moves this seat's legal moves; absent where they are what they were
   * @param id the id of the move, for the seat that made it: its receipt
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Step(
      String table,
      int seat,
      int seq,
      int actor,
      List<Happened> events,
      Changes changes,
      TurnView turn,
      @Nullable List<AnyValue> moves,
      @Nullable String id)
      implements Update {}

  /** Where things stand, for whoever has seen nothing or missed much. The events are the log. */
  record CatchUp(
      String table,
      int seat,
      int seq,
      List<Happened> events,
      AnyValue view,
      TurnView turn,
      List<AnyValue> moves)
      implements Update {}

  /** A move is durable: for whoever made it and does not watch that seat, or made it before. */
  record Played(String id, int seq) implements FromServer {}

  /** Something else that carried an id was done. */
  record Done(String id) implements FromServer {}

  /** What carried this id was not done. */
  record Refused(String id, String rule, Text error) implements FromServer {}

  /** What carried no id was not done. */
  record Failed(Text error) implements FromServer {}

  /**
   * Somebody spoke.
   *
   * @param n counts the lines of a room
   * @param time as ISO 8601 has it
   */
  record Chat(String table, String room, int seat, String name, String text, int n, String time)
      implements FromServer {}

  /** The clock has been set anew. */
  record Clock(String table, ClockView clock) implements FromServer {}

  /** A restart of the server is announced, or called off. */
  record Restarts(Restart restart) implements FromServer {}

  /** The answer to a ping. */
  record Pong() implements FromServer {}
}
