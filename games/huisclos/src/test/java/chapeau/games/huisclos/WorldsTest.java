package chapeau.games.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Playthrough;
import chapeau.contract.Rule;
import chapeau.engine.Dice;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What a seat imagines is what may be: no less, and nothing else. */
class WorldsTest {
  private static final HuisClos GAME = new HuisClos();
  private static final int WORLDS = 24;

  private final Dice dice = new Dice(11);

  /** Moments of some games before anybody has won. */
  private static List<State> moments(int players, long... seeds) {
    return LongStream.of(seeds)
        .mapToObj(seed -> Playthrough.random(GAME, new Setup(players), seed))
        .flatMap(played -> played.states().stream())
        .filter(s -> !s.players().isEmpty() && s.step() != Step.OVER)
        .toList();
  }

  private List<State> worlds(State s, int viewer) {
    View view = GAME.view(s, viewer);
    return IntStream.range(0, WORLDS).mapToObj(_ -> GAME.imagine(view, dice)).toList();
  }

  @Test
  void whatIsImaginedLooksToTheSeatAsItDoes() {
    for (State s : moments(5, 21, 22)) {
      int seat = dice.pick(State.seats(s.living()));
      View view = GAME.view(s, seat);
      assertThat(GAME.view(GAME.imagine(view, dice), seat)).isEqualTo(view);
    }
  }

  @Test
  @Rule("HUC-42")
  void whoHasAnsweredMayHaveSaidYesOrNoUntilAllHave() {
    int moments = 0;
    for (State s : moments(6, 1, 2, 3)) {
      int answered = answered(s);
      for (int viewer : State.seats(s.living())) {
        int others = answered & ~(1 << viewer);
        if (others != 0) {
          moments++;
          List<State> worlds = worlds(s, viewer);
          int own = s.watching() & 1 << viewer;
          assertThat(worlds).allMatch(w -> (w.watching() & ~others) == own);
          assertThat(worlds.stream().mapToInt(State::watching).reduce(0, (a, b) -> a | b) & others)
              .isEqualTo(others);
          assertThat(worlds.stream().mapToInt(State::watching).reduce(others, (a, b) -> a & b))
              .isZero();
        }
      }
    }
    assertThat(moments).isPositive();
  }

  /** Those who have said in secret whether they watch. */
  private static int answered(State s) {
    if (s.step() != Step.OBSERVE) {
      return 0;
    }
    int could = s.standingIn(s.now().place()) & ~(1 << s.acting()) & ~s.asked();
    for (int seat = 0; seat < s.size(); seat++) {
      could &= s.player(seat).watched() || seat == s.now().victim() ? ~(1 << seat) : -1;
    }
    return could;
  }

  @Test
  @Rule("HUC-05")
  void atTheDealTheBlueSuiteHasTheRopeAndOneClueOfEachCharacter() {
    int moments = 0;
    for (State s : moments(5, 4, 5, 6, 7)) {
      if (s.turn() == 0) {
        for (int viewer = 0; viewer < s.size(); viewer++) {
          moments++;
          State world = GAME.imagine(GAME.view(s, viewer), dice);
          long suite = world.lying(Place.BLUE_SUITE);
          for (State.Player player : world.players()) {
            suite |= player.hand();
          }
          assertThat(Clue.list(suite & Clue.WEAPONS)).containsExactly(Clue.ROPE);
          for (Guest guest : Guest.ALL) {
            assertThat(Long.bitCount(suite & Clue.allOf(guest))).isOne();
          }
        }
      }
    }
    assertThat(moments).isPositive();
  }

  @Test
  void whoeverMayBeTheMurdererIsInSomeWorldAndNobodyElseInAny() {
    for (State s : every(40, moments(5, 8, 9, 10))) {
      for (int viewer : State.seats(s.living())) {
        View view = GAME.view(s, viewer);
        List<Integer> possible = new ArrayList<>();
        for (int seat = 0; seat < s.size(); seat++) {
          if (view.players().get(seat).role() == Role.MURDERER) {
            possible = List.of(seat);
            break;
          }
          if (view.players().get(seat).role() == Role.HIDDEN) {
            possible.add(seat);
          }
        }
        int betrayed = Whereabouts.of(view).betrayed();
        List<Integer> found =
            worlds(s, viewer).stream().map(State::murderer).distinct().sorted().toList();
        assertThat(possible).containsAll(found).contains(s.murderer());
        assertThat(found)
            .hasSizeGreaterThan(betrayed >= 0 || possible.size() == 1 ? 0 : 1)
            .doesNotContain(viewer == s.murderer() ? -1 : viewer);
      }
    }
  }

  /** HUC-20 keeps Innocents from a second weapon but in exchanges (HUC-25). */
  @Test
  void anInnocentIsHardlyEverImaginedWithTwoWeapons() {
    int strange = 0;
    int all = 0;
    for (State s : every(5, moments(5, 12, 13, 14))) {
      for (int viewer : State.seats(s.living())) {
        State world = GAME.imagine(GAME.view(s, viewer), dice);
        for (int seat : State.seats(world.living())) {
          boolean bound = seat != viewer && seat != world.murderer() && !world.confrontation();
          all += bound ? 1 : 0;
          strange += bound && world.player(seat).weapons() > 1 ? 1 : 0;
        }
      }
    }
    assertThat(all).isGreaterThan(500);
    assertThat(strange).isLessThan(all / 100);
  }

  private static List<State> every(int nth, List<State> states) {
    return IntStream.range(0, states.size())
        .filter(i -> i % nth == 0)
        .mapToObj(states::get)
        .toList();
  }

  @Test
  void theDeadImagineWhatIs() {
    for (State s : every(10, moments(6, 15, 16))) {
      for (int seat = 0; seat < s.size(); seat++) {
        if (!s.player(seat).alive()) {
          State world = GAME.imagine(GAME.view(s, seat), dice);
          assertThat(world.murderer()).isEqualTo(s.murderer());
          assertThat(world.places()).isEqualTo(s.places());
          assertThat(world.players()).isEqualTo(s.players());
          assertThat(world.resolution()).isEqualTo(s.resolution());
          assertThat(world.watching()).isEqualTo(s.watching());
        }
      }
    }
  }

  @Test
  @Rule("HUC-02")
  void theSevenWeaponsAreWeaponsAndNothingElseIs() {
    assertThat(Arrays.stream(Clue.values()).filter(Clue::isWeapon))
        .containsExactly(
            Clue.ROPE,
            Clue.POKER,
            Clue.PAPER_KNIFE,
            Clue.KNIFE,
            Clue.SECATEURS,
            Clue.ARSENIC,
            Clue.REVOLVER);
    assertThat(Arrays.stream(Clue.values()).filter(clue -> clue.in(Clue.WEAPONS)))
        .allMatch(Clue::isWeapon)
        .hasSize(7);
  }

  @Test
  void aSpectatorImaginesAnybodyAsTheMurderer() {
    State s = moments(5, 17).getFirst();
    assertThat(worlds(s, Seat.SPECTATOR).stream().map(State::murderer).distinct())
        .hasSizeGreaterThan(2);
  }
}
