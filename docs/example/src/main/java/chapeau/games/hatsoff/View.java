package chapeau.games.hatsoff;

import java.util.List;

/**
 * What one viewer knows.
 *
 * @param cards those it may see; 0 for the others
 * @param hat its own decision
 * @param decided who has decided, whatever it was
 */
public record View(
    int viewer,
    int round,
    List<Integer> points,
    List<Integer> cards,
    State.Hat hat,
    List<Boolean> decided) {
  public View {
    points = List.copyOf(points);
    cards = List.copyOf(cards);
    decided = List.copyOf(decided);
  }
}
