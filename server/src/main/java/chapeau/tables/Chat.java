package chapeau.tables;

import chapeau.bots.Knowledge;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Talk;
import chapeau.engine.Told;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.SeatHolder;
import chapeau.wire.FromServer;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;

/** What is said at a table, and who hears it. */
public final class Chat<S, M, V> {
  /** Where those talk who only watch. */
  static final String WATCHERS = "watchers";

  /** The room of nobody, where it is noted who asked for hints. */
  private static final String HINTS = "hints";

  /** The room for notices about who plays a seat. All viewers read it. */
  private static final String SEATS = "seats";

  /** The rooms for notices of the table, which are not talk. */
  private static final Set<String> NOTES = Set.of(HINTS, SEATS, Takeback.ROOM);

  private static final int LONGEST = 500;
  private static final int REMEMBERED = 100;

  private final Table<S, M, V> table;
  private final Game<S, M, V> game;
  private final Talk<S> talk;

  Chat(Table<S, M, V> table) {
    this.table = table;
    this.game = table.playable().game();
    this.talk = talk(game);
  }

  /** How a game wants it, or everybody with everybody. */
  @SuppressWarnings("unchecked")
  private static <S> Talk<S> talk(Game<S, ?, ?> game) {
    // The type a game talks about is its own state: there is no other it could be.
    return game instanceof Talk<?> own ? (Talk<S>) own : new Everybody<>();
  }

  private record Everybody<S>() implements Talk<S> {
    @Override
    public int mayHear(S state, String room) {
      return room.equals(TABLE) ? Told.EVERYONE : 0;
    }

    @Override
    public int maySpeak(S state, String room) {
      return mayHear(state, room);
    }
  }

  /** A line as its audience is told of it. */
  static FromServer.Chat heard(Fact.Said said) {
    return new FromServer.Chat(
        said.table(), said.room(), said.seat(), said.name(), said.text(), said.n(), said.time());
  }

  // Speaking

  /** Somebody without a chair speaks to the others who only watch. */
  public void sayWatching(Fact.Guest guest, String text) {
    table.doInTurn(() -> {
      if (table.chairs().has(guest.id())) {
        throw silence();
      }
      Change<S, M, V> change = table.change();
      String said = checked(text);
      table.commit(
          change.said(line(change, Seat.SPECTATOR, guest.name(), WATCHERS, said, 0, guest.id())));
    });
  }

  public void say(String guest, int seat, String room, String text) {
    table.doInTurn(() -> {
      Chair chair = table.chairs().of(guest, seat);
      int hearing =
          table.history().begun()
              ? audience(table.history().state(), room, seat, text)
              : audienceBefore(room);
      table.commit(said(table.change(), chair, room, checked(text), hearing));
    });
  }

  /** Notes that a seat asked for a hint, and where; told to nobody else while the game is on. */
  void noteHint(int seat, int seq) {
    if (!hints(seat).contains(seq)) {
      Chair chair = table.chairs().at(seat);
      table.commit(said(table.change(), chair, HINTS, String.valueOf(seq), 1 << seat));
    }
  }

  /** The steps at which a seat asked for a hint. */
  List<Integer> hints(int seat) {
    return table.state().chat().in(HINTS).stream()
        .filter(line -> line.seat() == seat)
        .map(line -> Integer.valueOf(line.text()))
        .toList();
  }

  /** What a bot says with its move: nothing, where nothing is to be said or it may not speak. */
  Change<S, M, V> spoken(Change<S, M, V> change, int seat, String text) {
    S state = change.after().history().state();
    return !text.isEmpty() && Seat.in(talk.maySpeak(state, Talk.TABLE), seat)
        ? said(
            change,
            change.after().chairs().at(seat),
            Talk.TABLE,
            text,
            talk.mayHear(state, Talk.TABLE))
        : change;
  }

  /**
   * Adds a line of a seat's occupant. The line of a stand-in belongs to the guest of the seat, so
   * that account deletion finds it.
   */
  Change<S, M, V> said(Change<S, M, V> change, Chair chair, String room, String text, int hearing) {
    return change.said(
        line(change, chair.seat(), chair.name(), room, text, hearing, chair.guest()));
  }

