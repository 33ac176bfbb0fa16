package chapeau.bots.hunch;

import chapeau.bots.Bot;
import chapeau.bots.Budget;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Turn;
import chapeau.games.hunch.Hunch;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.State;
import chapeau.games.hunch.View;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Measures how often bots guess what other bots' clues mean; run it, or let a benchmark call it.
 */
final class GuessRate {
  private static final int MOST_CLUES = 3;

  private final Playable<State, Move, View> hunch =
      new Playable<>(new Hunch(), new HunchBots().levels());

  private final int[] tried = new int[MOST_CLUES + 1];
  private final int[] right = new int[MOST_CLUES + 1];
  private final int[] points;
  private final List<String> bots;
  private int games;
  private int sales;
  private int paid;
  private int found;

  /** The seats take the named bots, turned by one seat each game. */
  GuessRate(List<String> bots) {
    this.bots = List.copyOf(bots);
    this.points = new int[bots.size()];
  }

  GuessRate play(Setup setup, int count, long seed) {
    for (int i = 0; i < count; i++) {
      State end = play(setup, i, new Dice(seed + i));
      found += hunch.game().view(end, Seat.OPEN).group().guessed();
      games++;
    }
    return this;
  }

  double secretsPerGame() {
    return (double) found / games;
  }

  /** How many hunches before secrets with so many clues (3 for more) were right. */
  double rate(int clues) {
    return tried[clues] == 0 ? 0 : (double) right[clues] / tried[clues];
  }

  /** What the right to choose a clue costs, where somebody bought it. */
  double meanPrice() {
    return (double) paid / sales;
  }

  /** The points of one of the bots, a game. */
  double points(int bot) {
    return (double) points[bot] / games;
  }

  private State play(Setup setup, int turned, Dice deals) {
    Dice minds = deals.split();
    State s = done(hunch.game().start(setup));
    while (true) {
      switch (hunch.game().turn(s)) {
        case Turn.Chance() ->
            s = done(hunch.game().play(s, Seat.CHANCE, hunch.game().draw(s, deals)));
        case Turn.Acting(int seats) -> {
          int seat = Integer.numberOfTrailingZeros(seats);
          String name = bots.get((seat + turned) % bots.size());
          Bot<View, Move> bot = hunch.bot(name).orElseThrow();
          Move move =
              hunch.decide(bot, s, seat, List.of(), List.of(), Budget.of(2_000), minds).move();
          count(s, move);
          s = done(hunch.game().play(s, seat, move));
          countSale(s, move);
        }
        case Turn.Over _ -> {
          View open = hunch.game().view(s, Seat.OPEN);
          for (int seat = 0; seat < setup.players(); seat++) {
            points[(seat + turned) % bots.size()] += open.players().get(seat).points();
          }
          return s;
        }
      }
    }
  }

  private void countSale(State s, Move move) {
    if (s.step() == State.Step.TAKE && (move instanceof Move.Bid || move instanceof Move.Pass)) {
      sales++;
      paid += s.sale().bid();
    }
  }

  private void count(State s, Move move) {
    if (move instanceof Move.Guess(int owner, int secret, int word)) {
      View.Secret guessed = hunch.game().view(s, Seat.OPEN).secrets().get(owner).get(secret);
      int clues = Math.min(MOST_CLUES, guessed.clues().size());
      tried[clues]++;
      right[clues] += guessed.word() == word ? 1 : 0;
    }
  }

  private static State done(Played<State> played) {
    return switch (played) {
      case Played.Done<State>(State state, var _) -> state;
      case Played.Refused<State>(var refusal) -> throw new IllegalStateException("" + refusal);
    };
  }

  public static void main(String[] args) {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    String level = args.length > 1 ? args[1] : "player";
    for (String language : List.of("fr", "en")) {
      for (int players = 3; players <= 6; players++) {
        Setup setup = new Setup(players, Map.of("language", language));
        List<String> bots = Collections.nCopies(players, level);
        GuessRate rate = new GuessRate(bots).play(setup, games, 1);
        System.out.printf(
            Locale.ROOT,
            "%s, %d players: %.2f secrets a game; mean price %.2f coins; right with 0/1/2/3+ clues"
                + " %.2f %.2f %.2f %.2f%n",
            language,
            players,
            rate.secretsPerGame(),
            rate.meanPrice(),
            rate.rate(0),
            rate.rate(1),
            rate.rate(2),
            rate.rate(3));
      }
    }
  }
}
