package chapeau.games.hatsoff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.games.hatsoff.State.Hat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * The contract itself, put to the test: games broken on purpose, each of which must be caught by
 * the check whose business it is, while the sound game passes that same check.
 */
class BrokenGamesTest {

  static Stream<Arguments> faults() {
    return Stream.of(
        Arguments.of(CardsInTheView.class, "nothingASeatCannotKnowReachesIt"),
        Arguments.of(CardsInAMovesEvent.class, "nothingASeatCannotKnowReachesIt"),
        Arguments.of(CardsInTheDealsEvent.class, "nothingChanceHidesReachesASeat"),
        Arguments.of(CardsInTheLegalMoves.class, "nothingASeatCannotKnowReachesIt"),
        Arguments.of(CardsInWhoIsAsked.class, "nothingASeatCannotKnowReachesIt"),
        Arguments.of(ListedAndRefused.class, "everyListedMoveIsPlayedAndEveryOtherRefused"),
        Arguments.of(PlayedAndNotListed.class, "everyListedMoveIsPlayedAndEveryOtherRefused"),
        Arguments.of(RefusedWithoutAClause.class, "everyListedMoveIsPlayedAndEveryOtherRefused"),
        Arguments.of(ChanceTakesATurn.class, "everyListedMoveIsPlayedAndEveryOtherRefused"),
        Arguments.of(AskedWithoutAMove.class, "whoeverIsAskedCanMoveAndNobodyElse"),
        Arguments.of(AskedAfterTheEnd.class, "whenItIsOverItIsOver"),
        Arguments.of(NeverEnds.class, "everyGameEndsWithAConsistentRanking"),
        Arguments.of(RankedWithGaps.class, "everyGameEndsWithAConsistentRanking"),
        Arguments.of(DrawsForItself.class, "replayingAJournalGivesTheSameState"),
        Arguments.of(
            WorldsThatLookDifferent.class, "imaginedWorldsLookTheSameToTheirSeatAndVaryTheRest"),
        Arguments.of(
            WorldsThatNeverVary.class, "imaginedWorldsLookTheSameToTheirSeatAndVaryTheRest"),
        Arguments.of(AnySetUpIsFine.class, "aWrongSetUpIsRefused"));
  }

  @ParameterizedTest(name = "{0} is caught by {1}")
  @MethodSource("faults")
  void aBrokenGameIsCaughtByTheCheckWhoseBusinessItIs(Class<?> broken, String check) {
    assertThat(failures(Sound.class, check)).as("the sound game").isZero();
    assertThat(failures(broken, check)).isEqualTo(1);
  }

  @Test
  void aFailureNamesTheGameTheSetUpAndTheSeed() {
    String check = "everyGameEndsWithAConsistentRanking";
    assertThat(run(RankedWithGaps.class, check).getFailures().getFirst().getException())
        .hasMessageStartingWith("game=hatsoff setup={\"players\":2,\"options\":{}} seed=1: ");
  }

  static long failures(Class<?> contract, String check) {
    return run(contract, check).getTestsFailedCount();
  }

