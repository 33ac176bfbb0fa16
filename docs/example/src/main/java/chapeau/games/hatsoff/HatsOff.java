package chapeau.games.hatsoff;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.hatsoff.State.Hat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;

/** Hats Off: keep your hat on if you dare. */
public final class HatsOff implements Game<State, Move, View> {
  private static final int CARDS = 9;
  private static final int GOAL = 5;
  private static final int LAST_ROUND = 12;

  private static final Refusal NOT_NOW =
      new Refusal(
          "HAT-02",
          "Ce n’est pas le moment : vous avez déjà choisi, ou rien n’est distribué.",
          "Not now: you have decided already, or nothing is dealt.");
  private static final Refusal BAD_DEAL =
      new Refusal(
          "HAT-01",
          "Chacun reçoit une carte différente de 1 à 9.",
          "Everyone is dealt a different card from 1 to 9.");

  private static final List<Move> CHOICES = List.of(new Move.Hat(true), new Move.Hat(false));

  @Override
  public About about() {
    return new About(
        "hatsoff",
        "HAT",
        1,
        new Text("Bas les chapeaux", "Hats Off"),
        new Text("Gardez votre chapeau, si vous osez.", "Keep your hat on, if you dare."),
        2,
        4,
        3,
        List.of());
  }

  // Set-up

  @Override
  public Played<State> start(Setup setup) {
    return switch (about().check(setup)) {
      case About.Checked.Wrong(var refusal) -> Played.refused(refusal);
      case About.Checked.Right(var s) ->
          Played.done(new State(0, Collections.nCopies(s.players(), 0), List.of(), List.of()));
    };
  }

  @Override
  public Move draw(State s, Dice dice) {
    List<Integer> deck = dice.shuffled(IntStream.rangeClosed(1, CARDS).boxed().toList());
    return new Move.Deal(deck.subList(0, s.players()));
  }

  // A round

  @Override
  public Turn turn(State s) {
    if (s.dealt()) {
      return Turn.all(undecided(s));
    }
    return over(s) ? new Turn.Over(ranking(s)) : Turn.chance();
  }

  private static int undecided(State s) {
    return IntStream.range(0, s.players())
        .filter(seat -> s.hats().get(seat) == Hat.UNDECIDED)
        .map(seat -> 1 << seat)
        .sum();
  }

  @Override
  public List<Move> moves(State s, int seat) {
    return turn(s).asks(seat) ? CHOICES : List.of();
  }

  @Override
  public Played<State> play(State s, int actor, Move move, Telling telling) {
    return switch (move) {
      case Move.Deal(List<Integer> cards) -> deal(s, actor, cards, telling);
      case Move.Hat(boolean on) ->
          turn(s).asks(actor) ? decide(s, actor, on, telling) : Played.refused(NOT_NOW);
    };
  }

  private static Played<State> deal(State s, int actor, List<Integer> cards, Telling telling) {
    boolean different = new HashSet<>(cards).size() == s.players() && cards.size() == s.players();
    if (actor != Seat.CHANCE
        || s.dealt()
        || over(s)
        || !different
        || cards.stream().anyMatch(c -> c < 1 || c > CARDS)) {
      return Played.refused(BAD_DEAL);
    }
    telling.all(new Happening.Dealt(s.round() + 1));
    for (int seat = 0; seat < s.players(); seat++) {
      telling.only(seat, new Happening.Drew(seat, cards.get(seat)));
    }
    return Played.done(
        new State(
            s.round() + 1, s.points(), cards, Collections.nCopies(s.players(), Hat.UNDECIDED)));
  }

  private static Played<State> decide(State s, int seat, boolean on, Telling telling) {
    List<Hat> hats = new ArrayList<>(s.hats());
    hats.set(seat, on ? Hat.ON : Hat.OFF);
    State decided = new State(s.round(), s.points(), s.cards(), hats);
    telling.all(new Happening.Decided(seat));
    return Played.done(undecided(decided) == 0 ? compared(decided, telling) : decided);
  }

  private static State compared(State s, Telling telling) {
    List<Integer> shown =
        IntStream.range(0, s.players())
            .mapToObj(seat -> s.hats().get(seat) == Hat.ON ? s.cards().get(seat) : 0)
            .toList();
    int highest = Collections.max(shown);
    List<Integer> points = new ArrayList<>(s.points());
    for (int seat = 0; seat < s.players(); seat++) {
      if (shown.get(seat) > 0) {
        points.set(seat, Math.max(0, points.get(seat) + (shown.get(seat) == highest ? 2 : -1)));
      }
    }
    telling.all(new Happening.Shown(shown, points));
    return new State(s.round(), points, List.of(), List.of());
  }

  // The end

  private static boolean over(State s) {
    return Collections.max(s.points()) >= GOAL || s.round() == LAST_ROUND;
  }

  private static Ranking ranking(State s) {
    return Ranking.by(s.players(), Comparator.comparingInt(seat -> -s.points().get(seat)));
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    List<Integer> cards = new ArrayList<>();
    for (int seat = 0; seat < s.cards().size(); seat++) {
      cards.add(viewer == Seat.OPEN || viewer == seat ? s.cards().get(seat) : 0);
    }
    return new View(
        viewer,
        s.round(),
        s.points(),
        cards,
        viewer >= 0 && s.dealt() ? s.hats().get(viewer) : Hat.UNDECIDED,
        s.hats().stream().map(hat -> hat != Hat.UNDECIDED).toList());
  }

  @Override
  public State imagine(View v, Dice dice) {
    List<Integer> unseen =
        new ArrayList<>(
            dice.shuffled(
                IntStream.rangeClosed(1, CARDS)
                    .filter(card -> !v.cards().contains(card))
                    .boxed()
                    .toList()));
    List<Integer> cards =
        v.cards().stream().map(card -> card == 0 ? unseen.removeFirst() : card).toList();
    List<Hat> hats = new ArrayList<>();
    for (int seat = 0; seat < v.decided().size(); seat++) {
      hats.add(
          seat == v.viewer()
              ? v.hat()
              : v.decided().get(seat) ? dice.pick(List.of(Hat.ON, Hat.OFF)) : Hat.UNDECIDED);
    }
    return new State(v.round(), v.points(), cards, hats);
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
