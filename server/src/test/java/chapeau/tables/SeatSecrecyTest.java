package chapeau.tables;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.fair.JournalEntry;
import chapeau.fair.Seed;
import chapeau.json.Json;
import chapeau.store.Fact;
import chapeau.store.Pace;
import chapeau.store.Terms;
import chapeau.tables.SecretTable.Act;
import chapeau.tables.SecretTable.Scene;
import chapeau.tables.SecretTable.What;
import chapeau.wire.Happened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the messages to a guest depend only on the information of the guest's own seats, for
 * any sequence of seat changes. Each trial plays the same acts at two tables whose states look the
 * same from those seats and differ elsewhere, and compares the messages to the guest.
 */
class SeatSecrecyTest {
  private static final List<String> PEOPLE = List.of("host", "tom", "kim", "zoe");
  private static final List<String> ROOMS = List.of("table", "dead");

  /** The acts of a trial, repeated by weight. */
  private static final List<What> DONE =
      Stream.of(
              Collections.nCopies(5, What.SIT),
              Collections.nCopies(4, What.STAND),
              Collections.nCopies(4, What.WATCH),
              Collections.nCopies(4, What.CATCH_UP),
              Collections.nCopies(2, What.FEED),
              Collections.nCopies(2, What.SAY),
              Collections.nCopies(2, What.MOVE),
              List.of(What.UNWATCH, What.LOOK, What.REPLAY, What.HINT, What.GIVE_TO_BOT),
              List.of(What.MERGE, What.DELETE, What.RESTART))
          .flatMap(List::stream)
          .toList();

  private static final int ACTS = 24;
  private static final int WORLDS = 20;
  private static final int TRIALS = 24;
  private static final int LONG_TRIALS = 1_500;

  @TempDir Path data;
  private Parlour first;
  private Parlour second;
  private int scenes;

  /** The messages to a guest at two tables; empty if no other state looks the same. */
  private record Trial(String acts, List<String> real, List<String> twin) {
    boolean hidSomething() {
      return !real.isEmpty();
    }
  }

  @BeforeEach
  void open() throws IOException {
    first = parlour("first");
    second = parlour("second");
  }

  /** A server whose bots move at random, with a delay of a day. */
  private Parlour parlour(String name) throws IOException {
    List<Playable<?, ?, ?>> games = new ArrayList<>();
    Catalogue.load().all().forEach(playable -> games.add(withoutBots(playable.game())));
    Path folder = Files.createDirectory(data.resolve(name));
    return new Parlour(folder, Duration.ZERO, Catalogue.of(games));
  }

  private static <S, M, V> Playable<S, M, V> withoutBots(Game<S, M, V> game) {
    return new Playable<>(game, Map.of());
  }

  @AfterEach
  void close() {
    first.close();
    second.close();
  }

