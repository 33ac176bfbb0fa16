package chapeau.server;

import chapeau.store.Fact;
import chapeau.store.Fronted;
import chapeau.store.Store;
import java.util.List;

/** A store whose work is counted. */
record Metered(Store store, Metrics metrics) implements Fronted {

  @Override
  public void keep(List<Fact> facts) {
    long began = System.nanoTime();
    try {
      store.keep(facts);
    } catch (Trouble e) {
      metrics.failed();
      throw e;
    }
    metrics.kept(
        System.nanoTime() - began, facts.stream().filter(Fact.Moved.class::isInstance).count());
  }
}
