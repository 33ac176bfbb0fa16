package chapeau.wire;

import chapeau.engine.Seat;
import chapeau.engine.Text;
import chapeau.engine.Turn;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Who is asked now, or how it ended. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TurnView(
    List<Integer> acting, boolean chance, boolean over, List<Integer> places, @Nullable Text why) {

  public static TurnView of(Turn turn) {
    return switch (turn) {
      case Turn.Chance() -> new TurnView(List.of(), true, false, List.of(), null);
      case Turn.Acting(int seats) ->
          new TurnView(
              IntStream.range(0, Integer.SIZE - 1)
                  .filter(seat -> Seat.in(seats, seat))
                  .boxed()
                  .toList(),
              false,
              false,
              List.of(),
              null);
      case Turn.Over(var ranking) ->
          new TurnView(
              List.of(),
              false,
              true,
              ranking.places(),
              ranking.why().en().isEmpty() ? null : ranking.why());
    };
  }
}
