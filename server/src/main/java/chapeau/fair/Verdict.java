package chapeau.fair;

import chapeau.bots.Catalogue;
import chapeau.bots.Playable;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Turn;
import chapeau.json.Json;
import java.util.Optional;

/**
 * Whether an exported game is what it says: the seed it committed to, draws that follow from it,
 * moves the rules allow.
 */
public sealed interface Verdict {

  record Honest(int moves, int draws) implements Verdict {}

  /** The first thing that does not hold, in a sentence. */
  record Wrong(String why) implements Verdict {}

  static Verdict of(GameFile file, Catalogue games) {
    if (!file.format().equals(GameFile.FORMAT)) {
      return new Wrong("This is not an exported game (format “" + file.format() + "”).");
    }
    Optional<Playable<?, ?, ?>> game = games.find(file.game());
    if (game.isEmpty()) {
      return new Wrong("There is no game “" + file.game() + "” here.");
    }
    if (game.get().game().about().version() != file.version()) {
      return new Wrong(
          "It was played under version "
              + file.version()
              + " of the rules; these are version "
              + game.get().game().about().version()
              + ".");
    }
    Seed seed;
    try {
      seed = new Seed(file.seed());
    } catch (IllegalArgumentException e) {
      return new Wrong("The seed is not 32 bytes in hexadecimal.");
    }
    if (!seed.commitment().equals(file.commitment())) {
      return new Wrong("The seed is not the one that was committed to before the first deal.");
    }
    return replay(file, game.get().game(), seed);
  }

  private static <S, M, V> Verdict replay(GameFile file, Game<S, M, V> game, Seed seed) {
    Played<S> played = game.start(file.setup());
    int draws = 0;
    for (GameFile.Row row : file.moves()) {
      if (!(played instanceof Played.Done<S>(S state, var _))) {
        break;
      }
      M move;
      try {
        move = Json.read(row.move(), game.types().move());
      } catch (Json.Unreadable e) {
        return new Wrong("Move " + row.seq() + " cannot be read: " + e.getMessage());
      }
      if (row.actor() == Seat.CHANCE) {
        if (!(game.turn(state) instanceof Turn.Chance)) {
          return new Wrong("Move " + row.seq() + " is a draw where none was due.");
        }
        draws++;
        if (!game.draw(state, seed.draw(file.table(), file.salts(), draws)).equals(move)) {
          return new Wrong(
              "Draw "
                  + draws
                  + " (move "
                  + row.seq()
                  + ") does not follow from the seed and the salts.");
        }
      }
      played = game.play(state, row.actor(), move);
      if (played instanceof Played.Refused<S>(var refusal)) {
        return new Wrong(
            "Move "
                + row.seq()
                + " is against the rules ("
                + refusal.rule()
                + "): "
                + refusal.why().en());
      }
    }
    return switch (played) {
      case Played.Refused<S>(var refusal) ->
          new Wrong("The set-up is refused: " + refusal.why().en());
      case Played.Done<S>(S end, var _) -> ending(file, game.turn(end), draws);
    };
  }

  private static Verdict ending(GameFile file, Turn turn, int draws) {
    if (!(turn instanceof Turn.Over(Ranking ranking))) {
      return new Wrong("The game is not over after its last move.");
    }
    return ranking.places().equals(file.places())
        ? new Honest(file.moves().size(), draws)
        : new Wrong("The moves end in another ranking than the one written.");
  }
}
