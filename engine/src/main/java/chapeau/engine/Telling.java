package chapeau.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the rules tell what happens, as they play a move. A table listens; whoever plays silently
 * (a search, a simulation) hands in {@link #SILENT} and pays for no event.
 */
public final class Telling {
  public static final Telling SILENT = new Telling(false);

  private final boolean heard;
  private final List<Told> told;

  private Telling(boolean heard) {
    this.heard = heard;
    this.told = heard ? new ArrayList<>(4) : List.of();
  }

  public static Telling aloud() {
    return new Telling(true);
  }

  /** Whether anybody listens: ask before working out what is costly to tell. */
  public boolean heard() {
    return heard;
  }

  public void all(Event event) {
    to(Told.EVERYONE, event);
  }

  public void only(int seat, Event event) {
    to(1 << seat, event);
  }

  /** Tells a set of seats. */
  public void to(int audience, Event event) {
    if (heard) {
      told.add(new Told(audience, event));
    }
  }

  /** All that was told, in order. */
  public List<Told> told() {
    return List.copyOf(told);
  }
}
