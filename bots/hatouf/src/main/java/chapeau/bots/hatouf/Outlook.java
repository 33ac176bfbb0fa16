package chapeau.bots.hatouf;

import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Fleet;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Port;
import chapeau.games.hatouf.Spot;
import java.util.stream.IntStream;

/** How far a fleet still has to go, in cells, and what a card is worth to it. */
final class Outlook {
  /** What waiting for a 1 or a K costs. */
  private static final double LAUNCH = 12;

  /** What it costs to hit a quay by exact count. */
  private static final double QUAY = 5;

  /** The most a boat just past its front has to fear: the right 4 may yet bring it in. */
  private static final double HOPES_FOR_A_FOUR = 40;

  /** How much a cell the opponents have to sail counts, beside one of our own. */
  private static final double RIVALRY = 0.5;

  /** How much of its way a boat in a pirate's reach expects to lose. */
  private static final double PIRATES = 0.05;

  private static final double WHOLE_TRIP = 100;

  private Outlook() {}

  /** How a team stands, more being better. */
  static double of(Fleet fleet, int seat) {
    double ours = 0;
    double theirs = 0;
    for (int boat = 0; boat < Mat.BOATS; boat++) {
      if (fleet.sails(boat)) {
        double left = left(fleet, boat);
        if (isOurs(boat, seat)) {
          ours += left + danger(fleet, boat, left);
        } else {
          theirs += left;
        }
      }
    }
    return RIVALRY * theirs - ours;
  }

  private static boolean isOurs(int boat, int seat) {
    return Mat.owner(boat) % 2 == seat % 2;
  }

  /** The cells a boat still has to sail until it is home. */
  private static double left(Fleet fleet, int boat) {
    int home = Mat.home(Mat.owner(boat)).front();
    int cargo = Mat.cargoPort(boat).front();
    double back = Mat.distance(cargo, home, 1) + QUAY;
    double unload = QUAY + LAUNCH + back;
    boolean outward = fleet.isLoaded(boat) || fleet.isRotating(boat);
    double then = fleet.isLoaded(boat) ? unload : back;
    return switch (fleet.spot(boat)) {
      case Spot.InPort _ -> LAUNCH + Mat.distance(home, cargo, 1) + then;
      case Spot.AtSea(int cell) -> outward ? to(cargo, cell) + then : to(home, cell) + QUAY;
      case Spot.Unloading _ -> LAUNCH + back;
      case Spot.Docking(Port _, int depth) ->
          fleet.isHome(boat) ? 0 : fleet.each() - fleet.home(Mat.owner(boat)) - depth + 1;
    };
  }

  private static double to(int front, int cell) {
    int ahead = Mat.distance(cell, front, 1);
    return Mat.distance(cell, front, -1) <= Card.FOUR ? Math.min(ahead, HOPES_FOR_A_FOUR) : ahead;
  }

  /** What an opponent's seven could cost a boat at sea. */
  private static double danger(Fleet fleet, int boat, double left) {
    if (!(fleet.spot(boat) instanceof Spot.AtSea(int cell))) {
      return 0;
    }
    double pirates = 0;
    for (int other = 0; other < Mat.BOATS; other++) {
      if (!isOurs(other, Mat.owner(boat)) && fleet.spot(other) instanceof Spot.AtSea(int from)) {
        int gap = Mat.distance(from, cell, 1);
        boolean blown = gap == 2 * Card.SEVEN && Mat.isWind(Mat.cell(from, Card.SEVEN));
        pirates += gap == Card.SEVEN || blown ? 1 : 0;
      }
    }
    return pirates * PIRATES * (WHOLE_TRIP - left);
  }

  /** What a card is worth to a seat that holds so many others that launch. */
  static double worth(Fleet fleet, int seat, int rank, int otherLaunchers) {
    double best = 0;
    boolean atSea = false;
    for (int boat = seat * Mat.CARGOES; boat < (seat + 1) * Mat.CARGOES; boat++) {
      if (fleet.sails(boat)) {
        atSea |= fleet.atSea(boat);
        best = Math.max(best, use(fleet, boat, rank));
      }
    }
    if (isWaiting(fleet, seat) && (rank == Card.ONE || rank == Card.CAPTAIN)) {
      double needed = atSea ? 1 : 2;
      return Math.max(best, LAUNCH * (otherLaunchers == 0 ? needed : 0.5));
    }
    return best;
  }

  /** Whether a boat of a seat waits for a 1 or a K. */
  static boolean isWaiting(Fleet fleet, int seat) {
    return IntStream.range(seat * Mat.CARGOES, (seat + 1) * Mat.CARGOES)
        .filter(fleet::sails)
        .anyMatch(boat ->
            switch (fleet.spot(boat)) {
              case Spot.InPort _, Spot.Unloading _ -> true;
              case Spot.AtSea _, Spot.Docking _ -> false;
            });
  }

  /** What a boat at sea gains by a card, roughly. */
  private static double use(Fleet fleet, int boat, int rank) {
    if (!(fleet.spot(boat) instanceof Spot.AtSea(int cell))) {
      return 0;
    }
    boolean outward = fleet.isLoaded(boat) || fleet.isRotating(boat);
    int front = (outward ? Mat.cargoPort(boat) : Mat.home(Mat.owner(boat))).front();
    int depth = rank - Mat.distance(cell, front, rank == Card.FOUR ? -1 : 1);
    boolean enters = depth > 0 && depth <= (outward ? Card.FOUR : fleet.each());
    if (enters) {
      return fleet.isLoaded(boat) ? 2 * LAUNCH : LAUNCH;
    }
    return switch (rank) {
      case Card.FOUR -> 0;
      case Card.SAILOR -> 3;
      default -> depth > 0 ? 0 : rank;
    };
  }
}
