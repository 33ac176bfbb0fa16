package chapeau.games.huisclos;

import chapeau.contract.GameContract;
import chapeau.contract.Playthrough;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.games.huisclos.Investigation.Action;
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Huis Clos keeps the contract of all games. */
class HuisClosContractTest extends GameContract<State, Move, View> {
  private final HuisClos game = new HuisClos();

  @Override
  protected Game<State, Move, View> game() {
    return game;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        new Setup(4),
        new Setup(5, Map.of("characters", "random", "first", "3")),
        new Setup(6, Map.of("characters", "order")),
        new Setup(7, Map.of("shared", "true", "notebook", "false")),
        new Setup(8));
  }

  @Override
  protected int games() {
    return 10;
  }

  @Test
  void aRightAccusation() {
    assertGolden("right-accusation", first(4, s -> s.ending() == Ending.UNMASKED));
  }

  @Test
  void aWrongAccusation() {
    assertGolden(
        "wrong-accusation",
        first(
            4,
            s ->
                s.past().stream()
                    .anyMatch(i -> i.action() == Action.ACCUSE && i.victim() != s.murderer())));
  }

  @Test
  void anInnocentForcedToKill() {
    assertGolden(
        "innocent-forced-to-kill",
        first(5, s -> s.resolutions().stream().anyMatch(urn -> innocentKilled(s, urn))));
  }

  @Test
  void aMurdererDying() {
    assertGolden("murderer-dying", first(6, s -> s.ending() == Ending.MURDERER_DEAD));
  }

  @Test
  void theConfrontation() {
    assertGolden("confrontation", first(4, s -> s.ending() == Ending.DUEL));
  }

  @Test
  void turnsRunningOut() {
    assertGolden("turns-running-out", first(4, s -> s.ending() == Ending.TURNS_OUT));
  }

  private Playthrough<State, Move> first(int players, Predicate<State> ended) {
    return LongStream.iterate(1, seed -> seed + 1)
        .mapToObj(seed -> Playthrough.random(game, new Setup(players), seed))
        .filter(played -> ended.test(played.last()))
        .findFirst()
        .orElseThrow();
  }

  private static boolean innocentKilled(State s, Resolution urn) {
    Clue murderers = urn.slipped().get(s.murderer());
    return urn.dead().stream().anyMatch(seat -> !murderers.killsIn(s.player(seat).place()));
  }

  /**
   * Two things nobody could tell from what this seat saw: two clues it never laid eyes on trade
   * names throughout the game, and somebody else was the Murderer all along, as long as neither
   * ever touched a weapon, which is all that the rules treat Murderer and Innocent differently for.
   */
  @Override
  protected State changeUnknown(State s, int seat, Dice dice) {
    if (s.players().isEmpty() || s.step() == Step.OVER || isDead(s, seat)) {
      return s;
    }
    return otherMurderer(renamed(otherSlips(s, seat, dice), seat, dice), seat, dice);
  }

  @Override
  protected List<?> unknown(State s, int seat) {
    if (s.players().isEmpty() || s.step() == Step.OVER || isDead(s, seat)) {
      return List.of();
    }
    List<Clue> unseen =
        neverSeen(s, seat).stream()
            .filter(clue -> !clue.isWeapon() && !blueSuite(s).contains(clue))
            .toList();
    List<Integer> spots = unseen.stream().map(clue -> spot(s, clue)).toList();
    return spots.stream().distinct().count() < 2 ? List.of() : spots;
  }

  /**
   * The urn, a suspect card, a death (the dead see all), the end, and a look into a place, which is
   * given to somebody when the last before them has answered or picked.
   */
  @Override
  protected boolean bringsToLight(State s, int actor, Move move) {
    boolean last = Integer.bitCount(s.asked()) == 1;
    return switch (move) {
      case Move.Accuse _, Move.Pick _ -> true;
      case Move.Observe _, Move.Slip _ -> last;
      case Move.TakeBack _ ->
          game.play(s, actor, move) instanceof Played.Done<State>(State next, var _)
              && next.step() == Step.OVER;
      case Move.First _,
          Move.Choose _,
          Move.Deal _,
          Move.Search _,
          Move.Exchange _,
          Move.Walk _,
          Move.Take _,
          Move.Draw _,
          Move.Give _,
          Move.Scatter _ ->
          false;
    };
  }

  @Override
  protected List<Move> alphabet(State s, Dice dice) {
    List<Move> moves = new ArrayList<>();
    for (int seat : List.of(-1, 0, 1, s.size() - 1, s.size(), 99)) {
      moves.add(new Move.First(seat));
      moves.add(new Move.Exchange(seat));
      moves.add(new Move.Accuse(seat, any(dice)));
      moves.add(new Move.Accuse(seat, Clue.NONE));
    }
    for (Place place : Place.ALL) {
      moves.add(new Move.Search(place));
      moves.add(new Move.Walk(place));
    }
    for (int i = 0; i < 12; i++) {
      Clue clue = any(dice);
      moves.add(new Move.Pick(clue));
      moves.add(new Move.Draw(clue));
      moves.add(new Move.Give(clue));
      moves.add(new Move.Slip(clue));
      moves.add(new Move.TakeBack(clue));
      moves.add(new Move.Take(clue, Clue.NONE, Clue.NONE, Clue.NONE));
      moves.add(new Move.Take(clue, any(dice), Clue.NONE, any(dice)));
      moves.add(new Move.Take(clue, Clue.NONE, any(dice), Clue.NONE));
      moves.add(new Move.Take(clue, Clue.NONE, clue, any(dice)));
    }
    for (Guest guest : Guest.values()) {
      moves.add(new Move.Choose(guest));
    }
    moves.add(new Move.Observe(true));
    moves.add(new Move.Observe(false));
    moves.add(new Move.Scatter(List.of(Place.CELLAR)));
    moves.add(new Move.Deal(List.of(), 99, List.of()));
    return moves;
  }

  private static Clue any(Dice dice) {
    return dice.pick(List.of(Clue.values()));
  }

  private static boolean isDead(State s, int seat) {
    return seat != Seat.SPECTATOR && !s.player(seat).alive();
  }

  /** The nine clues of the start, as whoever picked first saw them. */
  private static List<Clue> blueSuite(State s) {
    return s.past().isEmpty() ? s.now().looked() : s.past().getFirst().looked();
  }

  /** Those the rule book never let a seat see. */
  private static List<Clue> neverSeen(State s, int seat) {
    List<Clue> seen = new ArrayList<>(Clue.list(s.urn() | s.spent()));
    for (Player player : s.players()) {
      seen.addAll(Clue.list(player.destroyed()));
    }
    if (seat >= 0) {
      seen.addAll(Clue.list(s.player(seat).hand()));
    }
    List<Investigation> all = new ArrayList<>(s.past());
    all.add(s.now());
    for (Investigation one : all) {
      seen.add(one.destroyed());
      seen.add(one.destroyedThere());
      boolean self = seat >= 0 && one.seat() == seat;
      boolean victim = one.action() == Action.EXCHANGE && one.victim() == seat;
      if (self) {
        seen.addAll(one.looked());
      }
      if (self || victim) {
        seen.add(one.put());
      }
      if (self || victim || one.observers().contains(seat)) {
        seen.add(one.taken());
      }
    }
    for (Resolution resolution : s.resolutions()) {
      seen.addAll(resolution.urn());
    }
    seen.addAll(s.resolution().urn());
    return Clue.list(Clue.EVERY).stream().filter(clue -> !seen.contains(clue)).toList();
  }

  private static int spot(State s, Clue clue) {
    return IntStream.range(0, 7 + s.size())
        .filter(i -> clue.in(i < 7 ? s.places().get(i) : s.player(i - 7).hand()))
        .findFirst()
        .orElseThrow();
  }

  /** Two clues the seat never saw, and that the deal could as well have dealt the other way. */
  private static State renamed(State s, int seat, Dice dice) {
    boolean weapons = dice.below(2) == 0;
    List<Clue> unseen =
        neverSeen(s, seat).stream()
            .filter(clue -> clue.isWeapon() == weapons && !blueSuite(s).contains(clue))
            .toList();
    return unseen.size() < 2 ? s : renamed(s, dice.pick(unseen), dice.pick(unseen));
  }

  private static State renamed(State s, Clue one, Clue other) {
    return new State(
        s.variant(),
        s.step(),
        s.turn(),
        s.starter(),
        s.murderer(),
        s.cast(),
        s.players().stream()
            .map(player -> player.holding(renamed(player.hand(), one, other)))
            .toList(),
        s.places().stream().map(lying -> renamed(lying, one, other)).toList(),
        s.closed(),
        s.acting(),
        s.asked(),
        s.watching(),
        renamed(s.now(), one, other),
        renamed(s.resolution(), one, other),
        s.urn(),
        s.spent(),
        s.past().stream().map(i -> renamed(i, one, other)).toList(),
        s.resolutions().stream().map(r -> renamed(r, one, other)).toList(),
        s.ending(),
        s.winners(),
        s.tiebreak());
  }

  private static long renamed(long clues, Clue one, Clue other) {
    return one.in(clues) == other.in(clues) ? clues : clues ^ one.bit() ^ other.bit();
  }

  private static Clue renamed(Clue clue, Clue one, Clue other) {
    return clue == one ? other : clue == other ? one : clue;
  }

  /** Lists of clues are shown in the order of the box. */
  private static Investigation renamed(Investigation i, Clue one, Clue other) {
    return i.looking(Clue.list(renamed(Clue.set(i.looked()), one, other)))
        .done(
            renamed(i.taken(), one, other),
            renamed(i.put(), one, other),
            i.destroyed(),
            i.destroyedThere());
  }

  private static Resolution renamed(Resolution r, Clue one, Clue other) {
    return new Resolution(
        r.turn(),
        r.slipped().stream().map(clue -> renamed(clue, one, other)).toList(),
        r.urn(),
        r.dead(),
        r.takenBack(),
        r.rest());
  }

  /** What others have put in the urn while it is closed: anything else they may. */
  private State otherSlips(State s, int seat, Dice dice) {
    if (s.step() != Step.SLIP) {
      return s;
    }
    Resolution slips = s.resolution();
    for (int other = 0; other < s.size(); other++) {
      boolean chosen = other != seat && s.player(other).hand() != 0 && !Seat.in(s.asked(), other);
      if (chosen) {
        State asking = with(s, s.murderer(), 1 << other, slips);
        if (game.anyMove(asking, other, dice) instanceof Move.Slip(Clue clue)) {
          slips = slips.slipping(other, clue);
        }
      }
    }
    return with(s, s.murderer(), s.asked(), slips);
  }

  private static State otherMurderer(State s, int seat, Dice dice) {
    List<Integer> others = new ArrayList<>();
    for (int other = 0; other < s.size(); other++) {
      if (other != seat && s.player(other).alive() && !s.player(other).shown()) {
        others.add(other);
      }
    }
    if (seat == s.murderer() || others.size() < 2) {
      return s;
    }
    int other = dice.pick(others);
    return touchedAWeapon(s, s.murderer()) || touchedAWeapon(s, other)
        ? s
        : with(s, other, s.asked(), s.resolution());
  }

  private static boolean touchedAWeapon(State s, int seat) {
    List<Clue> touched = new ArrayList<>(Clue.list(s.player(seat).hand()));
    List<Investigation> all = new ArrayList<>(s.past());
    all.add(s.now());
    for (Investigation one : all) {
      if (one.seat() == seat || one.victim() == seat) {
        Collections.addAll(touched, one.taken(), one.put());
      }
    }
    List<Resolution> urns = new ArrayList<>(s.resolutions());
    urns.add(s.resolution());
    for (Resolution urn : urns) {
      touched.add(urn.slipped().get(seat));
      touched.add(urn.takenBack().get(seat));
    }
    return touched.stream().anyMatch(Clue::isWeapon);
  }

  private static State with(State s, int murderer, int asked, Resolution resolution) {
    return new State(
        s.variant(),
        s.step(),
        s.turn(),
        s.starter(),
        murderer,
        s.cast(),
        s.players(),
        s.places(),
        s.closed(),
        s.acting(),
        asked,
        s.watching(),
        s.now(),
        resolution,
        s.urn(),
        s.spent(),
        s.past(),
        s.resolutions(),
        s.ending(),
        s.winners(),
        s.tiebreak());
  }

  @Override
  protected Optional<Move> drawBetween(State before, State after) {
    return before.step() == Step.DEAL
        ? Optional.of(
            new Move.Deal(
                after.players().stream().map(State.Player::guest).toList(),
                after.murderer(),
                after.places().stream().map(Clue::list).toList()))
        : Optional.empty();
  }
}
