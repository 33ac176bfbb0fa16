package chapeau.tables;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Event;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A small game to try tables with: all show fingers at once, round after round, and the last to
 * have shown is out of the talk at the table and may whisper instead.
 */
class Morra implements Game<Morra.State, Morra.Move, Morra.View>, Talk<Morra.State> {
  static final int ROUNDS = 25;
  static final String WHISPER = "whisper";
  static final String BRAVO = "Bravo";

  record State(int round, List<Integer> shown, int silent) {
    State {
      shown = List.copyOf(shown);
    }
  }

  sealed interface Move {
    record Show(int fingers) implements Move {}
  }

  record View(int viewer, int round, int mine) {}

  record Shown(int seat) implements Event {}

  @Override
  public About about() {
    Text name = new Text("Mourre", "Morra");
    return new About("morra", "MOR", 1, name, name, 2, 4, 1, List.of());
  }

  @Override
  public Played<State> start(Setup setup) {
    return Played.done(new State(0, Collections.nCopies(setup.players(), 0), -1));
  }

  @Override
  public Turn turn(State s) {
    if (s.round == ROUNDS) {
      return new Turn.Over(Ranking.by(s.shown.size(), (_, _) -> 0));
    }
    int seats = 0;
    for (int seat = 0; seat < s.shown.size(); seat++) {
      seats |= s.shown.get(seat) == 0 ? 1 << seat : 0;
    }
    return Turn.all(seats);
  }

  @Override
  public List<Move> moves(State s, int seat) {
    return turn(s).asks(seat)
        ? IntStream.rangeClosed(1, 5).<Move>mapToObj(Move.Show::new).toList()
        : List.of();
  }

  @Override
  public Played<State> play(State s, int actor, Move move) {
    if (!moves(s, actor).contains(move)) {
      return Played.refused(new Refusal("MOR-1", "Non.", "No."));
    }
    List<Integer> shown = new ArrayList<>(s.shown);
    shown.set(actor, move instanceof Move.Show(int fingers) ? fingers : 0);
    boolean all = !shown.contains(0);
    return Played.done(
        all
            ? new State(s.round + 1, Collections.nCopies(shown.size(), 0), actor)
            : new State(s.round, shown, s.silent),
        Told.all(new Shown(actor)));
  }

  @Override
  public Move draw(State s, Dice dice) {
    throw new IllegalStateException("nothing is drawn");
  }

  @Override
  public View view(State s, int viewer) {
    return new View(viewer, s.round, viewer < 0 ? 0 : s.shown.get(viewer));
  }

  @Override
  public State imagine(View view, Dice dice) {
    throw new IllegalStateException("nothing is imagined");
  }

  @Override
  public int mayHear(State s, String room) {
    return switch (room) {
      case TABLE -> Told.EVERYONE;
      case WHISPER -> s.silent < 0 ? 0 : 1 << s.silent;
      default -> 0;
    };
  }

  @Override
  public int maySpeak(State s, String room) {
    int silent = s.silent < 0 ? 0 : 1 << s.silent;
    return switch (room) {
      case TABLE -> Seat.first(s.shown.size()) & ~silent;
      case WHISPER -> silent;
      default -> 0;
    };
  }

  @Override
  public Set<String> reactions() {
    return Set.of(BRAVO);
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Shown.class);
  }
}
