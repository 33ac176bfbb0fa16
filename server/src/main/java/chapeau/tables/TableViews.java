package chapeau.tables;

import chapeau.fair.Seed;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.wire.Again;
import chapeau.wire.SeatView;
import chapeau.wire.TableView;
import chapeau.wire.TurnView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What anybody with the link may know about a table, as one guest is told of it. */
final class TableViews {
  private TableViews() {}

  static TableView of(Table<?, ?, ?> table, String guest) {
    Fact.Header header = table.header();
    return new TableView(
        header.id(),
        header.game(),
        header.version(),
        header.setup().players(),
        header.setup().options(),
        switch (header.status()) {
          case OPEN -> TableView.Status.open;
          case STARTING -> TableView.Status.starting;
          case PLAYING -> TableView.Status.playing;
          case OVER -> TableView.Status.over;
        },
        table.history().stopped(),
        header.host().equals(guest),
        header.isLesson(),
        header.isLesson() || table.state().retry().isPresent()
            ? ""
            : new Seed(header.seed()).commitment(),
        table.chairs().all().stream().map(chair -> seat(table, chair, guest)).toList(),
        table.history().seq(),
        acting(table),
        header.rematch(),
        "/t/" + header.id(),
        Paces.written(header.terms().pace()),
        header.terms().listed(),
        header.terms().mayCount() && !table.chairs().takenOver(),
        header.terms().lang(),
        header.terms().pace().isTimed() ? table.time().view() : null,
        again(table, guest));
  }

  /** Only who plays there is told of the other table: whoever knows an id may open it. */
  private static @Nullable Again again(Table<?, ?, ?> table, String guest) {
    return table
        .state()
        .retry()
        .filter(_ -> table.chairs().has(guest))
        .map(retry -> new Again(retry.from(), retry.seq()))
        .orElse(null);
  }

  /** Nobody before the first deal, though the table may be said to play already. */
  private static List<Integer> acting(Table<?, ?, ?> table) {
    boolean playing = table.history().begun() && !table.history().stopped();
    return playing ? TurnView.of(table.history().turn()).acting() : List.of();
  }

  private static SeatView seat(Table<?, ?, ?> table, Chair chair, String guest) {
    return new SeatView(
        chair.seat(),
        switch (chair.kind()) {
          case OPEN -> SeatView.Kind.open;
          case RESERVED, PERSON -> SeatView.Kind.person;
          case BOT, STAND_IN -> SeatView.Kind.bot;
        },
        chair.name(),
        chair.bot(),
        chair.hat(),
        chair.seal(),
        chair.belongsTo(guest),
        table.watching().isPresent(chair.seat()) || chair.is(Kind.BOT),
        chair.is(Kind.STAND_IN),
        chair.isProgram(),
        table.seating().offers(guest, chair),
        chair.is(Kind.PERSON) ? table.watching().patience(chair.seat()) : 0);
  }
}
