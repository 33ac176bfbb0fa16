package chapeau.bots.hatouf;

import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Move;

/**
 * What the acting seat may play on a {@link Sea}, written as numbers, and playing it. A shared 7 is
 * only ever listed in two parts here: more parts are weighed where a real decision is made, not in
 * every turn that is imagined.
 *
 * <p>A play is written from its lowest bits: six for the card, three for what is done with it; then
 * four for the boat, one for whether it ends in a quay and four for the boat it is swapped with;
 * or, for a shared 7, three for how many parts it has and eight for each.
 */
final class Plays {
  static final int MOST = 512;

  /** What is done with a card; nothing at all, where it is thrown away, is 0. */
  private static final int LAUNCH = 1;

  private static final int SAIL = 2;
  private static final int SWAP = 3;
  private static final int SHARE = 4;

  private Plays() {}

  static long coded(Move move) {
    return switch (move) {
      case Move.Throw(int card) -> card;
      case Move.Launch(int card, int boat) -> play(card, LAUNCH, boat, false, 0);
      case Move.Sail(int card, int boat, boolean quay) -> play(card, SAIL, boat, quay, 0);
      case Move.Swap(int card, int boat, int other) -> play(card, SWAP, boat, false, other);
      case Move.Share(int card, var parts) -> {
        long coded = card | SHARE << 6 | (long) parts.size() << 9;
        for (int i = 0; i < parts.size(); i++) {
          Move.Part part = parts.get(i);
          coded |= part(part.boat(), part.cells(), part.quay()) << (12 + 8 * i);
        }
        yield coded;
      }
      case Move.Begin _, Move.Deal _, Move.Exchange _ ->
          throw new IllegalArgumentException("no card is played by " + move);
    };
  }

  private static long play(int card, int kind, int boat, boolean quay, int other) {
    return card | kind << 6 | boat << 9 | (quay ? 1 << 13 : 0) | other << 14;
  }

  private static long part(int boat, int cells, boolean quay) {
    return boat | cells << 4 | (quay ? 1 << 7 : 0);
  }

  static int card(long play) {
    return (int) play & 63;
  }

  // Playing

  /** Plays a card for the acting seat; whether it could be. */
  static boolean play(Sea sea, long play) {
    boolean done = move(sea, play);
    sea.spend(card(play));
    return done;
  }

  /** What a play does to the boats; whether it could. */
  static boolean move(Sea sea, long play) {
    int rank = Card.rank(card(play));
    int boat = (int) (play >> 9) & 15;
    boolean quay = (play >> 13 & 1) == 1;
    boolean done = true;
    switch ((int) (play >> 6) & 7) {
      case LAUNCH -> sea.launch(boat);
      case SAIL -> done = sea.sail(boat, Sea.cells(rank), quay, rank == Card.SEVEN);
      case SWAP -> sea.swap(boat, (int) (play >> 14) & 15);
      case SHARE -> done = share(sea, play);
      default -> {}
    }
    return done;
  }

  private static boolean share(Sea sea, long play) {
    int parts = (int) (play >> 9) & 7;
    boolean done = true;
    for (int i = 0; i < parts && done; i++) {
      int part = (int) (play >> (12 + 8 * i)) & 255;
      done = sea.sail(part & 15, Sea.cells(part >> 4 & 7), part >> 7 == 1, false);
    }
    return done;
  }

  // Listing

  /** Writes the plays of the acting seat into a buffer, and answers how many there are. */
  static int list(Sea sea, long[] buffer) {
    int seat = sea.acting();
    long hand = sea.hand(seat);
    int own = Sea.firstBoat(seat);
    boolean atSea = false;
    boolean waiting = false;
    for (int boat = own; boat < own + Mat.CARGOES; boat++) {
      atSea |= sea.atSea(boat);
      waiting |= sea.isWaiting(boat);
    }
    boolean lastBoat = sea.home(seat) == sea.each() - 1;
    boolean mustLaunch = !atSea && waiting && !lastBoat && launchers(hand) != 0;
    int count = 0;
    int ranks = 0;
    for (long left = hand; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      int rank = Card.rank(card);
      // Suits never matter: of two cards alike one is enough.
      if ((ranks >> rank & 1) == 0) {
        count = launches(sea, card, rank, own, buffer, count);
        if (rank == Card.SAILOR) {
          count = swaps(sea, card, own, buffer, count);
        } else if (!mustLaunch) {
          count = sails(sea, card, rank, seat, buffer, count);
        }
      }
      ranks |= 1 << rank;
    }
    boolean mayThrow = lastBoat || (atSea ? count == 0 : !mustLaunch);
    return mayThrow ? throwing(hand, buffer, count) : count;
  }

