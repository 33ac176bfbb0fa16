package chapeau.fair;

import chapeau.engine.Seat;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;

/** What an entry of a journal says was done. */
public sealed interface Deed<M> {

  /** Whose deed it is, or whose it would have been; chance's is {@link Seat#CHANCE}. */
  int seat();

  /** A move, by a seat or by chance. */
  record Played<M>(int seat, M move) implements Deed<M> {}

  /** A move that a bot made for a seat, because its time was over. */
  record TimedOut<M>(int seat, M move) implements Deed<M> {}

  /** All after an entry was taken back by a seat, and the others agreed. */
  record TakenBack<M>(int seat, int to) implements Deed<M> {}

  /** The move the rules are to play; none where moves are taken back. */
  default Optional<M> played() {
    return switch (this) {
      case Played<M>(int _, M move) -> Optional.of(move);
      case TimedOut<M>(int _, M move) -> Optional.of(move);
      case TakenBack<M> _ -> Optional.empty();
    };
  }

  // As the journal has it

  default int actor() {
    return switch (this) {
      case Played<M>(int seat, M _) -> seat;
      case TimedOut<M> _ -> Seat.CLOCK;
      case TakenBack<M> _ -> Seat.CONSENT;
    };
  }

  default String json() {
    return Json.write(
        switch (this) {
          case Played<M>(int _, M move) -> move;
          case TimedOut<M>(int seat, M move) -> Map.of("seat", seat, "move", Json.tree(move));
          case TakenBack<M>(int seat, int to) -> Map.of("seat", seat, "to", to);
        });
  }

  static <M> Deed<M> read(int actor, JsonNode entry, Class<M> type) throws Json.Unreadable {
    return switch (actor) {
      case Seat.CLOCK ->
          new TimedOut<>(entry.path("seat").asInt(-1), Json.read(entry.path("move"), type));
      case Seat.CONSENT ->
          new TakenBack<>(entry.path("seat").asInt(-1), entry.path("to").asInt(-1));
      default -> new Played<>(actor, Json.read(entry, type));
    };
  }
}