  static List<String> games() {
    return Catalogue.load().all().stream().map(Playable::id).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void nobodyReceivesMoreThanTheirOwnSeatsMayKnow(String game) {
    assertThat(same(game, TRIALS)).as("trials with something hidden").isGreaterThan(TRIALS / 4);
  }

  @Tag("long")
  @ParameterizedTest
  @MethodSource("games")
  void nobodyReceivesMoreInManyGames(String game) {
    assertThat(same(game, LONG_TRIALS)).isGreaterThan(LONG_TRIALS / 4);
  }

  /** Checks that the test finds the planted fault: a table that forgets its seat holders. */
  @ParameterizedTest
  @MethodSource("games")
  void theProofFindsATableThatForgetsWhoHeldASeat(String game) {
    Playable<?, ?, ?> playable = first.games.find(game).orElseThrow();
    boolean found =
        IntStream.range(0, 10 * TRIALS)
            .mapToObj(seed -> trial(playable, seed, true))
            .anyMatch(trial -> !trial.twin().equals(trial.real()));
    assertThat(found).isTrue();
  }

  private int same(String game, int trials) {
    Playable<?, ?, ?> playable = first.games.find(game).orElseThrow();
    int same = 0;
    for (int seed = 0; seed < trials; seed++) {
      Trial trial = trial(playable, seed, false);
      assertThat(trial.twin())
          .as("game=%s seed=%d acts=%s", game, seed, trial.acts())
          .isEqualTo(trial.real());
      same += trial.hidSomething() ? 1 : 0;
    }
    return same;
  }

  private <S, M, V> Trial trial(Playable<S, M, V> playable, int seed, boolean forgetful) {
    Dice dice = new Dice(seed);
    Scene scene = scene(playable, dice);
    String watched = dice.pick(PEOPLE);
    SecretTable<S, M, V> real = new SecretTable<>(first, playable, scene, forgetful);
    List<Act> acts = play(playable.game(), real, watched, dice);
    Optional<String> other = elsewhere(playable, scene, acts, real.heldAfter(), dice);
    if (other.isEmpty()) {
      return new Trial("", List.of(), List.of());
    }
    Scene imagined = scene.from(other.get());
    SecretTable<S, M, V> twin = new SecretTable<>(second, playable, imagined, forgetful);
    acts.forEach(act -> twin.act(act, watched));
    return new Trial(watched + ": " + acts, real.received(watched), twin.received(watched));
  }

  // A table in the middle of a game

  private <S, M, V> Scene scene(Playable<S, M, V> playable, Dice dice) {
    About about = playable.game().about();
    int most = Math.min(5, about.maxPlayers());
    int players = about.minPlayers() + dice.below(most - about.minPlayers() + 1);
    Setup setup = Seating.checked(playable, new Setup(players, Map.of()));
    List<String> guests = new ArrayList<>(Collections.nCopies(players, ""));
    guests.set(0, "host");
    guests.set(1, List.of("", "host", "tom").get(dice.below(3)));
    Collections.rotate(guests, dice.below(players));
    Terms terms = new Terms(Pace.NONE, dice.below(8) > 0, "", dice.below(8) == 0);
    String state = Json.write(middle(playable.game(), setup, dice));
    return new Scene("table-" + scenes++, setup, terms, guests, state);
  }

  /** Returns a state in the middle of a game in which a seat is asked. */
  private static <S, M, V> S middle(Game<S, M, V> game, Setup setup, Dice dice) {
    try {
      int most = dice.below(60);
      Run<S, M> run = Run.start(game, setup);
      S last = run.state();
      for (int i = 0; !run.turn().isOver() && (i < most || !isAsked(run.turn())); i++) {
        run.advance(dice, (state, seats) -> anyMove(game, state, seats, dice), Telling.SILENT);
        last = isAsked(run.turn()) ? run.state() : last;
      }
      return last;
    } catch (Run.Refused e) {
      throw new AssertionError(e);
    }
  }

  private static boolean isAsked(Turn turn) {
    return turn instanceof Turn.Acting;
  }

  private static <S, M> Journal.Entry<M> anyMove(
      Game<S, M, ?> game, S state, int seats, Dice dice) {
    int seat = Integer.numberOfTrailingZeros(seats);
    return new Journal.Entry<>(seat, game.anyMove(state, seat, dice));
  }

  // Acts of guests

  private static <S, M, V> List<Act> play(
      Game<S, M, V> game, SecretTable<S, M, V> table, String watched, Dice dice) {
    List<Act> acts = new ArrayList<>();
    Set<String> gone = new HashSet<>();
    while (acts.size() < ACTS && !table.isOver()) {
      String guest = dice.below(2) == 0 ? watched : dice.pick(PEOPLE);
      Act act = act(game, table, guest, dice);
      if (gone.contains(guest) || gone.contains(act.more()) || act.more().equals(guest)) {
        continue;
      }
      if (act.what() == What.MERGE || act.what() == What.DELETE) {
        gone.add(guest);
      }
      acts.add(act);
      table.act(act, watched);
      if (gone.containsAll(PEOPLE)) {
        break;
      }
    }
    return acts;
  }

  private static <S, M, V> Act act(
      Game<S, M, V> game, SecretTable<S, M, V> table, String guest, Dice dice) {
    What what = dice.pick(DONE);
    int players = table.table().chairs().all().size();
    int seat = dice.below(players);
    return switch (what) {
      case SIT -> new Act(what, guest, dice.below(players + 1) - 1, "");
      case STAND, WATCH, UNWATCH, CATCH_UP -> new Act(what, guest, eyes(table, guest, dice), "");
      case FEED ->
          new Act(
              what,
              guest,
              eyes(table, guest, dice),
              "" + dice.below(table.table().history().seq() + 1));
      case SAY -> new Act(what, guest, eyes(table, guest, dice), dice.pick(ROOMS));
      case MERGE -> new Act(what, guest, seat, dice.pick(PEOPLE));
      case MOVE -> move(game, table, dice);
      default -> new Act(what, guest, seat, "");
    };
  }

  /** Picks a seat of the guest or any viewer. */
  private static int eyes(SecretTable<?, ?, ?> table, String guest, Dice dice) {
    int players = table.table().chairs().all().size();
    List<Integer> own = table.seatsOf(guest);
    return own.isEmpty() || dice.below(4) == 0
        ? dice.below(players + 2) + Seat.SPECTATOR
        : dice.pick(own);
  }

  private static <S, M, V> Act move(Game<S, M, V> game, SecretTable<S, M, V> table, Dice dice) {
    S state = table.table().history().state();
    int seats = game.turn(state) instanceof Turn.Acting(int asked) ? asked : 0;
    var entry = anyMove(game, state, seats, dice);
    return new Act(What.MOVE, "", entry.actor(), Json.write(entry.move()));
  }

  // The other table

  /**
   * Finds another state with the same information for the guest's seats and a spectator, before and
   * after each act.
   */
  private static <S, M, V> Optional<String> elsewhere(
      Playable<S, M, V> playable, Scene scene, List<Act> acts, List<Integer> held, Dice dice) {
    Game<S, M, V> game = playable.game();
    S state = read(game, scene.state());
    int own = held.isEmpty() ? 0 : held.stream().reduce(0, (a, b) -> a | b);
    int seat = own == 0 ? dice.below(scene.setup().players()) : Integer.numberOfTrailingZeros(own);
    Optional<List<String>> known = known(playable, scene, acts, held);
    for (int i = 0; i < WORLDS; i++) {
      String other = Json.write(game.imagine(game.view(state, seat), dice));
      if (!other.equals(scene.state())
          && known(playable, scene.from(other), acts, held).equals(known)) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private static <S> S read(Game<S, ?, ?> game, String state) {
    try {
      return Json.read(state, game.types().state());
    } catch (Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the information of the held seats after each act; empty if a move is refused. */
  private static <S, M, V> Optional<List<String>> known(
      Playable<S, M, V> playable, Scene scene, List<Act> acts, List<Integer> held) {
    List<String> salts = Collections.nCopies(scene.setup().players(), "");
    Chance chance = new Chance(scene.id(), new Seed(SecretTable.SEED), salts);
    Draws<S, M> draws = run -> run.drawn(chance.draw(run.draws() + 1));
    Fact.Retry start = new Fact.Retry(scene.id(), "origin", 1, 0, scene.state());
    GameHistory<S, M, V> history =
        GameHistory.of(playable, scene.setup(), Optional.of(start)).opening(0, draws).history();
    List<String> known = new ArrayList<>();
    try {
      for (int i = 0; i < acts.size(); i++) {
        Act act = acts.get(i);
        if (act.what() == What.MOVE) {
          M move = Json.read(act.more(), playable.game().types().move());
          int seq = history.seq() + 1;
          history =
              history
                  .after(new JournalEntry.Played<>(seq, act.seat(), move, "", 0), draws)
                  .history();
        }
        known.add(known(playable.game(), history, held.get(i)));
      }
      return Optional.of(known);
    } catch (Denied _) {
      return Optional.empty();
    } catch (Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Returns the information of these seats, held by one person, and of a spectator about the game
   * so far.
   */
  private static <S, M, V> String known(
      Game<S, M, V> game, GameHistory<S, M, V> history, int seats) {
    List<Object> known = new ArrayList<>();
    for (int viewer = Seat.SPECTATOR; viewer < Integer.SIZE; viewer++) {
      if (viewer == Seat.SPECTATOR || Seat.in(seats, viewer)) {
        int now = eyes(game, history.state(), viewer, seats);
        for (Moment<S> moment : history.moments()) {
          int then = eyes(game, moment.state(), viewer, seats);
          known.add(game.view(moment.state(), then));
          known.add(Happened.to(then, moment.all()));
          known.add(Happened.to(now, moment.all()));
          known.add(Sight.values(Sight.moves(game, moment.state(), viewer)));
          known.add(game.turn(moment.state()));
        }
      }
    }
    return Json.write(known);
  }

  private static <S> int eyes(Game<S, ?, ?> game, S state, int viewer, int seats) {
    return viewer < 0 ? viewer : game.eyes(state, viewer, seats);
  }
}
