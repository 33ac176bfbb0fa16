package chapeau.tables;

import chapeau.fair.Salts;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Fleet;
import chapeau.tables.Denied.Why;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The moment between the last who sits down and the first deal: salts that were sealed are shown,
 * so that nobody chooses theirs knowing the others'.
 */
public final class Sealing<S, M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Sealing.class);

  /** Who has not shown a salt by then has the seal counted in its place. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Table<S, M, V> table;

  Sealing(Table<S, M, V> table) {
    this.table = table;
  }

  /** Starts at once where nothing is sealed; otherwise asks for the salts first. */
  Change<S, M, V> begin(Change<S, M, V> change, List<Chair> seated) {
    if (seated.stream().noneMatch(Chair::isSealed)) {
      return table.playing().begin(change, seated);
    }
    TableState<S, M, V> state = change.after();
    return change.chairs(state.chairs().with(seated)).header(state.header().with(Status.STARTING));
  }

  /** A little after the node that waits would begin, for the case that it is no more. */
  long end(long millis) {
    return millis + PATIENCE.plusSeconds(1).toMillis();
  }

  /** No other node has begun. */
  void takeUp() {
    beginAnyway();
    table.append(List.of(new Fact.Undue(table.id(), Fleet.Kind.SEALS)));
  }

  /** Shows the salt of a seat; the last one starts the game. */
  public void show(String guest, int seat, String salt) {
    table.doInTurn(() -> {
      Chair chair = table.chairs().of(guest, seat);
      boolean begun = table.history().begun();
      if (begun && !chair.seal().isEmpty() && chair.salt().equals(salt)) {
        return; // Shown here, while another node began.
      }
      if (table.header().status() != Status.STARTING || !chair.isSealed()) {
        throw new Denied(Why.TOO_LATE, "Aucun sel n’est attendu ici.", "No salt is expected here.");
      }
      if (!Salts.seal(Sitter.checkSalt(salt)).equals(chair.seal())) {
        throw new Denied(
            Why.MALFORMED,
            "Ce sel n’est pas celui qui a été scellé.",
            "That salt is not the one that was sealed.");
      }
      Change<S, M, V> shown = table.change().chair(chair.salted(salt));
      List<Chair> chairs = shown.after().chairs().all();
      boolean last = chairs.stream().noneMatch(Chair::isSealed);
      table.commit(last ? table.playing().begin(shown, chairs) : shown);
    });
  }

  /** On whichever node this is: the first to come wins, and to come second does no harm. */
  void beginInTheEnd() {
    if (table.header().status() == Status.STARTING) {
      Thread.ofVirtual()
          .name("seals-" + table.shortId())
          .start(() -> {
            try {
              Thread.sleep(PATIENCE);
              if (!table.house().isClosed()) {
                beginAnyway();
              }
            } catch (InterruptedException | RuntimeException e) {
              LOG.atWarn().addKeyValue("table", table.shortId()).log("not begun: {}", e.toString());
            }
          });
    }
  }

  void beginAnyway() {
    table.doInTurn(() -> {
      if (table.header().status() == Status.STARTING) {
        List<Chair> chairs =
            table.chairs().all().stream()
                .map(chair -> chair.isSealed() ? chair.salted(chair.seal()) : chair)
                .toList();
        table.commit(table.playing().begin(table.change(), chairs));
      }
    });
  }
}
