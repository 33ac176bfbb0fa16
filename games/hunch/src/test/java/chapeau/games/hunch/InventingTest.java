package chapeau.games.hunch;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Rule;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Told;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Happening.WritesAgain;
import chapeau.games.hunch.State.Step;
import chapeau.games.hunch.Variant.Language;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Phase 1: inventing two clues. */
class InventingTest {

  private static Table inventing() {
    return Table.of(3).laid().drawn();
  }

  @Test
  @Rule("HUN-10")
  void everybodyDrawsTwoClueCards() {
    assertThat(inventing().state().players())
        .allSatisfy(p -> assertThat(p.hand().cards()).hasSize(2));
  }

  @Test
  @Rule("HUN-10")
  void oneCardMayBeExchangedOnceARound() {
    Table table = inventing();
    int discarded = table.player(1).hand().cards().get(0).card();
    int instead = table.cardsLeft(Kind.FREE).getFirst();
    table.play(1, new Move.Redraw(0)).chance(new Move.Replace(instead));
    assertThat(table.player(1).hand().cards().get(0).card()).isEqualTo(instead);
    assertThat(table.view(1).deck().mine()).containsExactly(discarded);
    assertThat(table.refused(1, new Move.Redraw(1)).rule()).isEqualTo("HUN-10");
  }

  @Test
  @Rule("HUN-10")
  void theExchangeComesBackEveryRound() {
    Table table = inventing();
    table
        .play(0, new Move.Redraw(0))
        .chance(new Move.Replace(table.cardsLeft(Kind.FREE).getFirst()));
    table.written().allPass().allTakeCoins().restMiss().drawn();
    assertThat(table.moves(0)).contains(new Move.Redraw(0));
  }

  @Test
  @Rule("HUN-11")
  void anExchangedCardIsReplacedFromTheDeckOnly() {
    Table table = inventing();
    int inHand = table.player(0).hand().cards().getFirst().card();
    table.play(1, new Move.Redraw(0));
    assertThat(table.refused(Seat.CHANCE, new Move.Replace(inHand)).rule()).isEqualTo("HUN-11");
  }

  @Test
  @Rule("HUN-12")
  void aClueFitsOnACardAndIsNotBlank() {
    Table table = inventing();
    assertThat(table.refused(0, new Move.Write(0, "z".repeat(41))).rule()).isEqualTo("HUN-12");
    assertThat(table.refused(0, new Move.Write(0, " \u00A0 ")).rule()).isEqualTo("HUN-12");
    table.play(0, new Move.Write(0, "z".repeat(40))).play(0, new Move.Write(1, "x"));
  }

  @Test
  @Rule("HUN-12")
  void invisibleCharactersAreRefused() {
    Table table = inventing();
    for (String text : List.of("a\u0000b", "a\nb", "a\u200Bb", Texts.RIGHT_TO_LEFT, "\uD83D")) {
      assertThat(table.refused(0, new Move.Write(0, text)).rule()).isEqualTo("HUN-12");
    }
  }

  @Test
  @Rule("HUN-12")
  void markupAndEmojiAreOnlyText() throws Json.Unreadable {
    Table table =
        inventing()
            .play(0, new Move.Write(0, Texts.MARKUP))
            .play(0, new Move.Write(1, " " + Texts.EMOJI + "  x "));
    assertThat(table.player(0).hand().cards())
        .extracting(State.Card::text)
        .containsExactly(Texts.MARKUP, Texts.EMOJI + " x");
    assertThat(Json.read(Json.write(table.state()), State.class)).isEqualTo(table.state());
  }

  @Test
  @Rule("HUN-12")
  void aSecondClueOnACardIsRefusedAndTheFirstKept() {
    Table table = inventing().play(0, new Move.Write(0, "premier"));
    assertThat(table.refused(0, new Move.Write(0, "autre")).rule()).isEqualTo("HUN-12");
    assertThat(table.player(0).hand().cards().getFirst().text()).isEqualTo("premier");
  }

