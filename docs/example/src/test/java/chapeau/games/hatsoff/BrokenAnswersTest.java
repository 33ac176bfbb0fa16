package chapeau.games.hatsoff;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Event;
import chapeau.engine.Game;
import chapeau.engine.Option;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.games.hatsoff.BrokenGamesTest.Sound;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** More games broken on purpose: those that answer nothing, or something that is not so. */
class BrokenAnswersTest {

  static Stream<Arguments> faults() {
    return Stream.of(
        Arguments.of(RefusedWithNothing.class, "everyListedMoveIsPlayedAndEveryOtherRefused"),
        Arguments.of(AnsweredWithNothing.class, "everyListedMoveIsPlayedAndEveryOtherRefused"),
        Arguments.of(RefusedWithoutASentence.class, "everyListedMoveIsPlayedAndEveryOtherRefused"),
        Arguments.of(RefusedWithNothing.class, "whenItIsOverItIsOver"),
        Arguments.of(SetUpRefusedWithNothing.class, "aWrongSetUpIsRefused"),
        Arguments.of(OrderOfTheMoves.class, "nothingASeatCannotKnowReachesIt"),
        Arguments.of(TheSameCardTwice.class, "imaginedWorldsLookTheSameToTheirSeatAndVaryTheRest"),
        Arguments.of(EventThatForgets.class, "whatIsWrittenAsJsonIsReadBackTheSame"),
        Arguments.of(StateThatForgets.class, "whatIsWrittenAsJsonIsReadBackTheSame"),
        Arguments.of(ShownOtherwise.class, "goldenPlaythroughsStillRunTheSame"),
        Arguments.of(RulesNobodyProved.class, "everyClauseHasATest"),
        Arguments.of(BegunFromNowhere.class, "nobodyBeginsFromASeatThatDoesNotExist"));
  }

  @ParameterizedTest(name = "{0} is caught by {1}")
  @MethodSource("faults")
  void aBrokenGameIsCaughtByTheCheckWhoseBusinessItIs(Class<?> broken, String check) {
    assertThat(BrokenGamesTest.failures(Sound.class, check)).as("the sound game").isZero();
    assertThat(BrokenGamesTest.failures(broken, check)).isEqualTo(1);
  }

  /** The sound game, with other refusals. */
  private abstract static class Refusing extends Faulty {
    abstract Played<State> instead();

    @Override
    public Played<State> play(State s, int actor, Move move, Telling telling) {
      Played<State> played = sound.play(s, actor, move, telling);
      return played instanceof Played.Refused<State> ? instead() : played;
    }
  }

  static class RefusedWithNothing extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Refusing() {
        @Override
        @SuppressWarnings("NullAway") // What is broken is just that.
        Played<State> instead() {
          return Played.refused(null);
        }
      };
    }
  }

  static class AnsweredWithNothing extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Refusing() {
        @Override
        @SuppressWarnings("NullAway") // What is broken is just that.
        Played<State> instead() {
          return null;
        }
      };
    }
  }

  static class RefusedWithoutASentence extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Refusing() {
        @Override
        Played<State> instead() {
          return Played.refused(new Refusal("HAT-02", "Non.", " "));
        }
      };
    }
  }

  static class SetUpRefusedWithNothing extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        @SuppressWarnings("NullAway") // What is broken is just that.
        public Played<State> start(Setup setup) {
          Played<State> started = sound.start(setup);
          return started instanceof Played.Refused<State> ? Played.refused(null) : started;
        }
      };
    }
  }

  /** Whoever holds the highest card finds the moves the other way round. */
  static class OrderOfTheMoves extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public List<Move> moves(State s, int seat) {
          List<Move> moves = sound.moves(s, seat);
          boolean highest =
              !moves.isEmpty() && Collections.max(s.cards()).equals(s.cards().get(seat));
          return highest ? moves.reversed() : moves;
        }
      };
    }
  }

  /** Imagines that everybody else holds the same card. */
  static class TheSameCardTwice extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Optional<Text> flaw(State s) {
          boolean each = new HashSet<>(s.cards()).size() == s.cards().size();
          return Text.unless(each, "Une carte est là deux fois.", "A card is there twice.");
        }

        @Override
        public State imagine(View v, Dice dice) {
          State world = sound.imagine(v, dice);
          List<Integer> cards =
              v.cards().stream().map(card -> card == 0 ? 1 + dice.below(9) : card).toList();
          return new State(world.round(), world.points(), cards, world.hats());
        }
      };
    }
  }

  /** Tells something no event of the game can be read back as. */
  static class EventThatForgets extends Sound {
    record Mumbled(@JsonIgnore int round) implements Event {}

    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          telling.all(new Mumbled(s.round()));
          return sound.play(s, actor, move, telling);
        }
      };
    }
  }

  /** Plays and tells as it should, and shows everybody one round too many. */
  static class ShownOtherwise extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public View view(State s, int viewer) {
          View v = sound.view(s, viewer);
          return new View(viewer, v.round() + 1, v.points(), v.cards(), v.hat(), v.decided());
        }
      };
    }
  }

  /** Hats Off with something else in what is said about it. */
  private static About about(String id, String clauses, List<Option> options) {
    About a = new HatsOff().about();
    return new About(
        id,
        clauses,
        a.version(),
        a.title(),
        a.pitch(),
        a.minPlayers(),
        a.maxPlayers(),
        a.minutes(),
        options);
  }

  /** Says that it is played by rules of which none has a test here. */
  static class RulesNobodyProved extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public About about() {
          return BrokenAnswersTest.about("hattari", "HTR", List.of());
        }
      };
    }
  }

  /** Lets any seat begin, also one at which nobody sits. */
  static class BegunFromNowhere extends Sound {
    private static final Text WHO_BEGINS = new Text("Qui commence.", "Who begins.");
    private static final Option BEGINS = Option.firstPlayer("first", 4, WHO_BEGINS, WHO_BEGINS);

    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public About about() {
          return BrokenAnswersTest.about("hatsoff", "HAT", List.of(BEGINS));
        }

        @Override
        public Played<State> start(Setup setup) {
          return sound.start(new Setup(setup.players()));
        }
      };
    }
  }
}
