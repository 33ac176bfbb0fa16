package chapeau.games.hunch;

import static chapeau.engine.Seat.NOBODY;
import static chapeau.games.hunch.State.GRID;
import static chapeau.games.hunch.State.WORDS;

import chapeau.engine.Seat;
import chapeau.engine.Text;
import chapeau.games.hunch.State.Clue;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What no table of Hunch can look like. */
final class Flaws {

  private Flaws() {}

  static Optional<Text> of(State s) {
    return players(s)
        .or(() -> grid(s))
        .or(() -> secrets(s))
        .or(() -> clueCards(s))
        .or(() -> turn(s));
  }

  private static Optional<Text> players(State s) {
    return Text.unless(
            s.seats() >= Variant.MIN_PLAYERS
                && s.seats() <= Variant.MAX_PLAYERS
                && s.players().size() == s.seats(),
            "Hunch se joue de trois à six, et chacun a ses affaires devant lui.",
            "Hunch is for three to six players, each with their things in front of them.")
        .or(() ->
            Text.unless(
                s.first() >= (s.step() == Step.FIRST ? NOBODY : 0) && s.first() < s.seats(),
                "Le premier joueur n’est assis à aucune place.",
                "The first player sits on no seat."))
        .or(() ->
            Text.unless(
                s.round() >= 0 && s.round() <= State.ROUNDS,
                "La manche va de 0 à 3.",
                "The round is a number from 0 to 3."))
        .or(() ->
            Text.unless(
                s.players().stream().allMatch(player -> player.coins() >= 0),
                "Personne ne peut avoir moins de zéro pièce.",
                "Nobody can have less than no coins."));
  }

  private static Optional<Text> grid(State s) {
    boolean laid =
        switch (s.step()) {
          case FIRST, DEAL, CHOOSE, LAY -> false;
          case DRAW, WRITE, REDRAW, BID, TAKE, BONUS, GUESS, OVER -> true;
        };
    return Text.unless(
            s.grid().size() == (laid ? GRID : 0) && areTargets(s, s.grid()),
            "La grille n’est pas faite de douze cartes différentes du paquet.",
            "The grid is not made of twelve different cards of the deck.")
        .or(() ->
            Text.unless(
                s.gone() >= 0 && s.gone() < 1 << GRID,
                "Une carte a quitté la grille sans y avoir été.",
                "A card has left the grid that was never in it."));
  }

  private static boolean areTargets(State s, List<Integer> cards) {
    return new HashSet<>(cards).size() == cards.size()
        && cards.stream().allMatch(card -> card >= 0 && card < s.variant().deck().size());
  }

  private static Optional<Text> secrets(State s) {
    List<Integer> targets = new ArrayList<>();
    List<Integer> hidden = new ArrayList<>();
    boolean counted = true;
    for (Player player : s.players()) {
      targets.addAll(player.targets());
      player.secrets().forEach(secret -> hidden.add(secret.word() / WORDS));
      counted &= isCounted(s, player);
    }
    return Text.unless(
        counted
            && areTargets(s, targets)
            && new HashSet<>(hidden).size() == hidden.size()
            && s.players().stream()
                .flatMap(player -> player.secrets().stream())
                .allMatch(secret -> secret.word() >= 0 && secret.word() < GRID * WORDS),
        "Les mots secrets ne sont pas ceux de cartes différentes, le même nombre pour chacun.",
        "The secret words are not those of different cards, as many for each.");
  }

  private static boolean isCounted(State s, Player player) {
    int each = s.variant().secrets();
    return switch (s.step()) {
      case FIRST, DEAL -> player.targets().isEmpty() && player.secrets().isEmpty();
      case CHOOSE, LAY ->
          player.targets().size() == each
              && (player.chosen().isEmpty() || player.chosen().size() == each)
              && player.chosen().stream().allMatch(word -> word >= 0 && word < WORDS);
      case DRAW, WRITE, REDRAW, BID, TAKE, BONUS, GUESS, OVER -> player.secrets().size() == each;
    };
  }

  /** HUN-11: each clue card is in one place only. */
  private static Optional<Text> clueCards(State s) {
    List<Integer> cards = new ArrayList<>();
    cards.addAll(ids(s.deck().pile()));
    cards.addAll(ids(s.deck().discards()));
    for (Player player : s.players()) {
      cards.addAll(ids(player.discarded()));
      player.hand().cards().stream()
          .filter(card -> card.card() != State.NONE && !card.taken())
          .forEach(card -> cards.add(card.card()));
      for (Secret secret : player.secrets()) {
        secret.clues().stream().map(Clue::card).forEach(cards::add);
      }
    }
    return Text.unless(
        new HashSet<>(cards).size() == cards.size()
            && cards.stream().allMatch(card -> card >= 0 && card < Category.CARDS),
        "Une carte d’indice est en deux endroits, ou n’existe pas.",
        "A clue card is in two places, or does not exist.");
  }

  private static List<Integer> ids(long cards) {
    return IntStream.range(0, Long.SIZE).filter(card -> (cards >>> card & 1) == 1).boxed().toList();
  }

  private static Optional<Text> turn(State s) {
    boolean hands =
        s.players().stream()
            .allMatch(
                player -> player.hand().cards().size() == (isTrading(s) ? Inventing.CARDS : 0));
    boolean right =
        switch (s.step()) {
          case FIRST, DEAL, LAY, DRAW, OVER -> true;
          case REDRAW -> s.players().stream().anyMatch(player -> player.hand().isExchanging());
          case CHOOSE, WRITE, GUESS -> s.waiting() != 0;
          case BID -> s.isSeat(s.sale().seller()) && isBidding(s, s.sale());
          case TAKE -> s.isSeat(s.sale().seller()) && s.isSeat(s.sale().asked());
          case BONUS -> s.isSeat(s.sale().asked());
        };
    return Text.unless(
            hands,
            "Chacun a deux cartes d’indice pendant la manche, et aucune le reste du temps.",
            "Everybody has two clue cards during a round, and none at other times.")
        .or(() ->
            Text.unless(
                right,
                "Ce n’est le tour de personne qui puisse jouer.",
                "It is nobody’s turn who could play."));
  }

  private static boolean isBidding(State s, State.Sale sale) {
    return s.isSeat(sale.asked())
        && sale.asked() != sale.seller()
        && sale.bid() >= 0
        && (sale.bidders() & ~Seat.first(s.seats())) == 0;
  }

  private static boolean isTrading(State s) {
    return switch (s.step()) {
      case WRITE, REDRAW, BID, TAKE, BONUS -> true;
      case FIRST, DEAL, CHOOSE, LAY, DRAW, GUESS, OVER -> false;
    };
  }
}
