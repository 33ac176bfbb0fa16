package chapeau.bots.huisclos;

import chapeau.bots.Bot;
import chapeau.bots.GameBots;
import chapeau.engine.Game;
import chapeau.games.huisclos.HuisClos;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.State;
import chapeau.games.huisclos.View;
import java.util.Map;

/** Who can sit at a table of Huis Clos. */
public final class HuisClosBots implements GameBots<State, Move, View> {
  @Override
  public Game<State, Move, View> game() {
    return new HuisClos();
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
}
