package chapeau.bots.hattari;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Assessment;
import chapeau.bots.Budget;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Situation;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Decisions of Hattari whose worth is known exactly are judged so. */
class TutorTest {
  private static final Hattari HATTARI = new Hattari();
  private static final Playable<State, Move, View> PLAYABLE = Playable.of(new HattariBots());
  private static final Budget ENOUGH = Budget.of(300);

  /** So few iterations leave every move a share of the mix. */
  private static final Budget BEGUN = Budget.of(3);

  /** The last to accuse cannot tell apart six deals at most; so many draws miss none. */
  private static final int WORLDS = 300;

  private final Tutor tutor = new Tutor();

  /** A decision of somebody in a game played at random. */
  private record Asked(Situation<View, Move> now, boolean last) {}

  private static void randomGames(int players, int games, Consumer<Asked> listener) {
    Dice dice = new Dice(11);
    for (int game = 0; game < games; game++) {
      State state = done(HATTARI.start(new Setup(players)));
      while (!HATTARI.turn(state).isOver()) {
        if (HATTARI.turn(state) instanceof Turn.Acting(int seats)) {
          int seat = Integer.numberOfTrailingZeros(seats);
          List<Move> moves = HATTARI.moves(state, seat);
          if (moves.size() > 1) {
            var knows = PLAYABLE.knowledge(state, seat, List.of(), List.of());
            View v = knows.view();
            int placed = v.suspects().stream().mapToInt(one -> one.pile().size()).sum();
            listener.accept(
                new Asked(new Situation<>(knows, moves, ENOUGH), placed == players - 1));
          }
          state = done(HATTARI.play(state, seat, dice.pick(moves)));
        } else {
          state = done(HATTARI.play(state, -1, HATTARI.draw(state, dice)));
        }
      }
    }
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }

  @Test
  void whoPlaysLastAndKnowsTheCulpritIsToldToAccuseThem() {
    int[] certain = new int[1];
    randomGames(
        2,
        12,
        asked -> {
          Optional<Assessment<Move>> found =
              tutor.assess(asked.now, Optional.empty(), new Dice(1)).filter(_ -> asked.last);
          Optional<Belief> culprit =
              found.flatMap(one ->
                  one.beliefs().stream().filter(belief -> belief.chance() > 0.9999).findFirst());
          if (culprit.isPresent()) {
            certain[0]++;
            Assessment<Move> one = found.get();
            Move right = new Move.Accuse(culprit.get().thing());
            assertThat(one.loss(right)).isZero();
            assertThat(one.of(right).orElseThrow().value()).isGreaterThan(one.best() - 0.003);
          }
        });
    assertThat(certain[0]).as("decisions in which the culprit was certain").isPositive();
  }

  /**
   * Decided by the rules alone: the last to accuse, where one accusation wins the game whatever
   * lies hidden and another loses it so, in every deal that looks the same.
   */
  @Test
  void whatWinsWhateverLiesHiddenIsTheBestAndWhatLosesSoCostsTheGame() {
    for (int players = 2; players <= 3; players++) {
      int[] decided = new int[1];
      randomGames(
          players,
          150,
          asked -> {
            List<Move> wins = asked.last ? always(asked.now, true) : List.of();
            List<Move> loses = wins.isEmpty() ? List.of() : always(asked.now, false);
            for (Move mistake : loses) {
              decided[0]++;
              Assessment<Move> one =
                  tutor.assess(asked.now, Optional.of(mistake), new Dice(1)).orElseThrow();
              assertThat(one.loss(mistake)).isGreaterThan(0.99);
              assertThat(wins)
                  .allSatisfy(
                      move -> assertThat(one.of(move).orElseThrow().value()).isGreaterThan(0.999));
              Assessment<Move> begun = hastily(asked.now, mistake);
              assertThat(begun.loss(mistake)).as("with a share left over").isGreaterThan(0.99);
            }
          });
      assertThat(decided[0]).as("decided with %d players", players).isGreaterThan(5);
    }
  }

  private Assessment<Move> hastily(Situation<View, Move> now, Move chosen) {
    var begun = new Situation<>(now.knows(), now.moves(), BEGUN);
    return tutor.assess(begun, Optional.of(chosen), new Dice(1)).orElseThrow();
  }

  /** The moves that win, or lose, in every deal that looks so to the seat. */
  private static List<Move> always(Situation<View, Move> now, boolean won) {
    Dice dice = new Dice(3);
    List<State> worlds =
        Stream.generate(() -> HATTARI.imagine(now.view(), dice)).limit(WORLDS).distinct().toList();
    return now.moves().stream()
        .filter(move ->
            worlds.stream()
                .map(world -> HATTARI.turn(done(HATTARI.play(world, now.seat(), move))))
                .allMatch(turn ->
                    turn instanceof Turn.Over(Ranking ranking)
                        && ranking.winners().contains(now.seat()) == won))
        .toList();
  }

  @Test
  void whatTheMixPlaysAtAllIsNoMistake() {
    int[] mixed = new int[1];
    randomGames(
        2,
        4,
        asked ->
            tutor
                .assess(asked.now, Optional.empty(), new Dice(1))
                .ifPresent(one ->
                    one.ranked().stream()
                        .filter(candidate -> candidate.share() >= 0.02)
                        .forEach(candidate -> {
                          mixed[0] += candidate.share() < 0.9 ? 1 : 0;
                          assertThat(one.loss(candidate.move())).isZero();
                        })));
    assertThat(mixed[0]).as("moves the solution mixes").isPositive();
  }

  @Test
  void lookingIsNotJudged() {
    randomGames(
        3,
        1,
        asked -> {
          if (asked.now.view().step() == View.Step.LOOK) {
            assertThat(tutor.assess(asked.now, Optional.empty(), new Dice(1))).isEmpty();
          }
        });
  }
}
