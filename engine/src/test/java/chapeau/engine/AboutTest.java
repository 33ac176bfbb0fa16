package chapeau.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A set-up is looked over before a table is made. */
class AboutTest {
  private static final Text TEXT = new Text("jeu", "game");
  private static final About ABOUT =
      new About(
          "game",
          "GAM",
          1,
          TEXT,
          TEXT,
          2,
          4,
          10,
          List.of(
              new Option.Toggle("quick", TEXT, TEXT, true),
              Option.firstPlayer("first", 4, TEXT, TEXT),
              new Option.Writing("deck", TEXT, TEXT, 5)));

  @Test
  void optionsNotGivenHaveTheirStandardValue() {
    assertThat(ABOUT.check(new Setup(3, Map.of("first", "2"))))
        .isEqualTo(
            new About.Checked.Right(
                new Setup(3, Map.of("quick", "true", "first", "2", "deck", ""))));
  }

  @Test
  void wrongNumbersUnknownOptionsAndWrongValuesAreRefused() {
    for (Setup wrong :
        List.of(
            new Setup(1),
            new Setup(5),
            new Setup(2, Map.of("slow", "true")),
            new Setup(2, Map.of("quick", "perhaps")),
            new Setup(2, Map.of("first", "4")),
            new Setup(2, Map.of("deck", "too long")))) {
      assertThat(ABOUT.check(wrong)).as("%s", wrong).isInstanceOf(About.Checked.Wrong.class);
    }
  }

  @Test
  void theFewestAndTheMostMayPlay() {
    assertThat(ABOUT.check(new Setup(2))).isInstanceOf(About.Checked.Right.class);
    assertThat(ABOUT.check(new Setup(4))).isInstanceOf(About.Checked.Right.class);
  }

  @Test
  void whatIsWrongIsSaid() {
    assertThat(ABOUT.check(new Setup(5)))
        .isEqualTo(
            new About.Checked.Wrong(
                new Refusal("", "jeu se joue de 2 à 4 joueurs.", "game is for 2 to 4 players.")));
    About four = new About("game", "GAM", 1, TEXT, TEXT, 4, 4, 10, List.of());
    assertThat(four.check(new Setup(3)))
        .isEqualTo(
            new About.Checked.Wrong(
                new Refusal("", "jeu se joue à 4 joueurs.", "game is for 4 players.")));
  }
}
