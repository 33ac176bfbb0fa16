package chapeau.bots.hunch;

import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.games.hunch.Hunch;
import chapeau.games.hunch.State;
import chapeau.games.hunch.Variant.Language;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Grids to try minds on. */
final class Grids {
  private Grids() {}

  /** What a spectator of a table just begun sees, with these words in the grid, three a card. */
  static View view(Language language, List<String> words) {
    List<View.Target> grid = new ArrayList<>();
    for (int i = 0; i < words.size(); i += 3) {
      grid.add(new View.Target(i, words.subList(i, i + 3)));
    }
    View start = start(language);
    return new View(
        start.viewer(),
        start.variant(),
        start.categories(),
        State.Step.GUESS,
        1,
        0,
        List.of(),
        grid,
        List.of(),
        start.players(),
        Collections.nCopies(3, List.of()),
        start.drawn(),
        start.cards(),
        start.hunches(),
        0,
        start.sale(),
        start.deck(),
        List.of(),
        start.group());
  }

  static Mind mind(Language language, List<String> words) {
    return new Mind(new Sense(Lexicon.of(language), Skill.WELL_READ, 0), view(language, words));
  }

  private static View start(Language language) {
    Hunch game = new Hunch();
    Setup setup = new Setup(3, Map.of("language", language.name().toLowerCase(Locale.ROOT)));
    return switch (game.start(setup)) {
      case Played.Done<State>(State state, var _) -> game.view(state, Seat.SPECTATOR);
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
