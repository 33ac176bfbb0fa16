package chapeau.contract;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Journal;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Refusal;
import chapeau.engine.Run;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The contract every game passes. A game's test class extends it, says which set-ups to try, and
 * describes, from the rule book and not from the view, what a seat cannot know.
 */
public abstract class GameContract<S, M, V> extends ManyGames<S, M, V> {

  /** The game's seats are few; a sample of worlds this large shows whether something varies. */
  private static final int WORLDS = 40;

  /** How far an imagined world is played on. */
  private static final int PLAYED_ON = 12;

  /**
   * The same state with only such things changed as the seat cannot know at this moment (and could
   * not have told from anything it saw). Written from the rule book; the state itself where there
   * is nothing to change.
   */
  protected abstract S changeUnknown(S state, int seat, Dice dice);

  /**
   * The things a seat cannot know at this moment, to see that imagined worlds do vary them; an
   * empty list if there are none.
   */
  protected abstract List<?> unknown(S state, int seat);

  /**
   * The draw that leads from one state to the next, read off what was dealt; nothing where a draw
   * keeps no secret from anybody.
   */
  protected abstract Optional<M> drawBetween(S before, S after);

  /** Moves of all kinds, legal or not, worth trying at this moment by any actor. */
  protected abstract List<M> alphabet(S state, Dice dice);

  /**
   * Whether {@link Game#moves} lists all the seat's legal moves now; false where moves are free
   * text.
   */
  protected boolean listsAllMoves(S state, int seat) {
    return true;
  }

  @Test
  void everyGameEndsWithAConsistentRanking() {
    forEachGame((setup, played) -> {
      if (!(game().turn(played.last()) instanceof Turn.Over(Ranking ranking))) {
        throw new AssertionError("not over");
      }
      assertThat(ranking.places()).hasSize(setup.players());
      for (int place : ranking.places()) {
        assertThat(ranking.places().stream().filter(other -> other < place)).hasSize(place - 1);
      }
    });
  }

  @Test
  void whoeverIsAskedCanMoveAndNobodyElse() {
    forEachGame((setup, played) -> {
      for (S state : played.states()) {
        for (int seat = 0; seat < setup.players(); seat++) {
          assertThat(game().moves(state, seat).isEmpty()).isEqualTo(!game().turn(state).asks(seat));
        }
      }
    });
  }

  @Test
  void everyListedMoveIsPlayedAndEveryOtherRefused() {
    Dice dice = new Dice(11);
    Set<String> clauses = Clauses.written(game().about().id(), game().about().clauses());
    forEachMoment((setup, state) -> {
      for (int seat = 0; seat < setup.players(); seat++) {
        List<M> moves = game().moves(state, seat);
        for (M move : sample(moves, dice)) {
          assertThat(game().play(state, seat, move))
              .as("%s by %s", move, seat)
              .isInstanceOf(Played.Done.class);
        }
        for (M move : alphabet(state, dice)) {
          Played<S> played = game().play(state, seat, move);
          assertThat(played).as("%s by %s", move, seat).isNotNull();
          if (listsAllMoves(state, seat)) {
            assertThat(played instanceof Played.Done)
                .as("%s by %s in %s", move, seat, state)
                .isEqualTo(moves.contains(move));
          }
          if (played instanceof Played.Refused<S>) {
            String clause = refusal(played).rule();
            assertThat(clauses.contains(clause)).as("a clause of the rules: %s", clause).isTrue();
          }
        }
      }
      if (!(game().turn(state) instanceof Turn.Chance)) {
        for (M move : alphabet(state, dice)) {
          refusal(game().play(state, Seat.CHANCE, move));
        }
      }
    });
  }

  /** Why something was refused; nothing at all is no refusal. */
  private static <S> Refusal refusal(Played<S> played) {
    assertThat(played).isInstanceOf(Played.Refused.class);
    Refusal refusal = ((Played.Refused<S>) played).refusal();
    assertThat(refusal).as("a reason").isNotNull();
    assertThat(refusal.why().fr()).isNotBlank();
    assertThat(refusal.why().en()).isNotBlank();
    return refusal;
  }

  @Test
  void whatIsWrittenAsJsonIsReadBackTheSame() {
    // Checks each distinct value once: games repeat moves, events and views, and equal values have
    // the same JSON.
    Set<Object> reread = new HashSet<>();
    forEachMoment((setup, state) -> {
      isReread(state, game().types().state(), reread);
      for (int viewer : viewers(setup)) {
        isReread(game().view(state, viewer), game().types().view(), reread);
      }
    });
    forEachGame((setup, played) -> {
      for (Journal.Entry<M> entry : played.entries()) {
        isReread(entry.move(), game().types().move(), reread);
      }
      for (List<Told> told : played.told()) {
        told.forEach(one -> isReread(one.event(), game().types().event(), reread));
      }
    });
  }

