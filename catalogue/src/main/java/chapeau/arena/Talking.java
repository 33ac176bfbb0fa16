package chapeau.arena;

import chapeau.bots.Knowledge.Claim;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Talk;
import chapeau.engine.Told;
import java.util.ArrayList;
import java.util.List;

/** What bots say to each other during a match, as at a table: after their moves, where they may. */
final class Talking<S> {
  private final Talk<S> talk;
  private final List<Line> lines = new ArrayList<>();
  private int speaker = Seat.CHANCE;
  private String wanted = "";

  Talking(Game<S, ?, ?> game) {
    this.talk = talk(game);
  }

  @SuppressWarnings("unchecked")
  private static <S> Talk<S> talk(Game<S, ?, ?> game) {
    // A game that says who may talk says so of its own states.
    return game instanceof Talk<?> own ? (Talk<S>) own : new Everybody<>();
  }

  private record Everybody<S>() implements Talk<S> {
    @Override
    public int mayHear(S state, String room) {
      return Told.EVERYONE;
    }

    @Override
    public int maySpeak(S state, String room) {
      return Told.EVERYONE;
    }
  }

  /** A line, who heard it, and how many events had been told before it. */
  private record Line(int seat, String text, int audience, int after) {}

  /** Somebody has something to say once their move is made. */
  void wants(int seat, String line) {
    speaker = seat;
    wanted = line;
  }

  /** Whoever moved last says it, where the rules let them. */
  void speak(S state, int told) {
    if (!wanted.isEmpty() && Seat.in(talk.maySpeak(state, Talk.TABLE), speaker)) {
      lines.add(new Line(speaker, wanted, talk.mayHear(state, Talk.TABLE), told));
    }
    wanted = "";
  }

  /** What a seat heard, each line after as much as that seat had been told before. */
  List<Claim> heardBy(int seat, List<Told> told) {
    List<Claim> claims = new ArrayList<>();
    int counted = 0;
    int heard = 0;
    for (Line line : lines) {
      for (; counted < line.after; counted++) {
        heard += told.get(counted).reaches(seat) ? 1 : 0;
      }
      if (Seat.in(line.audience, seat)) {
        claims.add(new Claim(line.seat, line.text, heard));
      }
    }
    return claims;
  }
}
