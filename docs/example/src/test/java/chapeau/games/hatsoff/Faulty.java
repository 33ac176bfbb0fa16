package chapeau.games.hatsoff;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Event;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import java.util.List;

/** Hats Off as it is, for variants that change one thing about it for the worse. */
class Faulty implements Game<State, Move, View> {
  final HatsOff sound = new HatsOff();

  /** Something no event of the game would say. */
  record Gossip(List<Integer> cards) implements Event {}

  @Override
  public About about() {
    return sound.about();
  }

  @Override
  public Played<State> start(Setup setup) {
    return sound.start(setup);
  }

  @Override
  public Turn turn(State state) {
    return sound.turn(state);
  }

  @Override
  public List<Move> moves(State state, int seat) {
    return sound.moves(state, seat);
  }

  @Override
  public Played<State> play(State state, int actor, Move move, Telling telling) {
    return sound.play(state, actor, move, telling);
  }

  @Override
  public Move draw(State state, Dice dice) {
    return sound.draw(state, dice);
  }

  @Override
  public View view(State state, int viewer) {
    return sound.view(state, viewer);
  }

  @Override
  public State imagine(View view, Dice dice) {
    return sound.imagine(view, dice);
  }

  @Override
  public Types<State, Move, View> types() {
    return sound.types();
  }

  /** Whether a move is the deal's. */
  static boolean isDeal(int actor) {
    return actor == Seat.CHANCE;
  }

  /** What is told to all of the cards somebody holds. */
  static Told gossip(State state) {
    return Told.all(new Gossip(state.cards()));
  }
}