  private static void isReread(Object value, Class<?> type, Set<Object> reread) {
    if (reread.add(value)) {
      assertThat((Object) reread(value, type)).isEqualTo(value);
    }
  }

  @Test
  void replayingAJournalGivesTheSameState() {
    forEachGame((setup, played) -> {
      try {
        assertThat(played.journal().replay(game()).state()).isEqualTo(played.last());
      } catch (Run.Refused e) {
        throw new AssertionError(e);
      }
    });
  }

  /** Nobody is asked once the ranking is out, and nothing can be done to it. */
  @Test
  void whenItIsOverItIsOver() {
    Dice dice = new Dice(14);
    forEachGame((setup, played) -> {
      S end = played.last();
      for (int seat = 0; seat < setup.players(); seat++) {
        assertThat(game().moves(end, seat)).isEmpty();
        for (M move : alphabet(end, dice)) {
          refusal(game().play(end, seat, move));
        }
      }
    });
  }

  /** Chance keeps its secrets too: a draw that hides something else tells the seat the same. */
  @Test
  void nothingChanceHidesReachesASeat() {
    Dice dice = new Dice(15);
    AtomicInteger compared = new AtomicInteger();
    AtomicInteger secret = new AtomicInteger();
    forEachDraw((setup, before, draw) -> {
      S after = Playthrough.done(game().play(before, Seat.CHANCE, draw)).state();
      Optional<M> read = drawBetween(before, after);
      for (int seat : seatsAndSpectator(setup)) {
        boolean hides = unknown(before, seat).isEmpty() && !unknown(after, seat).isEmpty();
        secret.addAndGet(hides ? 1 : 0);
        assertThat(hides && read.isEmpty()).as("a draw that hides something: %s", draw).isFalse();
      }
      if (read.isPresent()) {
        assertThat(Playthrough.done(game().play(before, Seat.CHANCE, read.get())).state())
            .isEqualTo(after);
        for (int seat : seatsAndSpectator(setup)) {
          compared.addAndGet(sameForBothDraws(before, draw, after, seat, dice) ? 1 : 0);
        }
      }
    });
    assertThat(compared.get() > 0).as("draws compared with others").isEqualTo(secret.get() > 0);
  }

  private boolean sameForBothDraws(S before, M draw, S after, int seat, Dice dice) {
    S other = changeUnknown(after, seat, dice);
    Optional<M> otherDraw = drawBetween(before, other);
    if (other.equals(after) || otherDraw.isEmpty()) {
      return false;
    }
    List<Told> events = Playthrough.done(game().play(before, Seat.CHANCE, draw)).events();
    Played.Done<S> instead = Playthrough.done(game().play(before, Seat.CHANCE, otherDraw.get()));
    assertThat(told(instead.events(), seat)).isEqualTo(told(events, seat));
    assertThat(sent(instead.state(), seat)).isEqualTo(sent(after, seat));
    return true;
  }

  /** Secrecy: changing only what a seat cannot know changes no byte of what it is sent. */
  @Test
  void nothingASeatCannotKnowReachesIt() {
    Dice dice = new Dice(12);
    forEachMoment((setup, state) -> {
      for (int seat : seatsAndSpectator(setup)) {
        S other = changeUnknown(state, seat, dice);
        assertThat(sent(other, seat)).isEqualTo(sent(state, seat));
        for (int actor = 0; actor < setup.players(); actor++) {
          sameForBothWhenAnotherMoves(state, other, actor, seat, dice);
        }
      }
    });
  }

  /**
   * A move of somebody else's, played in both worlds, tells the seat the same, unless the move
   * itself brings a secret to light.
   */
  private void sameForBothWhenAnotherMoves(S state, S other, int actor, int seat, Dice dice) {
    if (actor == seat || game().moves(state, actor).isEmpty()) {
      return;
    }
    M move = game().anyMove(state, actor, dice);
    if (bringsToLight(state, actor, move)) {
      return;
    }
    if (game().play(state, actor, move) instanceof Played.Done<S>(S next, var events)
        && game().play(other, actor, move)
            instanceof Played.Done<S>(S otherNext, var otherEvents)) {
      assertThat(told(otherEvents, seat)).isEqualTo(told(events, seat));
      assertThat(sent(otherNext, seat)).isEqualTo(sent(next, seat));
    }
  }

  /**
   * Whether a move reveals something to all by the rules themselves, so that two worlds may differ
   * after it.
   */
  protected abstract boolean bringsToLight(S state, int actor, M move);

