package chapeau.bots.hattari;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.Profile;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.List;

/**
 * Never swaps, never bluffs, and accuses whom its own eyes make the likeliest culprit. No player
 * meets it; it is what experts should win against.
 */
final class Likeliest implements Bot<View, Move> {
  private static final int WORLDS = 200;

  private final Hattari hattari = new Hattari();

  @Override
  public Choice<Move> choose(Situation<View, Move> now, Dice dice) {
    return switch (now.view().step()) {
      case LOOK, DEAL, OVER -> Choice.of(dice.pick(now.moves()), "look");
      case SWAP -> Choice.of(new Move.Keep(), "keep");
      case ACCUSE -> accuse(now, dice);
    };
  }

  private Choice<Move> accuse(Situation<View, Move> now, Dice dice) {
    int[] guilty = new int[3];
    for (int i = 0; i < WORLDS; i++) {
      State world = hattari.imagine(now.view(), dice);
      guilty[Profile.culprit(world.deal().suspects())]++;
    }
    List<Move> moves = now.moves();
    Move likeliest = moves.getFirst();
    int most = -1;
    for (Move move : moves) {
      if (move instanceof Move.Accuse(int suspect) && guilty[suspect] > most) {
        most = guilty[suspect];
        likeliest = move;
      }
    }
    return Choice.of(likeliest, "most-likely");
  }

  @Override
  public boolean isYardstick() {
    return true;
  }
}
