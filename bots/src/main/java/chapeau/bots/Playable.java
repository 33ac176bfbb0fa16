package chapeau.bots;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game together with the bots that can sit at it: all that the rest of the program needs to know
 * of a game.
 */
public record Playable<S, M, V>(Game<S, M, V> game, Map<String, Bot<V, M>> bots) {

  /** The bot every game has. */
  public static final String RANDOM = "random";

  public Playable {
    Map<String, Bot<V, M>> all = new LinkedHashMap<>(bots);
    all.put(RANDOM, new RandomBot<>());
    bots = Collections.unmodifiableMap(all);
  }

  public String id() {
    return game.about().id();
  }

  /** The names of the bots a player may choose, weakest first; random is for tests. */
  public List<String> levels() {
    return bots.keySet().stream().filter(name -> !name.equals(RANDOM)).toList();
  }

  public Optional<Bot<V, M>> bot(String name) {
    return Optional.ofNullable(bots.get(name));
  }

  /** Lets a bot decide for a seat: it is shown the seat's view, and nothing else of the state. */
  public Choice<M> decide(Bot<V, M> bot, S state, int seat, int effort, Dice dice) {
    if (bot instanceof RandomBot) {
      // It would look at nothing it is shown, so nothing is made for it to look at.
      return Choice.of(game.anyMove(state, seat, dice), RANDOM);
    }
    return bot.choose(
        new Situation<>(game.view(state, seat), seat, game.moves(state, seat), effort), dice);
  }
}
