package chapeau.tables;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.fair.JournalEntry.Played;
import chapeau.fair.JournalEntry.TakenBack;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact.Status;
import chapeau.tables.Denied.Why;
import java.util.List;

/**
 * Taking a move back, where everybody at the table agrees: the last thing that happened, one's own,
 * and only if nobody learnt anything by it. What is asked and answered is kept like talk, in a room
 * of its own, and counts only until the next move.
 */
public final class Takeback<S, M, V> {
  /** The room where it is asked and answered. */
  static final String ROOM = "takeback";

  /** In so many worlds a move must look the same before it counts as telling nothing. */
  private static final int WORLDS = 40;

  private final Table<S, M, V> table;

  Takeback(Table<S, M, V> table) {
    this.table = table;
  }

  /** What somebody says about taking a move back. */
  public enum Word {
    ask,
    yes,
    no
  }

  public void say(String guest, int seat, Word word) {
    table.doInTurn(() -> {
      table.chairs().of(guest, seat);
      if (table.header().status() != Status.PLAYING) {
        throw new Denied(
            Why.TOO_LATE, "Il n’y a rien à reprendre.", "There is nothing to take back.");
      }
      table.playing().mayGoOn();
      switch (word) {
        case ask -> ask(seat);
        case yes, no -> answer(seat, word);
      }
    });
  }

  private void ask(int seat) {
    GameHistory<S, M, V> history = table.history();
    int seq = history.seq();
    if (seq == 0
        || !(history.entries().getLast() instanceof Played<M> played)
        || played.seat() != seat) {
      throw new Denied(
          Why.TOO_LATE,
          "On ne reprend que son propre coup, tant que rien ne s’est passé depuis.",
          "You can only take back your own move, and only before anything else happens.");
    }
    if (said(seat, Word.ask, seq)) {
      return;
    }
    if (tells(history.before(seq), seat, played.move())) {
      throw new Denied(
          Why.TOO_LATE,
          "Ce coup a montré quelque chose : il ne se reprend pas.",
          "That move revealed something, so it can’t be taken back.");
    }
    post(seat, Word.ask, seat, seq);
  }

  private void answer(int seat, Word word) {
    int seq = table.history().seq();
    int asking = asking(seq);
    if (asking < 0 || asking == seat) {
      throw new Denied(
          Why.TOO_LATE,
          "Personne ne demande à reprendre un coup.",
          "Nobody has asked to take a move back.");
    }
    if (!said(seat, Word.yes, seq) && !said(seat, Word.no, seq)) {
      post(seat, word, asking, seq);
    }
  }

  /** Stores a word. If everybody agrees with it, takes the move back in the same transaction. */
  private void post(int seat, Word word, int asking, int seq) {
    Chair chair = table.chairs().at(seat);
    Change<S, M, V> said =
        table.chat().said(table.change(), chair, ROOM, word + " " + seq, Told.EVERYONE);
    table.commit(allAgree(said.after(), asking, seq) ? takenBack(said, asking, seq) : said);
  }

  private Change<S, M, V> takenBack(Change<S, M, V> change, int asking, int seq) {
    return table
        .playing()
        .with(change, (next, millis) -> new TakenBack<>(next, asking, seq - 1, millis));
  }

  /** Bots agree to everything; people are asked, also those who are away. */
  private static boolean allAgree(TableState<?, ?, ?> state, int asking, int seq) {
    String asker = state.chairs().at(asking).guest();
    return state.chairs().all().stream()
        .filter(chair -> chair.is(Kind.PERSON) && !chair.belongsTo(asker))
        .allMatch(chair -> state.chat().said(ROOM, chair.seat(), Word.yes + " " + seq));
  }

  // What was said about it

  private boolean said(int seat, Word word, int seq) {
    return table.state().chat().said(ROOM, seat, word + " " + seq);
  }

  private int asking(int seq) {
    return table.chairs().all().stream()
        .mapToInt(Chair::seat)
        .filter(seat -> said(seat, Word.ask, seq))
        .findFirst()
        .orElse(Seat.NOBODY);
  }

  // Whether a move told anybody anything

  /**
   * Whether somebody knows more for this move: in a world that looked the same to them before it,
   * it would have looked otherwise, or could not have been played.
   */
  private boolean tells(S before, int actor, M move) {
    Game<S, M, V> game = table.playable().game();
    Dice dice = table.house().dice();
    for (Chair chair : table.chairs().all()) {
      int seat = chair.seat();
      Seen<V> really = seen(game, before, actor, move, seat);
      V known = game.view(before, seat);
      for (int i = 0; i < WORLDS; i++) {
        if (!really.equals(seen(game, game.imagine(known, dice), actor, move, seat))) {
          return true;
        }
      }
    }
    return false;
  }

  /** What a seat sees of a move. */
  private record Seen<V>(boolean played, List<Told> told, List<V> view) {}

  private static <S, M, V> Seen<V> seen(Game<S, M, V> game, S state, int actor, M move, int seat) {
    Telling telling = Telling.aloud();
    if (!(game.play(state, actor, move, telling)
        instanceof chapeau.engine.Played.Done<S>(S next, var _))) {
      return new Seen<>(false, List.of(), List.of());
    }
    return new Seen<>(
        true,
        telling.told().stream().filter(one -> one.reaches(seat)).toList(),
        List.of(game.view(next, seat)));
  }
}
