package chapeau.fair;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Game;
import chapeau.engine.Ranking;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether an exported game is what it says: the seed it committed to, draws that follow from it,
 * moves the rules allow.
 */
public sealed interface Verdict {

  record Honest(int moves, int draws) implements Verdict {}

  /** The first thing that does not hold, in a sentence. */
  record Wrong(String why) implements Verdict {}

  /**
   * Seed and salts hold, but the game was played under other rules: whether moves and draws follow
   * from them, only those rules can tell.
   *
   * @param why the first thing the present rules do not understand
   */
  record OtherRules(int version, int present, String why) implements Verdict {}

  static Verdict of(GameFile file, Catalogue games) {
    if (!file.format().equals(GameFile.FORMAT)) {
      return new Wrong("This is not an exported game (format “" + file.format() + "”).");
    }
    Optional<Playable<?, ?, ?>> game = games.find(file.game());
    if (game.isEmpty()) {
      return new Wrong("There is no game “" + file.game() + "” here.");
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
    for (int seat = 0; seat < file.salts().size(); seat++) {
      if (!Salts.fits(file.salts().get(seat), file.sealOf(seat))) {
        return new Wrong("The salt of seat " + seat + " is not the one that was sealed.");
      }
    }
    Verdict verdict = replay(file, game.get().game(), seed);
    int version = game.get().game().about().version();
    return verdict instanceof Wrong(String why) && version != file.version()
        ? new OtherRules(file.version(), version, why)
        : verdict;
  }

  private static <S, M, V> Verdict replay(GameFile file, Game<S, M, V> game, Seed seed) {
    Run<S, M> run;
    try {
      run = Run.start(game, file.setup());
    } catch (Run.Refused e) {
      return new Wrong("The set-up is refused: " + e.refusal().why().en());
    }
    List<Run<S, M>> past = new ArrayList<>(List.of(run.fork()));
    for (GameFile.Row row : file.moves()) {
      if (row.seq() != past.size()) {
        return new Wrong("Move " + past.size() + " is missing, or the moves are not in order.");
      }
      try {
        JournalEntry<M> entry =
            JournalEntry.read(row.seq(), row.actor(), row.move(), "", 0, game.types().move());
        Optional<Wrong> wrong;
        if (entry instanceof JournalEntry.TakenBack<M>(int _, int _, int to, long _)) {
          wrong = trouble(row, to, past);
          run = wrong.isPresent() ? run : past.get(to).fork();
        } else {
          wrong = trouble(file, row, entry, run, seed);
        }
        if (wrong.isPresent()) {
          return wrong.get();
        }
        past.add(run.fork());
      } catch (Json.Unreadable e) {
        return new Wrong("Move " + row.seq() + " cannot be read: " + e.getMessage());
      }
    }
    if (!(run.turn() instanceof Turn.Over(Ranking ranking))) {
      return new Wrong("The game is not over after its last move.");
    }
    return ranking.places().equals(file.places())
        ? new Honest(run.moves(), run.draws())
        : new Wrong("The moves end in another ranking than the one written.");
  }

  /** What is wrong with taking back all after an entry, if anything is. */
  private static <S, M> Optional<Wrong> trouble(GameFile.Row row, int to, List<Run<S, M>> past) {
    if (to < 0 || to >= past.size() - 1) {
      return wrong("Entry " + row.seq() + " takes back what was not played.");
    }
    return past.get(to).draws() == past.getLast().draws()
        ? Optional.empty()
        : wrong("Entry " + row.seq() + " takes back a draw.");
  }

  /** Plays a row; answers what is wrong with it, if anything is. */
  private static <S, M> Optional<Wrong> trouble(
      GameFile file, GameFile.Row row, JournalEntry<M> entry, Run<S, M> run, Seed seed) {
    M move = entry.played().orElseThrow();
    if (row.actor() == Seat.CHANCE) {
      if (!(run.turn() instanceof Turn.Chance)) {
        return wrong("Move " + row.seq() + " is a draw where none was due.");
      }
      int draw = run.draws() + 1;
      if (!run.drawn(seed.draw(file.table(), file.salts(), draw)).equals(move)) {
        return wrong(
            "Draw %d (move %d) does not follow from the seed and the salts."
                .formatted(draw, row.seq()));
      }
    }
    try {
      run.play(entry.seat(), move, Telling.SILENT);
      return Optional.empty();
    } catch (Run.Refused e) {
      return wrong(
          "Move %d is against the rules (%s): %s"
              .formatted(row.seq(), e.refusal().rule(), e.refusal().why().en()));
    }
  }

  private static Optional<Wrong> wrong(String why) {
    return Optional.of(new Wrong(why));
  }
}
