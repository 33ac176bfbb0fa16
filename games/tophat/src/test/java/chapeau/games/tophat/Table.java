package chapeau.games.tophat;

import chapeau.engine.Event;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.games.tophat.Move.Jump;
import chapeau.games.tophat.Move.Step;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A table arranged for a test. Rows are A to I from the top, cells from 1 from the left, E5 is the
 * centre; hats are written from the top down, r, b and y being the colours of seats 0, 1 and 2.
 */
final class Table {
  private static final TopHat GAME = new TopHat();

  private final int players;
  private Board board = Board.EMPTY;
  private int acting = 0;
  private int quiet = 0;
  private int forbidden = 1;

  private Table(int players) {
    this.players = players;
  }

  static Table of(int players) {
    return new Table(players);
  }

  /** A stack built by the player whose colour it shows. */
  Table stack(String cell, String hats) {
    return stack(cell, hats, colour(hats.charAt(0)));
  }

  Table stack(String cell, String hats, int builder) {
    board = board.with(cell(cell), builder, hats.chars().mapToObj(Table::colour).toList());
    return this;
  }

  Table turn(int seat) {
    acting = seat;
    return this;
  }

  Table quiet(int turns) {
    quiet = turns;
    return this;
  }

  Table forbidden(int rings) {
    forbidden = rings;
    return this;
  }

  State state() {
    return new State(
        Phase.MOVE, Collections.nCopies(players, Hand.EMPTY), board, 0, acting, quiet, forbidden);
  }

  static State start(int players) {
    return done(GAME.start(new Setup(players))).state();
  }

  static int cell(String name) {
    int cell = name.charAt(1) - '1';
    for (char row = 'A'; row < name.charAt(0); row++) {
      cell += 9 - Math.abs(row - 'E');
    }
    return cell;
  }

  private static int colour(int letter) {
    return "rby".indexOf(letter);
  }

  static Step step(String from, String to) {
    return new Step(cell(from), cell(to));
  }

  static Jump jump(String from, String... landings) {
    return new Jump(cell(from), Arrays.stream(landings).map(Table::cell).toList());
  }

  static List<Move> moves(State s) {
    return GAME.moves(s, s.acting());
  }

  /** The state after the moves of whoever is to act, one after the other. */
  static State after(State s, Move... moves) {
    State now = s;
    for (Move move : moves) {
      now = done(GAME.play(now, now.acting(), move)).state();
    }
    return now;
  }

  static List<Event> events(State s, Move move) {
    return done(GAME.play(s, s.acting(), move)).events().stream().map(Told::event).toList();
  }

  /** The clause that refuses a move; empty if it is played. */
  static String refusal(State s, Move move) {
    return refusal(s, s.acting(), move);
  }

  static String refusal(State s, int actor, Move move) {
    return switch (GAME.play(s, actor, move)) {
      case Played.Done<State> _ -> "";
      case Played.Refused<State>(var refusal) -> refusal.rule();
    };
  }

  private static Played.Done<State> done(Played<State> played) {
    return switch (played) {
      case Played.Done<State> done -> done;
      case Played.Refused<State>(var refusal) -> throw new AssertionError("refused: " + refusal);
    };
  }
}
