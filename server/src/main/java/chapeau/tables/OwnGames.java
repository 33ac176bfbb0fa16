package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.wire.MyGames;
import chapeau.wire.MyRecord;
import chapeau.wire.SeatView;
import chapeau.wire.TableView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What somebody plays and has played: read from the store, so that it is the same everywhere. */
public final class OwnGames {
  private static final Logger LOG = LoggerFactory.getLogger(OwnGames.class);
  private static final int AT_ONCE = 30;
  private static final int MOST_COUNTED = 5_000;
  private static final String EVER = "9999";

  private final House house;
  private final Tables tables;

  public OwnGames(House house, Tables tables) {
    this.house = house;
    this.tables = tables;
  }

  /** The games of a guest; of those that are over, some that ended before a time. */
  public MyGames of(String guest, String before) {
    if (!PlainText.isPlain(before)) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "« before » est un texte sur une ligne, sans caractères de contrôle.",
          "“before” is a text on one line, without control characters.");
    }
    List<People.Played> last = house.store().people().finished(guest, before, AT_ONCE);
    return new MyGames(
        running(guest),
        last.stream().map(played -> game(played, guest)).toList(),
        last.size() < AT_ONCE ? "" : last.getLast().ended());
  }

  /** How a guest has done so far. */
  public MyRecord record(String guest) {
    return new Score(guest, house.store().people().finished(guest, EVER, MOST_COUNTED)).told();
  }

  private List<TableView> running(String guest) {
    List<TableView> running = new ArrayList<>();
    for (Fact.Header header : house.store().people().unfinished(guest)) {
      try {
        running.add(tables.find(header.id()).view(guest));
      } catch (Denied e) {
        LOG.atDebug().log("a table of a game that is not here: {}", e.getMessage());
      }
    }
    // Sorting keeps the order of those that are equal: the newest stay first.
    running.sort(Comparator.comparing(table -> !waitsFor(table)));
    return running;
  }

  private static boolean waitsFor(TableView table) {
    return table.status() == TableView.Status.playing
        && table.seats().stream()
            .filter(seat -> seat.you() && !seat.standIn())
            .map(SeatView::seat)
            .anyMatch(table.acting()::contains);
  }

  static MyGames.Game game(People.Played played, String guest) {
    List<MyGames.Player> players =
        played.chairs().stream()
            .map(chair -> player(chair, played.place(chair.seat()), guest))
            .toList();
    Fact.Header header = played.header();
    return new MyGames.Game(header.id(), header.game(), played.ended(), players);
  }

  private static MyGames.Player player(Chair chair, int place, String guest) {
    return new MyGames.Player(
        chair.seat(),
        chair.name(),
        chair.bot(),
        chair.hat(),
        chair.belongsTo(guest),
        chair.isProgram(),
        place);
  }
}
