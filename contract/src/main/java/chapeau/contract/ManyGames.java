package chapeau.contract;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.json.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestInstance;

/**
 * The games that a contract class plays. Each game is played once for all checks of the class,
 * which share one instance.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ManyGames<S, M, V> {
  private final Map<GameId, Playthrough<S, M>> played = new HashMap<>();

  private record GameId(Setup setup, long seed) {}

  protected abstract Game<S, M, V> game();

  /** The set-ups played: by default one for each number of players. */
  protected List<Setup> setups() {
    About about = game().about();
    return IntStream.rangeClosed(about.minPlayers(), about.maxPlayers())
        .mapToObj(Setup::new)
        .toList();
  }

  /** How many games are played of each set-up. */
  protected int games() {
    return 300;
  }

  /**
   * A part of them, where the whole contract is run a thousand times over: the hunt for mutants.
   */
  int share(int parts) {
    return Math.max(2, games() / parts / Integer.getInteger("contract.share", 1));
  }

  /**
   * How much more than others a move leads towards a corner of the game that neither chance nor a
   * bias finds, in the eyes of somebody who sees the whole state; 1 where none does.
   */
  protected double lure(S state, int seat, M move) {
    return 1;
  }

  /** Every other game is played with a bias, which leads into corners; half of these lured too. */
  private Playthrough<S, M> play(Setup setup, long seed) {
    return switch ((int) (seed % 4)) {
      case 0 -> Playthrough.lured(game(), setup, seed, this::lure);
      case 2 -> Playthrough.biased(game(), setup, seed);
      default -> Playthrough.random(game(), setup, seed);
    };
  }

  void forEachGame(BiConsumer<Setup, Playthrough<S, M>> check) {
    forEachGame(share(1), check);
  }

  /** Adds the game, the set-up and the seed to a failure, so that the game can be replayed. */
  private void forEachGame(int seeds, BiConsumer<Setup, Playthrough<S, M>> check) {
    for (Setup setup : setups()) {
      for (long seed = 1; seed <= seeds; seed++) {
        try {
          check.accept(
              setup,
              played.computeIfAbsent(new GameId(setup, seed), id -> play(id.setup, id.seed)));
        } catch (AssertionError | RuntimeException e) {
          throw new AssertionError(
              "game=%s setup=%s seed=%d: %s"
                  .formatted(game().about().id(), Json.write(setup), seed, e.getMessage()),
              e);
        }
      }
    }
  }

  /** Every moment of some games; the slower checks use these. */
  void forEachMoment(BiConsumer<Setup, S> check) {
    forEachGame(
        share(10), (setup, game) -> game.states().forEach(state -> check.accept(setup, state)));
  }

  /** A draw, and how things stood before it. */
  interface DrawCheck<S, M> {
    void accept(Setup setup, S before, M draw);
  }

  void forEachDraw(DrawCheck<S, M> check) {
    forEachGame(
        share(10),
        (setup, game) -> {
          for (int i = 0; i < game.entries().size(); i++) {
            if (game.entries().get(i).actor() == Seat.CHANCE) {
              check.accept(setup, game.states().get(i), game.entries().get(i).move());
            }
          }
        });
  }

  /** All that a viewer is sent of a state: its view, its legal moves and who acts. */
  String sent(S state, int viewer) {
    List<Object> all = new ArrayList<>();
    all.add(game().view(state, viewer));
    all.add(
        viewer >= 0 ? game().moves(state, viewer).stream().map(Json::tree).toList() : List.of());
    all.add(game().turn(state));
    return Json.write(all);
  }

  static List<String> told(List<Told> events, int viewer) {
    return events.stream()
        .filter(event -> event.reaches(viewer))
        .map(event -> Json.write(event.event()))
        .toList();
  }

  List<M> sample(List<M> moves, Dice dice) {
    return moves.size() <= 30 ? moves : Stream.generate(() -> dice.pick(moves)).limit(30).toList();
  }

  static List<Integer> viewers(Setup setup) {
    List<Integer> viewers = new ArrayList<>(seatsAndSpectator(setup));
    viewers.add(Seat.OPEN);
    return viewers;
  }

  static List<Integer> seatsAndSpectator(Setup setup) {
    List<Integer> viewers = new ArrayList<>(IntStream.range(0, setup.players()).boxed().toList());
    viewers.add(Seat.SPECTATOR);
    return viewers;
  }

  static <T> T reread(Object value, Class<T> type) {
    try {
      return Json.read(Json.write(value), type);
    } catch (Json.Unreadable e) {
      throw new AssertionError(e);
    }
  }
}
