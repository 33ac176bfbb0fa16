package chapeau.tables;

import static chapeau.tables.Evening.EVE;
import static chapeau.tables.Evening.KIM;
import static chapeau.tables.Evening.LEA;
import static chapeau.tables.Evening.MAX;
import static chapeau.tables.Evening.TOM;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.contract.Project;
import chapeau.engine.Dice;
import chapeau.engine.Seat;
import chapeau.engine.Talk;
import chapeau.store.Pace;
import chapeau.store.Postgres;
import chapeau.store.Sqlite;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Takeback.Word;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every message that four players and a watcher receive during an evening is checked in. For two
 * nodes, only the steps of the script are checked in at which somebody receives something else than
 * on one node. A change of the golden files is a change of what pages are sent.
 */
class GoldenMessagesTest {
  private static final Catalogue GAMES = Catalogue.load();
  private static final Terms LIVELY = new Terms(Pace.LIVELY, true, "fr", false);
  private static final List<String> PLAYERS = List.of(LEA, TOM, KIM, MAX);
  private static final Duration TURN = Duration.ofSeconds(10);

  private static final Duration TOO_LONG = Duration.ofMinutes(5);
  private static final String AMONG_THE_DEAD = "dead";

  /** So many moves of a long game are shown in full. */
  private static final int SHOWN = 20;

  private static final int MOST_MOVES = 500;

  @TempDir Path data;

  @Test
  void hattariOnOneNode() {
    compare("hattari", play("hattari", one(), this::hattari));
  }

  @Test
  void hattariOnTwoNodes() {
    compare("hattari-two-nodes", differences("hattari", this::hattari));
  }

  @Test
  void huisClosOnOneNode() {
    compare("huisclos", play("huisclos", one(), this::huisClos));
  }

  @Test
  void huisClosOnTwoNodes() {
    compare("huisclos-two-nodes", differences("huisclos", this::huisClos));
  }

  @Test
  void hunchOnOneNode() {
    compare("hunch", play("hunch", one(), this::hunch));
  }

  @Test
  void hunchOnTwoNodes() {
    compare("hunch-two-nodes", differences("hunch", this::hunch));
  }

  private List<Store> one() {
    return List.of(Sqlite.open(data.resolve("evening.db")));
  }

  private static List<Store> two() {
    String url = OwnPostgres.database();
    return List.of(Postgres.open(url), Postgres.open(url));
  }

  private static String play(String game, List<Store> stores, Consumer<Evening> script) {
    // With these dice, the games last until the end of their scripts.
    long dice = game.equals("hattari") ? 1 : 2;
    Playable<?, ?, ?> playable = GAMES.find(game).orElseThrow();
    Map<String, String> options = game.equals("hattari") ? Map.of("first", "0") : Map.of();
    try (Evening evening = new Evening(stores, playable, options, LIVELY, new Dice(dice))) {
      script.accept(evening);
      return evening.text();
    }
  }

  /** The steps at which two nodes send something else than one. */
  private String differences(String game, Consumer<Evening> script) {
    List<String> one = steps(play(game, one(), script));
    List<String> two = steps(play(game, two(), script));
    assertThat(two).hasSameSizeAs(one);
    return IntStream.range(0, two.size())
        .filter(i -> !two.get(i).equals(one.get(i)))
        .mapToObj(two::get)
        .collect(joining());
  }

  private static List<String> steps(String transcript) {
    return Arrays.asList(transcript.split("(?=\n# )"));
  }

  private static void compare(String name, String text) {
    Path file = Project.file("server/src/test/resources/golden/messages/" + name + ".txt");
    assertThat(text).isEqualTo(Project.golden(file, text));
  }

  // Hattari: one after another

  private void hattari(Evening e) {
    everybodyComes(e);
    theHostArranges(e);
    e.step("Léa starts; Kim and Max show their salts", () -> e.start(salts(KIM, MAX)));
    takenBack(e);
    talk(e);
    for (int late = 1; late <= 2; late++) {
      until(e, () -> e.asked().equals(List.of(e.seatOf(TOM))));
      e.step("Tom lets his time run out", () -> e.wait(TOO_LONG));
    }
    until(e, () -> e.asked().equals(List.of(e.seatOf(TOM))));
    e.step("the bot in Tom's place moves", e::hurry);
    e.step("Tom takes his seat back", () -> e.sit(TOM, e.seatOf(TOM)));
    away(e);
    for (int turn = 0; turn < 3; turn++) {
      move(e);
    }
    successor(e);
    untilBriefly(e, e::isOver);
    afterwards(e);
  }

