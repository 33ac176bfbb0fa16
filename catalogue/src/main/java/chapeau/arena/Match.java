package chapeau.arena;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Figure;
import chapeau.bots.Knowledge;
import chapeau.bots.RandomBot;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Journal;
import chapeau.engine.Ranking;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One game among bots, from set-up to ranking.
 *
 * @param moves made by all, chance included
 * @param decisions made by each seat
 * @param nanos of a processor each seat thought, in all
 * @param roles the part each seat had; empty where parts do not differ
 * @param figures what the game counts beside who won; none where nothing was told
 */
public record Match(
    int moves,
    Ranking ranking,
    List<Integer> decisions,
    List<Long> nanos,
    List<String> roles,
    List<Figure> figures) {

  /** Thrown for a set-up the rules refuse. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message);
    }
  }

  /**
   * Plays a game to its end.
   *
   * @param deals chance's dice, which the bots never touch
   * @param minds the dice the bots think with
   */
  public static <S, M, V> Match play(
      Playable<S, M, V> playable,
      Setup setup,
      List<Bot<V, M>> bots,
      Budget budget,
      Dice deals,
      Dice minds)
      throws Refused {
    int[] decisions = new int[setup.players()];
    long[] nanos = new long[setup.players()];
    // Random bots remember nothing, so nothing is told for them to remember.
    boolean silent = bots.stream().allMatch(RandomBot.class::isInstance);
    List<Told> told = new ArrayList<>();
    Talking<S> talking = new Talking<>(playable.game());
    Run.Players<S, M> players =
        (state, seats) -> {
          int seat = Integer.numberOfTrailingZeros(seats);
          List<Knowledge.Claim> claims = talking.heardBy(seat, told);
          long start = Budget.Clock.PROCESSOR.nanos();
          Choice<M> choice =
              playable.decide(bots.get(seat), state, seat, told, claims, budget, minds);
          nanos[seat] += Budget.Clock.PROCESSOR.nanos() - start;
          decisions[seat]++;
          talking.wants(seat, choice.line());
          return new Journal.Entry<>(seat, choice.move());
        };
    try {
      Run<S, M> run = Run.start(playable.game(), setup);
      Telling telling = telling(silent);
      while (run.advance(deals, players, telling).isPresent()) {
        told.addAll(telling.told());
        talking.speak(run.state(), told.size());
        telling = telling(silent);
      }
      return new Match(
          run.moves(),
          run.ranking(),
          Arrays.stream(decisions).boxed().toList(),
          Arrays.stream(nanos).boxed().toList(),
          IntStream.range(0, setup.players())
              .mapToObj(seat -> playable.roles().of(run.state(), seat))
              .toList(),
          silent ? List.of() : playable.figures().of(run.state(), told));
    } catch (Run.Refused e) {
      throw new Refused(e.refusal().why().en());
    }
  }

  private static Telling telling(boolean silent) {
    return silent ? Telling.SILENT : Telling.aloud();
  }
}
