package chapeau.games.hatouf;

import static chapeau.games.hatouf.Table.LORIENT;
import static chapeau.games.hatouf.Table.MALO;
import static chapeau.games.hatouf.Table.NANTES;
import static chapeau.games.hatouf.Table.dock;
import static chapeau.games.hatouf.Table.gold;
import static chapeau.games.hatouf.Table.quay;
import static chapeau.games.hatouf.Table.sea;
import static chapeau.games.hatouf.Table.table;
import static chapeau.games.hatouf.Table.wine;
import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.Ranking;
import chapeau.engine.Telling;
import chapeau.engine.Told;
import chapeau.games.hatouf.Happening.CameHome;
import chapeau.games.hatouf.Happening.Ended;
import chapeau.games.hatouf.Happening.Moved;
import chapeau.games.hatouf.Happening.Played;
import chapeau.games.hatouf.Happening.Threw;
import chapeau.games.hatouf.Happening.Unloaded;
import chapeau.games.hatouf.Leg.Cause;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a play, for the log and for the eye. */
class StoryTest {

  @Test
  void aDisplacementIsToldLegByLeg() {
    Table table = table().atSea(wine(MALO), 16).atSea(gold(NANTES), 24).hand(MALO, 8).hand(1, 2);
    assertThat(Table.told(table.state(), MALO, table.sail(8, wine(MALO))))
        .extracting(Told::event)
        .containsExactly(
            new Played(MALO, table.card(8)),
            new Moved(new Leg(wine(MALO), Cause.SAILED, sea(16), sea(24), 8)),
            new Moved(new Leg(gold(NANTES), Cause.DISPLACED, sea(24), sea(19), -5)));
  }

  @Test
  void anUnloadingIsTold() {
    Table table = table().atSea(wine(MALO), 47).hand(MALO, 5).hand(1, 2);
    assertThat(Table.told(table.state(), MALO, table.turnIn(5, wine(MALO))))
        .extracting(Told::event)
        .containsExactly(
            new Played(MALO, table.card(5)),
            new Moved(new Leg(wine(MALO), Cause.SAILED, sea(47), quay(Port.NANTES, 4), 5)),
            new Unloaded(wine(MALO)));
  }

  @Test
  void aBoatComingHomeIsTold() {
    Table table = table().unloadedAtSea(gold(MALO), 63).hand(MALO, 5).hand(1, 2);
    assertThat(Table.told(table.state(), MALO, table.turnIn(5, gold(MALO))))
        .extracting(Told::event)
        .containsExactly(
            new Played(MALO, table.card(5)),
            new Moved(new Leg(gold(MALO), Cause.SAILED, sea(63), dock(Port.SAINT_MALO, 4), 5)),
            new CameHome(gold(MALO)));
  }

  @Test
  void aCardThrownAwayIsToldAsSuch() {
    Table table = table().hand(MALO, 5).hand(1, 2);
    assertThat(Table.told(table.state(), MALO, table.throwAway(5)))
        .extracting(Told::event)
        .containsExactly(new Threw(MALO, table.card(5)));
  }

  @Test
  void theEndIsToldWithWhyTheGameStopped() {
    Table table =
        table().allHome(LORIENT).allHomeButGold(MALO).unloadedAtSea(gold(MALO), 63).hand(MALO, 2);
    assertThat(Table.told(table.state(), MALO, table.turnIn(2, gold(MALO))))
        .extracting(Told::event)
        .last()
        .isEqualTo(new Ended(Ending.ALL_HOME, new Ranking(List.of(1, 3, 1, 3))));
  }

  @Test
  void playedSilentlyTheGameGoesOnTheSameAndNothingIsTold() {
    Table table = table().atSea(wine(MALO), 16).atSea(gold(NANTES), 24).hand(MALO, 8).hand(1, 2);
    Telling silent = Telling.SILENT;
    assertThat(new Hatouf().play(table.state(), MALO, table.sail(8, wine(MALO)), silent))
        .isEqualTo(chapeau.engine.Played.done(table.after(table.sail(8, wine(MALO)))));
    assertThat(silent.told()).isEmpty();
  }
}