  private static void everybodyComes(Evening e) {
    e.step("Léa opens her page", () -> e.watch(LEA, 0));
    e.step("Eve watches", () -> e.watch(EVE, Seat.SPECTATOR));
    e.step("Tom looks at the table", () -> e.watch(TOM, Seat.SPECTATOR));
    e.step("Tom sits down with a salt", () -> e.sit(TOM, 1, Evening.salted("tom")));
    e.step("Tom looks from his seat", () -> e.watch(TOM, 1));
    e.step("Kim sits down with a sealed salt", () -> e.sit(KIM, 2, Evening.sealed(KIM)));
    e.step("Kim looks from her seat", () -> e.watch(KIM, 2));
    e.step("Max sits down with a sealed salt", () -> e.sit(MAX, 3, Evening.sealed(MAX)));
    e.step("Max looks from his seat", () -> e.watch(MAX, 3));
  }

  private static Map<String, String> salts(String... people) {
    Map<String, String> salts = new LinkedHashMap<>();
    for (String person : people) {
      salts.put(person, person);
    }
    return salts;
  }

  private static void theHostArranges(Evening e) {
    e.step("Léa writes", () -> e.say(LEA, Talk.TABLE, "Bonsoir !"));
    e.step("Eve writes to those who watch", () -> e.sayWatching(EVE, "Qui commence ?"));
    e.step(
        "Léa unlists the table",
        () -> e.at(LEA).seating().change(LEA, terms -> terms.listed(false)));
    e.step("Léa lists it again", () -> e.at(LEA).seating().change(LEA, _ -> LIVELY));
    e.step(
        "Léa changes the rules",
        () ->
            e.at(LEA)
                .seating()
                .change(LEA, OptionalInt.empty(), Map.of("first", "0", "beginner", "true")));
    e.step(
        "Léa changes them back",
        () ->
            e.at(LEA)
                .seating()
                .change(LEA, OptionalInt.empty(), Map.of("first", "0", "beginner", "false")));
    e.step("Léa frees the seat of Max", () -> e.at(LEA).seating().free(LEA, 3));
    e.step("Léa gives it to a bot", () -> e.at(LEA).seating().giveToBot(LEA, 3, "simple"));
    e.step("Léa frees it again", () -> e.at(LEA).seating().free(LEA, 3));
    e.step("Max sits down again", () -> e.sit(MAX, 3, Evening.sealed(MAX)));
    e.step("Max looks again", () -> e.watch(MAX, 3));
  }

  /** The first to accuse wants to think again, which is refused in one round, then granted. */
  private static void takenBack(Evening e) {
    for (Word word : List.of(Word.no, Word.yes)) {
      until(e, () -> e.offers(e.asked().getFirst(), move -> is(move, "keep")));
      int seat = e.asked().getFirst();
      String person = e.personAt(seat);
      e.step("seat " + seat + " swaps nothing", () -> e.play(seat, move -> is(move, "keep")));
      e.step("seat " + seat + " accuses", () -> e.play(seat, move -> is(move, "accuse")));
      e.step("it asks to take this back", () -> e.takeBack(person, Word.ask));
      for (String other : PLAYERS) {
        if (!other.equals(person)) {
          Word answer =
              other.equals(KIM) || (other.equals(LEA) && person.equals(KIM)) ? word : Word.yes;
          e.step(other + " says " + answer, () -> e.takeBack(other, answer));
        }
      }
    }
  }

  private static boolean is(JsonNode move, String type) {
    return move.path("type").asText().equals(type);
  }

  private static void talk(Evening e) {
    e.step("Léa asks for a hint", () -> hint(e, LEA));
    e.step("Max asks for a hint", () -> hint(e, MAX));
    e.step("Tom writes", () -> e.say(TOM, Talk.TABLE, "C’est le bleu."));
    e.step("Eve writes to those who watch", () -> e.sayWatching(EVE, "Tom bluffe."));
    e.step("Eve goes", () -> e.leave(EVE));
    move(e);
    e.step("Eve comes back", () -> e.watch(EVE, Seat.SPECTATOR));
  }

