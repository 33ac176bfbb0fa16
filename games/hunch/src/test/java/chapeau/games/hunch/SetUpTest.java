package chapeau.games.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.games.hunch.State.Step;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The set-up, and what the host may choose. */
class SetUpTest {
  private final Hunch game = new Hunch();

  @Test
  @Rule("HUN-01")
  void everybodyBeginsWithFiveCoins() {
    assertThat(Table.of(4).state().players()).extracting(Player::coins).containsOnly(5);
  }

  @Test
  @Rule("HUN-01")
  void theBankDoesNotRunOut() {
    Table table = Table.of(4).laid();
    for (int round = 1; round <= 3; round++) {
      table.quietRound().restMiss();
    }
    assertThat(table.state().players()).extracting(Player::coins).containsOnly(11);
  }

  @Test
  @Rule("HUN-02")
  void aHostsOwnDeckIsPlayed() {
    assertThat(Table.of(3).laid().view(0).grid())
        .extracting(View.Target::words)
        .containsExactlyElementsOf(Table.DECK);
  }

  @Test
  @Rule("HUN-02")
  void aDeckOfFewerThanThirtySixWordsIsRefused() {
    assertThat(why("HUN-02", Table.pasted(Table.DECK.subList(0, 11))))
        .contains("12 cards")
        .contains("11");
  }

  @Test
  @Rule("HUN-02")
  void aCardWithoutThreeWordsIsRefusedByItsLine() {
    assertThat(why("HUN-02", Table.pasted(Table.DECK) + "\n\nun, deux"))
        .contains("Line 14")
        .contains("2");
  }

  @Test
  @Rule("HUN-07")
  void wordsOfADeckMayBeApartBySemicolonsOrTabs() {
    String pasted = Table.pasted(Table.DECK).replaceFirst(", ", ";").replaceFirst(", ", "\t");
    assertThat(start(pasted)).isInstanceOf(Played.Done.class);
  }

  @Test
  @Rule("HUN-07")
  void aWordTwiceInADeckIsRefusedWhateverItsAccents() {
    assertThat(why("HUN-02", Table.pasted(Table.DECK) + "\nun, ETOILE, deux"))
        .contains("Line 13")
        .contains("ETOILE")
        .contains("line 1.");
  }

  @ParameterizedTest
  @Rule("HUN-07")
  @CsvSource({
    "week-end, weekend",
    "weekend, WEEK-END",
    "week-end, week end",
    "rendez-vous, rendezvous",
    "aujourd’hui, aujourd'hui",
    "o'clock, OClock"
  })
  void aHyphenOrAnApostropheMakesNoOtherWord(String first, String again) {
    String deck = Table.pasted(Table.DECK) + "\nun, " + first + ", deux\ntrois, " + again;
    assertThat(why("HUN-02", deck + ", quatre")).contains("Line 14").contains("line 13.");
  }

  @ParameterizedTest
  @Rule("HUN-07")
  @CsvSource({"en fer, enfer", "week end, weekend"})
  void aSpaceMakesAnotherWord(String first, String other) {
    String deck = Table.pasted(Table.DECK) + "\nun, " + first + ", deux\ntrois, " + other;
    assertThat(start(deck + ", quatre")).isInstanceOf(Played.Done.class);
  }

  @Test
  @Rule("HUN-07")
  void aWordTooLongForACardIsRefused() {
    String longest = Table.pasted(Table.DECK) + "\nun, " + "x".repeat(30);
    assertThat(start(longest + ", deux")).isInstanceOf(Played.Done.class);
    assertThat(why("HUN-07", longest + "x, deux")).contains("Line 13").contains("xxx");
  }

  @Test
  @Rule("HUN-07")
  void anEmptyOrInvisibleWordIsRefused() {
    assertThat(why("HUN-07", Table.pasted(Table.DECK) + "\nun, , deux")).contains("Line 13");
    assertThat(why("HUN-07", Table.pasted(Table.DECK) + "\nun, \u202Edeux, trois"))
        .contains("Line 13");
  }

