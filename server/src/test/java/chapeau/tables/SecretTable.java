package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.store.SeatHolder;
import chapeau.store.Store;
import chapeau.store.Terms;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A real table that continues from a given state, with guests who act at it. Records the messages
 * to each guest and the seats that the rules let each guest hold.
 */
final class SecretTable<S, M, V> {
  static final String SEED = "5eed".repeat(16);

  private final Parlour parlour;
  private final String id;
  private final boolean forgetful;
  private final Map<String, List<String>> received = new LinkedHashMap<>();
  private final Map<String, Map<Integer, Parlour.Ear>> ears = new LinkedHashMap<>();
  private final Map<String, Integer> held = new LinkedHashMap<>();
  private final List<Integer> heldAfter = new ArrayList<>();
  private Tables tables;
  private Table<S, M, V> table;

  /**
   * The set-up of a table.
   *
   * @param guests the guest of each seat; empty for a bot
   * @param state the state of the game as JSON
   */
  record Scene(String id, Setup setup, Terms terms, List<String> guests, String state) {
    Scene from(String other) {
      return new Scene(id, setup, terms, guests, other);
    }
  }

  /**
   * An act of a guest.
   *
   * @param seat a seat, a viewer or the number of a step
   * @param more the other guest, the room, or the move
   */
  record Act(What what, String guest, int seat, String more) {}

  /** The kinds of acts: of guests, and of the server. */
  enum What {
    SIT,
    STAND,
    GIVE_TO_BOT,
    WATCH,
    UNWATCH,
    FEED,
    CATCH_UP,
    LOOK,
    SAY,
    REPLAY,
    HINT,
    MOVE,
    MERGE,
    DELETE,
    RESTART
  }

  /**
   * Sets the table and starts the game.
   *
   * @param forgetful whether the table forgets its seat holders after each act: the planted fault
   */
  SecretTable(Parlour parlour, Playable<S, M, V> playable, Scene scene, boolean forgetful) {
    this.parlour = parlour;
    this.id = scene.id();
    this.forgetful = forgetful;
    this.tables = parlour.tables;
    List<Fact> facts = new ArrayList<>();
    facts.add(
        Fact.Header.open(
                id,
                playable.id(),
                playable.game().about().version(),
                scene.setup(),
                name("host"),
                SEED,
                "now")
            .on(scene.terms()));
    facts.add(new Fact.Retry(id, "origin", 1, 0, scene.state()));
    for (int seat = 0; seat < scene.guests().size(); seat++) {
      String guest = scene.guests().get(seat);
      Chair chair =
          guest.isEmpty()
              ? Chair.bot(seat, "Bot " + seat, Playable.RANDOM)
              : Chair.person(seat, name(guest), "Name of " + guest);
      facts.add(new Fact.Seated(id, chair));
      held.merge(guest, 1 << seat, (a, b) -> a | b);
    }
    held.remove("");
    List.of("host", "tom", "kim", "zoe").forEach(guest -> facts.add(Parlour.guest(name(guest))));
    parlour.store.keep(facts);
    this.table = find();
    table.doInTurn(() -> table.commit(table.seating().begin(table.change())));
    forget();
  }

  private String name(String guest) {
    return guest + id;
  }

  @SuppressWarnings("unchecked") // The table plays the game it was set for.
  private Table<S, M, V> find() {
    return (Table<S, M, V>) tables.find(id);
  }

  private void forget() {
    if (forgetful) {
      List<SeatHolder> nobody =
          table.chairs().holders().stream()
              .map(one -> new SeatHolder(one.n(), one.seat(), "", one.fromSeq(), false))
              .toList();
      Chairs forgotten = new Chairs(table.chairs().all(), nobody);
      table.doInTurn(() -> table.commit(table.change().chairs(forgotten)));
    }
  }

  boolean isOver() {
    return table.history().isOver();
  }

  Table<S, M, V> table() {
    return table;
  }

  /** The seats whose hands a guest may have seen under the rules. */
  int held(String guest) {
    return held.getOrDefault(guest, 0);
  }

  List<Integer> seatsOf(String guest) {
    return table.chairs().all().stream()
        .filter(chair -> chair.belongsTo(name(guest)))
        .map(Chair::seat)
        .toList();
  }

  List<String> received(String guest) {
    return received.getOrDefault(guest, List.of());
  }

  /** The seats the watched guest held after each act. */
  List<Integer> heldAfter() {
    return heldAfter;
  }

  /** Performs an act. Records the messages to the guests and the seats held by the watched one. */
  void act(Act act, String watched) {
    String told;
    try {
      told = perform(act);
    } catch (Denied denied) {
      told = denied.why() + " " + denied.text().en();
    } catch (Store.Gone _) {
      told = "gone";
    }
    forget();
    received.computeIfAbsent(act.guest(), _ -> new ArrayList<>()).add(act.what() + " " + told);
    ears.forEach((guest, viewers) ->
        viewers
            .values()
            .forEach(ear -> {
              ear.heard.forEach(message ->
                  received.computeIfAbsent(guest, _ -> new ArrayList<>()).add(plain(message)));
              ear.heard.clear();
            }));
    heldAfter.add(held(watched));
  }