  @Test
  @Rule("HUN-13")
  void aWordOfTheGridIsRefusedByName() {
    var refusal = inventing().refused(0, new Move.Write(0, "comme l’ORANGE"));
    assertThat(refusal.rule()).isEqualTo("HUN-13");
    assertThat(refusal.why().fr()).contains("«\u00a0orange\u00a0»");
  }

  @Test
  @Rule("HUN-13")
  void aWordThatHasLeftTheGridMayBeWritten() {
    Table table = Table.of(3).laid().quietRound().guessRight(1, 0, 0).restMiss().drawn();
    table.play(0, new Move.Write(0, "lune"));
    assertThat(table.player(0).hand().cards().getFirst().text()).isEqualTo("lune");
  }

  @Test
  @Rule("HUN-14")
  void nobodyJudgesWhetherAClueFitsItsCategory() {
    Table table = inventing().play(0, new Move.Write(0, "n’importe quoi"));
    assertThat(table.player(0).hand().cards().getFirst().isWritten()).isTrue();
  }

  @Test
  @Rule("HUN-15")
  void whoeverTakesAQuestionAnswersIt() {
    Table table = Table.of(3).laid().drawnWithQuestion().written().bid(1, 1).pass(2);
    assertThat(table.refused(1, new Move.Take(0, 0, 0, Move.Answer.NONE)).rule())
        .isEqualTo("HUN-15");
    table.play(1, new Move.Take(0, 0, 0, Move.Answer.NO));
    assertThat(table.view(2).secrets().get(1).getFirst().clues())
        .extracting(State.Clue::answer)
        .containsExactly(Move.Answer.NO);
  }

  @Test
  @Rule("HUN-15")
  void anExampleOfAQuestionIsWrittenAsItsLanguageDoes() {
    Table french = Table.of(3, "language", "fr").laid().drawnWithQuestion();
    Table english = Table.of(3, "language", "en").laid().drawnWithQuestion();
    int question = french.player(0).hand().cards().getFirst().card();
    assertThat(Inventing.example(french.state(), question, 1)).isEqualTo("utile ?");
    assertThat(Inventing.example(english.state(), question, 1)).isEqualTo("useful?");
  }

  @Test
  @Rule("HUN-15")
  void onlyAQuestionIsAnswered() {
    Table table = Table.selling(3).bid(1, 1).pass(2);
    assertThat(table.refused(1, new Move.Take(0, 0, 0, Move.Answer.YES)).rule())
        .isEqualTo("HUN-15");
  }

  @Test
  @Rule("HUN-16")
  void cluesStayHiddenUntilTheirAuthorSells() {
    Table table = Table.selling(3);
    assertThat(table.view(1).cards().get(0)).hasSize(2);
    assertThat(table.view(1).cards().get(2)).isEmpty();
    assertThat(table.view(2).cards().get(2))
        .extracting(State.Card::text)
        .containsExactly("premier", "second");
  }

  @Test
  @Rule("HUN-16")
  void nobodySeesHowFarAnotherHasWritten() {
    Table table = inventing();
    View before = table.view(1);
    table.play(0, new Move.Write(0, "premier"));
    assertThat(table.view(1)).isEqualTo(before);
  }

  @Test
  @Rule("HUN-17")
  void theOthersSeeThatACardIsExchangedButNotWhich() {
    Table table = inventing();
    table
        .play(1, new Move.Redraw(0))
        .chance(new Move.Replace(table.cardsLeft(Kind.FREE).getFirst()));
    assertThat(table.view(0).players().get(1).redrew()).isTrue();
    assertThat(table.view(0).cards().get(1)).isEmpty();
    assertThat(table.view(0).deck().mine()).isEmpty();
  }

  @Test
  @Rule("HUN-17")
  void theOthersAreToldThatACardIsExchanged() {
    if (!(new Hunch().play(inventing().state(), 1, new Move.Redraw(0))
        instanceof Played.Done<State>(State _, List<Told> told))) {
      throw new AssertionError("refused");
    }
    assertThat(told.stream().filter(one -> one.reaches(2)).map(Told::event))
        .containsExactly(new Happening.Redrew(1));
  }

