package chapeau.games.hatouf;

import chapeau.engine.Seat;
import chapeau.games.hatouf.View.Boat;
import chapeau.games.hatouf.View.Chart;
import chapeau.games.hatouf.View.FirstPart;
import chapeau.games.hatouf.View.Harbour;
import chapeau.games.hatouf.View.Outcome;
import chapeau.games.hatouf.View.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What a viewer knows, built up from a table. */
final class Lookout {
  private static final Chart LONG = chart(new Variant(false));
  private static final Chart SHORT = chart(new Variant(true));

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
    return new View(
        viewer,
        s.variant(),
        s.step(),
        s.deck(),
        s.deal(),
        s.dealer(),
        s.acting(),
        s.variant().brief() ? SHORT : LONG,
        cargoes(),
        IntStream.range(0, Mat.SEATS).mapToObj(this::player).toList(),
        IntStream.range(0, Mat.BOATS).filter(s.fleet()::sails).mapToObj(this::boat).toList(),
        cards(Card.ids(s.discards())),
        plays(),
        parts());
  }

  private List<Cargo> cargoes() {
    return IntStream.range(0, Mat.CARGOES).filter(s.fleet()::sails).mapToObj(Mat::cargo).toList();
  }

  private Boat boat(int boat) {
    Fleet fleet = s.fleet();
    return new Boat(
        boat,
        Mat.owner(boat),
        Mat.cargo(boat),
        Mat.cargoPort(boat),
        fleet.spot(boat),
        fleet.isLoaded(boat),
        fleet.isRotating(boat),
        fleet.isHome(boat));
  }

  private Player player(int seat) {
    int gave = s.gave().get(seat);
    int received = isExchanged() ? s.gave().get(Mat.partner(seat)) : Card.NONE;
    return new Player(
        seat,
        Mat.home(seat),
        hand(seat),
        gave != Card.NONE,
        Card.of(knowsExchangeOf(seat) ? gave : Card.NONE),
        Card.of(knowsExchangeOf(seat) ? received : Card.NONE),
        cards(s.played().get(seat)),
        IntStream.rangeClosed(1, Card.RANKS)
            .filter(rank -> (s.lacks().get(seat) >> rank & 1) == 1)
            .boxed()
            .toList(),
        s.fleet().home(seat));
  }

  /** HTF-13: neither partner sees the other's choice before both have chosen. */
  private boolean knowsExchangeOf(int seat) {
    return open || seat == viewer || (isExchanged() && Mat.partner(seat) == viewer);
  }

  private boolean isExchanged() {
    return s.step() == Step.PLAY || s.step() == Step.OVER;
  }

  private List<Card> hand(int seat) {
    long known = open || seat == viewer ? s.hand(seat) : s.hand(seat) & givenTo(seat);
    List<Card> hand = new ArrayList<>(cards(Card.ids(known)));
    while (hand.size() < s.handSize(seat)) {
      hand.add(Card.HIDDEN);
    }
    return hand;
  }

  /** The card the viewer gave this seat, if it did. */
  private long givenTo(int seat) {
    if (viewer < 0 || Mat.partner(viewer) != seat || !isExchanged()) {
      return 0;
    }
    int card = s.gave().get(viewer);
    return card == Card.NONE ? 0 : 1L << card;
  }

  private boolean isToPlay() {
    return s.step() == Step.PLAY && s.acting() == viewer;
  }

  private List<Outcome> plays() {
    if (!isToPlay()) {
      return List.of();
    }
    return new Plays(s, viewer).plain().stream().map(this::outcome).toList();
  }

  private Outcome outcome(Move.Play play) {
    Plays plays = new Plays(s, viewer);
    plays.play(play);
    return new Outcome(play, plays.voyage().legs());
  }

  private List<FirstPart> parts() {
    if (!isToPlay()) {
      return List.of();
    }
    Plays plays = new Plays(s, viewer);
    return plays.firstParts().stream()
        .map(part -> new FirstPart(part, plays.legsOf(part)))
        .toList();
  }

  private static List<Card> cards(List<Integer> ids) {
    return ids.stream().map(Card::of).toList();
  }

  private static Chart chart(Variant variant) {
    List<Harbour> harbours = new ArrayList<>();
    for (Port port : Port.values()) {
      int seat =
          IntStream.range(0, Mat.SEATS)
              .filter(s -> Mat.home(s) == port)
              .findFirst()
              .orElse(State.NOBODY);
      harbours.add(
          new Harbour(port, seat, port.front(), seat < 0 ? 0 : variant.boats(), Mat.UNLOADING));
    }
    return new Chart(Mat.CELLS, harbours, cells(Mat::isWind), cells(Mat::isAnchor));
  }

  private static List<Integer> cells(IntPredicate special) {
    return IntStream.range(0, Mat.CELLS).filter(special).boxed().toList();
  }
}
