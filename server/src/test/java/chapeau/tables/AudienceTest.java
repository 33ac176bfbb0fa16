package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Seat;
import chapeau.tables.Parlour.Ear;
import org.junit.jupiter.api.Test;

/** Who watches a table, as which seats, and what they are told. */
class AudienceTest {
  private final Audience audience = new Audience();
  private final Ear lea = new Ear("lea");
  private final Ear tom = new Ear("tom");

  private static int seats(int... seats) {
    int set = 0;
    for (int seat : seats) {
      set |= 1 << seat;
    }
    return set;
  }

  @Test
  void whoWatchesFromASeatIsPresentThereAndASpectatorNowhere() {
    audience.add(lea, 0);
    audience.add(lea, 2);
    audience.add(tom, Seat.SPECTATOR);
    assertThat(audience.present()).isEqualTo(seats(0, 2));
    assertThat(audience.hasViewer(Seat.SPECTATOR)).isTrue();
    audience.remove(lea, 0);
    assertThat(audience.present()).isEqualTo(seats(2));
    assertThat(audience.hasViewer(0)).isFalse();
  }

  @Test
  void whoHasTurnedAwayIsPresentButDoesNotLook() {
    audience.add(lea, 0);
    audience.add(tom, 1);
    audience.add(tom, Seat.SPECTATOR);
    assertThat(audience.looking()).isEqualTo(seats(0, 1));
    lea.looking = false;
    assertThat(audience.looking()).isEqualTo(seats(1));
    assertThat(audience.present()).isEqualTo(seats(0, 1));
  }

  @Test
  void aSeatThatIsSomebodyElsesNowIsSeenByThemAlone() {
    audience.add(lea, 0);
    audience.add(lea, Seat.SPECTATOR);
    audience.add(tom, 0);
    assertThat(audience.retain((guest, viewer) -> viewer != 0 || guest.equals("tom")))
        .containsExactly(lea);
    audience.tellViewers(_ -> true, viewer -> "{\"viewer\":" + viewer + "}");
    assertThat(lea.heard).extracting(m -> m.path("viewer").asInt()).containsExactly(Seat.SPECTATOR);
    assertThat(tom.heard).extracting(m -> m.path("viewer").asInt()).containsExactly(0);
  }

  @Test
  void eachIsToldOnceThroughWhicheverEyesTheyHear() {
    audience.add(lea, 0);
    audience.add(lea, 1);
    audience.add(tom, 2);
    audience.tell("{}", (_, viewer) -> viewer < 2);
    assertThat(lea.heard).hasSize(1);
    assertThat(tom.heard).isEmpty();
    audience.tellEach(guest -> "{\"to\":\"" + guest + "\"}");
    assertThat(lea.heard.getLast().path("to").asText()).isEqualTo("lea");
    assertThat(tom.heard).hasSize(1);
  }
}