  private static void hint(Evening e, String person) {
    Table<?, ?, ?> table = e.at(person);
    table.doInTurn(() -> table.chat().noteHint(e.seatOf(person), e.seq()));
  }

  /** Kim loses her line; the others do not wait for her. */
  private static void away(Evening e) {
    e.step("Kim's line is lost", () -> e.leave(KIM));
    int seen = e.seq();
    move(e);
    e.step("a minute passes", () -> e.wait(Duration.ofSeconds(60)));
    e.step("Tom gives her seat to a bot", () -> e.at(TOM).seating().giveToBot(TOM, 2, "simple"));
    until(e, () -> e.asked().equals(List.of(2)));
    e.step("the bot in Kim's place moves", e::hurry);
    e.step("Kim is back", () -> e.watchSince(KIM, 2, seen));
    e.step("Kim takes her seat back", () -> e.sit(KIM, 2));
  }

  /** Max deletes his account in the middle of the game, and Eve plays on for his bot. */
  private static void successor(Evening e) {
    e.step("Max is forgotten", () -> e.at(MAX).seating().forget(MAX));
    e.step("two minutes pass", () -> e.wait(Duration.ofSeconds(64)));
    e.step("Eve takes over the seat of the bot", () -> e.sit(EVE, 3));
    e.step("Eve looks from her seat", () -> e.watch(EVE, 3));
  }

  private static void afterwards(Evening e) {
    e.step("Kim writes", () -> e.say(KIM, Talk.TABLE, "Bien joué."));
    e.step("Tom asks for another game", () -> e.rematch(TOM));
    for (String person : Evening.PEOPLE) {
      if (!person.equals(MAX)) {
        e.step(person + " leaves", () -> e.leave(person));
      }
    }
    e.goTo(e.rematch());
    e.step("Léa goes there", () -> e.watch(LEA, 0));
    e.step("Tom goes there", () -> e.watch(TOM, 1));
    e.step("Léa takes her seat", () -> e.sit(LEA, 0));
  }

  // Huis Clos: several at once, private events, and a room of the dead

  private void huisClos(Evening e) {
    everybodyComes(e);
    e.step("Léa starts; Kim and Max show their salts", () -> e.start(salts(KIM, MAX)));
    for (int moves = 0; moves < SHOWN; moves++) {
      move(e);
    }
    untilBriefly(e, () -> e.asked().size() == PLAYERS.size());
    e.step("all let their time run out", () -> e.wait(Duration.ofSeconds(96)));
    untilBriefly(e, () -> e.speakerIn(AMONG_THE_DEAD) >= 0);
    String dead = e.personAt(e.speakerIn(AMONG_THE_DEAD));
    e.step(dead + " writes among the dead", () -> e.say(dead, AMONG_THE_DEAD, "Hélas."));
    move(e);
    untilBriefly(e, e::isOver);
    e.step(dead + " writes", () -> e.say(dead, Talk.TABLE, "Bien joué."));
  }

  // Hunch: several at once, and reactions

  private void hunch(Evening e) {
    everybodyComes(e);
    e.step("Léa starts; Kim and Max show their salts", () -> e.start(salts(KIM, MAX)));
    for (int moves = 0; moves < SHOWN; moves++) {
      move(e);
    }
    e.step("Max reacts", () -> e.say(MAX, Talk.TABLE, e.reaction()));
    untilBriefly(e, e::isOver);
    e.step("Kim writes", () -> e.say(KIM, Talk.TABLE, "Bien joué."));
  }

  // Both

  private interface Condition {
    boolean isTrue();
  }

  /** Those who are asked make any move until something is so. */
  private static void until(Evening e, Condition wanted) {
    for (int moves = 0; !wanted.isTrue(); moves++) {
      assertThat(moves).isLessThan(MOST_MOVES);
      move(e);
    }
  }

  /** The same, and only hashes are written. */
  private static void untilBriefly(Evening e, Condition wanted) {
    for (int moves = 0; !wanted.isTrue(); moves++) {
      assertThat(moves).isLessThan(MOST_MOVES);
      e.wait(TURN);
      int seat = e.asked().getLast();
      e.glance("seat " + seat + " moves", () -> e.play(seat));
    }
  }

  /** The last of those who are asked makes any move, after a while. */
  private static void move(Evening e) {
    e.wait(TURN);
    int seat = e.asked().getLast();
    e.step("seat " + seat + " moves", () -> e.play(seat));
  }
}
