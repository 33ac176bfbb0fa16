package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;
import static chapeau.games.huisclos.State.MOST_CLUES;

import chapeau.engine.Seat;
import chapeau.engine.Text;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What no evening at the manor can look like. */
final class Flaws {

  private Flaws() {}

  static Optional<Text> of(State s) {
    return counts(s).or(() -> people(s)).or(() -> clues(s)).or(() -> turn(s));
  }

  private static boolean isDealt(State s) {
    return switch (s.step()) {
      case STARTER, CHOOSE, DEAL -> false;
      case PICK, INVESTIGATE, OBSERVE, TAKE, DRAW, GIVE, SLIP, TAKE_BACK, SCATTER, OVER -> true;
    };
  }

  private static Optional<Text> counts(State s) {
    int size = s.size();
    return Text.unless(
            size >= Variant.MIN_PLAYERS && size <= Variant.MAX_PLAYERS,
            "Huis Clos se joue de quatre à huit.",
            "Huis Clos is for four to eight players.")
        .or(() ->
            Text.unless(
                s.players().size() == (isDealt(s) ? size : 0)
                    && s.places().size() == Place.ALL.size(),
                "Il manque un invité ou un lieu, ou il y en a un de trop.",
                "There is a guest or a room too few or too many."))
        .or(() ->
            Text.unless(
                s.turn() >= 0 && s.turn() <= s.variant().lastTurn(),
                "Le tour va de 0 à " + s.variant().lastTurn() + ".",
                "The turn is a number from 0 to " + s.variant().lastTurn() + "."))
        .or(() ->
            Text.unless(
                isSeatOrNobody(s, s.starter())
                    && isSeatOrNobody(s, s.acting())
                    && (isDealt(s)
                        ? s.isSeat(s.murderer()) && s.isSeat(s.starter())
                        : s.murderer() == NOBODY),
                "Le meurtrier, l’urne ou le tour est à une place où personne n’est assis.",
                "The murderer, the urn or the turn is on a seat where nobody sits."));
  }

  private static boolean isSeatOrNobody(State s, int seat) {
    return seat >= NOBODY && seat < s.size();
  }

  private static Optional<Text> people(State s) {
    long guests =
        s.players().stream().map(Player::guest).distinct().count()
            + s.cast().stream().map(State.Chosen::guest).distinct().count();
    int cards = s.players().stream().mapToInt(Player::cards).sum();
    return Text.unless(
            guests == s.players().size() + s.cast().size(),
            "Deux joueurs ont le même personnage.",
            "Two players have the same character.")
        .or(() ->
            Text.unless(
                cards <= s.size() && s.players().stream().allMatch(player -> player.cards() >= 0),
                "Il y a trop de cartes d’accusation, ou moins que zéro.",
                "There are too many accusation cards, or less than none."))
        .or(() ->
            Text.unless(
                s.players().stream().allMatch(player -> player.alive() || player.hand() == 0),
                "Un mort tient un indice.",
                "Somebody dead holds a clue."));
  }

  /** Every clue is in one place: a hand, a room, the urn, destroyed or spent. */
  private static Optional<Text> clues(State s) {
    List<Long> sets = new ArrayList<>(s.places());
    s.players().forEach(player -> sets.add(player.hand()));
    s.players().forEach(player -> sets.add(player.destroyed()));
    sets.add(s.urn());
    sets.add(s.spent());
    long all = 0;
    boolean once = true;
    for (long set : sets) {
      once &= (set & all) == 0;
      all |= set;
    }
    int most = s.step() == Step.GIVE ? MOST_CLUES + 1 : MOST_CLUES;
    boolean complete = once && all == (isDealt(s) ? Clue.EVERY : 0);
    return Text.unless(
            complete,
            "Un indice est en deux endroits, ou il en manque.",
            "A clue is in two places, or one is missing.")
        .or(() ->
            Text.unless(
                s.players().stream().allMatch(player -> player.clues() <= most),
                "Un joueur tient plus de trois indices.",
                "A player holds more than three clues."));
  }

  private static Optional<Text> turn(State s) {
    int asked = s.asked();
    boolean right =
        switch (s.step()) {
          case STARTER, DEAL, OVER -> true;
          case CHOOSE -> s.acting() != NOBODY;
          case PICK, INVESTIGATE, TAKE_BACK -> isLiving(s, s.acting());
          case TAKE -> isLiving(s, s.acting()) && s.now().seat() == s.acting();
          case DRAW, GIVE -> isLiving(s, s.acting()) && isLiving(s, s.now().victim());
          case OBSERVE, SLIP -> asked != 0 && (asked & ~s.living()) == 0;
          case SCATTER -> s.urn() != 0 && Urn.scenes(s) != 0;
        };
    return Text.unless(
        right && s.resolution().slipped().size() == s.size() && s.closed() >> Place.ALL.size() == 0,
        "Ce n’est le tour de personne qui puisse jouer.",
        "It is nobody’s turn who could play.");
  }

  private static boolean isLiving(State s, int seat) {
    return Seat.in(s.living(), seat);
  }
}
