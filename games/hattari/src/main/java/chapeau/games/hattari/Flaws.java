package chapeau.games.hattari;

import static chapeau.engine.Seat.NOBODY;
import static chapeau.games.hattari.State.SUSPECTS;
import static chapeau.games.hattari.State.UNDECIDED;

import chapeau.engine.Text;
import chapeau.games.hattari.State.Markers;
import java.util.Optional;

/** What no table of Hattari can look like. */
final class Flaws {

  private Flaws() {}

  static Optional<Text> of(State s) {
    return players(s).or(() -> round(s)).or(() -> cards(s)).or(() -> turn(s)).or(() -> markers(s));
  }

  private static Optional<Text> players(State s) {
    Variant variant = s.variant();
    return Text.unless(
            variant.players() >= Variant.MIN_PLAYERS && variant.players() <= Variant.MAX_PLAYERS,
            "Hattari se joue de deux à quatre.",
            "Hattari is for two to four players.")
        .or(() ->
            Text.unless(
                isSeatOrNobody(variant, s.first()) && isSeatOrNobody(variant, variant.first()),
                "Le premier joueur n’est assis à aucune place.",
                "The first player sits on no seat."))
        .or(() ->
            Text.unless(
                s.markers().size() == variant.players(),
                "Il faut des jetons pour chaque joueur et pour personne d’autre.",
                "There must be markers for each player and for nobody else."));
  }

  private static boolean isSeatOrNobody(Variant variant, int seat) {
    return seat >= NOBODY && seat < variant.players();
  }

  private static Optional<Text> round(State s) {
    int revealed = s.dealt() && !s.over() ? s.round() - 1 : s.round();
    return Text.unless(
            s.round() >= (s.dealt() ? 1 : 0) && s.round() <= Hattari.LAST_ROUND,
            "La manche va de 0 à " + Hattari.LAST_ROUND + ".",
            "The round is a number from 0 to " + Hattari.LAST_ROUND + ".")
        .or(() ->
            Text.unless(
                s.reveals().size() == revealed,
                "Il y a plus ou moins de manches révélées que de manches jouées.",
                "There are more or fewer rounds revealed than rounds played."))
        .or(() ->
            Text.unless(
                !s.over() || s.dealt(),
                "Une partie finie laisse sa dernière donne sur la table.",
                "A game that is over leaves its last deal on the table."));
  }

  private static Optional<Text> cards(State s) {
    return Text.unless(
        !s.dealt() || (s.first() != NOBODY && Hattari.complete(s.deal(), s.players())),
        "Les profils de la donne ne sont pas ceux de la partie, chacun une fois.",
        "The profiles of the deal are not those of the game, each once.");
  }

  private static Optional<Text> turn(State s) {
    int most = s.over() ? s.players() : s.players() - 1;
    boolean begun = s.looked() != 0 || !s.accusations().isEmpty();
    return Text.unless(
            s.looked() >= 0
                && s.looked() < 1 << SUSPECTS
                && Integer.bitCount(s.looked()) < SUSPECTS,
            "On regarde deux suspects au plus.",
            "Two suspects are looked at at most.")
        .or(() ->
            Text.unless(
                s.accusations().size() <= most
                    && s.accusations().stream().allMatch(Flaws::isSuspect)
                    && (!begun || s.dealt()),
                "Les accusations ne sont pas une par joueur, contre l’un des trois suspects.",
                "The accusations are not one a player, against one of the three suspects."))
        .or(() ->
            Text.unless(
                (s.unseen() == State.NO_SUSPECT || isSuspect(s.unseen()))
                    && (s.swap() == UNDECIDED || s.swap() == State.KEPT || isSuspect(s.swap()))
                    && (s.accusations().isEmpty() || s.swap() != UNDECIDED),
                "L’échange du premier joueur n’est pas possible ainsi.",
                "The first player cannot have swapped like that."));
  }

  private static boolean isSuspect(int suspect) {
    return suspect >= 0 && suspect < SUSPECTS;
  }

  /** HTR-25 and 26: a marker lost is black in front of somebody, so none ever leaves the game. */
  private static Optional<Text> markers(State s) {
    int all = s.markers().stream().mapToInt(Markers::total).sum();
    return Text.unless(
        all == Markers.ALL.total() * s.players()
            && s.markers().stream()
                .allMatch(m ->
                    m.black() >= 0 && m.coloured() >= 0 && m.coloured() <= Markers.ALL.coloured()),
        "Il y a trop ou trop peu de jetons sur la table.",
        "There are too many or too few markers on the table.");
  }
}
