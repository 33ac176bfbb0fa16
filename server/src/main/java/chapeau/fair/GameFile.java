package chapeau.fair;

import chapeau.engine.Setup;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/**
 * A finished game as it is exported: all that is needed to replay it and to derive its draws again.
 *
 * @param version of the game's rules
 * @param names who sat where
 * @param salts what each seat's browser added to the seed
 * @param seals what each seat was bound to before any salt was shown; none in older files
 */
public record GameFile(
    String format,
    String game,
    int version,
    String table,
    Setup setup,
    List<String> names,
    String commitment,
    String seed,
    List<String> salts,
    List<String> seals,
    List<Row> moves,
    List<Integer> places) {

  public static final String FORMAT = "chapeau-game-1";

  /** A move as the journal has it. */
  public record Row(int seq, int actor, JsonNode move, String time) {}

  public GameFile {
    names = List.copyOf(names);
    salts = List.copyOf(salts);
    seals = List.copyOf(seals);
    moves = List.copyOf(moves);
    places = List.copyOf(places);
  }

  /** What a seat was bound to; empty where nothing was sealed. */
  public String sealOf(int seat) {
    return seat < seals.size() ? seals.get(seat) : "";
  }

  /** Reads a file; those written before salts were sealed have no seals. */
  public static GameFile read(String text) throws Json.Unreadable {
    JsonNode file = Json.parse(text);
    if (file instanceof ObjectNode object && !object.has("seals")) {
      object.putArray("seals");
    }
    return Json.read(file, GameFile.class);
  }
}
