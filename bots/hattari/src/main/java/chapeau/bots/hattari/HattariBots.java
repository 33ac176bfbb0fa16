package chapeau.bots.hattari;

import chapeau.bots.Assessor;
import chapeau.bots.Bot;
import chapeau.bots.GameBots;
import chapeau.bots.Knowledge;
import chapeau.bots.Lesson;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.games.hattari.Hattari;
import chapeau.games.hattari.Move;
import chapeau.games.hattari.State;
import chapeau.games.hattari.View;
import java.util.Map;
import java.util.Optional;

/** Who can sit at a table of Hattari. */
public final class HattariBots implements GameBots<State, Move, View> {
  /** The most the expert leaves its mix to take advantage of novices. */
  static final double MOST_LEANT = 0.3;

  @Override
  public Game<State, Move, View> game() {
    return new Hattari();
  }

  @Override
  public Map<String, Bot<View, Move>> levels() {
    return GameBots.levels(
        new Novice(),
        new Balanced(Balanced.Skill.PLAYER),
        new Balanced(Balanced.Skill.EXPERT.leaning(MOST_LEANT)));
  }

  @Override
  public Map<String, Bot<View, Move>> yardsticks() {
    return Map.of("likeliest", new Likeliest());
  }

  @Override
  public Optional<Lesson<View, Move>> lesson(String language) {
    return Optional.of(FirstGame.LESSON);
  }

  @Override
  public Optional<Assessor<View, Move>> assessor() {
    return Optional.of(new Tutor());
  }

  @Override
  public State world(Knowledge<View> knows, Dice dice) {
    return Worlds.drawn(knows, dice);
  }
}
