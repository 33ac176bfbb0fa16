package chapeau.games.hunch;

import static chapeau.games.hunch.State.NONE;

import chapeau.engine.Seat;
import chapeau.games.hunch.Move.Answer;
import chapeau.games.hunch.State.Card;
import chapeau.games.hunch.State.Clue;
import chapeau.games.hunch.State.Player;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.List;

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
    List<View.Player> players = new ArrayList<>(s.seats());
    for (int seat = 0; seat < s.seats(); seat++) {
      players.add(player(seat));
    }
    return new View(
        viewer,
        s.variant(),
        s.step(),
        s.round(),
        s.first(),
        acting(),
        grid(),
        players,
        new View.Sale(
            s.sale().seller(), seats(s.sale().bidders()), s.sale().bid(), s.sale().bidder()),
        deck(),
        s.reveals(),
        Scoring.group(s));
  }

  private boolean sees(int seat) {
    return open || seat == viewer;
  }

  private List<Integer> acting() {
    return s.sale().asked() == State.NOBODY ? seats(s.waiting()) : List.of(s.sale().asked());
  }

  private List<View.Target> grid() {
    int mine = 0;
    if (viewer >= 0) {
      for (Secret secret : s.player(viewer).secrets()) {
        mine |= 1 << (secret.word() / State.WORDS);
      }
    }
    List<View.Target> grid = new ArrayList<>(s.grid().size());
    for (int place = 0; place < s.grid().size(); place++) {
      int card = s.grid().get(place);
      grid.add(
          new View.Target(
              card,
              s.variant().deck().get(card),
              (s.gone() >> place & 1) == 1,
              (mine >> place & 1) == 1));
    }
    return grid;
  }

  private View.Player player(int seat) {
    Player player = s.player(seat);
    return new View.Player(
        player.coins(),
        player.points(),
        sees(seat) ? drawn(player) : List.of(),
        secrets(seat, player),
        sees(seat) || s.hasShown(seat) ? cards(seat, player) : List.of(),
        player.hand().redrew(),
        player.hand().isExchanging(),
        player.hand().extraHunch(),
        player.hand().tooEasy(),
        sees(seat) ? player.hand().hunches() : List.of(),
        sees(seat) ? s.hunchesLeft(seat) : 0);
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

  private List<View.Secret> secrets(int seat, Player player) {
    List<View.Secret> secrets = new ArrayList<>(player.secrets().size());
    for (Secret secret : player.secrets()) {
      boolean known = sees(seat) || secret.guessed();
      List<View.Clue> clues = new ArrayList<>(secret.clues().size());
      for (Clue clue : secret.clues()) {
        clues.add(
            new View.Clue(
                clue.round(),
                clue.author(),
                clue.card(),
                Inventing.category(s, clue.card()),
                clue.text(),
                clue.answer(),
                true));
      }
      secrets.add(
          new View.Secret(
              known ? secret.word() : NONE,
              known ? s.word(secret.word()) : "",
              secret.guessed(),
              clues,
              secret.wrong()));
    }
    return secrets;
  }

  private List<View.Clue> cards(int seat, Player player) {
    List<View.Clue> cards = new ArrayList<>(player.hand().cards().size());
    for (Card card : player.hand().cards()) {
      Category category =
          card.card() == NONE ? Category.NOT_DRAWN : Inventing.category(s, card.card());
      cards.add(
          new View.Clue(
              s.round(), seat, card.card(), category, card.text(), Answer.NONE, card.taken()));
    }
    return cards;
  }

  private View.ClueDeck deck() {
    List<Integer> unseen = new ArrayList<>(s.seats());
    for (Player player : s.players()) {
      unseen.add(Long.bitCount(player.discarded()));
    }
    return new View.ClueDeck(
        Long.bitCount(s.deck().pile()),
        cards(s.deck().discards()),
        viewer >= 0 ? cards(s.player(viewer).discarded()) : List.of(),
        unseen);
  }

  private static List<Integer> cards(long set) {
    List<Integer> cards = new ArrayList<>();
    for (long left = set; left != 0; left &= left - 1) {
      cards.add(Long.numberOfTrailingZeros(left));
    }
    return cards;
  }

  private static List<Integer> seats(int set) {
    return cards(set);
  }
}
