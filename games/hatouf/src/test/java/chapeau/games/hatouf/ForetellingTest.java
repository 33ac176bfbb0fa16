package chapeau.games.hatouf;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Playthrough;
import chapeau.engine.Setup;
import chapeau.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Moments of some games and what their plays lead to, written down for the page's own test: it
 * works out the same from where the boats are.
 */
class ForetellingTest {
  private static final Hatouf HATOUF = new Hatouf();
  private static final Path VOYAGES =
      Path.of(System.getProperty("chapeau.root", "."))
          .resolve("games/hatouf/src/test/resources/voyages.jsonl");
  private static final int EVERY = 31;
  private static final int SHARES = 6;

  /** A moment, how many ways there are to share each 7, and what comes of the other plays. */
  private record Moment(View view, int shares, List<Outcome> outcomes) {}

  private record Outcome(Move move, List<Leg> legs) {}

  @Test
  void whatThePageIsHeldAgainstIsStillTrue() throws IOException {
    List<Moment> moments = new ArrayList<>();
    moments.addAll(moments(new Setup(4), 3));
    moments.addAll(moments(new Setup(4, Map.of("short", "true", "flying", "true")), 4));
    String now = moments.stream().map(Json::write).collect(Collectors.joining("\n", "", "\n"));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(VOYAGES, now);
    }
    assertThat(Files.readString(VOYAGES)).isEqualTo(now);
  }

  private static List<Moment> moments(Setup setup, long seed) {
    List<State> states =
        Playthrough.random(HATOUF, setup, seed).states().stream()
            .filter(s -> s.step() == Step.PLAY)
            .toList();
    List<Moment> moments = new ArrayList<>();
    for (int i = 0; i < states.size(); i += EVERY) {
      moments.add(moment(states.get(i)));
    }
    return moments;
  }

  private static Moment moment(State s) {
    List<Move> moves = HATOUF.moves(s, s.acting());
    List<Move> shares = moves.stream().filter(Move.Share.class::isInstance).toList();
    List<Move> some = new ArrayList<>(HATOUF.listed(s, s.acting()));
    for (int i = 0; i < SHARES && i < shares.size(); i++) {
      some.add(shares.get(i * shares.size() / SHARES));
    }
    return new Moment(
        HATOUF.view(s, s.acting()),
        shares.size(),
        some.stream().map(move -> new Outcome(move, legs(s, move))).toList());
  }

  private static List<Leg> legs(State s, Move move) {
    return Table.told(s, s.acting(), move).stream()
        .flatMap(told ->
            told.event() instanceof Happening.Moved(Leg leg)
                ? List.of(leg).stream()
                : List.<Leg>of().stream())
        .toList();
  }
}
