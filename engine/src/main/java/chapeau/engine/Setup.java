package chapeau.engine;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** How a table is set: the number of players and the host's options, by id. */
public record Setup(int players, Map<String, String> options) {

  public Setup {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  public Setup(int players) {
    this(players, Map.of());
  }

  public String value(String option) {
    return options.getOrDefault(option, "");
  }

  public boolean on(String option) {
    return value(option).equals("true");
  }
}
