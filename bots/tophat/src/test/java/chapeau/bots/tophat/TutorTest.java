package chapeau.bots.tophat;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Assessment;
import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.Phase;
import chapeau.games.tophat.Stack;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import chapeau.games.tophat.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Positions of Top Hat that can be seen to the end are judged by their end. */
class TutorTest {
  private static final TopHat TOPHAT = new TopHat();
  private static final Playable<State, Move, View> PLAYABLE = Playable.of(new TopHatBots());

  /** So many games are looked through for endings, and so many moves ahead. */
  private static final int GAMES = 36;

  private static final int PLIES = 4;

  /** A decision in a game of the usual bot. */
  private record Asked(State state, int seat, Move move) {}

  private static Asked lastOf(int seed) {
    return game(seed).getLast();
  }

  private static List<Asked> game(int seed) {
    Bot<View, Move> bot = PLAYABLE.bot("player").orElseThrow();
    Dice dice = new Dice(seed);
    State state = done(TOPHAT.start(new Setup(2)));
    List<Asked> game = new ArrayList<>();
    while (!TOPHAT.turn(state).isOver()) {
      int seat = -1;
      Move move;
      if (TOPHAT.turn(state) instanceof Turn.Acting(int seats)) {
        seat = Integer.numberOfTrailingZeros(seats);
        move = PLAYABLE.decide(bot, state, seat, List.of(), List.of(), Budget.of(100), dice).move();
      } else {
        move = TOPHAT.draw(state, dice);
      }
      game.add(new Asked(state, seat, move));
      state = done(TOPHAT.play(state, seat, move));
    }
    return game;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }

  private static Assessment<Move> assess(Asked last, Move chosen) {
    var knows = PLAYABLE.knowledge(last.state, last.seat, List.of(), List.of());
    List<Move> moves = TOPHAT.moves(last.state, last.seat);
    return new Tutor()
        .assess(new Situation<>(knows, moves, Budget.of(400)), Optional.of(chosen), new Dice(1))
        .orElseThrow();
  }

  @Test
  void theMoveThatWinsIsTheBestAndNoMistake() {
    int seen = 0;
    for (int seed = 1; seed <= 12; seed++) {
      Asked last = lastOf(seed);
      State end = done(TOPHAT.play(last.state, last.seat, last.move));
      List<Move> moves = TOPHAT.moves(last.state, last.seat);
      boolean wins =
          last.state.phase() == Phase.MOVE
              && TOPHAT.view(end, last.seat).piles().stream()
                  .allMatch(pile -> pile.hats().getFirst() == last.seat);
      if (wins && moves.size() > 1) {
        seen++;
        Assessment<Move> judged = assess(last, last.move);
        assertThat(judged.loss(last.move)).isZero();
        assertThat(judged.of(last.move).orElseThrow().value()).isGreaterThan(0.99);
      }
    }
    assertThat(seen).as("games won by a last jump that was chosen among several").isPositive();
  }

  /**
   * Endings in which nothing is left to guess, looked through by the rules alone, every move of
   * both: what wins against any defence is the best, and what lets the other win so costs the game.
   */
  @Test
  void endingsSolvedAreJudgedByTheirSolution() {
    int solved = 0;
    for (int seed = 1; seed <= GAMES; seed++) {
      for (Asked one : endings(seed)) {
        Map<Integer, List<Move>> ends =
            TOPHAT.moves(one.state, one.seat).stream()
                .collect(
                    Collectors.groupingBy(move ->
                        end(done(TOPHAT.play(one.state, one.seat, move)), one.seat, PLIES)));
        List<Move> wins = ends.getOrDefault(1, List.of());
        List<Move> loses = ends.getOrDefault(-1, List.of());
        for (Move mistake : wins.isEmpty() ? List.<Move>of() : loses) {
          solved++;
          Assessment<Move> judged = assess(one, mistake);
          assertThat(judged.ranked().getFirst().move()).isIn(wins);
          assertThat(judged.loss(mistake)).isGreaterThan(0.99);
        }
        for (Move right : wins) {
          assertThat(assess(one, right).loss(right)).isZero();
        }
      }
    }
    assertThat(solved).as("mistakes by which a game won is lost").isGreaterThan(5);
  }

