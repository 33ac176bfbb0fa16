package chapeau.fair;

import chapeau.engine.Setup;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * A finished game as it is exported: all that is needed to replay it and to derive its draws again.
 *
 * @param version of the game's rules
 * @param names who sat where
 * @param salts what each seat's browser added to the seed
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
    List<Row> moves,
    List<Integer> places) {

  public static final String FORMAT = "chapeau-game-1";

  /** A move as the journal has it. */
  public record Row(int seq, int actor, JsonNode move, String time) {}

  public GameFile {
    names = List.copyOf(names);
    salts = List.copyOf(salts);
    moves = List.copyOf(moves);
    places = List.copyOf(places);
  }
}
