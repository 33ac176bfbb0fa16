package chapeau.tables;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.fair.Salts;
import chapeau.json.AnyValue;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;

/**
 * Sets tables for browser tests. The deal follows from the id alone, and bots play every seat up to
 * the wanted position before any client sees the table.
 */
public final class Laying {
  private static final int MOST_MOVES = 3_000;
  private static final Budget THINKING = Budget.of(200);

  private Laying() {}

  /**
   * A wanted table.
   *
   * @param id the id, and the seed of the deal and of the bots' moves
   * @param seats for each player {@code person:guest:name}, {@code bot:level} or {@code open}; with
   *     an open seat the table is not started
   */
  public record Wish(
      String id,
      String game,
      Map<String, String> options,
      List<String> seats,
      Terms terms,
      Position until) {}

  /**
   * A wanted position. Without conditions it is the deal.
   *
   * @param bot the level of the bots that play up to the position
   * @param seat the seat that is asked at the position
   * @param offers a regular expression that matches the moves or the view of that seat as JSON
   * @param over whether to play the game to its end
   */
  public record Position(String bot, int seat, String offers, boolean over) {}

  public static Table<?, ?, ?> lay(
      House house, Tables tables, Playable<?, ?, ?> playable, Wish wish) {
    Setup setup = Seating.checked(playable, new Setup(wish.seats().size(), wish.options()));
    List<Chair> chairs = new ArrayList<>();
    for (String seat : wish.seats()) {
      chairs.add(chair(chairs, seat, wish.id()));
    }
    List<Fact> facts = new ArrayList<>();
    facts.add(
        Fact.Header.open(
                wish.id(),
                wish.game(),
                playable.game().about().version(),
                setup,
                chairs.getFirst().guest(),
                Salts.seal(wish.id()),
                house.now())
            .on(wish.terms()));
    chairs.forEach(chair -> facts.add(new Fact.Seated(wish.id(), chair)));
    house.store().keep(facts);
    Table<?, ?, ?> table = tables.find(wish.id());
    playOn(table, wish.until(), new Dice(wish.id().hashCode()));
    return table;
  }

  private static Chair chair(List<Chair> before, String seat, String id) {
    List<String> taken = before.stream().map(Chair::name).toList();
    int at = before.size();
    String[] parts = seat.split(":", 3);
    return switch (parts[0]) {
      case "person" -> Chair.person(at, parts[1], parts[2]).taken(parts[2], "cap");
      case "bot" -> Chair.bot(at, Names.bot(taken, new Dice(id.hashCode() + at)), parts[1]);
      default -> Chair.open(at);
    };
  }

  /** Starts and plays while the table is locked, so that its own bots move only afterwards. */
  private static <S, M, V> void playOn(Table<S, M, V> table, Position until, Dice dice) {
    table.doInTurn(() -> {
      table.seating().startIfComplete();
      for (int moves = 0; goesOn(table.history(), until); moves++) {
        if (moves == MOST_MOVES || !(table.history().turn() instanceof Turn.Acting(int seats))) {
          throw new IllegalStateException("never came to " + until);
        }
        play(table, until.bot(), highest(seats), dice);
      }
    });
  }

  /**
   * Returns the highest of the acting seats. Moving from the highest seat down leaves the wanted
   * seat, mostly the first, undecided.
   */
  private static int highest(int seats) {
    return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(seats);
  }

  private static <S, M, V> boolean goesOn(GameHistory<S, M, V> history, Position until) {
    return history.begun() && !isAt(history, until);
  }

  private static <S, M, V> boolean isAt(GameHistory<S, M, V> history, Position until) {
    if (until.over()) {
      return history.isOver();
    }
    return until.offers().isEmpty()
        || (history.asks(until.seat())
            && Pattern.compile(until.offers()).matcher(shown(history, until.seat())).find());
  }

  private static <S, M, V> String shown(GameHistory<S, M, V> history, int seat) {
    Game<S, M, V> game = history.playable().game();
    return Json.write(Sight.values(Sight.moves(game, history.state(), seat)))
        + Json.write(new AnyValue(game.view(history.state(), seat)));
  }

  private static <S, M, V> void play(Table<S, M, V> table, String level, int seat, Dice dice) {
    Bot<V, M> bot = table.playable().bot(level).orElseThrow();
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
                THINKING,
                dice)
            .move();
    // The coach judges only moves with a client's id.
    String sent = table.chairs().at(seat).is(Kind.PERSON) ? "laid" + table.history().seq() : "";
    table.playing().commit(seat, move, sent);
  }

  /** Sets the clock that measures absences. */
  public static void measure(House house, LongSupplier nanos) {
    house.measureBy(nanos);
  }

  /** Makes all table clocks notice the elapsed time. */
  public static void tick(Clockwork clockwork) {
    clockwork.awake();
    clockwork.ring();
  }
}
