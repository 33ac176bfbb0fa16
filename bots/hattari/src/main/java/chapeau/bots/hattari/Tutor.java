package chapeau.bots.hattari;

import chapeau.bots.Assessment;
import chapeau.bots.Assessor;
import chapeau.bots.Choice;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Knowledge;
import chapeau.bots.Reason;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.View;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Judges by the solution of the round: what every move wins if all play as they should, and how
 * often one who cannot be read makes it. What the mix plays is no mistake; but all it plays is
 * worth the same, so the share of a move plainly worth less is only left over from working it out.
 */
final class Tutor implements Assessor<View, Move> {

  /** What is left open after solving so far. */
  private static final double DOUBT = 0.003;

  /** Of two moves of a mix that is not quite solved, so much may one be worth less. */
  private static final double MIXED = 0.02;

  /** So much likelier guilty is seen without reckoning. */
  private static final double PLAINLY = 0.05;

  /** Less likely guilty than this, an accusation is a bluff. */
  private static final double BLUFF = 0.2;

  /** Likelier guilty than this, what covering an innocent's markers would cost is no reason. */
  private static final double SURE = 0.9;

  private final Balanced expert = new Balanced(Balanced.Skill.EXPERT);

  @Override
  public Class<? extends Reason> reasons() {
    return Why.class;
  }

  @Override
  public Class<? extends Enum<?>> ways() {
    return Way.class;
  }

  @Override
  public Set<Way> ways(Knowledge<View> knows, Assessment<Move> found, Move move) {
    return switch (move) {
      case Move.Swap _ -> Set.of(Way.SWAPS);
      case Move.Accuse(int suspect)
          when placed(knows.view()) == 0 && guilt(found.beliefs(), suspect) < BLUFF ->
          Set.of(Way.BLUFFS_FIRST);
      default -> Set.of();
    };
  }

  @Override
  public Optional<Assessment<Move>> assess(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    // Whom to look at is all the same: places nobody can tell apart.
    return switch (now.view().step()) {
      case LOOK, DEAL, OVER -> Optional.empty();
      case SWAP, ACCUSE -> {
        Choice<Move> choice = expert.choose(now, dice);
        Optional<Why> why =
            chosen
                .filter(move -> !move.equals(choice.ranked().getFirst().move()))
                .map(move -> why(now.view(), choice, move));
        yield Optional.of(new Assessment<>(mixed(choice.ranked()), DOUBT, choice.beliefs(), why));
      }
    };
  }

  private static List<Candidate<Move>> mixed(List<Candidate<Move>> ranked) {
    double least = ranked.getFirst().value() - MIXED;
    return ranked.stream()
        .map(one -> one.value() < least ? new Candidate<>(one.move(), one.value()) : one)
        .toList();
  }

  private static Why why(View v, Choice<Move> choice, Move chosen) {
    Candidate<Move> best = choice.ranked().getFirst();
    return switch (chosen) {
      case Move.Accuse(int suspect) when best.move() instanceof Move.Accuse(int better) ->
          accusing(v, choice, better, suspect);
      case Move.Swap(int suspect) ->
          best.move() instanceof Move.Swap(int better)
              ? new Why.SwapsOther(guilt(choice, better), guilt(choice, suspect))
              : new Why.Keeps(surest(choice));
      default -> new Why.Swaps();
    };
  }

  private static Why accusing(View v, Choice<Move> choice, int better, int chosen) {
    double there = guilt(choice, better);
    double here = guilt(choice, chosen);
    int pile = v.suspects().get(chosen).pile().size();
    if (there > here + PLAINLY) {
      return new Why.Likelier(there, here);
    }
    if (here < SURE && pile > v.suspects().get(better).pile().size()) {
      return new Why.Covers(pile, 1 - here);
    }
    // Nobody is left whom the last player could lead astray.
    boolean last = placed(v) == v.variant().players() - 1;
    return there < here - PLAINLY && !last
        ? new Why.Bluffs(there, here)
        : new Why.Standing(there, here);
  }

  private static int placed(View v) {
    return v.suspects().stream().mapToInt(suspect -> suspect.pile().size()).sum();
  }

  private static double guilt(Choice<Move> choice, int suspect) {
    return guilt(choice.beliefs(), suspect);
  }

  private static double guilt(List<Belief> beliefs, int suspect) {
    return beliefs.stream()
        .filter(belief -> belief.thing() == suspect)
        .mapToDouble(Belief::chance)
        .sum();
  }

  private static double surest(Choice<Move> choice) {
    return choice.beliefs().stream().mapToDouble(Belief::chance).max().orElse(0);
  }
}
