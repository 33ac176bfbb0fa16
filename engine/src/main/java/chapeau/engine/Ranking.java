package chapeau.engine;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** How a game ended: the place of every seat (1 is first; equal places are shared). */
public record Ranking(List<Integer> places) {

  public Ranking {
    places = List.copyOf(places);
  }

  /**
   * Ranks the seats by a comparator in which smaller is better; seats that compare equal share a
   * place.
   */
  public static Ranking by(int players, Comparator<Integer> better) {
    Integer[] places = new Integer[players];
    for (int seat = 0; seat < players; seat++) {
      int ahead = 0;
      for (int other = 0; other < players; other++) {
        ahead += better.compare(other, seat) < 0 ? 1 : 0;
      }
      places[seat] = ahead + 1;
    }
    return new Ranking(List.of(places));
  }

  /** The seats in first place. */
  public List<Integer> winners() {
    return IntStream.range(0, places.size()).filter(seat -> places.get(seat) == 1).boxed().toList();
  }
}