  @Test
  @Rule("HUN-17")
  void aCardWithAClueIsNotExchanged() {
    Table table = inventing().play(0, new Move.Write(0, "premier"));
    assertThat(table.refused(0, new Move.Redraw(0)).rule()).isEqualTo("HUN-12");
    assertThat(table.moves(0)).contains(new Move.Redraw(1));
  }

  @Test
  @Rule({"HUN-11", "HUN-17"})
  void aSmallDeckIsReshuffledFromItsDiscards() {
    Table table = Table.of(6).laid();
    for (int round = 1; round <= 2; round++) {
      draw(table);
      for (int seat = 0; seat < 6; seat++) {
        table.play(seat, new Move.Redraw(0)).chance(new Move.Replace(anyLeft(table).getFirst()));
      }
      table.written().allPass().allTakeCoins().restMiss();
    }
    assertThat(table.view(0).deck().left()).isEqualTo(12);
    draw(table);
    assertThat(table.view(0).deck())
        .isEqualTo(new View.ClueDeck(36, List.of(), List.of(), List.of(0, 0, 0, 0, 0, 0)));
  }

  @Test
  @Rule("HUN-18")
  void aClueCanBeTakenBackUntilAllHaveWritten() {
    Table table = inventing().play(0, new Move.Write(0, "un")).play(0, new Move.Write(1, "deux"));
    table.play(0, new Move.TakeBack(1));
    assertThat(table.asks(0)).isTrue();
    assertThat(table.told(WritesAgain.class)).containsExactly(new WritesAgain(0));
    table.play(0, new Move.Write(1, "trois"));
    assertThat(table.player(0).hand().cards())
        .extracting(State.Card::text)
        .containsExactly("un", "trois");
  }

  @Test
  @Rule("HUN-18")
  void nobodyIsToldOfAClueTakenBackBeforeBothWereWritten() {
    Table table = inventing();
    View before = table.view(1);
    table.play(0, new Move.Write(0, "un")).play(0, new Move.TakeBack(0));
    assertThat(table.view(1)).isEqualTo(before);
    assertThat(table.told(WritesAgain.class)).isEmpty();
  }

  @Test
  @Rule("HUN-18")
  void onceAllHaveWrittenNoClueIsTakenBack() {
    assertThat(Table.selling(3).refused(0, new Move.TakeBack(0)).rule()).isEqualTo("HUN-18");
  }

  @Test
  @Rule("HUN-18")
  void onlyAWrittenClueIsTakenBackAndOnlyByItsAuthor() {
    Table table = inventing().play(0, new Move.Write(0, "un"));
    assertThat(table.refused(0, new Move.TakeBack(1)).rule()).isEqualTo("HUN-18");
    assertThat(table.refused(1, new Move.TakeBack(0)).rule()).isEqualTo("HUN-18");
    assertThat(table.refused(0, new Move.TakeBack(2)).rule()).isEqualTo("HUN-10");
    assertThat(table.refused(Seat.CHANCE, new Move.TakeBack(0)).rule()).isEqualTo("HUN-18");
  }

  private static void draw(Table table) {
    table.chance(new Move.Draw(anyLeft(table).subList(0, 12)));
  }

  private static List<Integer> anyLeft(Table table) {
    List<Integer> cards = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      cards.addAll(table.cardsLeft(kind));
    }
    return cards;
  }

  @Test
  void allWriteAtTheSameTimeAndNobodyWaitsForAnExchange() {
    Table table = inventing();
    table
        .play(2, new Move.Redraw(1))
        .chance(new Move.Replace(table.cardsLeft(Kind.FREE).getFirst()));
    table.play(2, new Move.Write(0, "un")).play(2, new Move.Write(1, "deux"));
    assertThat(table.state().step()).isEqualTo(Step.WRITE);
    assertThat(table.asks(0) && table.asks(1) && !table.asks(2)).isTrue();
  }

  @Test
  void theCategoryIsInTheTablesLanguage() {
    Table table = Table.of(3, "language", "en").laid().drawn();
    int card = table.view(0).cards().getFirst().getFirst().card();
    assertThat(table.view(0).category(card)).isEqualTo(Category.of(card, Language.EN));
  }
}
