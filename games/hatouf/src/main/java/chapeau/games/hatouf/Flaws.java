package chapeau.games.hatouf;

import chapeau.engine.Seat;
import chapeau.engine.Text;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** What no table of Hatouf can look like. */
final class Flaws {
  private static final int MOST_CARDS = 5;

  private Flaws() {}

  static Optional<Text> of(State s) {
    return counts(s).or(() -> boats(s)).or(() -> cards(s)).or(() -> turn(s));
  }

  private static Optional<Text> counts(State s) {
    return Text.unless(
            s.deck() >= 1 && s.deck() <= Ends.LAST_DECK && s.deal() >= 1 && s.deal() <= State.DEALS,
            "La donne va de 1 à 3, le jeu de cartes de 1 à " + Ends.LAST_DECK + ".",
            "The deal is 1 to 3, the deck 1 to " + Ends.LAST_DECK + ".")
        .or(() ->
            Text.unless(
                List.of(s.hands(), s.gave(), s.played(), s.lacks()).stream()
                        .allMatch(list -> list.size() == Mat.SEATS)
                    && s.fleet().places().size() == Mat.BOATS,
                "Il y a quatre joueurs et seize bateaux.",
                "There are four players and sixteen boats."));
  }

  private static Optional<Text> boats(State s) {
    Fleet fleet = s.fleet();
    List<Integer> sailing = IntStream.range(0, Mat.BOATS).filter(fleet::sails).boxed().toList();
    int each = s.step() == Step.BEGIN ? 0 : s.variant().boats();
    int set = sailing.stream().mapToInt(boat -> 1 << boat).sum();
    return Text.unless(
            sailing.stream().allMatch(boat -> isPlace(fleet, fleet.place(boat))),
            "Un bateau n’est nulle part.",
            "A boat is nowhere.")
        .or(() ->
            Text.unless(
                fleet.each() == each
                    && IntStream.range(0, Mat.SEATS)
                        .allMatch(seat -> Integer.bitCount(set & Mat.boats(seat)) == each),
                "Il y a trop ou trop peu de bateaux.",
                "There are too many or too few boats."))
        .or(() ->
            Text.unless(
                isOneEach(fleet, sailing),
                "Deux bateaux sont sur la même case.",
                "Two boats are on the same cell."))
        .or(() ->
            Text.unless(
                (fleet.loaded() & ~set) == 0 && (fleet.rotating() & ~set) == 0,
                "Une cargaison est sur un bateau qui ne joue pas.",
                "A cargo is on a boat that is not in the game."));
  }

  private static boolean isPlace(Fleet fleet, int place) {
    return place >= 0
        && (Fleet.isSea(place)
            || (Fleet.isDock(place) && place <= Fleet.DOCKING + fleet.each())
            || Fleet.isUnloading(place)
            || place == Fleet.PORT);
  }

  private static boolean isOneEach(Fleet fleet, List<Integer> sailing) {
    Set<Spot> taken = new HashSet<>();
    return sailing.stream()
        .map(fleet::spot)
        .allMatch(spot -> spot instanceof Spot.InPort || taken.add(spot));
  }

  private static Optional<Text> cards(State s) {
    long left = Card.ALL & ~s.discards();
    boolean once = (s.discards() & ~Card.ALL) == 0;
    for (long hand : s.hands()) {
      once &= (hand & ~left) == 0;
      left &= ~hand;
    }
    return Text.unless(
            once,
            "Une carte est en deux endroits, ou n’est pas du jeu.",
            "A card is in two places, or not of the deck.")
        .or(() ->
            Text.unless(
                s.hands().stream().allMatch(hand -> Long.bitCount(hand) <= MOST_CARDS)
                    && s.gave().stream().allMatch(Flaws::isCardOrNone)
                    && s.played().stream()
                        .flatMap(List::stream)
                        .allMatch(card -> Card.in(s.discards(), card)),
                "Un joueur a des cartes qu’il ne peut pas avoir.",
                "A player has cards they cannot have."));
  }

  private static boolean isCardOrNone(int card) {
    return card >= Card.HIDDEN && card < Card.DECK;
  }

  private static Optional<Text> turn(State s) {
    boolean right =
        s.dealer() >= (s.step() == Step.BEGIN ? Seat.NOBODY : 0)
            && s.dealer() < Mat.SEATS
            && switch (s.step()) {
              case BEGIN, DEAL -> s.hands().stream().allMatch(hand -> hand == 0);
              case EXCHANGE -> s.choosing() != 0;
              case PLAY -> s.acting() >= 0 && s.acting() < Mat.SEATS && s.hand(s.acting()) != 0;
              case OVER -> true;
            };
    return Text.unless(
        right,
        "Ce n’est le tour de personne qui puisse jouer.",
        "It is nobody’s turn who could play.");
  }
}
