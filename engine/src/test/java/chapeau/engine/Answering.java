package chapeau.engine;

import java.util.List;

/** A game that answers what happened instead of telling it. */
record Answering(HeadsOrTails coin) implements Game<HeadsOrTails.State, HeadsOrTails.Move, String> {

  @Override
  public About about() {
    return coin.about();
  }

  @Override
  public Played<HeadsOrTails.State> start(Setup setup) {
    return coin.start(setup);
  }

  @Override
  public Turn turn(HeadsOrTails.State state) {
    return coin.turn(state);
  }

  @Override
  public List<HeadsOrTails.Move> moves(HeadsOrTails.State state, int seat) {
    return coin.moves(state, seat);
  }

  @Override
  public Played<HeadsOrTails.State> play(
      HeadsOrTails.State state, int actor, HeadsOrTails.Move move) {
    return coin.play(state, actor, move);
  }

  @Override
  public HeadsOrTails.Move draw(HeadsOrTails.State state, Dice dice) {
    return coin.draw(state, dice);
  }

  @Override
  public String view(HeadsOrTails.State state, int viewer) {
    return coin.view(state, viewer);
  }

  @Override
  public HeadsOrTails.State imagine(String view, Dice dice) {
    return coin.imagine(view, dice);
  }

  @Override
  public Types<HeadsOrTails.State, HeadsOrTails.Move, String> types() {
    return coin.types();
  }
}
