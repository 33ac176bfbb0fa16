package chapeau.bots.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.arena.Arena;
import chapeau.arena.Honest;
import chapeau.arena.Match;
import chapeau.bots.Budget;
import chapeau.bots.hunch.ReadRate.Written;
import chapeau.catalogue.Playable;
import chapeau.engine.Event;
import chapeau.engine.Setup;
import chapeau.games.hunch.Happening;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.State;
import chapeau.games.hunch.Variant.Language;
import chapeau.games.hunch.View;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Novice, player and expert at the table of Hunch. */
class LevelsTest {
  private static final Playable<State, Move, View> PLAYABLE = Playable.of(new HunchBots());
  private static final Setup SETUP = new Setup(3);

  @Test
  @Tag("long")
  void thePlayerBeatsTheNovice() throws Match.Refused {
    List<String> bots = List.of("player", "novice", "novice");
    Arena arena = Arena.run(PLAYABLE, SETUP, bots, 36, 1, Budget.of(1));
    assertThat(arena.bots().getFirst().winRate()).isGreaterThan(0.4);
  }

  @ParameterizedTest
  @EnumSource
  void eachLevelReadsBetterThanTheOneBelow(Language language) {
    double novice = reads(language, Skill.NOVICE);
    double player = reads(language, Skill.PLAYER);
    double expert = reads(language, Skill.EXPERT);
    assertThat(player).isGreaterThan(novice + 0.05);
    assertThat(expert).isGreaterThan(player + 0.02);
  }

  private static double reads(Language language, Skill skill) {
    return new Reader(language, skill, 1).oneClue(Written.HELDOUT).first();
  }

  @ParameterizedTest
  @ValueSource(strings = {"novice", "player", "expert"})
  void whatItCannotKnowDoesNotChangeItsMind(String level) {
    Honest.check(PLAYABLE, level, SETUP, 1);
  }

  /**
   * Snow falls in winter and is white: who buys "white" and leaves "winter" has a swan's feather.
   */
  @Test
  void aClueLeftLyingSpeaksAgainstWhatItSuits() {
    View view = Grids.view(Language.EN, List.of("snow", "feather", "volcano"));
    Mind mind = Grids.mind(Language.EN, List.of("snow", "feather", "volcano"));
    int free = card(view);
    State.Clue taken = new State.Clue(1, 1, free, "white", Move.Answer.NONE);
    List<Event> told =
        List.of(
            new Happening.Offered(1, List.of(free, free), List.of("white", "winter")),
            new Happening.Won(0, 1, 2),
            new Happening.Took(0, 1, 0, 2, free, "white", Move.Answer.NONE));
    double[] likely = Alternatives.of(told).likelihood(mind, view, 0, 2, taken);
    assertThat(likely[0]).isLessThan(likely[1]);
    assertThat(Alternatives.of(List.of()).likelihood(mind, view, 0, 2, taken)).containsOnly(1);
  }

  /** A clue card on which anything may be written. */
  private static int card(View view) {
    int card = 0;
    while (!view.category(card).id().equals("free")) {
      card++;
    }
    return card;
  }
}
