package chapeau.games.hatouf;

import chapeau.engine.Seat;
import chapeau.games.hatouf.View.Boat;
import chapeau.games.hatouf.View.Chart;
import chapeau.games.hatouf.View.Harbour;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What a viewer knows, built up from a table. */
final class Lookout {
  private static final Chart LONG = chart(new Variant(false, false));
  private static final Chart SHORT = chart(new Variant(true, false));

  private final State s;
  private final int viewer;
  private final boolean open;

  private Lookout(State s, int viewer) {
    this.s = s;
    this.viewer = viewer;
    open = viewer == Seat.OPEN || s.step() == Step.OVER;
  }

  static View view(State s, int viewer) {
    return new Lookout(s, viewer).view();
  }

  private View view() {
    Fleet fleet = s.fleet();
    return new View(
        viewer,
        s.variant(),
        s.step(),
        s.deck(),
        s.deal(),
        s.dealer(),
        s.acting(),
        s.variant().brief() ? SHORT : LONG,
        IntStream.range(0, Mat.CARGOES).filter(fleet::sails).mapToObj(Mat::cargo).toList(),
        IntStream.range(0, Mat.BOATS).filter(fleet::sails).mapToObj(Lookout::boat).toList(),
        IntStream.range(0, Mat.BOATS).filter(fleet::sails).mapToObj(fleet::spot).toList(),
        numbers(Mat.BOATS, fleet::isLoaded),
        numbers(Mat.BOATS, fleet::isRotating),
        numbers(Mat.BOATS, fleet::isHome),
        ofSeats(this::hand),
        numbers(Mat.SEATS, seat -> s.gave().get(seat) != Card.HIDDEN),
        ofSeats(this::gave),
        ofSeats(this::received),
        s.played(),
        ofSeats(seat -> numbers(Card.RANKS + 1, rank -> (s.lacks().get(seat) >> rank & 1) == 1)),
        Card.ids(s.discards()),
        Ends.ending(s));
  }

  private static <T> List<T> ofSeats(IntFunction<T> what) {
    return IntStream.range(0, Mat.SEATS).mapToObj(what).toList();
  }

  private static List<Integer> numbers(int below, IntPredicate wanted) {
    return IntStream.range(0, below).filter(wanted).boxed().toList();
  }

  private static Boat boat(int boat) {
    return new Boat(boat, Mat.owner(boat), Mat.cargo(boat), Mat.cargoPort(boat));
  }

  private int gave(int seat) {
    return knowsExchangeOf(seat) ? s.gave().get(seat) : Card.HIDDEN;
  }

  private int received(int seat) {
    return isExchanged() && knowsExchangeOf(seat) ? s.gave().get(Mat.partner(seat)) : Card.HIDDEN;
  }

  /** HTF-13: neither partner sees the other's choice before both have chosen. */
  private boolean knowsExchangeOf(int seat) {
    return open || seat == viewer || (isExchanged() && Mat.partner(seat) == viewer);
  }

  private boolean isExchanged() {
    return s.step() == Step.PLAY || s.step() == Step.OVER;
  }

  private List<Integer> hand(int seat) {
    long known = open || seat == viewer ? s.hand(seat) : s.hand(seat) & givenTo(seat);
    List<Integer> hand = Card.ids(known);
    while (hand.size() < s.handSize(seat)) {
      hand.add(Card.HIDDEN);
    }
    return List.copyOf(hand);
  }

  /** The card the viewer gave this seat, if it did. */
  private long givenTo(int seat) {
    if (viewer < 0 || Mat.partner(viewer) != seat || !isExchanged()) {
      return 0;
    }
    int card = s.gave().get(viewer);
    return card == Card.HIDDEN ? 0 : 1L << card;
  }

  private static Chart chart(Variant variant) {
    List<Harbour> harbours = new ArrayList<>();
    for (Port port : Port.values()) {
      int seat =
          IntStream.range(0, Mat.SEATS)
              .filter(s -> Mat.home(s) == port)
              .findFirst()
              .orElse(Seat.NOBODY);
      harbours.add(
          new Harbour(port, seat, port.front(), seat < 0 ? 0 : variant.boats(), Mat.UNLOADING));
    }
    return new Chart(
        Mat.CELLS, harbours, numbers(Mat.CELLS, Mat::isWind), numbers(Mat.CELLS, Mat::isAnchor));
  }
}