  /**
   * 1 where the seat wins within so many moves whatever the other does, -1 where the other does.
   */
  private static int end(State state, int seat, int plies) {
    if (TOPHAT.turn(state) instanceof Turn.Over(Ranking ranking)) {
      List<Integer> winners = ranking.winners();
      return winners.size() > 1 ? 0 : winners.contains(seat) ? 1 : -1;
    }
    if (plies == 0) {
      return 0;
    }
    int acting = state.acting();
    int best = -1;
    for (Move move : TOPHAT.moves(state, acting)) {
      best = Math.max(best, end(done(TOPHAT.play(state, acting, move)), acting, plies - 1));
      if (best == 1) {
        break;
      }
    }
    return acting == seat ? best : -best;
  }

  /** The last decisions of a game in which neither has anything left to guess. */
  private static List<Asked> endings(int seed) {
    return game(seed).reversed().stream()
        .filter(one -> one.state.phase() == Phase.MOVE)
        .takeWhile(one -> isOpen(one.state, 0) && isOpen(one.state, 1))
        .filter(one -> TOPHAT.moves(one.state, one.seat).size() > 1)
        .toList();
  }

  private static boolean isOpen(State state, int seat) {
    Dice dice = new Dice(1);
    View view = TOPHAT.view(state, seat);
    return IntStream.range(0, 30).allMatch(_ -> TOPHAT.imagine(view, dice).equals(state));
  }

  @Test
  void theMoveMadeIsWeighedAsDeepAsTheBest() {
    Asked last = lastOf(1);
    for (Move move : TOPHAT.moves(last.state, last.seat)) {
      Optional<Assessment<Move>> judged =
          TOPHAT.moves(last.state, last.seat).size() > 1
              ? Optional.of(assess(last, move))
              : Optional.empty();
      judged.ifPresent(one -> assertThat(one.of(move)).isPresent());
    }
  }

  @Test
  void ofTwoStacksAlikeItIsAllTheSameWhichIsPlaced() {
    State state = done(TOPHAT.start(new Setup(2)));
    for (int seat = 0; seat < 2; seat++) {
      state = done(TOPHAT.play(state, seat, TOPHAT.moves(state, seat).getFirst()));
    }
    while (TOPHAT.turn(state) instanceof Turn.Chance) {
      state = done(TOPHAT.play(state, -1, TOPHAT.draw(state, new Dice(1))));
    }
    int seat = state.acting();
    List<Stack> hand = state.hands().get(seat).stacks();
    int twin = hand.lastIndexOf(hand.getFirst());
    assertThat(twin).as("two stacks alike").isPositive();
    Move made =
        TOPHAT.moves(state, seat).stream()
            .filter(move -> move instanceof Move.Place(int stack, int _) && stack == twin)
            .findFirst()
            .orElseThrow();
    List<Candidate<Move>> ranked = assess(new Asked(state, seat, made), made).ranked();
    assertThat(ranked).extracting(Candidate::move).contains(made);
    assertThat(ranked)
        .extracting(one ->
            one.move() instanceof Move.Place(int stack, int cell)
                ? hand.get(stack) + "@" + cell
                : "")
        .doesNotHaveDuplicates();
  }

  @Test
  void buildingIsAMixAndNotJudged() {
    State state = done(TOPHAT.start(new Setup(2)));
    var knows = PLAYABLE.knowledge(state, 0, List.of(), List.of());
    List<Move> moves = TOPHAT.moves(state, 0);
    assertThat(
            new Tutor()
                .assess(
                    new Situation<>(knows, moves, Budget.of(40)),
                    Optional.of(moves.getFirst()),
                    new Dice(1)))
        .isEmpty();
  }
}