  private static TestExecutionSummary run(Class<?> contract, String check) {
    SummaryGeneratingListener summary = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(selectMethod(contract, check))
                .build(),
            summary);
    assertThat(summary.getSummary().getTestsStartedCount()).isEqualTo(1);
    return summary.getSummary();
  }

  /** Fewer games: what is broken shows soon. */
  static class Sound extends HatsOffContractTest {
    @Override
    protected int games() {
      return 60;
    }
  }

  static class CardsInTheView extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public View view(State s, int viewer) {
          View v = sound.view(s, viewer);
          return new View(viewer, v.round(), v.points(), s.cards(), v.hat(), v.decided());
        }
      };
    }
  }

  static class CardsInAMovesEvent extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          Played<State> played = sound.play(s, actor, move, telling);
          if (!isDeal(actor) && played instanceof Played.Done<State>) {
            telling.all(gossip(s).event());
          }
          return played;
        }
      };
    }
  }

  static class CardsInTheDealsEvent extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          Played<State> played = sound.play(s, actor, move, telling);
          if (isDeal(actor) && played instanceof Played.Done<State>(State dealt, var _)) {
            telling.all(gossip(dealt).event());
          }
          return played;
        }
      };
    }
  }

  /** Whoever holds the highest card may not take the hat off, and so learns that it is. */
  static class CardsInTheLegalMoves extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public List<Move> moves(State s, int seat) {
          List<Move> moves = sound.moves(s, seat);
          boolean highest =
              !moves.isEmpty() && Collections.max(s.cards()).equals(s.cards().get(seat));
          return highest ? moves.subList(0, 1) : moves;
        }
      };
    }
  }

  /** The low cards are asked first. */
  static class CardsInWhoIsAsked extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Turn turn(State s) {
          if (!(sound.turn(s) instanceof Turn.Acting(int seats))) {
            return sound.turn(s);
          }
          int lowest = Integer.numberOfTrailingZeros(seats);
          for (int seat = 0; seat < s.players(); seat++) {
            if (Seat.in(seats, seat) && s.cards().get(seat) < s.cards().get(lowest)) {
              lowest = seat;
            }
          }
          return Turn.of(lowest);
        }

        @Override
        public List<Move> moves(State s, int seat) {
          return turn(s).asks(seat) ? sound.moves(s, seat) : List.of();
        }
      };
    }
  }

  static class ListedAndRefused extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          return s.round() == 2 && actor == 1 && move.equals(new Move.Hat(false))
              ? Played.refused(new Refusal("HAT-02", "Non.", "No."))
              : sound.play(s, actor, move, telling);
        }

        @Override
        public Move anyMove(State s, int seat, Dice dice) {
          return new Move.Hat(true);
        }
      };
    }
  }

  static class PlayedAndNotListed extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public List<Move> moves(State s, int seat) {
          List<Move> moves = sound.moves(s, seat);
          return s.round() == 2 && !moves.isEmpty() ? moves.subList(0, 1) : moves;
        }
      };
    }
  }

  static class RefusedWithoutAClause extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          return switch (sound.play(s, actor, move, telling)) {
            case Played.Refused<State>(var _) ->
                Played.refused(new Refusal("HAT-99", "Non.", "No."));
            case Played.Done<State> done -> done;
          };
        }
      };
    }
  }

  static class ChanceTakesATurn extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          return s.dealt() && actor == Seat.CHANCE && move instanceof Move.Hat
              ? Played.done(s)
              : sound.play(s, actor, move, telling);
        }
      };
    }
  }

  static class AskedWithoutAMove extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public List<Move> moves(State s, int seat) {
          return s.round() == 3 && seat == 1 ? List.of() : sound.moves(s, seat);
        }

        @Override
        public Move anyMove(State s, int seat, Dice dice) {
          return new Move.Hat(true);
        }
      };
    }
  }

  static class AskedAfterTheEnd extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public List<Move> moves(State s, int seat) {
          return turn(s).isOver() && seat == 0 ? List.of(new Move.Hat(true)) : sound.moves(s, seat);
        }
      };
    }
  }

  static class NeverEnds extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Turn turn(State s) {
          return sound.turn(s).isOver() ? Turn.chance() : sound.turn(s);
        }

        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          return sound.turn(s).isOver() ? Played.done(s) : sound.play(s, actor, move, telling);
        }
      };
    }
  }

  static class RankedWithGaps extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Turn turn(State s) {
          return switch (sound.turn(s)) {
            case Turn.Over(Ranking ranking) ->
                new Turn.Over(
                    new Ranking(ranking.places().stream().map(place -> place + 1).toList()));
            case Turn other -> other;
          };
        }
      };
    }
  }

  /** A deal that comes out differently each time it is played. */
  static class DrawsForItself extends Sound {
    private final Dice own = new Dice(1);

    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> play(State s, int actor, Move move, Telling telling) {
          return sound.play(
              s, actor, isDeal(actor) && !s.dealt() ? sound.draw(s, own) : move, telling);
        }
      };
    }
  }

  static class WorldsThatLookDifferent extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public State imagine(View v, Dice dice) {
          State world = sound.imagine(v, dice);
          List<Integer> cards = new ArrayList<>(world.cards());
          Collections.rotate(cards, 1);
          return new State(world.round(), world.points(), cards, world.hats());
        }
      };
    }
  }

  static class WorldsThatNeverVary extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public State imagine(View v, Dice dice) {
          State world = sound.imagine(v, new Dice(1));
          List<Hat> hats =
              world.hats().stream().map(hat -> hat == Hat.UNDECIDED ? hat : Hat.ON).toList();
          List<Hat> own = new ArrayList<>(hats);
          if (!own.isEmpty()) {
            own.set(v.viewer(), v.hat());
          }
          return new State(world.round(), world.points(), world.cards(), own);
        }
      };
    }
  }

  static class AnySetUpIsFine extends Sound {
    @Override
    protected Game<State, Move, View> game() {
      return new Faulty() {
        @Override
        public Played<State> start(Setup setup) {
          return sound.start(new Setup(2));
        }
      };
    }
  }
}
