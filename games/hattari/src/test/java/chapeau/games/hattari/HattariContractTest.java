package chapeau.games.hattari;

import chapeau.contract.GameContract;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Hattari keeps the contract of all games. */
class HattariContractTest extends GameContract<State, Move, View> {

  @Override
  protected Game<State, Move, View> game() {
    return new Hattari();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        new Setup(2),
        new Setup(3),
        new Setup(4),
        new Setup(3, Map.of("beginner", "true", "memory", "false")),
        new Setup(4, Map.of("expert", "true", "first", "2")));
  }

  @Override
  protected int games() {
    return 1000;
  }

  /** Deals the cards the seat has not seen among the places it has not seen them in. */
  @Override
  protected State changeUnknown(State s, int seat, Dice dice) {
    List<Integer> hidden = hiddenPlaces(s, seat);
    List<Integer> cards = new ArrayList<>(cards(s));
    List<Integer> shuffled = dice.shuffled(hidden.stream().map(cards::get).toList());
    for (int i = 0; i < hidden.size(); i++) {
      cards.set(hidden.get(i), shuffled.get(i));
    }
    return s.dealt() ? withCards(s, cards) : s;
  }

  @Override
  protected List<?> unknown(State s, int seat) {
    List<Integer> hidden = hiddenPlaces(s, seat);
    return hidden.size() < 2 ? List.of() : hidden.stream().map(cards(s)::get).toList();
  }

  @Override
  protected boolean bringsToLight(State s, int actor, Move move) {
    return move instanceof Move.Accuse && s.accusations().size() == s.players() - 1;
  }

  @Override
  protected List<Move> alphabet(State s, Dice dice) {
    List<Move> moves = new ArrayList<>();
    for (int suspect = -1; suspect <= 3; suspect++) {
      moves.add(new Move.Look(suspect));
      moves.add(new Move.Swap(suspect));
      moves.add(new Move.Accuse(suspect));
      moves.add(new Move.First(suspect));
    }
    moves.add(new Move.Keep());
    moves.add(s.deal());
    moves.add(new Move.Deal(List.of(5, 5, 5), 99, List.of(Integer.MAX_VALUE, -7)));
    return moves;
  }

  /** Places: the suspects 0 to 2, the victim 3, then the clue dealt to each seat. */
  private static List<Integer> cards(State s) {
    List<Integer> cards = new ArrayList<>(s.deal().suspects());
    cards.add(s.deal().victim());
    cards.addAll(s.deal().clues());
    return cards;
  }

  private static State withCards(State s, List<Integer> cards) {
    Move.Deal deal =
        new Move.Deal(cards.subList(0, 3), cards.get(3), cards.subList(4, cards.size()));
    return new State(
        s.variant(),
        s.round(),
        s.first(),
        deal,
        s.looked(),
        s.unseen(),
        s.swap(),
        s.accusations(),
        s.markers(),
        s.reveals(),
        s.over());
  }

  /** What the rule book lets a seat see, said the long way round: follow the round look by look. */
  private static List<Integer> hiddenPlaces(State s, int seat) {
    if (!s.dealt() || s.over()) {
      return List.of();
    }
    List<Integer> seen = new ArrayList<>();
    if (seat != Seat.SPECTATOR) {
      seen.add(4 + seat);
      seen.add(4 + (seat + 1) % s.players());
      boolean acting = s.acting() == seat;
      for (int place = 0; place < 3; place++) {
        boolean looked =
            acting ? s.hasLookedAt(place) : hasPlayed(s, seat) && place != notLookedAt(s, seat);
        if (looked && !(seat == s.first() && s.swap() == place)) {
          seen.add(place);
        }
      }
      if (seat == s.first() && s.swap() >= 0) {
        seen.add(3);
      }
    }
    return IntStream.range(0, 4 + s.players())
        .filter(place -> !seen.contains(place))
        .boxed()
        .toList();
  }

  private static boolean hasPlayed(State s, int seat) {
    return (seat - s.first() + s.players()) % s.players() < s.accusations().size();
  }

  private static int notLookedAt(State s, int seat) {
    return seat == s.first()
        ? s.unseen()
        : s.accusations().get((seat - s.first() + s.players()) % s.players() - 1);
  }

  @Override
  protected Optional<Move> drawBetween(State before, State after) {
    return after.dealt()
        ? Optional.of(
            new Move.Deal(after.deal().suspects(), after.deal().victim(), after.deal().clues()))
        : Optional.empty();
  }
}
