package chapeau.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import chapeau.engine.HeadsOrTails.Fell;
import chapeau.engine.HeadsOrTails.Sat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Seats, whose turn it is, and who is told what. */
class AudienceTest {
  private static final Event EVENT = new Sat(2);
  private static final Text NAME = new Text("nom", "name");

  @Test
  void aSetHoldsTheSeatsInIt() {
    assertThat(Seat.first(3)).isEqualTo(0b111);
    assertThat(Seat.in(0b101, 0)).isTrue();
    assertThat(Seat.in(0b101, 1)).isFalse();
    assertThat(Seat.in(0b101, 2)).isTrue();
    for (int nobody : List.of(Seat.CHANCE, Seat.SPECTATOR, Seat.OPEN)) {
      assertThat(Seat.in(-1, nobody)).isFalse();
    }
  }

  @Test
  void onlyThoseWhoActAreAsked() {
    assertThat(Turn.of(2)).isEqualTo(new Turn.Acting(0b100));
    assertThat(Turn.of(2).asks(2)).isTrue();
    assertThat(Turn.of(2).asks(1)).isFalse();
    assertThat(Turn.all(0b101).asks(2)).isTrue();
    assertThat(Turn.all(0b101).asks(1)).isFalse();
    assertThat(Turn.chance().asks(0)).isFalse();
    assertThat(Turn.chance()).isEqualTo(new Turn.Chance());
    assertThat(Turn.chance().isOver()).isFalse();
    Turn over = new Turn.Over(new Ranking(List.of(1)));
    assertThat(over.isOver()).isTrue();
    assertThat(over.asks(0)).isFalse();
  }

  @Test
  void whatIsToldToOneSeatReachesItAndTheOpenTable() {
    Told secret = Told.only(1, EVENT);
    assertThat(secret.reaches(1)).isTrue();
    assertThat(secret.reaches(0)).isFalse();
    assertThat(secret.reaches(Seat.SPECTATOR)).isFalse();
    assertThat(secret.reaches(Seat.OPEN)).isTrue();
    assertThat(Told.all(EVENT).reaches(Seat.SPECTATOR)).isTrue();
    assertThat(Told.all(EVENT).reaches(0)).isTrue();
    // Every seat there can be is not everyone: spectators are not among them.
    assertThat(new Told(Seat.first(8), EVENT).reaches(Seat.SPECTATOR)).isFalse();
  }

  @Test
  void whoListensHearsAllInOrderAndSilenceKeepsNothing() {
    Telling telling = Telling.aloud();
    telling.all(EVENT);
    telling.only(2, new Fell(true));
    telling.to(0b11, EVENT);
    assertThat(telling.heard()).isTrue();
    assertThat(telling.told())
        .containsExactly(
            new Told(Told.EVERYONE, EVENT), new Told(0b100, new Fell(true)), new Told(0b11, EVENT));
    Telling.SILENT.all(EVENT);
    assertThat(Telling.SILENT.heard()).isFalse();
    assertThat(Telling.SILENT.told()).isEmpty();
  }

  @Test
  void whatWasDoneHoldsWhatHappened() {
    Told one = Told.all(EVENT);
    Told two = Told.only(0, EVENT);
    assertThat(Played.done("s")).isEqualTo(new Played.Done<>("s", List.of()));
    assertThat(Played.done("s", one)).isEqualTo(new Played.Done<>("s", List.of(one)));
    assertThat(Played.done("s", one, two)).isEqualTo(new Played.Done<>("s", List.of(one, two)));
    assertThat(Played.done("s", one, two, one))
        .isEqualTo(new Played.Done<>("s", List.of(one, two, one)));
  }

  @Test
  void optionsAreReadByTheirName() {
    Setup setup = new Setup(3, Map.of("quick", "true", "slow", "false", "first", "2"));
    assertThat(setup.value("first")).isEqualTo("2");
    assertThat(setup.value("deck")).isEmpty();
    assertThat(setup.on("quick")).isTrue();
    assertThat(setup.on("slow")).isFalse();
    assertThat(setup.on("first")).isFalse();
  }

  @Test
  void theFirstPlayerIsDrawnOrOneOfTheSeats() {
    Option.Choice first = Option.firstPlayer("first", 2, NAME, NAME);
    assertThat(first.standard()).isEqualTo("random");
    assertThat(first.values())
        .extracting(Option.Value::id, value -> value.name().en())
        .containsExactly(tuple("random", "At random"), tuple("0", "Seat 1"), tuple("1", "Seat 2"));
    Option.Writing deck = new Option.Writing("deck", NAME, NAME, 5);
    assertThat(deck.accepts("12345")).isTrue();
    assertThat(deck.accepts("123456")).isFalse();
  }

  @Test
  void aComplaintIsMadeUnlessAllIsWell() {
    assertThat(Text.unless(true, "non", "no")).isEmpty();
    assertThat(Text.unless(false, "non", "no")).contains(new Text("non", "no"));
  }
}
