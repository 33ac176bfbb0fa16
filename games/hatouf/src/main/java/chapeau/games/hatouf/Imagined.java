package chapeau.games.hatouf;

import chapeau.engine.Dice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Tables that look like a view: the cards its viewer has not seen are dealt among the hands and the
 * rest of the deck, all deals being equally likely that agree with what was played and what was
 * not.
 */
final class Imagined {
  /** The owner of the places left in the deck. */
  private static final int DECK = Mat.SEATS;

  private final View view;
  private final Dice dice;
  private final long[] held = new long[Mat.SEATS + 1];
  private final int[] missing = new int[Mat.SEATS + 1];

  private Imagined(View view, Dice dice) {
    this.view = view;
    this.dice = dice;
  }

  static State state(View view, Dice dice) {
    Imagined world = new Imagined(view, dice);
    long discards = set(view.discards());
    world.deal(discards);
    return new State(
        view.variant(),
        view.step(),
        view.deck(),
        view.deal(),
        view.dealer(),
        view.acting(),
        fleet(view),
        List.of(world.held[0], world.held[1], world.held[2], world.held[3]),
        discards,
        IntStream.range(0, Mat.SEATS).mapToObj(world::gave).toList(),
        view.played(),
        view.lacks().stream()
            .map(ranks -> ranks.stream().mapToInt(rank -> 1 << rank).sum())
            .toList());
  }

  // The cards

  private void deal(long discards) {
    long unseen = Card.ALL & ~discards;
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      List<Integer> hand = view.hands().get(seat);
      held[seat] = set(hand);
      missing[seat] = hand.size() - Long.bitCount(held[seat]);
      unseen &= ~held[seat];
    }
    missing[DECK] = Long.bitCount(unseen) - Arrays.stream(missing, 0, DECK).sum();
    fillSailorHands(unseen);
    for (long hand : held) {
      unseen &= ~hand;
    }
    long launchers = Card.launchers(unseen);
    spread(launchers, places(owner -> !hasNoLauncher(owner)));
    spread(unseen & ~launchers, places(_ -> true));
  }

  /** A seat that threw a card away with a boat at sea had nothing but M's. */
  private void fillSailorHands(long unseen) {
    long sailors = unseen & Card.ofRank(Card.SAILOR);
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      while (missing[seat] > 0 && hasOnlySailors(seat)) {
        int card = Card.nth(sailors, dice.below(Long.bitCount(sailors)));
        sailors &= ~(1L << card);
        give(seat, card);
      }
    }
  }

  private boolean hasOnlySailors(int seat) {
    return view.lacks().get(seat).size() == Card.RANKS - 1;
  }

  private boolean hasNoLauncher(int owner) {
    return owner != DECK && view.lacks().get(owner).contains(Card.ONE);
  }

  /** The owners of the places still to be filled, once for each place, shuffled. */
  private int[] places(IntPredicate allowed) {
    List<Integer> owners = new ArrayList<>();
    for (int owner = 0; owner <= DECK; owner++) {
      for (int i = 0; i < missing[owner] && allowed.test(owner); i++) {
        owners.add(owner);
      }
    }
    int[] shuffled = owners.stream().mapToInt(Integer::intValue).toArray();
    dice.shuffle(shuffled);
    return shuffled;
  }

  private void spread(long cards, int[] places) {
    int next = 0;
    for (int card : Card.ids(cards)) {
      give(places[next++], card);
    }
  }

  private void give(int owner, int card) {
    held[owner] |= 1L << card;
    missing[owner]--;
  }

  /**
   * The card a seat gave: as seen, or any its partner could have got it as; before the exchange,
   * any of its own.
   */
  private int gave(int seat) {
    int known = view.gave().get(seat);
    if (!view.chose().contains(seat) || known != Card.HIDDEN) {
      return known;
    }
    int partner = Mat.partner(seat);
    long from =
        view.step() == Step.EXCHANGE ? held[seat] : held[partner] | set(view.played().get(partner));
    return Card.nth(from, dice.below(Long.bitCount(from)));
  }

  private static long set(List<Integer> cards) {
    long set = 0;
    for (int card : cards) {
      set |= card == Card.HIDDEN ? 0 : 1L << card;
    }
    return set;
  }

  // The boats

  private static Fleet fleet(View view) {
    Integer[] places = new Integer[Mat.BOATS];
    Arrays.fill(places, Fleet.OUT);
    for (int i = 0; i < view.boats().size(); i++) {
      places[view.boats().get(i).id()] = place(view.spots().get(i));
    }
    return new Fleet(
        view.cargoes().size(), Arrays.asList(places), boats(view.loaded()), boats(view.rotating()));
  }

  private static int boats(List<Integer> ids) {
    return ids.stream().mapToInt(boat -> 1 << boat).sum();
  }

  private static int place(Spot spot) {
    return switch (spot) {
      case Spot.InPort _ -> Fleet.PORT;
      case Spot.AtSea(int cell) -> cell;
      case Spot.Unloading(Port _, int cell) -> Fleet.UNLOADING + cell;
      case Spot.Docking(Port _, int cell) -> Fleet.DOCKING + cell;
    };
  }
}
