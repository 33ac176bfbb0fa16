package chapeau.fair;

import chapeau.catalogue.Catalogue;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Finished games with honest draws, and what somebody could do to their files. */
final class Evidence {
  private static final Catalogue GAMES = Catalogue.load();

  private Evidence() {}

  /** A whole game of legal moves at random; a bot sits on every second seat. */
  static GameFile played(String game, Setup setup, long choices) {
    return played(GAMES.find(game).orElseThrow().game(), setup, new Dice(choices));
  }

  private static <S, M> GameFile played(Game<S, M, ?> game, Setup setup, Dice choices) {
    Seed seed = new Seed("%016x".formatted(choices.next()).repeat(4));
    List<String> salts =
        IntStream.range(0, setup.players())
            .mapToObj(seat -> seat % 2 == 0 ? "salt-" + seat + "_" + choices.below(1000) : "")
            .toList();
    List<GameFile.Row> rows = new ArrayList<>();
    try {
      Run<S, M> run = Run.start(game, setup);
      Run.Players<S, M> players =
          (state, seats) -> {
            int seat = choices.pick(seats(seats));
            return new Journal.Entry<>(seat, game.anyMove(state, seat, choices));
          };
      while (true) {
        Dice deals = seed.draw("table", salts, run.draws() + 1);
        Optional<Journal.Entry<M>> made = run.advance(deals, players, Telling.SILENT);
        if (made.isEmpty()) {
          break;
        }
        JsonNode move = Json.tree(made.get().move());
        rows.add(
            new GameFile.Row(rows.size() + 1, made.get().actor(), move, "2026-11-15T20:00:00Z"));
      }
      return new GameFile(
          GameFile.FORMAT,
          game.about().id(),
          game.about().version(),
          "table",
          setup,
          salts,
          seed.commitment(),
          seed.hex(),
          salts,
          salts.stream().map(salt -> salt.isEmpty() ? "" : Salts.seal(salt)).toList(),
          rows,
          run.turn() instanceof Turn.Over(var ranking) ? ranking.places() : List.of());
    } catch (Run.Refused e) {
      throw new AssertionError(e);
    }
  }

  private static List<Integer> seats(int set) {
    return IntStream.range(0, Integer.SIZE).filter(seat -> Seat.in(set, seat)).boxed().toList();
  }

  static ObjectNode tree(GameFile file) {
    return (ObjectNode) Json.tree(file);
  }

  /** Without one row, the others numbered as if it had never been. */
  static ObjectNode without(GameFile file, int row, boolean numberedAnew) {
    ObjectNode tree = tree(file);
    ArrayNode moves = (ArrayNode) tree.path("moves");
    moves.remove(row);
    for (int i = row; numberedAnew && i < moves.size(); i++) {
      ((ObjectNode) moves.get(i)).put("seq", i + 1);
    }
    return tree;
  }

  /** The rows chance made. */
  static List<Integer> draws(GameFile file) {
    return IntStream.range(0, file.moves().size())
        .filter(row -> file.moves().get(row).actor() == Seat.CHANCE)
        .boxed()
        .toList();
  }

  /** With another number, or another order, in a draw. */
  static ObjectNode withDraw(GameFile file, int row) {
    ObjectNode tree = tree(file);
    if (!changed(tree.path("moves").path(row).path("move"))) {
      throw new AssertionError("nothing to change in " + file.moves().get(row));
    }
    return tree;
  }

  /** Changes the first list of two or more, or else a number or a word. */
  private static boolean changed(JsonNode node) {
    for (JsonNode inner : node) {
      if (inner instanceof ArrayNode list && list.size() > 1 && !list.get(0).equals(list.get(1))) {
        JsonNode first = list.get(0);
        list.set(0, list.get(1));
        list.set(1, first);
        return true;
      }
    }
    for (JsonNode inner : node) {
      if (inner.isArray() && changed(inner)) {
        return true;
      }
    }
    if (node instanceof ObjectNode object) {
      for (var field : object.properties()) {
        if (!field.getKey().equals("type") && !field.getValue().isArray()) {
          object.put(field.getKey(), field.getValue().asInt() + 1);
          return true;
        }
      }
    }
    if (node instanceof ArrayNode list && !list.isEmpty()) {
      list.add(list.get(0));
      return true;
    }
    return false;
  }
}
