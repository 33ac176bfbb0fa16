package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.denied;
import static chapeau.tables.Parlour.seen;
import static chapeau.tables.Parlour.sit;
import static chapeau.tables.Parlour.toTheEnd;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import chapeau.wire.Again;
import chapeau.wire.FromServer;
import chapeau.wire.Judgement;
import chapeau.wire.Review;
import chapeau.wire.TableView.Status;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the coach says of a game, who may ask, and how one tries again. */
class LookingBackTest {
  @TempDir Path data;
  private Parlour parlour;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  private static Review reviewed(Table<?, ?, ?> table) {
    table.coaching().start(HOST, 0);
    return Patience.until(
        "the coach is done",
        () -> table.coaching().review(HOST, 0),
        review -> review.state() == Review.State.done);
  }

  @Test
  void afterTheGameWhoSatThereMayAskTheCoachAndNobodyElse() {
    Table<?, ?, ?> table = parlour.ofTwo(Terms.USUAL);
    denied(Why.NOT_YOURS, () -> table.coaching().review(HOST, 0));
    denied(Why.NOT_YOURS, () -> table.coaching().start(HOST, 0));
    toTheEnd(table);
    denied(Why.NOT_YOURS, () -> table.coaching().review("tom", 0));
    denied(Why.NOT_YOURS, () -> table.coaching().start("tom", 0));
    assertThat(table.coaching().review(HOST, 0).state()).isEqualTo(Review.State.none);
    assertThat(table.coaching().start(HOST, 0).state()).isNotEqualTo(Review.State.none);
    assertThat(table.coaching().review("tom", 1).state()).isEqualTo(Review.State.none);
    Review review = reviewed(table);
    assertThat(review.judgements()).isNotEmpty();
    assertThat(review.progress()).isEqualTo(1);
  }

  @Test
  void whatTheCoachSaidIsKeptAndMadeAnewWhereItCannotBeRead() {
    Table<?, ?, ?> table = parlour.ofTwo(Terms.USUAL);
    toTheEnd(table);
    Review review = reviewed(table);
    Table<?, ?, ?> again = new Tables(parlour.house, Catalogue.load()).find(table.id());
    assertThat(again.coaching().review(HOST, 0)).isEqualTo(review);
    assertThat(Coaching.habits(parlour.store, Catalogue.load(), HOST, "hattari")).isNotNull();
    denied(Why.NOT_THERE, () -> Coaching.habits(parlour.store, Catalogue.load(), HOST, "chess"));
    parlour.store.keep(List.of(new Fact.Reviewed(table.id(), 0, "of another day")));
    assertThat(again.coaching().review(HOST, 0).state()).isEqualTo(Review.State.none);
    assertThat(again.coaching().start(HOST, 0).state()).isNotEqualTo(Review.State.none);
  }

  @Test
  void onlyWhatThePersonDecidedIsJudged() {
    Table<?, ?, ?> table = parlour.ofTwo(Terms.USUAL);
    toTheEnd(table);
    List<Integer> own =
        parlour.store.moves(table.id(), 0).stream()
            .filter(move -> move.actor() == 0)
            .map(Fact.Moved::seq)
            .toList();
    assertThat(table.coaching().decisions(0))
        .extracting(decision -> decision.seq())
        .containsExactlyElementsOf(own);
  }

  /** A game alone with a bot, in which one has looked at what one may. */
  private Table<?, ?, ?> accusing() {
    Table<?, ?, ?> table = parlour.hattari("me", "bot:novice");
    table.seating().start(HOST);
    for (FromServer.CatchUp now = seen(table, 0);
        Json.tree(now.view()).path("step").asText().equals("LOOK");
        now = seen(table, 0)) {
      table.playing().play(HOST, 0, now.seq(), "m" + now.seq(), Json.tree(now.moves().getFirst()));
    }
    return table;
  }

  @Test
  void aHintIsForWhoIsAloneWithBotsAndIsNoted() {
    Table<?, ?, ?> waiting = parlour.hattari("me", "bot:novice");
    denied(Why.TOO_LATE, () -> waiting.coaching().hint(HOST, 0));
    Table<?, ?, ?> table = accusing();
    denied(Why.NOT_YOURS, () -> table.coaching().hint("tom", 0));
    denied(Why.NOT_YOURS, () -> table.coaching().hint(HOST, 1));
    Judgement hint = table.coaching().hint(HOST, 0);
    assertThat(hint.seq()).isEqualTo(table.view("").seq() + 1);
    assertThat(hint.candidates()).hasSizeGreaterThan(1);
    assertThat(table.chat().hints(0)).containsExactly(hint.seq());
    Table<?, ?, ?> together = parlour.ofTwo(Terms.USUAL);
    denied(Why.NOT_YOURS, () -> together.coaching().hint(HOST, 0));
    table.seating().giveToBot(HOST, 0, "novice");
    denied(Why.NOT_YOURS, () -> table.coaching().hint(HOST, 0));
  }

