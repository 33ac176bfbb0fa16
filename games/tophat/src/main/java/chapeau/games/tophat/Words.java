package chapeau.games.tophat;

import chapeau.engine.Text;
import java.util.List;
import java.util.stream.Collectors;

/** How people at the table call things. */
final class Words {
  private static final List<Text> RINGS =
      List.of(
          new Text("le cercle extérieur", "the outer ring"),
          new Text("le deuxième cercle", "the second ring"),
          new Text("le troisième cercle", "the third ring"));

  private Words() {}

  /** Rows A to I from the top, cells from 1 from the left. */
  static String named(int cell) {
    int row = 0;
    int left = cell;
    while (left >= length(row)) {
      left -= length(row);
      row++;
    }
    return "" + (char) ('A' + row) + (left + 1);
  }

  private static int length(int row) {
    return 2 * Cells.OUTER + 1 - Math.abs(row - Cells.OUTER);
  }

  /** A ring, counted from the outside, the outer one being the first. */
  static Text ring(int ring) {
    return RINGS.get(ring - 1);
  }

  static String player(int seat) {
    return "{p" + seat + "}";
  }

  static String players(List<Integer> seats, String and) {
    return seats.stream().map(Words::player).collect(Collectors.joining(and));
  }
}
