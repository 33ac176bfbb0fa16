package chapeau.engine;

import java.util.Comparator;
import java.util.List;

/** The smallest game there is: each calls in turn, then the coin is tossed. */
final class HeadsOrTails implements Game<HeadsOrTails.State, HeadsOrTails.Move, String> {
  static final Refusal NOT_NOW = new Refusal("COI-01", "Pas maintenant.", "Not now.");
  private static final Text NAME = new Text("Pile ou face", "Heads or tails");
  static final Refusal TWO = new Refusal("COI-00", "On joue à deux.", "Two play.");

  /** What each called so far, and how the coin fell. */
  record State(List<Boolean> calls, List<Boolean> coin) {}

  sealed interface Move {}

  record Call(boolean heads) implements Move {}

  record Toss(boolean heads) implements Move {}

  record Sat(int players) implements Event {}

  record Called(int seat) implements Event {}

  record Fell(boolean heads) implements Event {}

  @Override
  public About about() {
    return new About("coin", "COI", 1, NAME, NAME, 2, 2, 1, List.of());
  }

  @Override
  public Played<State> start(Setup setup) {
    return setup.players() == 2
        ? Played.done(new State(List.of(), List.of()), Told.all(new Sat(2)))
        : Played.refused(TWO);
  }

  @Override
  public Turn turn(State s) {
    if (!s.coin.isEmpty()) {
      return new Turn.Over(
          Ranking.by(2, Comparator.comparing(seat -> !s.calls.get(seat).equals(s.coin.get(0)))));
    }
    return s.calls.size() == 2 ? Turn.chance() : Turn.of(s.calls.size());
  }

  @Override
  public List<Move> moves(State s, int seat) {
    return turn(s).asks(seat) ? List.of(new Call(true), new Call(false)) : List.of();
  }

  @Override
  public Played<State> play(State s, int actor, Move move, Telling telling) {
    return switch (move) {
      case Call(boolean heads) when turn(s).asks(actor) -> {
        telling.only(actor, new Called(actor));
        yield Played.done(
            new State(s.calls.isEmpty() ? List.of(heads) : List.of(s.calls.get(0), heads), s.coin));
      }
      case Toss(boolean heads) when actor == Seat.CHANCE && s.calls.size() == 2 -> {
        telling.all(new Fell(heads));
        yield Played.done(new State(s.calls, List.of(heads)));
      }
      case Call _, Toss _ -> Played.refused(NOT_NOW);
    };
  }

  @Override
  public Move draw(State s, Dice dice) {
    return new Toss(dice.below(2) == 0);
  }

  @Override
  public String view(State s, int viewer) {
    return s.coin.toString();
  }

  @Override
  public State imagine(String view, Dice dice) {
    return new State(List.of(), List.of());
  }

  @Override
  public Types<State, Move, String> types() {
    return new Types<>(State.class, Move.class, String.class, Event.class);
  }
}