  @Test
  void oneTriesAgainFromADecisionOfOnesOwnAgainstTheSameBots() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "bot:novice");
    sit(table, "tom", 1);
    table.seating().start(HOST);
    int seq = seen(table, 0).seq() + 1;
    FromServer.CatchUp then = seen(table, 0);
    denied(Why.NOT_YOURS, () -> parlour.tables.retry(table.id(), HOST, 0, seq));
    table.playing().play(HOST, 0, then.seq(), "own", Json.tree(then.moves().getFirst()));
    Bench.step(table, "random", 10_000);
    assertThat(table.view("").status()).isEqualTo(Status.over);

    denied(Why.MALFORMED, () -> parlour.tables.retry(table.id(), HOST, 0, seq - 1));
    denied(Why.NOT_YOURS, () -> parlour.tables.retry(table.id(), "tom", 0, seq));
    Table<?, ?, ?> next = parlour.tables.retry(table.id(), HOST, 0, seq);
    assertThat(next.id()).isNotEqualTo(table.id());
    assertThat(next.view(HOST).status()).isEqualTo(Status.playing);
    assertThat(next.header().terms()).isEqualTo(Terms.USUAL);
    assertThat(next.header().host()).isEqualTo(HOST);
    assertThat(Json.tree(seen(next, 0).view())).isEqualTo(Json.tree(then.view()));
    assertThat(next.chairs().at(0).guest()).isEqualTo(HOST);
    assertThat(next.chairs().at(0).name()).isEqualTo("Léa");
    Chair instead = next.chairs().at(1);
    assertThat(instead.kind()).isEqualTo(Kind.BOT);
    assertThat(instead.bot()).isEqualTo("player");
    assertThat(instead.name()).isNotEqualTo("Name of tom");
    assertThat(next.chairs().at(2).bot()).isEqualTo("novice");
    assertThat(next.chairs().at(2).name()).isEqualTo(table.chairs().at(2).name());
    assertThat(instead.name()).isNotEqualTo(next.chairs().at(2).name());
    assertThat(next.view(HOST).again()).isEqualTo(new Again(table.id(), seq));
    assertThat(next.view("tom").again()).as("an id opens a table").isNull();
    denied(Why.NOT_YOURS, () -> next.aftermath().export());
  }

  /** The same game with an expert that lays other worlds. */
  private static <S, M, V> Playable<S, M, V> laying(
      Playable<S, M, V> game, Playable.Worlds<S, V> worlds) {
    return new Playable<>(
        game.game(),
        game.bots(),
        game.roles(),
        game.figures(),
        game.lessons(),
        game.assessor(),
        worlds);
  }

  private void triesAgain(Playable<?, ?, ?> game, Path folder) {
    try (Parlour other = new Parlour(folder, Catalogue.of(List.of(game)), Duration.ofMillis(1))) {
      Table<?, ?, ?> table = other.hattari("me", "bot:novice");
      table.seating().start(HOST);
      FromServer.CatchUp then = seen(table, 0);
      table.playing().play(HOST, 0, then.seq(), "own", Json.tree(then.moves().getFirst()));
      Bench.step(table, "random", 10_000);
      Table<?, ?, ?> next = other.tables.retry(table.id(), HOST, 0, then.seq() + 1);
      assertThat(next.view(HOST).status()).isEqualTo(Status.playing);
      assertThat(Json.tree(seen(next, 0).view())).isEqualTo(Json.tree(then.view()));
      assertThat(seen(next, 0).moves()).isEqualTo(then.moves());
    }
  }

  @Test
  void anExpertThatThinksTooLongKeepsNobodyFromTryingAgain(@TempDir Path folder) {
    Playable<?, ?, ?> hattari = parlour.games.find("hattari").orElseThrow();
    Playable<?, ?, ?> slow =
        laying(
            hattari,
            (_, _) -> {
              new Semaphore(0).acquireUninterruptibly();
              throw new IllegalStateException("woken");
            });
    triesAgain(slow, folder);
  }

  @Test
  void anExpertThatFailsKeepsNobodyFromTryingAgain(@TempDir Path folder) {
    Playable<?, ?, ?> hattari = parlour.games.find("hattari").orElseThrow();
    Playable<?, ?, ?> failing =
        laying(
            hattari,
            (_, _) -> {
              throw new IllegalStateException("no idea");
            });
    triesAgain(failing, folder);
  }

  @Test
  void aLessonIsNotAnalysed() {
    Table<?, ?, ?> lesson = parlour.tables.teach(HOST, "hattari", "fr", Parlour.PLAIN);
    Bench.step(lesson, "random", 10_000);
    assertThat(lesson.view("").status()).isEqualTo(Status.over);
    denied(Why.NOT_THERE, () -> lesson.coaching().review(HOST, 0));
    denied(Why.NOT_THERE, () -> lesson.coaching().start(HOST, 0));
  }
}
