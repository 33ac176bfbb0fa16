package chapeau.bots;

import chapeau.engine.Event;
import java.util.List;

/**
 * What a seat knows: its view, everything it was told so far, in order (a view forgets who played
 * what), and what was claimed at the table. The key of an information set, and all that a bot or a
 * coach ever sees of a table.
 */
public record Knowledge<V>(int seat, V view, List<Event> told, List<Claim> claims) {

  /**
   * A line somebody said so that this seat could hear it.
   *
   * @param told how many events this seat had been told of before it was said
   */
  public record Claim(int seat, String line, int told) {}

  public Knowledge {
    told = List.copyOf(told);
    claims = List.copyOf(claims);
  }
}
