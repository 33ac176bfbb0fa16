package chapeau.tables;

import chapeau.bots.Bot;
import chapeau.catalogue.Playable;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.json.AnyValue;
import chapeau.tables.Denied.Why;
import chapeau.wire.TurnView;
import chapeau.wire.Workbench;
import java.util.List;
import java.util.stream.IntStream;

/** Where the makers of games look, and move for everybody. */
public final class Bench {
  private Bench() {}

  public static <S, M, V> Workbench views(Table<S, M, V> table) {
    return table.inTurn(() -> {
      GameHistory<S, M, V> history = table.history();
      if (!history.begun()) {
        throw new Denied(Why.TOO_LATE, "La partie n’a pas commencé.", "The game has not started.");
      }
      Game<S, M, V> game = table.playable().game();
      List<Workbench.Bench> viewers =
          IntStream.concat(
                  IntStream.range(0, table.chairs().all().size()),
                  IntStream.of(Seat.SPECTATOR, Seat.OPEN))
              .mapToObj(viewer ->
                  new Workbench.Bench(
                      viewer,
                      new AnyValue(game.view(history.state(), viewer)),
                      Sight.values(Sight.moves(game, history.state(), viewer))))
              .toList();
      return new Workbench(history.seq(), TurnView.of(history.turn()), viewers);
    });
  }

  /** Lets a bot move for whoever is asked, so many times, whoever sits there. */
  public static <S, M, V> int step(Table<S, M, V> table, String level, int times) {
    return table.inTurn(() -> {
      Bot<V, M> bot =
          table
              .playable()
              .bot(level)
              .orElseThrow(
                  () -> new Denied(Why.MALFORMED, "Ce bot n’existe pas.", "There is no such bot."));
      for (int i = 0; i < times && table.history().begun(); i++) {
        if (!(table.history().turn() instanceof Turn.Acting(int seats))) {
          break;
        }
        step(table, bot, Integer.numberOfTrailingZeros(seats));
      }
      return table.history().seq();
    });
  }

  private static <S, M, V> void step(Table<S, M, V> table, Bot<V, M> bot, int seat) {
    List<Moment<S>> past = table.history().standing();
    List<Told> told = past.stream().flatMap(moment -> moment.told().stream()).toList();
    M move =
        table
            .playable()
            .decide(
                bot,
                table.history().state(),
                seat,
                told,
                table.chat().claims(seat, past),
                Playable.AT_THE_TABLE,
                table.house().dice())
            .move();
    table.playing().commit(seat, move, "");
  }
}
