package chapeau.games.hatsoff;

import chapeau.contract.GameContract;
import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Optional;

/** Hats Off with something in its state that is not written down. */
class StateThatForgets extends GameContract<StateThatForgets.Noted, Move, View> {
  private final HatsOffContractTest sound = new HatsOffContractTest();

  /** A state, and how many moves were made to it, which nobody writes down. */
  record Noted(State table, @JsonIgnore int moves) {}

  @Override
  protected Game<Noted, Move, View> game() {
    return new Counting();
  }

  @Override
  protected int games() {
    return 20;
  }

  @Override
  protected Noted changeUnknown(Noted s, int seat, Dice dice) {
    return new Noted(sound.changeUnknown(s.table, seat, dice), s.moves);
  }

  @Override
  protected List<?> unknown(Noted s, int seat) {
    return sound.unknown(s.table, seat);
  }

  @Override
  protected Optional<Move> drawBetween(Noted before, Noted after) {
    return sound.drawBetween(before.table, after.table);
  }

  @Override
  protected List<Move> alphabet(Noted s, Dice dice) {
    return sound.alphabet(s.table, dice);
  }

  @Override
  protected boolean bringsToLight(Noted s, int actor, Move move) {
    return sound.bringsToLight(s.table, actor, move);
  }

  /** The rules of Hats Off, and a count of moves. */
  private record Counting(HatsOff rules) implements Game<Noted, Move, View> {
    Counting() {
      this(new HatsOff());
    }

    private static Played<Noted> noted(Played<State> played, int moves) {
      return switch (played) {
        case Played.Done<State>(State next, var events) ->
            Played.done(new Noted(next, moves), events);
        case Played.Refused<State>(var refusal) -> Played.refused(refusal);
      };
    }

    @Override
    public About about() {
      return rules.about();
    }

    @Override
    public Played<Noted> start(Setup setup) {
      return noted(rules.start(setup), 1);
    }

    @Override
    public Turn turn(Noted s) {
      return rules.turn(s.table);
    }

    @Override
    public List<Move> moves(Noted s, int seat) {
      return rules.moves(s.table, seat);
    }

    @Override
    public Played<Noted> play(Noted s, int actor, Move move, Telling telling) {
      return noted(rules.play(s.table, actor, move, telling), s.moves + 1);
    }

    @Override
    public Move draw(Noted s, Dice dice) {
      return rules.draw(s.table, dice);
    }

    @Override
    public View view(Noted s, int viewer) {
      return rules.view(s.table, viewer);
    }

    @Override
    public Noted imagine(View view, Dice dice) {
      return new Noted(rules.imagine(view, dice), 1);
    }

    @Override
    public Types<Noted, Move, View> types() {
      return new Types<>(Noted.class, Move.class, View.class, Happening.class);
    }
  }
}
