package chapeau.engine;

import java.util.Optional;

/**
 * A game from its set-up on: where it stands, and the one way it goes on. Whoever plays, replays,
 * proves or simulates a game holds one. Not for several threads at once.
 */
public final class Run<S, M> {
  private final Game<S, M, ?> game;
  private S state;
  private int moves;
  private int draws;

  private Run(Game<S, M, ?> game, S state, int moves, int draws) {
    this.game = game;
    this.state = state;
    this.moves = moves;
    this.draws = draws;
  }

  /** The rules refuse the set-up, or a move. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Refusal refusal;

    private Refused(Refusal refusal) {
      // An answer, not an accident: no stack trace is worth taking.
      super(refusal.why().en(), null, false, false);
      this.refusal = refusal;
    }

    public Refusal refusal() {
      return refusal;
    }
  }

  /** Who decides for the seats. */
  @FunctionalInterface
  public interface Players<S, M> {
    /** The move of one of these seats. */
    Journal.Entry<M> choose(S state, int seats);
  }

  public static <S, M> Run<S, M> start(Game<S, M, ?> game, Setup setup) throws Refused {
    return start(game, setup, Telling.SILENT);
  }

  /** Starts, and tells what the set-up itself lets happen. */
  public static <S, M> Run<S, M> start(Game<S, M, ?> game, Setup setup, Telling telling)
      throws Refused {
    return switch (game.start(setup)) {
      case Played.Refused<S>(var refusal) -> throw new Refused(refusal);
      case Played.Done<S>(S state, var told) -> {
        told.forEach(one -> telling.to(one.audience(), one.event()));
        yield new Run<>(game, state, 0, 0);
      }
    };
  }

  /** A game that goes on from a state somebody imagines, wherever it came from. */
  public static <S, M> Run<S, M> from(Game<S, M, ?> game, S state) {
    return new Run<>(game, state, 0, 0);
  }

  /** Another run from here on, which leaves this one where it is. */
  public Run<S, M> fork() {
    return new Run<>(game, state, moves, draws);
  }

  public S state() {
    return state;
  }

  public Turn turn() {
    return game.turn(state);
  }

  /** How the game ended; asked only when it has. */
  public Ranking ranking() {
    if (turn() instanceof Turn.Over(Ranking ranking)) {
      return ranking;
    }
    throw new IllegalStateException("the game is not over");
  }

  /** How many moves were made, chance's included. */
  public int moves() {
    return moves;
  }

  /** How many of them chance made. */
  public int draws() {
    return draws;
  }

  public void play(int actor, M move, Telling telling) throws Refused {
    switch (game.play(state, actor, move, telling)) {
      case Played.Refused<S>(var refusal) -> throw new Refused(refusal);
      case Played.Done<S>(S next, var _) -> {
        state = next;
        moves++;
        draws += actor == Seat.CHANCE ? 1 : 0;
      }
    }
  }

  /** What chance would draw now with these dice. */
  public M drawn(Dice dice) {
    return game.draw(state, dice);
  }

  /** Makes the next move, chance's or a player's, and answers it; nothing once the game is over. */
  public Optional<Journal.Entry<M>> advance(Dice deals, Players<S, M> players, Telling telling)
      throws Refused {
    Journal.Entry<M> entry;
    switch (turn()) {
      case Turn.Over _ -> {
        return Optional.empty();
      }
      case Turn.Chance() -> entry = new Journal.Entry<>(Seat.CHANCE, drawn(deals));
      case Turn.Acting(int seats) -> entry = players.choose(state, seats);
    }
    play(entry.actor(), entry.move(), telling);
    return Optional.of(entry);
  }
}