  private Fact.Said line(
      Change<S, M, V> change,
      int seat,
      String name,
      String room,
      String text,
      int hearing,
      String guest) {
    ChatLog chat = change.after().chat();
    String time = chat.timeIn(room, table.house().now());
    return new Fact.Said(table.id(), room, chat.next(room), seat, name, text, hearing, time, guest);
  }

  /**
   * Adds the notice that a person has replaced a bot. Its text is the number of the last step and
   * the name of the bot.
   */
  Change<S, M, V> replaces(Change<S, M, V> change, Chair bot, Chair person) {
    String text = change.after().history().seq() + " " + bot.name();
    return said(change, person, SEATS, text, Told.EVERYONE);
  }

  /** What a notice says of the person of a seat, from now on. */
  enum Seated {
    /** The person left the table, and a bot plays on. */
    left,
    /** A bot stands in because the person was absent or too late. */
    away,
    /** The person plays again. */
    back
  }

  /**
   * Adds a notice about the person of a seat. Its text is the number of the last step and a code.
   * No name of a bot begins with #.
   */
  Change<S, M, V> noted(Change<S, M, V> change, Chair person, Seated what) {
    String text = change.after().history().seq() + " #" + what;
    return said(change, person, SEATS, text, Told.EVERYONE);
  }

  /** Who hears a line. */
  Audience.Ears ears(Fact.Said line) {
    return (guest, viewer) -> hears(line, viewer) && mayRead(line, guest);
  }

  /** Until the end no player reads what those say who only watch, by whichever eyes. */
  private boolean mayRead(Fact.Said line, String guest) {
    return !line.room().equals(WATCHERS)
        || table.state().is(Fact.Status.OVER)
        || !table.chairs().has(guest);
  }

  /** Who hears a seat say something in a room while a game is on. */
  private int audience(S state, String room, int seat, String text) {
    boolean reacts = room.equals(Talk.TABLE) && talk.reactions().contains(text);
    if (!reacts && !Seat.in(talk.maySpeak(state, room), seat)) {
      throw silence();
    }
    return ears(state, talk.mayHear(state, room), seat);
  }

  /** Without the seats whose person, seated elsewhere too, may know no more than there. */
  private int ears(S state, int hearing, int speaking) {
    if (hearing == Told.EVERYONE) {
      return hearing;
    }
    int ears = 0;
    for (Chair chair : table.chairs().all()) {
      int seat = chair.seat();
      boolean own = game.eyes(state, seat, table.chairs().heldWith(seat)) == seat;
      if (!own && seat == speaking) {
        throw silence();
      }
      ears |= own && Seat.in(hearing, seat) ? 1 << seat : 0;
    }
    return ears;
  }

  /** Who hears somebody before the game has started. */
  private static int audienceBefore(String room) {
    if (!room.equals(Talk.TABLE)) {
      throw silence();
    }
    return Told.EVERYONE;
  }

  private static Denied silence() {
    return new Denied(
        Denied.Why.NOT_YOURS, "Vous ne pouvez pas parler ici.", "You can’t speak here.");
  }

  /**
   * Stores a report for the operator. A guest has one report per reported player or watcher: a
   * second one replaces the text of the first.
   */
  public void report(String guest, int seat, String name, String why) {
    table.doInTurn(() -> {
      boolean watcher = seat == Seat.SPECTATOR;
      String about = watcher ? name : table.chairs().at(seat).guest();
      if (watcher && !said(line -> line.room().equals(WATCHERS) && line.name().equals(name))) {
        throw new Denied(
            Denied.Why.NOT_THERE,
            "Personne de ce nom n’a parlé ici.",
            "Nobody by that name has spoken here.");
      }
      if (!wasHere(guest, watcher)) {
        throw new Denied(
            Denied.Why.NOT_YOURS,
            "Seules les personnes de cette table peuvent signaler quelqu’un.",
            "Only people at this table can report somebody.");
      }
      Fact said =
          new Fact.Reported(
              reportId(guest, seat, about),
              table.id(),
              seat,
              Names.known(name),
              watcher ? speaker(line -> line.seat() < 0, name) : player(seat, name),
              checked(why),
              guest,
              table.house().now());
      table.append(List.of(said));
    });
  }

