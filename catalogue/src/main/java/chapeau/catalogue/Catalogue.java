package chapeau.catalogue;

import chapeau.bots.GameBots;
import chapeau.engine.Game;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The games there are, by id. */
public final class Catalogue {
  private final Map<String, Playable<?, ?, ?>> games = new TreeMap<>();

  private Catalogue() {}

  /** Every game and every bot on the class path. */
  public static Catalogue load() {
    Catalogue catalogue = new Catalogue();
    for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
      catalogue.add(new Playable<>(game, Map.of()));
    }
    for (GameBots<?, ?, ?> bots : ServiceLoader.load(GameBots.class)) {
      catalogue.add(Playable.of(bots));
    }
    return catalogue;
  }

  public static Catalogue of(Collection<? extends Playable<?, ?, ?>> playables) {
    Catalogue catalogue = new Catalogue();
    playables.forEach(catalogue::add);
    return catalogue;
  }

  private void add(Playable<?, ?, ?> playable) {
    games.put(playable.id(), playable);
  }

  public Optional<Playable<?, ?, ?>> find(String id) {
    return Optional.ofNullable(games.get(id));
  }

  public Collection<Playable<?, ?, ?>> all() {
    return games.values();
  }
}
