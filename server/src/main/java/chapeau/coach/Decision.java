package chapeau.coach;

import chapeau.bots.Knowledge;
import chapeau.bots.Knowledge.Claim;
import chapeau.catalogue.Playable;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import java.util.ArrayList;
import java.util.List;

/**
 * One decision of a seat: what it knew, what it could do, what it did.
 *
 * @param seq the number of the step it made
 */
public record Decision<V, M>(int seq, Knowledge<V> knows, List<M> moves, M chosen) {

  /**
   * All decisions of a seat in a game, each with everything that seat had been told by then.
   *
   * @param claims all it ever heard claimed at the table
   */
  public static <S, M, V> List<Decision<V, M>> of(
      Playable<S, M, V> playable, Journal<M> journal, int seat, List<Claim> claims)
      throws Run.Refused {
    List<Decision<V, M>> decisions = new ArrayList<>();
    Telling telling = Telling.aloud();
    Run<S, M> run = Run.start(playable.game(), journal.setup(), telling);
    List<Told> told = new ArrayList<>(telling.told());
    for (Journal.Entry<M> entry : journal.entries()) {
      if (entry.actor() == seat && seat != Seat.CHANCE) {
        decisions.add(of(playable, run.state(), seat, told, claims, run.moves() + 1, entry.move()));
      }
      telling = Telling.aloud();
      run.play(entry.actor(), entry.move(), telling);
      told.addAll(telling.told());
    }
    return decisions;
  }

  /** One decision, after all that had been told by then, to whomever. */
  public static <S, M, V> Decision<V, M> of(
      Playable<S, M, V> playable,
      S state,
      int seat,
      List<Told> told,
      List<Claim> claims,
      int seq,
      M chosen) {
    int heard = (int) told.stream().filter(one -> one.reaches(seat)).count();
    List<Claim> before = claims.stream().filter(claim -> claim.told() <= heard).toList();
    return new Decision<>(
        seq,
        playable.knowledge(state, seat, told, before),
        playable.game().moves(state, seat),
        chosen);
  }
}