  @Test
  void imaginedWorldsLookTheSameToTheirSeatAndVaryTheRest() {
    Dice dice = new Dice(13);
    AtomicInteger varied = new AtomicInteger();
    AtomicInteger fixed = new AtomicInteger();
    forEachMoment((setup, state) -> {
      for (int seat = 0; seat < setup.players(); seat++) {
        V view = game().view(state, seat);
        S world = game().imagine(view, dice);
        assertThat(sent(world, seat)).isEqualTo(sent(state, seat));
        if (dice.below(20) == 0) {
          assertThat(game().flaw(world)).as("%s", world).isEmpty();
          playOn(world, dice);
        }
        if (!unknown(state, seat).isEmpty() && dice.below(20) == 0) {
          Set<Object> seen = new HashSet<>();
          for (int i = 0; i < WORLDS; i++) {
            seen.add(unknown(game().imagine(view, dice), seat));
          }
          (seen.size() > 1 ? varied : fixed).incrementAndGet();
        }
      }
    });
    assertThat(fixed).as("views with something unknown whose worlds never vary").hasValue(0);
    assertThat(varied).hasPositiveValue();
  }

  /** An imagined world is a real one: it can be played on. */
  private void playOn(S world, Dice dice) {
    S state = world;
    for (int step = 0; step < PLAYED_ON && !game().turn(state).isOver(); step++) {
      int actor =
          game().turn(state) instanceof Turn.Acting(int seats)
              ? Integer.numberOfTrailingZeros(seats)
              : Seat.CHANCE;
      M move = actor == Seat.CHANCE ? game().draw(state, dice) : game().anyMove(state, actor, dice);
      state = Playthrough.done(game().play(state, actor, move)).state();
    }
  }

  @Test
  void aWrongSetUpIsRefused() {
    About about = game().about();
    for (int players : List.of(about.minPlayers() - 1, about.maxPlayers() + 1, -1, 1000)) {
      refusal(game().start(new Setup(players)));
    }
    refusal(game().start(new Setup(about.minPlayers(), Map.of("no such option", "1"))));
    about
        .options()
        .forEach(option ->
            refusal(
                game()
                    .start(
                        new Setup(about.minPlayers(), Map.of(option.id(), "\0".repeat(100_000))))));
  }

  /** Where the host says who begins, it is somebody who sits there. */
  @Test
  void nobodyBeginsFromASeatThatDoesNotExist() {
    About about = game().about();
    boolean asked = about.options().stream().anyMatch(option -> option.id().equals("first"));
    for (int players = about.minPlayers(); players <= about.maxPlayers(); players++) {
      for (int first = 0; asked && first < about.maxPlayers(); first++) {
        Played<S> started =
            game().start(new Setup(players, Map.of("first", String.valueOf(first))));
        if (first < players) {
          assertThat(started).as("%d of %d", first, players).isInstanceOf(Played.Done.class);
        } else {
          refusal(started);
        }
      }
    }
  }

  @Test
  void goldenPlaythroughsStillRunTheSame() {
    for (Setup setup : setups()) {
      String name =
          setup.players()
              + setup.options().entrySet().stream()
                  .map(o -> "-" + o.getKey() + "-" + o.getValue())
                  .reduce("", String::concat);
      assertGolden(name, Playthrough.random(game(), setup, 1));
    }
  }

  /** Compares a game with the one checked in under a name; a game's own tests may keep more. */
  protected void assertGolden(String name, Playthrough<S, M> played) {
    String script = played.script(game());
    assertThat(script)
        .as(name)
        .isEqualTo(Project.golden(goldenFolder().resolve(name + ".txt"), script));
  }

  /** Where the playthroughs of this game are kept. */
  protected Path goldenFolder() {
    return Project.file("games/" + game().about().id() + "/src/test/resources/golden");
  }

  @Test
  void everyClauseHasATest() {
    Set<String> written = Clauses.written(game().about().id(), game().about().clauses());
    assertThat(written).isNotEmpty();
    assertThat(Clauses.proved(getClass().getPackage())).containsExactlyElementsOf(written);
  }

  @Test
  void everyClauseHasAPlantedBreakThatApplies() {
    String name = getClass().getPackage().getName();
    List<ClauseBreak> planted = ClauseBreak.all();
    assertThat(planted)
        .extracting(ClauseBreak::clause)
        .hasSameElementsAs(Clauses.written(game().about().id(), game().about().clauses()));
    assertThat(planted).allSatisfy(one -> assertThat(one.occurrences(name)).isOne());
  }

  /** Takes about 15 CPU-seconds a game; {@code ./chapeau mutants --clauses} runs it. */
  @Test
  @Tag("long")
  void theTestsOfAClauseNoticeABreakOfIt() {
    assertThat(ClauseMutants.survivors(getClass().getPackage())).isEmpty();
  }

  @Test
  void thePageKnowsTheGamesTypes() {
    String types = TypeScript.of(game());
    assertThat(types).isEqualTo(Project.golden(typesFile(), types));
  }

  /** Where the page finds the game's types. */
  protected Path typesFile() {
    return project("web/src/games/" + game().about().id() + "/types.ts");
  }

  /** A file of the project by its path from the top. */
  protected static Path project(String path) {
    return Project.file(path);
  }
}
