package chapeau.bots.hattari;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.State.Markers;
import chapeau.games.hattari.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Plays for the game and not for the round: it solves the round it is in for the chance to win the
 * game, and draws its move from the mix it finds, so that nobody can read its bluffs.
 */
final class Balanced implements Bot<View, Move> {

  /**
   * How good it is.
   *
   * @param iterations at most, by number of players; the more, the nearer to the solution
   * @param forgets how often the clue it passed on has slipped its mind
   * @param leans by how much, at most, it leaves the mix to take advantage of novices
   */
  record Skill(List<Integer> iterations, double forgets, double leans) {
    static final Skill EXPERT = new Skill(List.of(1000, 400, 60), 0, 0);
    static final Skill PLAYER = new Skill(List.of(40, 40, 15), 0.3, 0);

    /** The same for one who takes advantage of novices. */
    Skill leaning(double most) {
      return new Skill(iterations, forgets, most);
    }
  }

  /** Less likely guilty than this, an accusation is a bluff. */
  private static final double BLUFF = 0.2;

  /**
   * How much of the time goes to solving a round of four when a move is due: reading the solution
   * takes the rest.
   */
  private static final double SOLVING_FOR_FOUR = 0.4;

  private final Skill skill;
  private final Rounds rounds = new Rounds();

  Balanced(Skill skill) {
    this.skill = skill;
  }

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    Rounds.Round round = round(now);
    return switch (now.view().step()) {
      case LOOK, DEAL, OVER -> Choice.of(dice.pick(now.moves()), "look");
      case SWAP -> swap(now.view(), round, dice);
      case ACCUSE -> accuse(now.view(), round, dice);
    };
  }

  /** The round at hand; it is thought about while looking already. */
  private Rounds.Round round(Situation<View, Move> now) {
    View v = now.view();
    Values values = ValueShelf.of(v.variant());
    int players = v.variant().players();
    int[] coloured = new int[players];
    int[] black = new int[players];
    for (int i = 0; i < players; i++) {
      int seat = (v.first() + i) % players;
      Markers markers = v.markers().get(seat);
      boolean placed = v.suspects().stream().anyMatch(suspect -> suspect.pile().contains(seat));
      coloured[i] = markers.coloured() + (placed ? 1 : 0);
      black[i] = markers.black();
    }
    int state = values.states().number(coloured, black);
    boolean hurries = players == 4 && v.step() != View.Step.LOOK;
    Budget budget = hurries ? now.budget().until(SOLVING_FOR_FOUR) : now.budget();
    return rounds.solved(values, state, skill.iterations.get(players - 2), budget);
  }

  private Choice<Move> swap(View v, Rounds.Round round, Dice dice) {
    Sight sight = Sight.of(v, RoundTree.of(v.variant().players()));
    Advice advice = advice(v, round, sight, dice);
    List<Weighed> weighed = new ArrayList<>();
    for (int swap = 0; swap < RoundTree.ROLES; swap++) {
      double mix = 0;
      double wins = 0;
      for (int a = swap * RoundTree.ROLES; a < (swap + 1) * RoundTree.ROLES; a++) {
        mix += advice.mix()[a];
        wins = Math.max(wins, advice.wins()[a]);
      }
      Move move = swap == 0 ? new Move.Keep() : new Move.Swap(sight.places().get(swap - 1));
      weighed.add(new Weighed(move, mix, wins));
    }
    Move chosen = drawn(weighed, dice);
    String reason = chosen instanceof Move.Keep ? "keep" : "shuffle-the-cards";
    return choice(chosen, weighed, reason, beliefs(sight, advice.guilt()[0]));
  }

  private Choice<Move> accuse(View v, Rounds.Round round, Dice dice) {
    Sight sight = Sight.of(v, RoundTree.of(v.variant().players()));
    Advice advice = advice(v, round, sight, dice);
    int swap = sight.level() == 0 ? swapped(v, sight) : 0;
    List<Weighed> weighed = new ArrayList<>();
    for (int role = 0; role < RoundTree.ROLES; role++) {
      int a = swap * RoundTree.ROLES + role;
      Move move = new Move.Accuse(sight.places().get(role));
      weighed.add(new Weighed(move, advice.mix()[a], advice.wins()[a]));
    }
    Move chosen = drawn(weighed, dice);
    double[] guilt = advice.guilt()[swap];
    int accused = chosen instanceof Move.Accuse(int place) ? sight.places().indexOf(place) : 0;
    String reason = guilt[accused] < BLUFF ? "bluff" : "most-likely";
    return choice(chosen, weighed, reason, beliefs(sight, guilt));
  }

  private static int swapped(View v, Sight sight) {
    for (int role = 0; role < 2; role++) {
      if (v.suspects().get(sight.places().get(role)).swapped()) {
        return role + 1;
      }
    }
    return 0;
  }

  private Advice advice(View v, Rounds.Round round, Sight sight, Dice dice) {
    if (dice.fraction() < skill.forgets) {
      return round.adviceForgetting(sight);
    }
    return skill.leans > 0 ? round.adviceLeaning(sight, v, skill.leans) : round.advice(sight);
  }

  private record Weighed(Move move, double mix, double wins) {}

  private static Move drawn(List<Weighed> weighed, Dice dice) {
    double left = dice.fraction() * weighed.stream().mapToDouble(Weighed::mix).sum();
    for (Weighed one : weighed) {
      left -= one.mix;
      if (left < 0) {
        return one.move;
      }
    }
    return weighed.getFirst().move;
  }

  private static List<Belief> beliefs(Sight sight, double[] guilt) {
    return IntStream.range(0, RoundTree.ROLES)
        .mapToObj(role -> new Belief("culprit", sight.places().get(role), guilt[role]))
        .toList();
  }

  private static Choice<Move> choice(
      Move chosen, List<Weighed> weighed, String reason, List<Belief> beliefs) {
    double all = weighed.stream().mapToDouble(Weighed::mix).sum();
    List<Candidate<Move>> ranked =
        weighed.stream()
            .map(one -> new Candidate<>(one.move, one.wins, all > 0 ? one.mix / all : 0))
            .sorted(Candidate.bestFirst())
            .toList();
    return new Choice<>(chosen, ranked, reason).believing(beliefs);
  }
}
