package chapeau.bots.tophat;

import chapeau.bots.Assessor;
import chapeau.bots.Bot;
import chapeau.bots.Figure;
import chapeau.bots.GameBots;
import chapeau.bots.Lesson;
import chapeau.engine.Game;
import chapeau.engine.Told;
import chapeau.games.tophat.Move;
import chapeau.games.tophat.State;
import chapeau.games.tophat.TopHat;
import chapeau.games.tophat.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who can sit at a table of Top Hat. */
public final class TopHatBots implements GameBots<State, Move, View> {
  @Override
  public Game<State, Move, View> game() {
    return new TopHat();
  }

  @Override
  public Map<String, Bot<View, Move>> levels() {
    return GameBots.levels(
        new Novice(),
        new Searcher(new Lookahead(6, 1, 4, Weights.USUAL), Weights.USUAL, 0.4, 20),
        new Searcher(PublicTree.in(96, Weights.USUAL), Weights.USUAL, 1, 5_000));
  }

  /** Whether nobody took anything for so long that the stacks were counted (TOP-44). */
  @Override
  public List<Figure> figures(State over, List<Told> told) {
    return List.of(
        Figure.ofTable("ended by the quiet count", over.quiet() >= TopHat.QUIET_END ? 1 : 0, 1));
  }

  @Override
  public Optional<Lesson<View, Move>> lesson(String language) {
    return Optional.of(FirstGame.LESSON);
  }

  @Override
  public Optional<Assessor<View, Move>> assessor() {
    return Optional.of(new Tutor());
  }
}