  @Test
  @Rule("HUN-07")
  void aDeckOfMoreThanTwoHundredCardsIsRefused() {
    List<List<String>> deck = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      deck.add(List.of("a" + i, "b" + i, "c" + i));
    }
    assertThat(start(Table.pasted(deck))).isInstanceOf(Played.Done.class);
    deck.add(List.of("one", "too", "many"));
    assertThat(why("HUN-07", Table.pasted(deck))).contains("200").contains("201");
  }

  @Test
  @Rule("HUN-02")
  void theHostsDeckStaysWithTheTable() throws Json.Unreadable {
    State state = Table.of(3).laid().state();
    assertThat(Json.read(Json.write(state), State.class)).isEqualTo(state);
  }

  @Test
  @Rule("HUN-02")
  void aTablePlaysInOneLanguage() {
    Setup english = new Setup(3, Map.of("language", "en"));
    assertThat(played(english).variant().deck())
        .isNotEqualTo(played(new Setup(3)).variant().deck());
  }

  @Test
  @Rule("HUN-03")
  void everybodySecretlyChoosesAWordOfEachOfThreeCards() {
    Table table = Table.of(3).dealt();
    assertThat(table.player(1).targets()).containsExactly(3, 4, 5);
    assertThat(table.view(1).drawn().get(1))
        .extracting(View.Drawn::words)
        .containsExactlyElementsOf(Table.DECK.subList(3, 6));
    assertThat(table.view(0).drawn().get(1)).isEmpty();
  }

  @Test
  @Rule("HUN-03")
  void allChooseAtTheSameTime() {
    Table table = Table.of(3).dealt().play(2, new Move.Choose(List.of(0, 1, 2)));
    assertThat(table.asks(0)).isTrue();
    assertThat(table.asks(1)).isTrue();
    assertThat(table.asks(2)).isFalse();
  }

  @Test
  @Rule("HUN-03")
  void aWordOfEachCardIsChosenNoFewerAndNoMore() {
    Table table = Table.of(3).dealt();
    for (List<Integer> words : List.of(List.of(0, 1), List.of(0, 1, 2, 0), List.of(0, 1, 3))) {
      assertThat(table.refused(2, new Move.Choose(words)).rule()).isEqualTo("HUN-03");
    }
  }

  @Test
  @Rule("HUN-03")
  void aSecondChoiceIsRefusedAndTheFirstKept() {
    Table table = Table.of(3).dealt().play(2, new Move.Choose(List.of(0, 1, 2)));
    assertThat(table.refused(2, new Move.Choose(List.of(2, 2, 2))).rule()).isEqualTo("HUN-03");
    assertThat(table.player(2).chosen()).containsExactly(0, 1, 2);
  }

  @Test
  @Rule("HUN-04")
  void theGridOfTwelveCardsHoldsEverySecret() {
    Table table = Table.of(3).laid();
    assertThat(table.state().grid()).hasSize(12).containsAll(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8));
    assertThat(table.view(2).secrets().get(2))
        .extracting(secret -> table.view(2).word(secret.word()))
        .containsExactly("piano", "Paris", "train");
  }

  @Test
  @Rule("HUN-04")
  void aGridWithoutAPlayersCardIsRefused() {
    Table table = Table.of(5).chosen();
    assertThat(table.refused(Seat.CHANCE, new Move.Lay(List.of(0, 1, 2))).rule())
        .isEqualTo("HUN-04");
  }

  @Test
  @Rule("HUN-04")
  void everyCardDrawnIsInTheGrid() {
    State state = played(new Setup(3, Map.of("first", "0")));
    state = played(state, Seat.CHANCE, new Move.Deal(numbers(0, 9)));
    for (int seat = 0; seat < 3; seat++) {
      state = played(state, seat, new Move.Choose(List.of(0, 1, 2)));
    }
    assertThat(game.play(state, Seat.CHANCE, new Move.Lay(numbers(1, 13))))
        .isInstanceOf(Played.Refused.class);
    assertThat(played(state, Seat.CHANCE, new Move.Lay(numbers(0, 12))).grid()).hasSize(12);
  }

  private static List<Integer> numbers(int from, int to) {
    return IntStream.range(from, to).boxed().toList();
  }

  private State played(State state, int actor, Move move) {
    if (game.play(state, actor, move) instanceof Played.Done<State>(State next, var _)) {
      return next;
    }
    throw new AssertionError(move + " was refused");
  }

  @Test
  @Rule("HUN-05")
  void theFirstPlayerIsDrawnAtRandomOrChosenByTheHost() {
    assertThat(game.turn(played(new Setup(3)))).isEqualTo(Turn.chance());
    assertThat(
            IntStream.range(0, 60)
                .mapToObj(seed -> game.draw(played(new Setup(3)), new Dice(seed)))
                .distinct())
        .containsExactlyInAnyOrder(new Move.First(0), new Move.First(1), new Move.First(2));
    assertThat(played(new Setup(3, Map.of("first", "2"))).first()).isEqualTo(2);
    assertThat(game.start(new Setup(3, Map.of("first", "3")))).isInstanceOf(Played.Refused.class);
  }

  @Test
  @Rule("HUN-06")
  void withFiveOrSixPlayersEverybodyHasTwoSecrets() {
    for (int players = 3; players <= 6; players++) {
      assertThat(Table.of(players).laid().player(0).secrets()).hasSize(players < 5 ? 3 : 2);
    }
  }

  @Test
  @Rule("HUN-60")
  void theTableTalksInReactionsUnlessTheHostOpensTheChat() {
    State open = played(new Setup(3, Map.of("chat", "true")));
    assertThat(game.maySpeak(played(new Setup(3)), Hunch.TABLE)).isZero();
    assertThat(game.maySpeak(open, Hunch.TABLE)).isEqualTo(0b111);
    assertThat(game.reactions()).contains("Hats off!", "Chapeau\u00a0!").hasSize(12);
    assertThat(game.mayHear(open, Hunch.TABLE)).isEqualTo(Told.EVERYONE);
  }

  @Test
  void gamesWithAHostsDeckAreImaginedLikeAnyOther() {
    List<List<String>> deck = new ArrayList<>(Table.DECK);
    deck.add(List.of("🚀", "🎩", "👻"));
    deck.add(List.of("<b>gras</b>", "souvent", "utile"));
    Setup setup = new Setup(4, Map.of("deck", Table.pasted(deck)));
    Dice dice = new Dice(5);
    for (int i = 0; i < 20; i++) {
      State s = played(setup);
      while (!(game.turn(s) instanceof Turn.Over)) {
        State now = s;
        for (int seat = 0; seat < 4; seat++) {
          View view = game.view(now, seat);
          assertThat(game.view(game.imagine(view, dice), seat)).isEqualTo(view);
        }
        s =
            switch (game.turn(s)) {
              case Turn.Chance() -> done(game.play(s, Seat.CHANCE, game.draw(s, dice)));
              case Turn.Acting(int seats) -> {
                int seat = Integer.numberOfTrailingZeros(seats);
                yield done(game.play(s, seat, game.anyMove(s, seat, dice)));
              }
              case Turn.Over _ -> s;
            };
      }
      assertThat(s.step()).isEqualTo(Step.OVER);
    }
  }

  private State played(Setup setup) {
    return done(game.start(setup));
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(Refusal refusal) -> throw new AssertionError(refusal);
    };
  }

  private Played<State> start(String deck) {
    return game.start(new Setup(3, Map.of("deck", deck)));
  }

  /** Why a deck is refused, by this clause. */
  private String why(String clause, String deck) {
    return switch (start(deck)) {
      case Played.Refused<State>(Refusal refusal) -> {
        assertThat(refusal.rule()).isEqualTo(clause);
        yield refusal.why().en();
      }
      case Played.Done<State> _ -> throw new AssertionError("a good deck");
    };
  }
}
