package chapeau.games.tophat;

import chapeau.engine.Ranking;
import chapeau.engine.Text;
import java.util.Comparator;
import java.util.List;

/** Who won: whoever shows on the most stacks (on all of them, as a rule), then has most hats. */
final class Result {

  private Result() {}

  /** TOP-42, TOP-44 and TOP-46. */
  static Ranking of(Board board, int players) {
    Comparator<Integer> better =
        Comparator.<Integer>comparingInt(seat -> -stacks(board, seat))
            .thenComparingInt(seat -> -board.hatsOf(seat));
    List<Integer> winners = Ranking.by(players, better, new Text("", "")).winners();
    return Ranking.by(players, better, why(board, winners, players));
  }

  private static Text why(Board board, List<Integer> winners, int players) {
    int winner = winners.getFirst();
    int most = stacks(board, winner);
    if (winners.size() > 1) {
      return new Text(
          "Autant de piles et de chapeaux : "
              + Words.players(winners, " et ")
              + " partagent la victoire.",
          "As many stacks and hats: " + Words.players(winners, " and ") + " share the win.");
    }
    if (board.enemies(winner) == 0) {
      return new Text(
          Words.player(winner) + " gagne : toutes les piles sont à sa couleur.",
          Words.player(winner) + " wins: every stack shows their colour.");
    }
    for (int seat = 0; seat < players; seat++) {
      if (seat != winner && stacks(board, seat) == most) {
        return new Text(
            Words.player(winner) + " gagne : autant de piles, mais plus de chapeaux.",
            Words.player(winner) + " wins: as many stacks, but more hats.");
      }
    }
    return new Text(
        Words.player(winner) + " gagne avec le plus de piles : " + most + ".",
        Words.player(winner) + " wins with the most stacks: " + most + ".");
  }

  private static int stacks(Board board, int seat) {
    return Long.bitCount(board.stacks(seat));
  }
}