  /**
   * Writes what a seat could do with one card, were it free to choose; throwing it away left out.
   */
  static int uses(Sea sea, int seat, int card, long[] buffer) {
    int rank = Card.rank(card);
    int own = Sea.firstBoat(seat);
    int count = launches(sea, card, rank, own, buffer, 0);
    return rank == Card.SAILOR
        ? swaps(sea, card, own, buffer, count)
        : sails(sea, card, rank, seat, buffer, count);
  }

  private static long launchers(long hand) {
    return hand & (0b1111L | 0b1111L << (4 * (Card.CAPTAIN - 1)));
  }

  private static int launches(Sea sea, int card, int rank, int own, long[] buffer, int from) {
    int count = from;
    if (rank == Card.ONE || rank == Card.CAPTAIN) {
      for (int boat = own; boat < own + Mat.CARGOES; boat++) {
        if (sea.isWaiting(boat)) {
          buffer[count++] = play(card, LAUNCH, boat, false, 0);
        }
      }
    }
    return count;
  }

  private static int swaps(Sea sea, int card, int own, long[] buffer, int from) {
    int count = from;
    for (int boat = own; boat < own + Mat.CARGOES; boat++) {
      for (int other = 0; sea.atSea(boat) && other < Mat.BOATS; other++) {
        if (other != boat && sea.atSea(other)) {
          buffer[count++] = play(card, SWAP, boat, false, other);
        }
      }
    }
    return count;
  }

  private static int sails(Sea sea, int card, int rank, int seat, long[] buffer, int from) {
    int count = sailsOf(sea, card, rank, seat, buffer, from);
    if (rank == Card.FIVE) {
      count = sailsOf(sea, card, rank, Mat.partner(seat), buffer, count);
    }
    return rank == Card.SEVEN ? shares(sea, card, seat, buffer, count) : count;
  }

  private static int sailsOf(Sea sea, int card, int rank, int owner, long[] buffer, int from) {
    int count = from;
    int first = Sea.firstBoat(owner);
    for (int boat = first; boat < first + Mat.CARGOES; boat++) {
      if (sea.atSea(boat)) {
        buffer[count++] = play(card, SAIL, boat, false, 0);
      }
      if (sea.reachesQuay(boat, Sea.cells(rank))) {
        buffer[count++] = play(card, SAIL, boat, true, 0);
      }
    }
    return count;
  }

  /** Shares of two parts that can be tried; one that does not work out is found so when played. */
  private static int shares(Sea sea, int card, int seat, long[] buffer, int from) {
    int count = from;
    int first = Sea.firstBoat(seat);
    for (int boat = first; boat < first + Mat.CARGOES; boat++) {
      for (int other = first; other < first + Mat.CARGOES; other++) {
        for (int cells = 1; cells < Card.SEVEN && boat != other; cells++) {
          count = sharesOf(sea, card, boat, other, cells, buffer, count);
        }
      }
    }
    return count;
  }

  private static int sharesOf(
      Sea sea, int card, int boat, int other, int cells, long[] buffer, int from) {
    int count = from;
    int rest = Card.SEVEN - cells;
    for (int quays = 0; quays < 4; quays++) {
      boolean docks = (quays & 1) == 1;
      boolean otherDocks = quays >= 2;
      boolean fits = docks ? sea.reachesQuay(boat, Sea.cells(cells)) : sea.atSea(boat);
      boolean otherFits = otherDocks ? sea.mayReachQuay(other) : sea.atSea(other);
      if (fits && otherFits) {
        buffer[count++] =
            card
                | SHARE << 6
                | 2L << 9
                | part(boat, cells, docks) << 12
                | part(other, rest, otherDocks) << 20;
      }
    }
    return count;
  }

  private static int throwing(long hand, long[] buffer, int from) {
    int count = from;
    int ranks = 0;
    for (long left = hand; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      if ((ranks >> Card.rank(card) & 1) == 0) {
        buffer[count++] = card;
      }
      ranks |= 1 << Card.rank(card);
    }
    return count;
  }
}
