package chapeau.bots.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Choice;
import chapeau.bots.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.hunch.Category;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Deck;
import chapeau.games.hunch.Hunch;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.State;
import chapeau.games.hunch.Variant.Language;
import chapeau.games.hunch.View;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The novice can sit at a table, understands what is typed, and guesses without cheating. */
class NoviceTest {
  private static final Category FREE = new Category("free", Kind.FREE, "", "");
  private static final Category QUESTION = new Category("yesno", Kind.YESNO, "", "");

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void aWholeAdvancedGameOfNovicesEnds(int players) {
    Setup setup = new Setup(players, Map.of("advanced", "true"));
    assertThat(novices(players).play(setup, 2, 1).secretsPerGame()).isPositive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"fr", "en"})
  void twoCluesAreGuessedFarAboveChance(String language) {
    GuessRate rate = novices(3).play(new Setup(3, Map.of("language", language)), 15, 1);
    assertThat(rate.rate(2)).isGreaterThan(0.3);
    assertThat(rate.secretsPerGame()).isGreaterThan(2.5);
  }

  private static GuessRate novices(int players) {
    return new GuessRate(Collections.nCopies(players, "novice"));
  }

  @Test
  void novicesBeatARandomPlayerClearly() {
    GuessRate rate = new GuessRate(List.of("novice", "novice", "random")).play(new Setup(3), 30, 1);
    assertThat(Math.min(rate.points(0), rate.points(1))).isGreaterThan(2 * rate.points(2));
  }

  @Test
  void aDeckOfUnknownWordsIsPlayedToTheEnd() {
    String deck =
        IntStream.range(0, 12)
            .mapToObj(i -> "zorgl" + i + ", blimp" + i + ", truc muche" + i)
            .collect(Collectors.joining("\n"));
    GuessRate rate = novices(4).play(new Setup(4, Map.of("deck", deck)), 3, 1);
    assertThat(rate.secretsPerGame()).isNotNegative();
  }

  /** Worlds that look alike to a seat get the same decision from it. */
  @Test
  void whatItCannotKnowDoesNotChangeItsChoice() {
    Playable<State, Move, View> hunch = new Playable<>(new Hunch(), new HunchBots().levels());
    Hunch game = new Hunch();
    Dice dice = new Dice(3);
    State s = done(game.start(new Setup(4)));
    while (!(game.turn(s) instanceof Turn.Over)) {
      int actor = game.turn(s) instanceof Turn.Acting(int seats) ? first(seats) : Seat.CHANCE;
      if (actor == Seat.CHANCE) {
        s = done(game.play(s, actor, game.draw(s, dice)));
        continue;
      }
      long seed = dice.next();
      State world = game.imagine(game.view(s, actor), dice);
      Choice<Move> choice = hunch.decide(new Novice(), s, actor, 1, new Dice(seed));
      assertThat(hunch.decide(new Novice(), world, actor, 1, new Dice(seed))).isEqualTo(choice);
      s = done(game.play(s, actor, choice.move()));
    }
  }

  private static int first(int seats) {
    return Integer.numberOfTrailingZeros(seats);
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }

  // Understanding

  private static double[] suits(Category category, String clue) {
    View.Target card = new View.Target(0, List.of("neige", "orage", "chat"), false, false);
    return new Mind(Lexicon.of(Language.FR), List.of(card)).suits(category, clue);
  }

  @ParameterizedTest
  @ValueSource(strings = {"flocon", "Flocons !", "les flocons", "flocom", "un gros flocon"})
  void aTypedClueIsUnderstoodInspiteOfPluralsAndSlips(String clue) {
    double[] suits = suits(FREE, clue);
    assertThat(suits[0]).isGreaterThan(Math.max(suits[1], suits[2]));
  }

  @Test
  void aNegationTurnsAClueRound() {
    double[] suits = suits(FREE, "jamais froid");
    assertThat(suits[0]).isLessThan(suits[2]);
  }

  @Test
  void aClueThatSaysNothingLeavesAllAlike() {
    assertThat(suits(FREE, "xyzzyx")).containsOnly(0);
  }

  @Test
  void aQuestionInOtherWordsIsAnsweredFromTheAttributes() {
    double[] suits = suits(QUESTION, "Est-ce un animal ?");
    assertThat(suits[2]).isGreaterThan(0.5);
    assertThat(suits[0]).isLessThan(0.5);
  }

  @ParameterizedTest
  @EnumSource
  void everyWordOfTheDeckIsKnown(Language language) {
    Lexicon lexicon = Lexicon.of(language);
    Deck.standard(language)
        .forEach(card ->
            card.forEach(word ->
                assertThat(lexicon.concept(word))
                    .as(word)
                    .hasValueSatisfying(
                        concept -> assertThat(lexicon.terms(concept, "")).isNotEmpty())));
  }
}
