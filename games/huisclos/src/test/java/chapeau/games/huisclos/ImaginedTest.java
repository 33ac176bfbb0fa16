package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Playthrough;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.huisclos.State.Step;
import java.util.Map;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What a seat can tell about where things are, and the tables it imagines. */
class ImaginedTest {
  private static final int GAMES = 12;

  private final HuisClos game = new HuisClos();

  @Test
  void theTruthIsAlwaysAmongWhatASeatThinksPossible() {
    forEachSecretMoment((s, view) -> {
      Whereabouts known = Whereabouts.of(view);
      for (Clue clue : Clue.list(Clue.EVERY)) {
        assertThat(known.spots(clue.number) >> spot(s, clue) & 1).as("%s in %s", clue, s).isOne();
      }
    });
  }

  @Test
  void countsAreKeptExactly() {
    forEachSecretMoment((s, view) -> {
      Whereabouts known = Whereabouts.of(view);
      for (Place place : Place.ALL) {
        assertThat(known.count(place.number)).isEqualTo(Long.bitCount(s.lying(place)));
      }
      for (int seat = 0; seat < s.size(); seat++) {
        assertThat(known.count(Whereabouts.hand(seat))).isEqualTo(s.player(seat).clues());
      }
      assertThat(known.count(Whereabouts.URN)).isEqualTo(Long.bitCount(s.urn()));
    });
  }

  @Test
  void onlyTheMurdererIsEverBetrayed() {
    forEachSecretMoment(
        (s, view) -> assertThat(Whereabouts.of(view).betrayed()).isIn(Seat.NOBODY, s.murderer()));
  }

  @Test
  void everyClueOfAnImaginedTableIsSomewhereOnce() {
    Dice dice = new Dice(3);
    forEachSecretMoment((s, view) -> {
      State world = game.imagine(view, dice);
      long all = world.urn() | world.spent();
      int count = Long.bitCount(all);
      for (long lying : world.places()) {
        all |= lying;
        count += Long.bitCount(lying);
      }
      for (State.Player player : world.players()) {
        all |= player.hand() | player.destroyed();
        count += Long.bitCount(player.hand()) + Long.bitCount(player.destroyed());
      }
      assertThat(all).isEqualTo(Clue.EVERY);
      assertThat(count).isEqualTo(Clue.COUNT);
    });
  }

  @Test
  void anImaginedTableCanBePlayedToItsEnd() {
    Dice dice = new Dice(4);
    forEachSecretMoment((s, view) -> {
      if (dice.below(20) == 0) {
        State world = game.imagine(view, dice);
        while (!game.turn(world).isOver()) {
          world = step(world, dice);
        }
      }
    });
  }

  @Test
  void aSpectatorImaginesTablesToo() {
    Dice dice = new Dice(6);
    for (State s : Playthrough.random(game, new Setup(5), 2).states()) {
      View view = game.view(s, Seat.SPECTATOR);
      assertThat(game.view(game.imagine(view, dice), Seat.SPECTATOR)).isEqualTo(view);
    }
  }

  @Test
  void whatTheFirstPickedIsOfTheKindMissingInTheSuite() {
    Manor manor = Manor.at(opening());
    Clue picked = manor.lying(Place.BLUE_SUITE).getFirst();
    manor.play(0, new Move.Pick(picked));
    View view = manor.view(1);
    Dice dice = new Dice(5);
    for (int i = 0; i < 20; i++) {
      State world = game.imagine(view, dice);
      assertThat(world.player(0).clues()).isOne();
      assertThat(Clue.list(world.lying(Place.BLUE_SUITE)))
          .isEqualTo(view.places().getFirst().clues());
      // One of each character and the rope were there, so what is missing is of the first's kind.
      Clue held = Clue.list(world.player(0).hand()).getFirst();
      assertThat(held.number / Clue.OF_EACH).isEqualTo(picked.number / Clue.OF_EACH);
    }
  }

  private State opening() {
    Dice dice = new Dice(8);
    State s = done(game.start(new Setup(4, Map.of("first", "0", "characters", "order"))));
    return done(game.play(s, Seat.CHANCE, game.draw(s, dice)));
  }

  private void forEachSecretMoment(BiConsumer<State, View> check) {
    for (int seed = 1; seed <= GAMES; seed++) {
      Setup setup = new Setup(4 + seed % 5);
      for (State s : Playthrough.random(game, setup, seed).states()) {
        for (int seat = 0; seat < s.players().size(); seat++) {
          if (s.player(seat).alive() && s.step() != Step.OVER) {
            check.accept(s, game.view(s, seat));
          }
        }
      }
    }
  }

  private State step(State s, Dice dice) {
    int actor =
        game.turn(s) instanceof Turn.Acting(int seats)
            ? dice.pick(State.seats(seats))
            : Seat.CHANCE;
    return done(
        game.play(
            s, actor, actor == Seat.CHANCE ? game.draw(s, dice) : game.anyMove(s, actor, dice)));
  }

  private static int spot(State s, Clue clue) {
    for (Place place : Place.ALL) {
      if (clue.in(s.lying(place))) {
        return place.number;
      }
    }
    for (int seat = 0; seat < s.size(); seat++) {
      if (clue.in(s.player(seat).hand())) {
        return Whereabouts.hand(seat);
      }
    }
    return clue.in(s.urn()) ? Whereabouts.URN : Whereabouts.URN + 1;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
