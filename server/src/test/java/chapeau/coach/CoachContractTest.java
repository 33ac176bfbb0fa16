package chapeau.coach;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.json.Json;
import chapeau.wire.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the coach of every game promises. */
class CoachContractTest {
  private static final Budget LITTLE = Budget.of(40);

  /** What an expert needs to play like one. */
  private static final Budget ENOUGH = Budget.of(300);

  private static final int JUDGED = 10;
  private static final int COMPARED = 30;
  private static final int GAMES = 3;

  /** So many times as much a random player gives away; measured, it is three times and more. */
  private static final double MARGIN = 2;

  static List<Playable<?, ?, ?>> games() {
    return List.copyOf(Catalogue.load().all());
  }

  private static Setup setup(Playable<?, ?, ?> playable) {
    return new Setup(playable.game().about().minPlayers());
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatLayHiddenChangesNoJudgement(Playable<?, ?, ?> playable) throws Run.Refused {
    new Twice<>(playable).check();
  }

  /** Judges decisions at a table and at another that looked and told the same. */
  private record Twice<S, M, V>(Playable<S, M, V> playable) {

    void check() throws Run.Refused {
      Journal<M> journal =
          Exam.played(playable, setup(playable), List.of("novice"), 0, LITTLE, new Dice(7));
      int every = Math.max(1, journal.entries().size() / (2 * JUDGED));
      Dice dice = new Dice(5);
      int others = 0;
      int judged = 0;
      Telling telling = Telling.aloud();
      Run<S, M> run = Run.start(playable.game(), journal.setup(), telling);
      List<Told> told = new ArrayList<>(telling.told());
      for (Journal.Entry<M> entry : journal.entries()) {
        if (entry.actor() >= 0 && run.moves() % every == 0) {
          Game<S, M, V> game = playable.game();
          S other = game.imagine(game.view(run.state(), entry.actor()), dice);
          others += other.equals(run.state()) ? 0 : 1;
          Optional<String> here = judged(run.state(), entry, told);
          assertThat(judged(other, entry, told)).isEqualTo(here);
          judged += here.isPresent() ? 1 : 0;
        }
        telling = Telling.aloud();
        run.play(entry.actor(), entry.move(), telling);
        told.addAll(telling.told());
      }
      assertThat(others).as("tables that differ in what is hidden").isPositive();
      assertThat(judged).as("decisions judged").isPositive();
    }

    private Optional<String> judged(S state, Journal.Entry<M> entry, List<Told> told) {
      // A coach of its own each time: nothing may be remembered from one to the other.
      Coach<V, M> coach = new Coach<>(playable.assessor().orElseThrow());
      return coach
          .judge(
              Decision.of(playable, state, entry.actor(), told, List.of(), 1, entry.move()), LITTLE)
          .map(Json::write);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void chancesAreChancesAndRandomMovesGiveMoreAwayThanAnExperts(Playable<?, ?, ?> playable)
      throws Run.Refused {
    List<Judgement> random = judgements(playable, "random");
    for (Judgement one : random) {
      assertThat(one.chance()).isBetween(0.0, 1.0);
      assertThat(one.loss()).isBetween(0.0, one.chance());
      assertThat(one.chosen()).isBetween(0, one.candidates().size() - 1);
      assertThat(one.candidates()).allMatch(weighed -> weighed.chance() <= one.chance());
      assertThat(one.candidates()).allMatch(weighed -> weighed.move().has("type"));
      assertThat(one.beliefs())
          .allMatch(belief -> belief.chance() >= 0 && belief.chance() <= 1.0001);
      assertThat(one.why().has("type")).isEqualTo(one.loss() > 0);
    }
    double expert = cost(judgements(playable, "expert"));
    assertThat(MARGIN * expert).isLessThan(cost(random));
  }

  /** Doubtful or not: what is beyond doubt is too seldom to be told from luck in few games. */
  private static double cost(List<Judgement> all) {
    return all.stream().mapToDouble(one -> one.measured().cost()).average().orElseThrow();
  }

  /** Most decisions of the first few games there are, by their seeds. */
  private static <S, M, V> List<Judgement> judgements(Playable<S, M, V> playable, String bot)
      throws Run.Refused {
    List<Judgement> all = new ArrayList<>();
    for (int seed = 1; seed <= GAMES; seed++) {
      all.addAll(judgements(playable, bot, seed));
    }
    return all;
  }

  private static <S, M, V> List<Judgement> judgements(
      Playable<S, M, V> playable, String bot, int seed) throws Run.Refused {
    Journal<M> journal =
        Exam.played(playable, setup(playable), List.of(bot, "novice"), 0, ENOUGH, new Dice(seed));
    Coach<V, M> coach = new Coach<>(playable.assessor().orElseThrow());
    List<Decision<V, M>> decisions = Decision.of(playable, journal, 0, List.of());
    int every = 1 + decisions.size() / COMPARED;
    return IntStream.range(0, decisions.size())
        .filter(i -> i % every == 0)
        .mapToObj(decisions::get)
        .flatMap(decision -> coach.judge(decision, LITTLE).stream())
        .toList();
  }
}
