package chapeau.games.hunch;

import static chapeau.games.hunch.State.NONE;

import chapeau.engine.Seat;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** What a viewer sees of a table. */
final class Seen {
  private final State s;
  private final int viewer;
  private final boolean open;

  private Seen(State s, int viewer) {
    this.s = s;
    this.viewer = viewer;
    this.open = viewer == Seat.OPEN || s.step() == Step.OVER;
  }

  static View view(State s, int viewer) {
    return new Seen(s, viewer).view();
  }

  private View view() {
    return new View(
        viewer,
        s.variant(),
        Category.all(s.variant().language()),
        s.step(),
        s.round(),
        s.first(),
        s.sale().asked() == Seat.NOBODY ? members(s.waiting()) : List.of(s.sale().asked()),
        grid(),
        members(s.gone()),
        bySeat(this::player),
        bySeat(this::secrets),
        bySeat(seat -> sees(seat) ? drawn(s.player(seat)) : List.of()),
        bySeat(seat -> sees(seat) || s.hasShown(seat) ? s.player(seat).hand().cards() : List.of()),
        bySeat(seat -> sees(seat) ? s.player(seat).hand().hunches() : List.of()),
        viewer >= 0 ? s.hunchesLeft(viewer) : 0,
        new View.Sale(
            s.sale().seller(), members(s.sale().bidders()), s.sale().bid(), s.sale().bidder()),
        deck(),
        s.reveals(),
        Scoring.group(s));
  }

  private <T> List<T> bySeat(IntFunction<T> seen) {
    List<T> all = new ArrayList<>(s.seats());
    for (int seat = 0; seat < s.seats(); seat++) {
      all.add(seen.apply(seat));
    }
    return all;
  }

  private boolean sees(int seat) {
    return open || seat == viewer;
  }

  private List<View.Target> grid() {
    List<View.Target> grid = new ArrayList<>(s.grid().size());
    for (int card : s.grid()) {
      grid.add(new View.Target(card, s.variant().deck().get(card)));
    }
    return grid;
  }

  private View.Player player(int seat) {
    Player player = s.player(seat);
    return new View.Player(
        player.coins(),
        player.points(),
        player.hand().redrew(),
        player.hand().isExchanging(),
        player.hand().extraHunch(),
        player.hand().tooEasy());
  }

  private List<View.Drawn> drawn(Player player) {
    List<View.Drawn> drawn = new ArrayList<>(player.targets().size());
    for (int i = 0; i < player.targets().size(); i++) {
      int card = player.targets().get(i);
      int chosen = player.chosen().isEmpty() ? NONE : player.chosen().get(i);
      drawn.add(new View.Drawn(card, s.variant().deck().get(card), chosen));
    }
    return drawn;
  }

  private List<View.Secret> secrets(int seat) {
    List<Secret> row = s.player(seat).secrets();
    List<View.Secret> secrets = new ArrayList<>(row.size());
    for (Secret secret : row) {
      boolean known = sees(seat) || secret.guessed();
      secrets.add(
          new View.Secret(
              known ? secret.word() : NONE,
              secret.guessed(),
              secret.clues(),
              misses(secret.wrong())));
    }
    return secrets;
  }

  private static List<View.Miss> misses(List<Hunch> wrong) {
    List<View.Miss> misses = new ArrayList<>(wrong.size());
    for (Hunch hunch : wrong) {
      misses.add(new View.Miss(hunch.round(), hunch.seat(), hunch.word()));
    }
    return misses;
  }

  private View.ClueDeck deck() {
    return new View.ClueDeck(
        Long.bitCount(s.deck().pile()),
        members(s.deck().discards()),
        viewer >= 0 ? members(s.player(viewer).discarded()) : List.of(),
        bySeat(seat -> Long.bitCount(s.player(seat).discarded())));
  }

  private static List<Integer> members(long set) {
    List<Integer> members = new ArrayList<>();
    for (long left = set; left != 0; left &= left - 1) {
      members.add(Long.numberOfTrailingZeros(left));
    }
    return members;
  }
}
