package chapeau.games.hatouf;

import chapeau.contract.GameContract;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Hatouf keeps the contract of all games. */
class HatoufContractTest extends GameContract<State, Move, View> {

  @Override
  protected Game<State, Move, View> game() {
    return new Hatouf();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        new Setup(4),
        new Setup(4, Map.of("short", "true")),
        new Setup(4, Map.of("short", "true", "flying", "true")));
  }

  @Override
  protected int games() {
    return 10;
  }

  /** Trades cards the seat has not seen between hands, and hands and deck. */
  @Override
  protected State changeUnknown(State s, int seat, Dice dice) {
    State changed = s;
    for (int i = 0; i < 10; i++) {
      List<Integer> hidden = hidden(changed, seat);
      if (hidden.size() > 1) {
        changed = traded(changed, dice.pick(hidden), dice.pick(hidden));
      }
    }
    return changed;
  }

  /** What others hold, if two owners at least might hold one another's cards. */
  @Override
  protected List<?> unknown(State s, int seat) {
    List<Integer> hidden = hidden(s, seat);
    long owners =
        hidden.stream()
            .map(card -> owner(s, card))
            .filter(owner -> owner == Mat.SEATS || s.lacks().get(owner) == 0)
            .distinct()
            .count();
    return owners < 2
        ? List.of()
        : IntStream.range(0, Mat.SEATS).filter(o -> o != seat).mapToObj(s::hand).toList();
  }

  /** The partners' cards change hands when the last has chosen; the end of the game opens all. */
  @Override
  protected boolean bringsToLight(State s, int actor, Move move) {
    return (move instanceof Move.Exchange && Integer.bitCount(s.choosing()) == 1)
        || (game().play(s, actor, move) instanceof Played.Done<State>(State next, var _)
            && next.step() == Step.OVER);
  }

  @Override
  protected List<Move> alphabet(State s, Dice dice) {
    int acting = Math.max(0, s.acting());
    List<Integer> cards = new ArrayList<>(Card.ids(s.hand(acting)));
    cards.addAll(List.of(-1, 52, Integer.MIN_VALUE, dice.below(Card.DECK)));
    List<Move> moves = new ArrayList<>();
    for (int card : cards) {
      int boat = dice.below(18) - 1;
      int own = acting * Mat.CARGOES + dice.below(Mat.CARGOES);
      moves.add(new Move.Exchange(card));
      moves.add(new Move.Throw(card));
      for (int one : List.of(boat, own)) {
        moves.add(new Move.Launch(card, one));
        moves.add(new Move.Sail(card, one, false));
        moves.add(new Move.Sail(card, one, true));
        moves.add(new Move.Swap(card, one, dice.below(18) - 1));
        moves.add(new Move.Share(card, parts(acting, dice)));
      }
    }
    moves.add(new Move.Share(cards.getFirst(), List.of()));
    moves.add(new Move.Share(cards.getFirst(), List.of(new Move.Part(99, -7, true))));
    moves.add(new Move.Begin(7, List.of(Cargo.GOLD, Cargo.GOLD)));
    moves.add(new Move.Deal(List.of(List.of(Integer.MAX_VALUE), List.of(), List.of(-1))));
    return moves;
  }

  private static List<Move.Part> parts(int seat, Dice dice) {
    List<Move.Part> parts = new ArrayList<>();
    for (int left = 7; left > 0; ) {
      int cells = 1 + dice.below(left);
      int boat = seat * Mat.CARGOES + dice.below(Mat.CARGOES);
      parts.add(new Move.Part(boat, cells, dice.below(4) == 0));
      left -= cells;
    }
    return parts;
  }

  /** The cards a viewer has not seen since they were shuffled, said from the rule book. */
  private static List<Integer> hidden(State s, int seat) {
    if (s.step() == Step.OVER) {
      return List.of();
    }
    long seen = s.discards();
    if (seat != Seat.SPECTATOR) {
      seen |= s.hand(seat);
      if (s.step() == Step.PLAY && s.gave().get(seat) >= 0) {
        seen |= 1L << s.gave().get(seat);
      }
    }
    return Card.ids(Card.ALL & ~seen);
  }

  private static int owner(State s, int card) {
    return IntStream.range(0, Mat.SEATS)
        .filter(seat -> Card.in(s.hand(seat), card))
        .findFirst()
        .orElse(Mat.SEATS);
  }

  private static State traded(State s, int one, int other) {
    if (isKnownToLack(s, owner(s, one), other) || isKnownToLack(s, owner(s, other), one)) {
      return s;
    }
    return new State(
        s.variant(),
        s.step(),
        s.deck(),
        s.deal(),
        s.dealer(),
        s.acting(),
        s.fleet(),
        s.hands().stream().map(hand -> traded(hand, one, other)).toList(),
        s.discards(),
        s.gave().stream().map(card -> card == one ? other : card == other ? one : card).toList(),
        s.played(),
        s.lacks());
  }

  private static boolean isKnownToLack(State s, int owner, int card) {
    return owner < Mat.SEATS && (s.lacks().get(owner) >> Card.rank(card) & 1) == 1;
  }

  private static long traded(long hand, int one, int other) {
    return LongStream.of(one, other).filter(card -> Card.in(hand, (int) card)).count() == 1
        ? hand ^ (1L << one) ^ (1L << other)
        : hand;
  }

  @Override
  protected Optional<Move> drawBetween(State before, State after) {
    return before.step() == Step.DEAL
        ? Optional.of(
            new Move.Deal(
                IntStream.range(0, Mat.SEATS)
                    .mapToObj(seat -> Card.ids(after.hand(seat) & ~before.hand(seat)))
                    .toList()))
        : Optional.empty();
  }
}
