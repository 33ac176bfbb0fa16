package chapeau.bench;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Store;
import chapeau.wire.Happened;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Reads the journal and says what is wrong with it, or with what people were told: a move lost,
 * doubled, out of order or against the rules; something shown that did not happen so, or that a
 * seat may not know.
 */
final class Truth {
  private final Store store;
  private final Catalogue catalogue = Catalogue.load();
  private final List<String> wrong = new ArrayList<>();
  private int steps;

  Truth(Store store) {
    this.store = store;
  }

  /** How many things shown to somebody were compared with what happened. */
  int compared() {
    return steps;
  }

  /** What is wrong, in sentences; nothing when all is well. */
  List<String> wrong(History history) {
    Map<String, List<History.Acknowledged>> acknowledged = new LinkedHashMap<>();
    history.moves.forEach(
        move -> acknowledged.computeIfAbsent(move.table(), _ -> new ArrayList<>()).add(move));
    for (String table : history.tables.keySet()) {
      List<String> before = List.copyOf(wrong);
      Fact.Header header = store.table(table).orElse(null);
      if (header == null) {
        complain(table, "is not there");
      } else {
        check(
            header,
            store.moves(table, 0),
            acknowledged.getOrDefault(table, List.of()),
            history.shown.getOrDefault(table, new ConcurrentLinkedQueue<>()));
      }
      checkTalk(table, history);
      if (wrong.size() > before.size()) {
        history.of(table).forEach(line -> wrong.add("    " + line));
      }
    }
    return wrong;
  }

  private void complain(String table, String what) {
    wrong.add("table " + table.substring(0, 6) + " " + what);
  }

  private void check(
      Fact.Header header,
      List<Fact.Moved> rows,
      List<History.Acknowledged> acknowledged,
      Queue<History.Shown> shown) {
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).seq() != i + 1) {
        complain(header.id(), "has move " + rows.get(i).seq() + " where " + (i + 1) + " should be");
      }
    }
    acknowledged.forEach(move -> isThere(move, rows));
    replay(catalogue.find(header.game()).orElseThrow(), header, rows, shown);
  }

  private void isThere(History.Acknowledged move, List<Fact.Moved> rows) {
    List<Fact.Moved> under =
        rows.stream().filter(r -> r.actor() == move.seat() && r.id().equals(move.id())).toList();
    if (under.size() != 1) {
      complain(move.table(), "has " + under.size() + " moves where " + move + " was acknowledged");
    } else if (under.getFirst().seq() != move.seq()
        || !parsed(under.getFirst().move()).equals(move.move())) {
      complain(move.table(), "has " + under.getFirst() + " where " + move + " was acknowledged");
    }
  }

  private static JsonNode parsed(String text) {
    try {
      return Json.parse(text);
    } catch (Json.Unreadable e) {
      throw new IllegalStateException(e);
    }
  }

  /** Plays the game again by the rules, and compares each moment with what people were shown. */
  private <S, M, V> void replay(
      Playable<S, M, V> playable,
      Fact.Header header,
      List<Fact.Moved> rows,
      Collection<History.Shown> shown) {
    try {
      Telling opening = Telling.aloud();
      Run<S, M> run = Run.start(playable.game(), header.setup(), opening);
      for (Fact.Moved row : rows) {
        Telling telling = Telling.aloud();
        run.play(row.actor(), Json.read(row.move(), playable.game().types().move()), telling);
        for (History.Shown one : shown) {
          if (one.update().path("seq").asInt() == row.seq()) {
            compare(playable, one, run.state(), telling);
          }
        }
      }
    } catch (Run.Refused | Json.Unreadable e) {
      complain(header.id(), "has a move against the rules: " + e.getMessage());
    }
    for (History.Shown one : shown) {
      if (one.update().path("seq").asInt() > rows.size()) {
        complain(header.id(), "showed seat " + one.seat() + " what is not there: " + one.update());
      }
    }
  }

  private <S, M, V> void compare(
      Playable<S, M, V> playable, History.Shown one, S state, Telling telling) {
    steps++;
    int eyes = playable.game().eyes(state, one.seat(), 1 << one.seat());
    JsonNode update = one.update();
    if (update.path("type").asText().equals("step")) {
      JsonNode events = parsed(Json.write(Happened.to(eyes, telling.told())));
      if (!update.path("events").equals(events)) {
        complain(one.table(), "told seat " + one.seat() + " otherwise than it was: " + update);
      }
    } else if (!update.path("view").equals(parsed(Json.write(playable.game().view(state, eyes))))) {
      complain(one.table(), "showed seat " + one.seat() + " otherwise than it was: " + update);
    }
  }

  private void checkTalk(String table, History history) {
    List<Fact.Said> kept = store.lines(table);
    history.lines.stream()
        .filter(line -> line.table().equals(table))
        .filter(line ->
            kept.stream()
                    .filter(k -> k.seat() == line.seat() && k.text().equals(line.text()))
                    .count()
                != 1)
        .forEach(line -> complain(table, "has not once what was said: " + line));
    if (kept.stream().anyMatch(line -> line.seat() == Seat.CHANCE)) {
      complain(table, "has a line nobody said");
    }
  }
}
