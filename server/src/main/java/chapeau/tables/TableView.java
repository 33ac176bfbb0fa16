package chapeau.tables;

import java.util.List;
import java.util.Map;

/** What anybody with the link may know about a table, as one guest is told of it. */
public record TableView(
    String id,
    String game,
    int version,
    int players,
    Map<String, String> options,
    String status,
    boolean host,
    String commitment,
    List<SeatView> seats,
    int seq,
    String rematch,
    String invite) {

  /** A seat as others see it. */
  public record SeatView(
      int seat,
      String kind,
      String name,
      String bot,
      boolean you,
      boolean present,
      boolean standIn) {

    static SeatView of(Chair chair, String guest, boolean present) {
      String kind =
          switch (chair.kind()) {
            case OPEN -> "open";
            case RESERVED, PERSON -> "person";
            case BOT, STAND_IN -> "bot";
          };
      return new SeatView(
          chair.seat(),
          kind,
          chair.name(),
          chair.bot(),
          chair.belongsTo(guest),
          present || chair.is(Chair.Kind.BOT),
          chair.is(Chair.Kind.STAND_IN));
    }
  }
}
