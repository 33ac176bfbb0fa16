package chapeau.bots.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Choice;
import chapeau.bots.Playable;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.HuisClos;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.Role;
import chapeau.games.huisclos.State;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What beginners say is well-formed, and true where an Innocent says it. */
class ClaimsTest {
  private final HuisClos game = new HuisClos();
  private final Playable<State, Move, View> playable =
      new Playable<>(game, new HuisClosBots().levels());

  private record Said(View view, List<String> words) {
    boolean byInnocent() {
      return view.players().get(view.viewer()).role() == Role.INNOCENT;
    }

    boolean isTrue() {
      int seat = Integer.parseInt(words.get(1));
      Clue clue = Clue.valueOf(words.get(2));
      Place place = Place.valueOf(words.get(3));
      return view.investigations().stream()
          .anyMatch(one -> one.seat() == seat && one.taken() == clue && one.place() == place);
    }
  }

  @Test
  void theyTalkNowAndThenAndInnocentsTellTheTruth() {
    List<Said> said = new ArrayList<>();
    for (int seed = 0; seed < 30; seed++) {
      said.addAll(talkOf(seed));
    }
    assertThat(said).isNotEmpty();
    assertThat(said).anyMatch(line -> line.words().get(0).equals("#suspect"));
    assertThat(said).anyMatch(line -> line.words().get(0).equals("#saw"));
    assertThat(said)
        .filteredOn(line -> line.words().get(0).equals("#saw") && line.byInnocent())
        .isNotEmpty()
        .allMatch(Said::isTrue);
    assertThat(said)
        .allSatisfy(line -> {
          int seat = Integer.parseInt(line.words().get(1));
          assertThat(seat).isNotEqualTo(line.view().viewer());
          assertThat(line.view().players().get(seat).alive()).isTrue();
        });
  }

  @Test
  void theMurdererMayLie() {
    List<Said> lies = new ArrayList<>();
    for (int seed = 0; seed < 60; seed++) {
      lies.addAll(
          talkOf(seed).stream()
              .filter(line -> line.words().get(0).equals("#saw") && !line.byInnocent())
              .filter(line -> !line.isTrue())
              .toList());
    }
    assertThat(lies).isNotEmpty();
  }

  private List<Said> talkOf(int seed) {
    Dice dice = new Dice(seed);
    List<Said> said = new ArrayList<>();
    State s = chance(done(game.start(new Setup(6))), dice);
    while (game.turn(s) instanceof Turn.Acting(int seats)) {
      int seat = Integer.numberOfTrailingZeros(seats);
      Choice<Move> choice =
          playable.decide(
              playable.bot("novice").orElseThrow(), s, seat, Situation.AT_THE_TABLE, dice);
      if (!choice.line().isEmpty()) {
        said.add(new Said(game.view(s, seat), List.of(choice.line().split(" "))));
      }
      s = chance(done(game.play(s, seat, choice.move())), dice);
    }
    return said;
  }

  private State chance(State s, Dice dice) {
    State now = s;
    while (game.turn(now) instanceof Turn.Chance) {
      now = done(game.play(now, Seat.CHANCE, game.draw(now, dice)));
    }
    return now;
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State s, var _) -> s;
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
