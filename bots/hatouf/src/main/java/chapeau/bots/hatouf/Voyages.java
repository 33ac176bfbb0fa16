package chapeau.bots.hatouf;

import chapeau.engine.Dice;
import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Mat;

/**
 * Plays a deal out to its last card, everybody playing what brings their team home soonest at a
 * glance, and says how likely a team is to win then. Belongs to one thread.
 */
final class Voyages {
  /** The lead, in cards, with which three games in four are won. */
  private static final double SCALE = 5;

  /** What it costs, in cards, to play one that would serve better another time. */
  private static final double KEEP_LAUNCHER = 1.2;

  private static final double KEEP_SPECIAL = 0.3;

  private final Course course;
  private final long[] plays = new long[Plays.MOST];
  private final Sea tried = new Sea();

  Voyages(int each) {
    course = Course.of(each);
  }

  Course course() {
    return course;
  }

  /** The chance of a seat's team once the deal is played out on this sea, which is used up. */
  double chance(Sea sea, int seat) {
    while (sea.acting() >= 0 && !isOver(sea)) {
      Plays.play(sea, best(sea));
    }
    if (isOver(sea)) {
      return sea.isWon(seat) ? 1 : 0;
    }
    return chanceWhen(course.ahead(sea, seat));
  }

  static double chanceWhen(double ahead) {
    return 1 / (1 + Math.exp(-ahead / SCALE));
  }

  private static boolean isOver(Sea sea) {
    return sea.isWon(0) || sea.isWon(1);
  }

  private long best(Sea sea) {
    int count = Plays.list(sea, plays);
    int seat = sea.acting();
    long best = plays[0];
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count && count > 1; i++) {
      double worth = worth(sea, seat, plays[i]);
      if (worth > most) {
        most = worth;
        best = plays[i];
      }
    }
    return best;
  }

  /** What a play is worth to the acting seat at a glance, in cards. */
  double worth(Sea sea, int seat, long play) {
    tried.become(sea);
    if (!Plays.play(tried, play)) {
      return Double.NEGATIVE_INFINITY;
    }
    return course.ahead(tried, seat) - kept(tried, seat, Card.rank(Plays.card(play)));
  }

  private static double kept(Sea sea, int seat, int rank) {
    return switch (rank) {
      case Card.ONE, Card.CAPTAIN -> hasWaiting(sea, seat) ? KEEP_LAUNCHER : KEEP_SPECIAL;
      case Card.FOUR, Card.SEVEN -> KEEP_SPECIAL;
      default -> 0;
    };
  }

  private static boolean hasWaiting(Sea sea, int seat) {
    int first = Sea.firstBoat(seat);
    for (int boat = first; boat < first + Mat.CARGOES; boat++) {
      if (sea.isWaiting(boat)) {
        return true;
      }
    }
    return false;
  }

  /** The card a seat would give its partner, by what each could do with it at once. */
  int gift(Sea sea, int seat, Dice dice) {
    int partner = Mat.partner(seat);
    int best = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (long left = sea.hand(seat); left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      double worth = use(sea, partner, card) - use(sea, seat, card) + 0.2 * dice.fraction();
      if (worth > most) {
        most = worth;
        best = card;
      }
    }
    return best;
  }

  /** The most a seat could gain by a card now, in cards. */
  private double use(Sea sea, int seat, int card) {
    double now = course.ahead(sea, seat);
    double most = 0;
    int count = Plays.uses(sea, seat, card, plays);
    for (int i = 0; i < count; i++) {
      tried.become(sea);
      if (Plays.move(tried, plays[i])) {
        most = Math.max(most, course.ahead(tried, seat) - now);
      }
    }
    boolean launches = Card.rank(card) == Card.ONE || Card.rank(card) == Card.CAPTAIN;
    return launches && hasWaiting(sea, seat) ? most + KEEP_LAUNCHER : most;
  }
}
