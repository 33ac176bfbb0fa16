package chapeau.tables;

import static chapeau.tables.Parlour.HOST;
import static chapeau.tables.Parlour.sit;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.Parlour.Ear;
import chapeau.wire.SeatView;
import chapeau.wire.TableView;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What whoever has the link is told of a table. */
class TableViewsTest {
  @TempDir Path data;
  private Parlour parlour;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ofHours(1));
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  @Test
  void eachIsToldWhichSeatIsTheirsAndWhoIsThere() {
    Table<?, ?, ?> table = parlour.hattari("me", "open", "bot:novice");
    sit(table, "tom", 1);
    Ear ear = new Ear("tom");
    table.watching().watch(ear, 1, OptionalInt.empty());
    TableView hers = table.view(HOST);
    TableView his = table.view("tom");
    assertThat(hers.host()).isTrue();
    assertThat(his.host()).isFalse();
    assertThat(hers.seats()).extracting(SeatView::you).containsExactly(true, false, false);
    assertThat(his.seats()).extracting(SeatView::you).containsExactly(false, true, false);
    assertThat(hers.seats()).extracting(SeatView::present).containsExactly(false, true, true);
    assertThat(hers.seats())
        .extracting(SeatView::kind)
        .containsExactly(SeatView.Kind.person, SeatView.Kind.person, SeatView.Kind.bot);
    assertThat(hers.seats().get(0).patience()).isPositive();
    assertThat(hers.seats().get(1).patience()).isZero();
    assertThat(hers.seats().get(2).patience()).isZero();
    table.watching().unwatch(ear, 1);
    assertThat(table.view(HOST).seats().get(1).present()).isFalse();
    assertThat(table.view(HOST).seats().get(1).patience()).isPositive();
    assertThat(hers.invite()).isEqualTo("/t/" + table.id());
  }

  @Test
  void fromTheFirstDealOnItIsSaidWhoIsAsked() {
    Table<?, ?, ?> table = parlour.hattari("me", "me");
    assertThat(table.view(HOST).status()).isEqualTo(TableView.Status.open);
    assertThat(table.view(HOST).acting()).isEmpty();
    assertThat(table.view(HOST).commitment()).hasSize(64);
    table.seating().start(HOST);
    assertThat(table.view(HOST).status()).isEqualTo(TableView.Status.playing);
    assertThat(table.view(HOST).acting()).containsExactly(0);
    assertThat(table.view(HOST).clock()).isNull();
    assertThat(table.view(HOST).again()).isNull();
  }

  @Test
  void whatWasAgreedIsSaid() {
    Table<?, ?, ?> table = parlour.hattari(new Terms(Pace.LIVELY, true, "fr", false), "me", "me");
    TableView view = table.view("anybody");
    assertThat(view.listed()).isTrue();
    assertThat(view.rated()).isTrue();
    assertThat(view.lang()).isEqualTo("fr");
    assertThat(view.clock()).isNotNull();
    TableView friends =
        parlour.hattari(new Terms(Pace.NONE, false, "", true), "me", "me").view(HOST);
    assertThat(friends.listed()).isFalse();
    assertThat(friends.rated()).isTrue();
    assertThat(parlour.hattari("me", "me").view(HOST).rated()).isFalse();
  }

  @Test
  void aLessonIsBoundToNoDraw() {
    Table<?, ?, ?> lesson = parlour.tables.teach(HOST, "hattari", "fr", Parlour.PLAIN);
    assertThat(lesson.view(HOST).lesson()).isTrue();
    assertThat(lesson.view(HOST).commitment()).isEmpty();
  }

  @Test
  void whoTakesASeatOverTakesItsEyesFromWhoHadThem() {
    Table<?, ?, ?> table = parlour.hattari("me", "open");
    sit(table, "tom", 1);
    Ear tom = new Ear("tom");
    table.watching().watch(tom, 1, OptionalInt.empty());
    Ear zoe = new Ear("zoe");
    table.watching().watch(zoe, Seat.SPECTATOR, OptionalInt.empty());
    table.seating().free(HOST, 1);
    int before = tom.heard.size();
    table.seating().start(HOST);
    assertThat(tom.heard).hasSize(before);
    assertThat(zoe.heard.getLast().path("type").asText()).isEqualTo("step");
  }
}
