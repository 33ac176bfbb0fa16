package chapeau.bots.huisclos;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.bots.Bot;
import chapeau.bots.Honest;
import chapeau.bots.Playable;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.huisclos.HuisClos;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.State;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The beginner finishes its games, beats chance, and knows no more than it is shown. */
class NoviceTest {
  private static final int DEALS = 100;

  private final HuisClos game = new HuisClos();
  private final Playable<State, Move, View> playable =
      new Playable<>(game, new HuisClosBots().levels());
  private final Bot<View, Move> novice = bot("novice");
  private final Bot<View, Move> random = bot(Playable.RANDOM);

  @Test
  void gamesOfNovicesEnd() {
    for (int players = 4; players <= 8; players++) {
      Ranking ranking = play(Collections.nCopies(players, novice), players);
      assertThat(ranking.winners()).isNotEmpty();
    }
  }

  @Test
  void aNoviceWinsClearlyMoreThanItsShareAmongRandomPlayers() {
    int won = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      for (int seat = 0; seat < 4; seat++) {
        List<Bot<View, Move>> bots = new ArrayList<>(Collections.nCopies(4, random));
        bots.set(seat, novice);
        won += play(bots, deal).winners().contains(seat) ? 1 : 0;
      }
    }
    assertThat(won).isGreaterThan(DEALS * 4 / 3);
  }

  @Test
  void whatItCannotKnowDoesNotChangeItsMind() {
    Honest.check(playable, "novice", new Setup(5), 1);
  }

  private Bot<View, Move> bot(String name) {
    return playable.bot(name).orElseThrow();
  }

  private Ranking play(List<Bot<View, Move>> bots, int seed) {
    Dice deals = new Dice(seed);
    Dice dice = deals.split();
    State s = chance(done(game.start(new Setup(bots.size()))), deals);
    while (game.turn(s) instanceof Turn.Acting(int seats)) {
      int seat = Integer.numberOfTrailingZeros(seats);
      Move move = playable.decide(bots.get(seat), s, seat, Situation.AT_THE_TABLE, dice).move();
      s = chance(done(game.play(s, seat, move)), deals);
    }
    if (game.turn(s) instanceof Turn.Over(Ranking ranking)) {
      return ranking;
    }
    throw new AssertionError("not over");
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
