package chapeau.wire;

import chapeau.engine.Seat;
import chapeau.engine.Turn;
import java.util.List;
import java.util.stream.IntStream;

/** Who is asked now, or how it ended. */
public record TurnView(List<Integer> acting, boolean chance, boolean over, List<Integer> places) {

  public static TurnView of(Turn turn) {
    return switch (turn) {
      case Turn.Chance() -> new TurnView(List.of(), true, false, List.of());
      case Turn.Acting(int seats) -> new TurnView(seats(seats), false, false, List.of());
      case Turn.Over(var ranking) -> new TurnView(List.of(), false, true, ranking.places());
    };
  }

  private static List<Integer> seats(int set) {
    return IntStream.range(0, Integer.SIZE - 1).filter(seat -> Seat.in(set, seat)).boxed().toList();
  }
}
