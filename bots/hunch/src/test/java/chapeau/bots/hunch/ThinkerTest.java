package chapeau.bots.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.hunch.ReadRate.Written;
import chapeau.catalogue.Playable;
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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots of all levels can sit at a table, understand what is typed, and guess without cheating. */
class ThinkerTest {
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
  void secretsAreGuessedFarAboveChance(String language) {
    GuessRate rate = new GuessRate(Collections.nCopies(3, "player"));
    rate.play(new Setup(3, Map.of("language", language)), 10, 1);
    assertThat(rate.secretsPerGame()).isGreaterThan(2);
  }

  private static GuessRate novices(int players) {
    return new GuessRate(Collections.nCopies(players, "novice"));
  }

  @Test
  @Tag("long")
  void novicesBeatARandomPlayerClearly() {
    GuessRate rate = new GuessRate(List.of("novice", "novice", "random")).play(new Setup(3), 30, 1);
    assertThat(Math.min(rate.points(0), rate.points(1))).isGreaterThan(1.5 * rate.points(2));
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
      Choice<Move> choice = decide(s, actor, seed);
      assertThat(decide(world, actor, seed)).isEqualTo(choice);
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
    return Grids.mind(Language.FR, List.of("neige", "orage", "chat")).suits(category, clue);
  }

  @ParameterizedTest
  @ValueSource(strings = {"flocon", "Flocons !", "les flocons", "flocom", "un gros flocon"})
  void aTypedClueIsUnderstoodInspiteOfPluralsAndSlips(String clue) {
    double[] suits = suits(FREE, clue);
    assertThat(suits[0]).isGreaterThan(Math.max(suits[1], suits[2]));
  }

  @Test
  void figuresAreReadAsTheirWordsAre() {
    assertThat(Reading.text("32", Language.EN)).isEqualTo(Reading.text("thirty-two", Language.EN));
    assertThat(Reading.text("92", Language.FR))
        .isEqualTo(Reading.text("quatre-vingt-douze", Language.FR));
    assertThat(Reading.text("1789", Language.FR))
        .isEqualTo(Reading.text("mille sept cent quatre-vingt-neuf", Language.FR));
  }

  @Test
  void figuresFitAsTheirWordsDo() {
    Category number = new Category("number", Kind.THEME, "", "");
    Mind mind = Grids.mind(Language.EN, List.of("chess", "honey", "fog"));
    assertThat(mind.suits(number, "32")).isEqualTo(mind.suits(number, "thirty-two"));
    assertThat(mind.suits(number, "32")[0]).isGreaterThan(0.5);
  }

  /** A pear is an apple's opposite on that card only; elsewhere it is the shape of a lamp. */
  @Test
  void theCategorySaysHowAClueIsMeant() {
    Mind mind = Grids.mind(Language.EN, List.of("apple", "lamp", "fog"));
    double[] opposite = mind.suits(new Category("opposite", Kind.THEME, "", ""), "pear");
    assertThat(opposite[0]).isGreaterThan(Math.max(opposite[1], opposite[2]));
    double[] shape = mind.suits(new Category("shape", Kind.THEME, "", ""), "pear");
    assertThat(shape[1]).isGreaterThan(Math.max(shape[0], shape[2]));
  }

  @Test
  void aNameIsNoDenial() {
    assertThat(Reading.text("Don Quixote", Language.EN).negates()).isFalse();
    assertThat(Reading.text("I don’t know", Language.EN).negates()).isTrue();
  }

  @Test
  void accentsPartWordsWhereTheyAreTyped() {
    assertThat(Reading.text("péché", Language.FR).stems())
        .isNotEqualTo(Reading.text("pêche", Language.FR).stems());
  }

  /** A fisherman's "pêche" is no sin, and the sinner's "péché" no fruit. */
  @Test
  void aWordOfOtherAccentsIsNotUnderstoodAsItsNamesake() {
    Mind mind = Grids.mind(Language.FR, List.of("bateau", "enfer", "lampe"));
    assertThat(mind.suits(FREE, "pêche")[0]).isGreaterThan(mind.suits(FREE, "péché")[0]);
    assertThat(mind.suits(FREE, "péché")[1]).isGreaterThan(mind.suits(FREE, "pêche")[1]);
  }

  @Test
  void aCompoundIsReadByItsParts() {
    double[] suits =
        Grids.mind(Language.EN, List.of("spider", "castle", "bread")).suits(FREE, "Spiderman");
    assertThat(suits[0]).isGreaterThan(Math.max(suits[1], suits[2]));
  }

  @Test
  void whatIsDeniedOfAnElephantIsStillSaidOfIt() {
    Mind mind = Grids.mind(Language.EN, List.of("elephant", "castle", "bread"));
    for (String clue : List.of("never forget", "it never forgets")) {
      double[] suits = mind.suits(FREE, clue);
      assertThat(suits[0]).as(clue).isGreaterThan(Math.max(suits[1], suits[2]));
    }
  }

  @Test
  void noTwoMindsAreAlike() {
    double[] one = new Sense(Lexicon.of(Language.FR), Skill.PLAYER, 1).meaning(FREE, "blanc");
    double[] other = new Sense(Lexicon.of(Language.FR), Skill.PLAYER, 2).meaning(FREE, "blanc");
    assertThat(one).isNotEqualTo(other);
  }

  /** Less than what was measured, so that a slip shows and a draw of grids does not. */
  @ParameterizedTest
  @EnumSource
  void whatPeopleWriteIsUnderstood(Language language) {
    Reader read = new Reader(language, Skill.WELL_READ, 1);
    assertThat(read.oneClue(Written.HELDOUT).first()).isGreaterThan(0.68);
    assertThat(read.twoClues(Written.HELDOUT).firstThree()).isGreaterThan(0.95);
    assertThat(read.phrases(Written.HELDOUT).first()).isGreaterThan(0.42);
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

  private Choice<Move> decide(State s, int seat, long seed) {
    return new Playable<>(new Hunch(), new HunchBots().levels())
        .decide(
            new Thinker(Skill.PLAYER), s, seat, List.of(), List.of(), Budget.of(1), new Dice(seed));
  }
}
