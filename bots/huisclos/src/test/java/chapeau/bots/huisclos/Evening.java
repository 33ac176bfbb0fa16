package chapeau.bots.huisclos;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.bots.Choice;
import chapeau.bots.Knowledge;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.games.huisclos.HuisClos;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.State;
import chapeau.games.huisclos.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * A whole game among bots that hear each other.
 *
 * @param decided every decision, in order
 * @param end the table when it was over
 */
record Evening(List<Decision> decided, State end) {
  static final HuisClos GAME = new HuisClos();
  static final Playable<State, Move, View> PLAYABLE = Playable.of(new HuisClosBots());

  /** What a seat knew, and what it did and said. */
  record Decision(Knowledge<View> knew, Choice<Move> choice, boolean byMurderer) {
    boolean says(String form) {
      return choice.line().startsWith(form);
    }
  }

  static Evening of(int players, long seed, IntFunction<String> levels) {
    Dice deals = new Dice(seed);
    Dice minds = deals.split();
    List<Told> told = new ArrayList<>();
    List<Knowledge.Claim> claims = new ArrayList<>();
    List<Decision> decided = new ArrayList<>();
    State s = done(GAME.start(new Setup(players)), told);
    while (!GAME.turn(s).isOver()) {
      if (GAME.turn(s) instanceof Turn.Acting(int seats)) {
        int seat = Integer.numberOfTrailingZeros(seats);
        Bot<View, Move> bot = PLAYABLE.bot(levels.apply(seat)).orElseThrow();
        Choice<Move> choice = PLAYABLE.decide(bot, s, seat, told, claims, Budget.of(100), minds);
        Knowledge<View> knew = PLAYABLE.knowledge(s, seat, told, claims);
        decided.add(new Decision(knew, choice, seat == s.murderer()));
        if (!choice.line().isEmpty()) {
          claims.add(new Knowledge.Claim(seat, choice.line(), knew.told().size()));
        }
        s = done(GAME.play(s, seat, choice.move()), told);
      } else {
        s = done(GAME.play(s, Seat.CHANCE, GAME.draw(s, deals)), told);
      }
    }
    return new Evening(decided, s);
  }

  boolean isWonBy(int seat) {
    return Seat.in(end.winners(), seat);
  }

  private static State done(Played<State> played, List<Told> told) {
    return switch (played) {
      case Played.Done<State>(State s, var events) -> {
        told.addAll(events);
        yield s;
      }
      case Played.Refused<State>(var refusal) -> throw new AssertionError(refusal);
    };
  }
}
