package chapeau.tables;

import chapeau.bots.GameBots;
import chapeau.catalogue.Playable;
import chapeau.coach.Decision;
import chapeau.engine.Seat;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;

/**
 * Trying again: a new table that takes up a finished game before a decision of somebody's, against
 * the same bots, with all this person could not know then laid anew. What is laid is drawn from
 * what the seat knew and from nothing else, so it tells nothing of what lay there in truth.
 */
final class Retries {
  private Retries() {}

  /**
   * Such a table, not written yet.
   *
   * @param id of the new table
   * @param seq the number of the step the decision made
   */
  static <S, M, V> NewTable<S, M, V> of(
      Table<S, M, V> table, String guest, int seat, int seq, String id) {
    Decision<V, M> decision = table.inTurn(() -> decision(table, guest, seat, seq));
    String state = Json.write(laid(table, decision));
    return new NewTable<>(
        table.playable(),
        Aftermath.header(id, table.playable(), table.header().setup(), guest, table.house())
            .on(Terms.USUAL),
        Optional.of(new Fact.Retry(id, table.id(), seq, seat, state)),
        table.inTurn(() -> chairs(table, seat)));
  }

  private static <S, M, V> Decision<V, M> decision(
      Table<S, M, V> table, String guest, int seat, int seq) {
    table.coaching().mayAsk(guest, seat);
    return table.coaching().decisions(seat).stream()
        .filter(one -> one.seq() == seq)
        .findFirst()
        .orElseThrow(() ->
            new Denied(
                Why.MALFORMED,
                "« seq » est le numéro d’une de vos décisions.",
                "“seq” is the number of one of your decisions."));
  }

  /**
   * The hidden things as likely as the expert holds them. If the expert fails or thinks too long,
   * any state that looks the same to the seat: the person waits for a table, not for an error.
   */
  private static <S, M, V> S laid(Table<S, M, V> table, Decision<V, M> decision) {
    House house = table.house();
    Playable<S, M, V> playable = table.playable();
    try {
      return house.think(() -> playable.worlds().drawn(decision.knows(), house.dice()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (TimeoutException _) {
      house.complain(playable.id(), "expert", "thought too long about another try", null);
    } catch (ExecutionException e) {
      house.complain(playable.id(), "expert", "failed at another try", e.getCause());
    }
    return playable.game().imagine(decision.knows().view(), house.dice());
  }

  /** The bots sit where they sat; for people, the usual bot. */
  private static List<Chair> chairs(Table<?, ?, ?> table, int seat) {
    List<Chair> chairs = new ArrayList<>();
    List<String> names = new ArrayList<>(table.chairs().namesBut(Seat.NOBODY));
    for (Chair chair : table.chairs().all()) {
      if (chair.seat() == seat) {
        chairs.add(
            Chair.person(seat, chair.guest(), chair.name()).taken(chair.name(), chair.hat()));
      } else if (chair.is(Kind.BOT)) {
        chairs.add(Chair.bot(chair.seat(), chair.name(), chair.bot()));
      } else {
        String name = Names.bot(names, table.house().dice());
        names.add(name);
        chairs.add(Chair.bot(chair.seat(), name, GameBots.PLAYER));
      }
    }
    return chairs;
  }
}
