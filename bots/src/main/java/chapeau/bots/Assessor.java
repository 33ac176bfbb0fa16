package chapeau.bots;

import chapeau.engine.Dice;
import java.util.Optional;
import java.util.Set;

/** Judges decisions of one game as its expert would, from what the seat knows and nothing else. */
public interface Assessor<V, M> {

  /**
   * Weighs what a seat may do.
   *
   * @param chosen what it did, which is then weighed in any case
   * @return nothing where there is nothing to choose, or where no choice can be told from another
   */
  Optional<Assessment<M>> assess(Situation<V, M> now, Optional<M> chosen, Dice dice);

  /** The sealed interface of the reasons it may give. */
  Class<? extends Reason> reasons();

  /** The enum of the ways of playing it watches for over many games. */
  Class<? extends Enum<?>> ways();

  /** Which of them a move shows, at a decision it has assessed. */
  Set<? extends Enum<?>> ways(Knowledge<V> knows, Assessment<M> found, M move);
}
