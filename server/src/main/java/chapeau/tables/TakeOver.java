package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.SeatHolder;
import chapeau.tables.Denied.Why;
import java.util.List;

/**
 * Decides whether a guest may take over a bot's seat in a running game. A guest sees one hand of a
 * game, or the hands held from the start: a seat holder may return only to a seat that the same
 * guest has held.
 */
final class TakeOver {
  /** A game may be rated if this many of its guests want a rating. */
  private static final int RATED = 2;

  private final Chairs chairs;
  private final Fact.Header header;
  private final boolean mayBeRated;

  TakeOver(Chairs chairs, Fact.Header header, boolean mayBeRated) {
    this.chairs = chairs;
    this.header = header;
    this.mayBeRated = mayBeRated;
  }

  /** Whether a game that began with these people may be rated. */
  static boolean mayBeRated(House house, Fact.Header header, List<SeatHolder> holders) {
    return header.terms().rated()
        || (header.terms().listed()
            && holders.stream()
                    .filter(SeatHolder::began)
                    .map(SeatHolder::guest)
                    .filter(guest -> !guest.startsWith(Chair.PROGRAM))
                    .distinct()
                    .filter(house.store().people()::wantsRating)
                    .limit(RATED)
                    .count()
                == RATED);
  }

  /** Whether the table offers its bots' seats at all. In a lesson the bots follow a script. */
  boolean offersBots() {
    return !header.isLesson() && header.status() == Status.PLAYING;
  }

  boolean isOpenTo(String guest, Chair chair) {
    return offersBots()
        && chair.is(Kind.BOT)
        && (chairs.held(guest) == 0 ? !mayBeRated : chairs.hasHeld(guest, chair.seat()));
  }

  /** Refuses a seat that this guest may not take over. */
  void check(String guest, Chair chair) {
    if (!offersBots() || !chair.is(Kind.BOT)) {
      throw new Denied(Why.TOO_LATE, "Cette place est prise.", "That seat is taken.");
    }
    if (isOpenTo(guest, chair)) {
      return;
    }
    throw chairs.held(guest) != 0
        ? new Denied(
            Why.NOT_YOURS,
            "Vous avez déjà eu une place dans cette partie : vous ne pouvez reprendre que celle-là.",
            "You have had a seat in this game already: you can only go back to that one.")
        : new Denied(
            Why.NOT_YOURS,
            "Cette partie peut compter pour un classement : personne n’y remplace un bot.",
            "This game may be rated: nobody takes over from a bot in it.");
  }
}
