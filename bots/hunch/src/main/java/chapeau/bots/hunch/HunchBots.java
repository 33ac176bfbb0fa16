package chapeau.bots.hunch;

import chapeau.bots.Assessor;
import chapeau.bots.Bot;
import chapeau.bots.Figure;
import chapeau.bots.GameBots;
import chapeau.bots.Knowledge;
import chapeau.bots.Lesson;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.games.hunch.Happening;
import chapeau.games.hunch.Hunch;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.State;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who can sit at a table of Hunch. */
public final class HunchBots implements GameBots<State, Move, View> {
  @Override
  public Game<State, Move, View> game() {
    return new Hunch();
  }

  @Override
  public Map<String, Bot<View, Move>> levels() {
    Map<String, Bot<View, Move>> levels = new LinkedHashMap<>();
    levels.put("novice", new Thinker(Skill.NOVICE));
    levels.put("player", new Thinker(Skill.PLAYER));
    levels.put("expert", new Thinker(Skill.EXPERT));
    return levels;
  }

  /** The secrets guessed in a game, and what the right to choose a clue cost. */
  @Override
  public List<Figure> figures(State over, List<Told> told) {
    List<Figure> figures = new ArrayList<>();
    int guessed = game().view(over, Seat.OPEN).group().guessed();
    figures.add(Figure.ofTable("secrets guessed", guessed, 1));
    for (Told one : told) {
      if (one.event() instanceof Happening.Won(int _, int _, int coins)) {
        figures.add(Figure.ofTable("price of a clue", coins, 1));
      }
    }
    return figures;
  }

  @Override
  public Optional<Lesson<View, Move>> lesson(String language) {
    return Optional.of(FirstGame.in(language));
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