  /**
   * Returns the guest on a seat. If the name differs, returns the guest who spoke from the seat
   * under this name, or its previous holder.
   */
  private String player(int seat, String name) {
    Chair chair = table.chairs().at(seat);
    if (chair.name().equals(name) && !chair.guest().isEmpty()) {
      return chair.guest();
    }
    String spoke = speaker(line -> line.seat() == seat, name);
    return !spoke.isEmpty()
        ? spoke
        : table.chairs().holders().reversed().stream()
            .filter(held -> held.seat() == seat && !held.guest().equals(chair.guest()))
            .map(SeatHolder::guest)
            .filter(held -> !held.equals(SeatHolder.GONE))
            .findFirst()
            .orElse("");
  }

  /**
   * Returns the guest who spoke under this name in the matching lines. If two guests share the
   * name, the result is empty.
   */
  private String speaker(Predicate<Fact.Said> where, String name) {
    List<String> guests =
        table.state().chat().lines().stream()
            .filter(where)
            .filter(line -> line.name().equals(name))
            .map(Fact.Said::guest)
            .filter(guest -> !guest.isEmpty())
            .distinct()
            .toList();
    return guests.size() == 1 ? guests.getFirst() : "";
  }

  /**
   * Whether a guest may report: players may report everyone, also after they left; watchers with a
   * line in the chat may report other watchers.
   */
  private boolean wasHere(String guest, boolean aboutWatcher) {
    return table.chairs().has(guest)
        || said(line -> line.guest().equals(guest) && (aboutWatcher || line.seat() >= 0));
  }

  private boolean said(Predicate<Fact.Said> which) {
    return table.state().chat().lines().stream().anyMatch(which);
  }

  /** Returns the id of a report. It is the same for a repeated report on every node. */
  private String reportId(String guest, int seat, String about) {
    String key = String.join("\n", table.id(), guest, String.valueOf(seat), about);
    return UUID.nameUUIDFromBytes(key.getBytes(StandardCharsets.UTF_8)).toString();
  }

  private static String checked(String text) {
    String trimmed = Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
    if (trimmed.length() > LONGEST
        || !PlainText.isPlain(trimmed)
        || !PlainText.showsSomething(trimmed)) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Un message a de 1 à 500 caractères, sur une ligne, et quelque chose à voir.",
          "A message has 1 to 500 characters, on one line, and something to see.");
    }
    if (!PlainText.hasFewMarks(trimmed)) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Un message a deux accents au plus par lettre.",
          "A message has at most two accents on a letter.");
    }
    return trimmed;
  }

  // Hearing

  private boolean hears(Fact.Said line, int viewer) {
    if (line.room().equals(WATCHERS)) {
      return viewer < 0 || table.state().is(Fact.Status.OVER);
    }
    return switch (viewer) {
      case Seat.OPEN -> !line.room().equals(HINTS);
      case Seat.SPECTATOR -> line.audience() == Told.EVERYONE;
      default ->
          line.audience() == Told.EVERYONE
              || (Seat.in(line.audience(), viewer) && seesAsItself(viewer));
    };
  }

  /**
   * Whether a seat may hear its private lines: not if its holder may know no more than a spectator.
   */
  private boolean seesAsItself(int seat) {
    return !table.history().begun()
        || game.eyes(table.history().state(), seat, table.chairs().heldWith(seat)) == seat;
  }

  /** The latest lines a viewer heard. */
  List<Fact.Said> heardBy(int viewer, String guest) {
    List<Fact.Said> heard =
        table.state().chat().lines().stream()
            .filter(line -> hears(line, viewer) && mayRead(line, guest))
            .toList();
    return heard.subList(Math.max(0, heard.size() - REMEMBERED), heard.size());
  }

  /** What was said so that a seat heard it, each line after as much as it was told before. */
  List<Knowledge.Claim> claims(int seat, List<Moment<S>> past) {
    return table.state().chat().lines().stream()
        .filter(line -> line.seat() >= 0 && !NOTES.contains(line.room()))
        .filter(line -> hears(line, seat))
        .map(line -> new Knowledge.Claim(line.seat(), line.text(), toldBy(line, seat, past)))
        .toList();
  }

  private static <S> int toldBy(Fact.Said line, int seat, List<Moment<S>> past) {
    long millis = Instant.parse(line.time()).toEpochMilli();
    return (int)
        past.stream()
            .takeWhile(moment -> moment.millis() <= millis)
            .flatMap(moment -> moment.told().stream())
            .filter(one -> one.reaches(seat))
            .count();
  }
}
