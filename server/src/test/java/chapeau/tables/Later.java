package chapeau.tables;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import java.util.List;
import java.util.Map;

/** A game as it may be one day: rules of a later version, under which nothing of today holds. */
record Later<S, M, V>(Game<S, M, V> today) implements Game<S, M, V> {

  static Catalogue catalogue() {
    return Catalogue.of(
        Catalogue.load().all().stream().map(playable -> of(playable.game())).toList());
  }

  private static <S, M, V> Playable<S, M, V> of(Game<S, M, V> game) {
    return new Playable<>(new Later<>(game), Map.of());
  }

  @Override
  public About about() {
    About about = today.about();
    return new About(
        about.id(),
        about.clauses(),
        about.version() + 1,
        about.title(),
        about.pitch(),
        about.minPlayers(),
        about.maxPlayers(),
        about.minutes(),
        List.of());
  }

  /** A set-up with options of today is refused: there are none any more. */
  @Override
  public Played<S> start(Setup setup) {
    return setup.options().isEmpty()
        ? today.start(complete(setup))
        : Played.refused(new Refusal("LATER", "Plus d’options.", "No more options."));
  }

  private Setup complete(Setup setup) {
    return today.about().check(setup) instanceof About.Checked.Right(Setup complete)
        ? complete
        : setup;
  }

  @Override
  public Turn turn(S state) {
    return today.turn(state);
  }

  @Override
  public List<M> moves(S state, int seat) {
    return today.moves(state, seat);
  }

  @Override
  public Played<S> play(S state, int actor, M move) {
    return Played.refused(new Refusal("LATER", "Plus maintenant.", "Not any more."));
  }

  @Override
  public M draw(S state, Dice dice) {
    return today.draw(state, dice);
  }

  @Override
  public V view(S state, int viewer) {
    return today.view(state, viewer);
  }

  @Override
  public S imagine(V view, Dice dice) {
    return today.imagine(view, dice);
  }

  @Override
  public Types<S, M, V> types() {
    return today.types();
  }
}
