package chapeau.bots.huisclos;

import chapeau.bots.Assessor;
import chapeau.bots.Bot;
import chapeau.bots.Figure;
import chapeau.bots.GameBots;
import chapeau.bots.Knowledge;
import chapeau.bots.Lesson;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Told;
import chapeau.games.huisclos.Happening;
import chapeau.games.huisclos.HuisClos;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.State;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who can sit at a table of Huis Clos. */
public final class HuisClosBots implements GameBots<State, Move, View> {
  @Override
  public Game<State, Move, View> game() {
    return new HuisClos();
  }

  @Override
  public Optional<Lesson<View, Move>> lesson(String language) {
    return Optional.of(FirstGame.LESSON);
  }

  @Override
  public Map<String, Bot<View, Move>> levels() {
    return GameBots.levels(
        new Novice(), new Reasoner(Reasoner.Skill.PLAYER), new Reasoner(Reasoner.Skill.EXPERT));
  }

  @Override
  public String role(State over, int seat) {
    return seat == over.murderer() ? "murderer" : "innocent";
  }

  /** How many accusations were right. */
  @Override
  public List<Figure> figures(State over, List<Told> told) {
    List<Figure> figures = new ArrayList<>();
    for (Told one : told) {
      if (one.event() instanceof Happening.Accused(int seat, int accused, var _)) {
        int right = accused == over.murderer() ? 1 : 0;
        figures.add(new Figure("accusations right", seat, right, 1));
      }
    }
    return figures;
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
