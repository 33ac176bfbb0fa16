package chapeau.games.tophat;

import chapeau.engine.Seat;
import chapeau.engine.Text;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What no table of Top Hat can look like. */
final class Flaws {
  private static final int MOST_FORBIDDEN = 3;

  private Flaws() {}

  static Optional<Text> of(State s) {
    return players(s)
        .or(() -> board(s.board()))
        .or(() -> colours(s))
        .or(() -> hands(s))
        .or(() -> hats(s));
  }

  private static Optional<Text> players(State s) {
    return Text.unless(
            s.players() >= Packings.MIN_PLAYERS && s.players() <= Packings.MAX_PLAYERS,
            "Top Hat se joue à deux ou à trois.",
            "Top Hat is for two or three players.")
        .or(() ->
            Text.unless(
                isSeatOrNobody(s, s.first())
                    && isSeatOrNobody(s, s.acting())
                    && (s.acting() != Seat.NOBODY || !isUnderWay(s.phase())),
                "Ce n’est le tour d’aucun des joueurs.",
                "It is the turn of none of the players."))
        .or(() ->
            Text.unless(
                s.quiet() >= 0 && s.quiet() <= TopHat.QUIET_END,
                "Les tours sans capture vont de 0 à " + TopHat.QUIET_END + ".",
                "The quiet turns are a number from 0 to " + TopHat.QUIET_END + "."))
        .or(() ->
            Text.unless(
                s.forbidden() >= 1 && s.forbidden() <= MOST_FORBIDDEN,
                "De un à trois anneaux sont interdits.",
                "One to three rings are forbidden."));
  }

  private static boolean isSeatOrNobody(State s, int seat) {
    return seat >= Seat.NOBODY && seat < s.players();
  }

  private static boolean isUnderWay(Phase phase) {
    return phase == Phase.PLACE || phase == Phase.MOVE;
  }

  private static Optional<Text> board(Board board) {
    List<Layer> layers = List.of(board.tops(), board.seconds(), board.thirds(), board.builders());
    return Text.unless(
            layers.stream().allMatch(Flaws::isOneEach),
            "Deux chapeaux sont au même endroit.",
            "Two hats are in the same place.")
        .or(() ->
            Text.unless(
                (board.tops().all() & ~(Cells.ALL & ~Cells.bit(Cells.CENTRE))) == 0,
                "Une pile est hors du plateau ou au centre.",
                "A stack is off the board or on the centre."))
        .or(() ->
            Text.unless(
                (board.seconds().all() & ~board.tops().all()) == 0
                    && (board.thirds().all() & ~board.seconds().all()) == 0
                    && board.builders().all() == board.tops().all(),
                "Un chapeau est sous une pile qui n’y est pas.",
                "A hat is under a stack that is not there."));
  }

  private static boolean isOneEach(Layer layer) {
    return (layer.red() & layer.blue()) == 0
        && (layer.red() & layer.yellow()) == 0
        && (layer.blue() & layer.yellow()) == 0;
  }

  private static Optional<Text> colours(State s) {
    return Text.unless(
        s.players() == Packings.MAX_PLAYERS
            || (s.board().hatsOf(2) == 0 && s.board().stacksBuilt(2) == 0),
        "Il y a des chapeaux d’une couleur que personne ne joue.",
        "There are hats of a colour nobody plays.");
  }

  /** TOP-05 to TOP-07: five stacks each, in hand until they are placed. */
  private static Optional<Text> hands(State s) {
    boolean placed = s.board().stacks() != 0;
    boolean right =
        switch (s.phase()) {
          case PACK -> !placed && s.hands().stream().allMatch(hand -> isHand(hand.stacks().size()));
          case DRAW -> s.hands().stream().allMatch(hand -> hand.isEmpty() == placed);
          case PLACE ->
              IntStream.range(0, s.players())
                  .allMatch(seat ->
                      s.hands().get(seat).stacks().size() + s.board().stacksBuilt(seat)
                          == Packings.STACKS);
          case MOVE, OVER -> s.hands().stream().allMatch(Hand::isEmpty);
        };
    return Text.unless(
        right,
        "Chacun bâtit cinq piles, et les pose toutes avant le premier déplacement.",
        "Everybody builds five stacks, and places them all before anything moves.");
  }

  private static boolean isHand(int stacks) {
    return stacks == 0 || stacks == Packings.STACKS;
  }

  private static Optional<Text> hats(State s) {
    return Text.unless(
        IntStream.range(0, s.players()).allMatch(seat -> hasTheHats(s, seat)),
        "Une pile a des chapeaux que son bâtisseur n’a pas.",
        "A stack has hats its builder does not have.");
  }

  private static boolean hasTheHats(State s, int builder) {
    List<Stack> hand = s.hands().get(builder).stacks();
    boolean right =
        hand.stream().allMatch(stack -> stack.top() == builder)
            && s.board().stacksBuilt(builder) <= Packings.STACKS;
    for (int colour = 0; right && colour < s.players(); colour++) {
      int wanted = colour;
      long held =
          hand.stream().filter(stack -> stack.middle() == wanted).count()
              + hand.stream().filter(stack -> stack.bottom() == wanted).count();
      right =
          held + s.board().hidden(builder, colour) <= Packings.below(s.players(), builder, colour);
    }
    return right && hand.stream().allMatch(stack -> isColour(s, stack));
  }

  private static boolean isColour(State s, Stack stack) {
    return stack.middle() >= 0
        && stack.middle() < s.players()
        && stack.bottom() >= 0
        && stack.bottom() < s.players();
  }
}
