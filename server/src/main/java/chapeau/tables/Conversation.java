package chapeau.tables;

import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Talk;
import chapeau.engine.Told;
import java.util.ArrayList;
import java.util.List;

/** What is said at a table, and who hears it. The table locks. */
final class Conversation<S> {
  private static final int LONGEST = 500;
  private static final int REMEMBERED = 100;

  private final List<Fact.Said> lines;
  private final Talk<S> talk;

  Conversation(Talk<S> talk, List<Fact.Said> lines) {
    this.talk = talk;
    this.lines = new ArrayList<>(lines);
  }

  /** How a game wants it, or everybody with everybody. */
  @SuppressWarnings("unchecked")
  static <S> Talk<S> of(Game<S, ?, ?> game) {
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
  record Heard(
      String type,
      String table,
      String room,
      int seat,
      String name,
      String text,
      int n,
      String time) {
    static Heard of(Fact.Said said) {
      return new Heard(
          "chat",
          said.table(),
          said.room(),
          said.seat(),
          said.name(),
          said.text(),
          said.n(),
          said.time());
    }
  }

  boolean maySpeak(S state, String room, int seat) {
    return Seat.in(talk.maySpeak(state, room), seat);
  }

  /** Who hears a seat say something in a room while a game is on. */
  int audience(S state, String room, int seat, String text) {
    boolean reacts = room.equals(Talk.TABLE) && talk.reactions().contains(text);
    if (!reacts && !maySpeak(state, room, seat)) {
      throw new Denied(
          Denied.Why.NOT_YOURS, "Vous ne pouvez pas parler ici.", "You may not speak here.");
    }
    return talk.mayHear(state, room);
  }

  /** Who hears somebody before the game has started. */
  static int audienceBefore(String room) {
    if (!room.equals(Talk.TABLE)) {
      throw new Denied(
          Denied.Why.NOT_YOURS, "Vous ne pouvez pas parler ici.", "You may not speak here.");
    }
    return Told.EVERYONE;
  }

  static String checked(String text) {
    String trimmed = text.strip();
    if (trimmed.isEmpty() || trimmed.length() > LONGEST || !Writing.isPlain(trimmed)) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Un message a de 1 à 500 caractères, sur une ligne.",
          "A message has 1 to 500 characters, on one line.");
    }
    return trimmed;
  }

  /** The number of the next line in a room: counted by room, so that no room tells of another. */
  int next(String room) {
    return 1 + (int) lines.stream().filter(line -> line.room().equals(room)).count();
  }

  void add(Fact.Said line) {
    lines.add(line);
  }

  static boolean hears(Fact.Said line, int viewer) {
    return switch (viewer) {
      case Seat.OPEN -> true;
      case Seat.SPECTATOR -> line.audience() == Told.EVERYONE;
      default -> Seat.in(line.audience(), viewer);
    };
  }

  /** The latest lines a viewer heard. */
  List<Fact.Said> heardBy(int viewer) {
    List<Fact.Said> heard = lines.stream().filter(line -> hears(line, viewer)).toList();
    return heard.subList(Math.max(0, heard.size() - REMEMBERED), heard.size());
  }
}
