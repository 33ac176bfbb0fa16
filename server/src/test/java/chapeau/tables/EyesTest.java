package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Playable;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.json.Changes;
import chapeau.json.Json;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.tables.Parlour.Ear;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Seats change hands without a step, and with them what a viewer of a seat may see. */
class EyesTest {
  private static final int PLAYERS = 3;

  /** A guest who has several seats sees no more than a spectator. */
  private static final class OneEyed extends Morra {
    @Override
    public int eyes(State state, int seat, int held) {
      return Integer.bitCount(held) > 1 ? Seat.SPECTATOR : seat;
    }
  }

  @TempDir Path data;
  private Parlour parlour;
  private Table<Morra.State, Morra.Move, Morra.View> table;

  @BeforeEach
  void open() {
    parlour = new Parlour(data, Duration.ZERO);
    Playable<Morra.State, Morra.Move, Morra.View> game = new Playable<>(new OneEyed(), Map.of());
    Fact.Header header =
        Aftermath.header("morra-table", game, new Setup(PLAYERS), "lea", parlour.house);
    List<Fact> facts = new ArrayList<>(List.of(header));
    for (String guest : List.of("lea", "tom", "kim")) {
      int seat = facts.size() - 1;
      facts.add(new Fact.Seated(header.id(), Chair.person(seat, guest, guest)));
    }
    parlour.store.keep(facts);
    table = Table.recall(parlour.house, game, header);
    table.seating().start("lea");
  }

  @AfterEach
  void close() {
    parlour.close();
  }

  /** A guest gets a seat as linking two devices does it: in the database, without a step. */
  private void rehome(int seat, String guest) {
    parlour.store.keep(
        List.of(
            table.header().reseated(),
            new Fact.Seated(table.id(), Chair.person(seat, guest, guest))));
    table.refresh();
  }

  private void show(int seat) {
    JsonNode move = Json.tree(new Morra.Move.Show(2));
    table.playing().play(table.chairs().at(seat).guest(), seat, table.history().seq(), "", move);
  }

  private Ear watching(String guest, int viewer) {
    Ear ear = new Ear(guest);
    table.watching().watch(ear, viewer, OptionalInt.empty());
    return ear;
  }

  /** The view a page shows after all it was sent. */
  private static JsonNode shown(Ear ear) {
    JsonNode view = MissingNode.getInstance();
    for (JsonNode message : ear.heard) {
      view =
          switch (message.path("type").asText()) {
            case "catchUp" -> message.path("view");
            case "step" -> Changes.made(view, message.path("changes"));
            default -> view;
          };
    }
    return view;
  }

  private JsonNode truth(String guest, int viewer) {
    return Json.tree(table.watching().feed(guest, viewer, OptionalInt.empty()).getFirst())
        .path("view");
  }

  @Test
  void whoSeesLessFromNowOnIsShownSoAtOnce() {
    Ear lea = watching("lea", 0);
    show(0);
    assertThat(shown(lea).path("mine").asInt()).isEqualTo(2);
    rehome(1, "lea");
    assertThat(shown(lea)).isEqualTo(truth("lea", 0));
    assertThat(shown(lea).path("mine").asInt()).isZero();
    show(1);
    assertThat(shown(lea)).isEqualTo(truth("lea", 0));
  }

  @Test
  void whoSeesMoreThanThePersonBeforeIsToldStepsFromTheirOwnView() {
    rehome(1, "lea");
    Ear lea = watching("lea", 0);
    show(1);
    show(0);
    assertThat(shown(lea).path("mine").asInt()).isZero();
    rehome(0, "max");
    Ear max = watching("max", 0);
    assertThat(shown(max).path("mine").asInt()).isEqualTo(2);
    show(2);
    assertThat(shown(max)).isEqualTo(truth("max", 0));
  }
}
