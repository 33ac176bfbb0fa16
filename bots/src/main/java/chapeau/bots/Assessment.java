package chapeau.bots;

import chapeau.bots.Choice.Belief;
import chapeau.bots.Choice.Candidate;
import java.util.List;
import java.util.Optional;

/**
 * What an expert holds of a decision.
 *
 * @param ranked the moves weighed, best first, each with its chance to win the game, all reckoned
 *     alike so that they compare
 * @param doubt how far apart two of these chances may lie and still not be told apart
 * @param beliefs what the seat could hold likely of what it cannot see
 * @param why what speaks for the best one against the one chosen; nothing where nobody has chosen,
 *     or that one is the best
 * @param sampled what the move chosen came to in worlds drawn; nothing where none were
 */
public record Assessment<M>(
    List<Candidate<M>> ranked,
    double doubt,
    List<Belief> beliefs,
    Optional<? extends Reason> why,
    Optional<Measured> sampled) {

  /**
   * A mix plays so much of what it plays at all; less is what was left over from working it out.
   */
  private static final double PLAYED_AT_ALL = 0.02;

  public Assessment {
    ranked = List.copyOf(ranked);
    beliefs = List.copyOf(beliefs);
  }

  public Assessment(
      List<Candidate<M>> ranked,
      double doubt,
      List<Belief> beliefs,
      Optional<? extends Reason> why) {
    this(ranked, doubt, beliefs, why, Optional.empty());
  }

  public double best() {
    return ranked.getFirst().value();
  }

  public Optional<Candidate<M>> of(M move) {
    return ranked.stream().filter(one -> one.move().equals(move)).findFirst();
  }

  /** What a move costs beside the best, beyond any doubt; nothing for one the mix plays. */
  public double loss(M move) {
    return of(move)
        .filter(one -> one.share() < PLAYED_AT_ALL)
        .map(one -> Math.max(0, best() - one.value() - doubt))
        .orElse(0.0);
  }

  /** What a move came to; where no worlds were drawn, the doubt stands for the error. */
  public Measured measured(M move) {
    return sampled.orElseGet(() -> {
      double made = of(move).map(Candidate::value).orElse(best());
      boolean isMixed = of(move).stream().anyMatch(one -> one.share() >= PLAYED_AT_ALL);
      double cost = isMixed ? 0 : best() - made;
      return new Measured(best() - cost, doubt, cost, cost > 0 ? doubt : 0);
    });
  }
}
