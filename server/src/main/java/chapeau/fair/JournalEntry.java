package chapeau.fair;

import chapeau.engine.Seat;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/**
 * An entry of the journal of a game. Entries are numbered from 1, whatever they are. Of all that a
 * table holds, there are most of these: they know no state.
 */
public sealed interface JournalEntry<M> {

  int seq();

  /** The seat that acted, or for which a bot acted; chance's is {@link Seat#CHANCE}. */
  int seat();

  /** Milliseconds since 1970. */
  long millis();

  /**
   * A move, by a seat or by chance.
   *
   * @param id what its sender called it; empty for chance's and bots'
   */
  record Played<M>(int seq, int seat, M move, String id, long millis) implements JournalEntry<M> {}

  /** A move that a bot made for a seat, because its time was over. */
  record TimedOut<M>(int seq, int seat, M move, long millis) implements JournalEntry<M> {}

  /** All after an entry was taken back by a seat, and the others agreed. */
  record TakenBack<M>(int seq, int seat, int to, long millis) implements JournalEntry<M> {}

  default String id() {
    return this instanceof Played<M> played ? played.id : "";
  }

  /** The move the rules are to play; none where moves are taken back. */
  default Optional<M> played() {
    return switch (this) {
      case Played<M> played -> Optional.of(played.move);
      case TimedOut<M> late -> Optional.of(late.move);
      case TakenBack<M> _ -> Optional.empty();
    };
  }

  // As it is stored and exported

  /** The actor column: a seat, chance, the clock or consent. */
  default int actor() {
    return switch (this) {
      case Played<M> played -> played.seat;
      case TimedOut<M> _ -> Seat.CLOCK;
      case TakenBack<M> _ -> Seat.CONSENT;
    };
  }

  default String json() {
    return Json.write(
        switch (this) {
          case Played<M> played -> played.move;
          case TimedOut<M> late -> Map.of("seat", late.seat, "move", Json.tree(late.move));
          case TakenBack<M> back -> Map.of("seat", back.seat, "to", back.to);
        });
  }

  default String time() {
    return Instant.ofEpochMilli(millis()).toString();
  }

  /** Reads an entry as it was stored or exported. */
  static <M> JournalEntry<M> read(
      int seq, int actor, JsonNode json, String id, long millis, Class<M> type)
      throws Json.Unreadable {
    int seat = json.path("seat").asInt(-1);
    return switch (actor) {
      case Seat.CLOCK -> new TimedOut<>(seq, seat, Json.read(json.path("move"), type), millis);
      case Seat.CONSENT -> new TakenBack<>(seq, seat, json.path("to").asInt(-1), millis);
      default -> new Played<>(seq, actor, Json.read(json, type), id, millis);
    };
  }
}