  private String perform(Act act) {
    String guest = name(act.guest());
    return switch (act.what()) {
      case SIT -> sit(act);
      case STAND -> {
        table.seating().stand(guest, act.seat());
        yield view(act.guest());
      }
      case GIVE_TO_BOT -> {
        table.seating().giveToBot(guest, act.seat(), Playable.RANDOM);
        yield view(act.guest());
      }
      case WATCH -> watch(act.guest(), act.seat());
      case UNWATCH -> {
        unwatch(act.guest(), act.seat());
        yield "";
      }
      case FEED -> feed(guest, act.seat(), OptionalInt.of(Integer.parseInt(act.more())));
      case CATCH_UP -> feed(guest, act.seat(), OptionalInt.empty());
      case LOOK -> {
        table.watching().turned();
        yield view(act.guest());
      }
      case SAY -> {
        table.chat().say(guest, act.seat(), act.more(), "bonjour");
        yield "";
      }
      case REPLAY -> Json.write(table.aftermath().replay(guest));
      case HINT -> {
        // The text of a hint comes from a bot with the same view as the seat. The test ignores it.
        table.coaching().hint(guest, act.seat());
        yield "";
      }
      case MOVE -> {
        M move = table.history().read(tree(act.more()));
        table.doInTurn(() -> table.playing().commit(act.seat(), move, ""));
        yield "";
      }
      case MERGE -> merge(act.guest(), act.more());
      case DELETE -> {
        new Leaving(parlour.house, tables).forget(guest);
        leave(act.guest());
        yield "";
      }
      case RESTART -> restart();
    };
  }

  /** Sits down. Records the first bot's seat that a guest takes over, if the game is not rated. */
  private String sit(Act act) {
    String guest = name(act.guest());
    List<Chair> before = table.chairs().all();
    Fact.Guest known = Parlour.guest(guest);
    OptionalInt wanted = act.seat() < 0 ? OptionalInt.empty() : OptionalInt.of(act.seat());
    table.seating().sit(known, wanted, Parlour.PLAIN);
    Terms terms = table.header().terms();
    for (Chair chair : table.chairs().all()) {
      boolean taken = chair.belongsTo(guest) && before.get(chair.seat()).is(Kind.BOT);
      if (taken && held(act.guest()) == 0 && !terms.rated()) {
        held.put(act.guest(), 1 << chair.seat());
      }
    }
    return view(act.guest());
  }

  private String watch(String guest, int viewer) {
    Parlour.Ear ear =
        ears.computeIfAbsent(guest, _ -> new LinkedHashMap<>())
            .computeIfAbsent(viewer, _ -> new Parlour.Ear(name(guest)));
    table.watching().watch(ear, viewer, OptionalInt.empty());
    return "";
  }

  private void unwatch(String guest, int viewer) {
    Parlour.Ear ear = ears.getOrDefault(guest, Map.of()).get(viewer);
    if (ear != null) {
      table.watching().unwatch(ear, viewer);
    }
  }

  private String feed(String guest, int viewer, OptionalInt from) {
    return Json.write(table.watching().feed(guest, viewer, from));
  }

  private String view(String guest) {
    return plain(Json.tree(table.view(name(guest))));
  }

  private String merge(String from, String to) {
    if (!(parlour.store.people().adopt(name(from), name(to))
        instanceof People.Merge.Done(Set<String> touched))) {
      return "refused";
    }
    tables.reread(touched);
    held.merge(to, held(from), (a, b) -> a | b);
    held.remove(from);
    leave(from);
    return "";
  }

  /** Closes the sockets of a guest who was signed out. */
  private void leave(String guest) {
    ears.getOrDefault(guest, Map.of()).forEach((viewer, _) -> unwatch(guest, viewer));
  }

  private String restart() {
    ears.keySet().forEach(this::leave);
    ears.clear();
    tables = new Tables(parlour.house, parlour.games);
    table = find();
    return "";
  }

  /** Removes the names of bots, which are random. */
  private static String plain(JsonNode message) {
    JsonNode copy = message.deepCopy();
    copy.findParents("kind").stream()
        .filter(seat -> seat.path("kind").asText().equals("bot"))
        .forEach(seat -> ((ObjectNode) seat).put("name", "bot"));
    copy.findParents("room").stream()
        .filter(line -> line.path("room").asText().equals("seats"))
        .forEach(line -> ((ObjectNode) line).put("text", ""));
    return copy.toString();
  }

  private static JsonNode tree(String json) {
    try {
      return Json.parse(json);
    } catch (Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }
}
