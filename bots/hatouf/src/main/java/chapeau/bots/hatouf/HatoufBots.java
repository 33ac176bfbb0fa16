package chapeau.bots.hatouf;

import chapeau.bots.Assessor;
import chapeau.bots.Bot;
import chapeau.bots.GameBots;
import chapeau.bots.Lesson;
import chapeau.engine.Game;
import chapeau.games.hatouf.Hatouf;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.State;
import chapeau.games.hatouf.View;
import java.util.Map;
import java.util.Optional;

/** Who can sit at a table of Hatouf. */
public final class HatoufBots implements GameBots<State, Move, View> {
  @Override
  public Game<State, Move, View> game() {
    return new Hatouf();
  }

  @Override
  public Map<String, Bot<View, Move>> levels() {
    return GameBots.levels(new Novice(), new Skipper(0.1, 4, 60), new Skipper(1, 8, 2_000));
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
