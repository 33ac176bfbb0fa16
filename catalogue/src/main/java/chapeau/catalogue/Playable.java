package chapeau.catalogue;

import chapeau.bots.Assessor;
import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Figure;
import chapeau.bots.GameBots;
import chapeau.bots.Knowledge;
import chapeau.bots.Lesson;
import chapeau.bots.RandomBot;
import chapeau.bots.Situation;
import chapeau.bots.search.Plain;
import chapeau.engine.Dice;
import chapeau.engine.Event;
import chapeau.engine.Game;
import chapeau.engine.Told;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game together with the bots that can sit at it: all that the rest of the program needs to know
 * of a game.
 */
public record Playable<S, M, V>(
    Game<S, M, V> game,
    Map<String, Bot<V, M>> bots,
    Roles<S> roles,
    Figures<S> figures,
    Lessons<V, M> lessons,
    Optional<Assessor<V, M>> assessor,
    Worlds<S, V> worlds) {

  /**
   * What a bot may spend at a table where people wait for it: so little time that a bot asked while
   * twenty tables wait for two processors still answers within the second.
   */
  public static final Budget AT_THE_TABLE = Budget.of(2_000).withinMillis(90);

  /** The bots every game has, for tests and as yardsticks. */
  public static final String RANDOM = "random";

  public static final String PLAIN = "plain";

  /** The part each seat had in a finished game; empty where parts do not differ. */
  @FunctionalInterface
  public interface Roles<S> {
    String of(S over, int seat);
  }

  /** What is worth counting in a finished game, from its end and all that was told. */
  @FunctionalInterface
  public interface Figures<S> {
    List<Figure> of(S over, List<Told> told);
  }

  /** The first game for somebody who learns, by language; none where there is none. */
  @FunctionalInterface
  public interface Lessons<V, M> {
    Optional<Lesson<V, M>> in(String language);
  }

  /** Draws a table that looks to a seat as it knows it, as likely as it should hold it. */
  @FunctionalInterface
  public interface Worlds<S, V> {
    S drawn(Knowledge<V> knows, Dice dice);
  }

  public Playable {
    Map<String, Bot<V, M>> all = new LinkedHashMap<>(bots);
    all.put(PLAIN, new Plain<>(game));
    all.put(RANDOM, new RandomBot<>());
    bots = Collections.unmodifiableMap(all);
  }

  public Playable(Game<S, M, V> game, Map<String, Bot<V, M>> bots) {
    this(
        game,
        bots,
        (_, _) -> "",
        (_, _) -> List.of(),
        _ -> Optional.empty(),
        Optional.empty(),
        (knows, dice) -> game.imagine(knows.view(), dice));
  }

  public static <S, M, V> Playable<S, M, V> of(GameBots<S, M, V> bots) {
    Map<String, Bot<V, M>> all = new LinkedHashMap<>(bots.levels());
    all.putAll(bots.yardsticks());
    return new Playable<>(
        bots.game(), all, bots::role, bots::figures, bots::lesson, bots.assessor(), bots::world);
  }

  public String id() {
    return game.about().id();
  }

  /** The names of the bots a player may choose, weakest first. */
  public List<String> levels() {
    return bots.entrySet().stream()
        .filter(one -> !one.getValue().isYardstick())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Whether one can learn the game by playing it. */
  public boolean hasLesson() {
    return lessons.in("fr").isPresent();
  }

  public Optional<Bot<V, M>> bot(String name) {
    return Optional.ofNullable(bots.get(name));
  }

  /**
   * Lets a bot decide for a seat: it is shown what the seat knows, and nothing else of the state.
   *
   * @param told everything told so far, to whomever
   * @param claims what was said, as this seat heard it
   */
  public Choice<M> decide(
      Bot<V, M> bot,
      S state,
      int seat,
      List<Told> told,
      List<Knowledge.Claim> claims,
      Budget budget,
      Dice dice) {
    if (bot instanceof RandomBot) {
      // It would look at nothing it is shown, so nothing is made for it to look at.
      return Choice.of(game.anyMove(state, seat, dice), RANDOM);
    }
    Knowledge<V> knows = knowledge(state, seat, told, claims);
    return bot.choose(new Situation<>(knows, game.moves(state, seat), budget.started()), dice);
  }

  /** What a seat knows. */
  public Knowledge<V> knowledge(S state, int seat, List<Told> told, List<Knowledge.Claim> claims) {
    List<Event> heard = told.stream().filter(one -> one.reaches(seat)).map(Told::event).toList();
    return new Knowledge<>(seat, game.view(state, seat), heard, claims);
  }
}
