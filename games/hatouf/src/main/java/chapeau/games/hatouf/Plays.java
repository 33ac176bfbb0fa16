package chapeau.games.hatouf;

import chapeau.engine.Dice;
import chapeau.games.hatouf.Move.Launch;
import chapeau.games.hatouf.Move.Part;
import chapeau.games.hatouf.Move.Play;
import chapeau.games.hatouf.Move.Sail;
import chapeau.games.hatouf.Move.Share;
import chapeau.games.hatouf.Move.Swap;
import chapeau.games.hatouf.Move.Throw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** HTF-15 to HTF-27: what a seat may do with its cards, and what comes of it. */
final class Plays {
  private static final Optional<No> FINE = Optional.empty();
  private static final int LAUNCHERS = (1 << Card.ONE) | (1 << Card.CAPTAIN);
  private static final int ALL_BUT_SAILOR = ((1 << (Card.RANKS + 1)) - 2) & ~(1 << Card.SAILOR);

  private final int seat;
  private final long hand;
  private final Voyage voyage;
  private final int own;

  /** The seat's boats at sea, and those waiting for a 1 or a K. */
  private final int sea;

  private final int waiting;

  /** HTF-16. */
  private final boolean lastBoat;

  Plays(State s, int seat) {
    this(s, seat, false);
  }

  /**
   * What a seat may do now.
   *
   * @param logged whether the legs of what it then does are wanted
   */
  Plays(State s, int seat, boolean logged) {
    this.seat = seat;
    hand = s.hand(seat);
    voyage = new Voyage(s.fleet(), logged);
    own = Mat.boats(seat);
    sea = voyage.sea() & own;
    waiting = s.fleet().afloat().waiting() & own;
    lastBoat = s.fleet().home(seat) == s.fleet().each() - 1;
  }

  /** The fleet and the legs sailed, after {@link #play}. */
  Voyage voyage() {
    return voyage;
  }

  /**
   * HTF-15, HTF-16 and HTF-18: a 1 or K in hand, none at sea, and not only one left to bring home.
   */
  private boolean mustLaunch() {
    return sea == 0 && waiting != 0 && !lastBoat && Card.launchers(hand) != 0;
  }

  /** HTF-15, HTF-16 and HTF-18: whether a card may be thrown away without effect. */
  private boolean mayThrow() {
    return lastBoat || (sea == 0 ? !mustLaunch() : !hasUse());
  }

  /** With a boat at sea every card can be sailed but an M, which needs another boat to swap. */
  private boolean hasUse() {
    return (hand & ~Card.ofRank(Card.SAILOR)) != 0
        || voyage.sea() != sea
        || Integer.bitCount(sea) > 1;
  }

  /** The ranks everybody now knows the seat does not hold, as its play was forced by them. */
  int lacking(Play play) {
    if (lastBoat) {
      return 0;
    }
    return switch (play) {
      case Launch _ -> 0;
      case Throw _ when sea != 0 -> ALL_BUT_SAILOR;
      case Sail _, Share _, Swap _, Throw _ -> sea == 0 && waiting != 0 ? LAUNCHERS : 0;
    };
  }

  // Playing

  /** Plays a card on the voyage, or says why not; the voyage is spoilt in that case. */
  Optional<No> play(Play play) {
    if (!Card.in(hand, play.card())) {
      return No.NOT_HELD.reason;
    }
    int rank = Card.rank(play.card());
    return switch (play) {
      case Launch(int _, int boat) -> launch(rank, boat);
      case Throw _ -> mayThrow() ? FINE : (mustLaunch() ? No.MUST_LAUNCH : No.MUST_PLAY).reason;
      case Sail _, Share _, Swap _ when mustLaunch() -> No.MUST_LAUNCH.reason;
      case Sail(int _, int boat, boolean quay) -> sail(rank, boat, quay);
      case Share(int _, List<Part> parts) -> share(rank, parts);
      case Swap(int _, int boat, int other) -> swap(rank, boat, other);
    };
  }

  private Optional<No> launch(int rank, int boat) {
    if (!Card.launches(rank)) {
      return No.NOT_A_LAUNCHER.reason;
    }
    if (!isOneOf(own, boat)) {
      return No.NOT_YOURS_TO_LAUNCH.reason;
    }
    if (!isOneOf(waiting, boat)) {
      return No.NOT_WAITING.reason;
    }
    voyage.launch(boat);
    return FINE;
  }

  private Optional<No> sail(int rank, int boat, boolean quay) {
    if (rank == Card.SAILOR) {
      return No.SAILOR_ONLY_SWAPS.reason;
    }
    if (!isOneOf(sailable(rank), boat)) {
      return (rank == Card.FIVE ? No.NOT_YOUR_TEAMS : No.NOT_YOUR_BOAT).reason;
    }
    return voyage.sail(boat, Card.cells(rank), quay, rank == Card.SEVEN);
  }

  /** HTF-23: whose boats a card sails. */
  private int sailable(int rank) {
    return rank == Card.FIVE ? own | Mat.boats(Mat.partner(seat)) : own;
  }

  private Optional<No> swap(int rank, int boat, int other) {
    if (rank != Card.SAILOR) {
      return No.NOT_A_SAILOR.reason;
    }
    if (!isOneOf(sea, boat) || boat == other || !isOneOf(voyage.sea(), other)) {
      return No.SWAP_AT_SEA.reason;
    }
    voyage.swap(boat, other);
    return FINE;
  }

  private Optional<No> share(int rank, List<Part> parts) {
    if (rank != Card.SEVEN) {
      return No.ONLY_SEVENS_ARE_SHARED.reason;
    }
    if (parts.size() < 2 || parts.size() > Mat.CARGOES) {
      return No.SHARE_AMONG_SEVERAL.reason;
    }
    int left = Card.SEVEN;
    int used = 0;
    for (Part part : parts) {
      if (!isOneOf(own, part.boat())) {
        return No.SHARE_YOUR_OWN.reason;
      }
      if (isOneOf(used, part.boat())) {
        return No.SHARE_AMONG_SEVERAL.reason;
      }
      if (part.cells() < 1 || part.cells() > left) {
        return No.SHARE_SEVEN.reason;
      }
      left -= part.cells();
      used |= 1 << part.boat();
    }
    return left == 0 ? sailParts(parts) : No.SHARE_SEVEN.reason;
  }

  private Optional<No> sailParts(List<Part> parts) {
    for (Part part : parts) {
      Optional<No> no = sailPart(voyage, part);
      if (no.isPresent()) {
        return no;
      }
    }
    return FINE;
  }

  private static Optional<No> sailPart(Voyage voyage, Part part) {
    return voyage.sail(part.boat(), partCells(part.cells()), part.quay(), false);
  }

  /** HTF-25. */
  private static int partCells(int cells) {
    return cells == Card.FOUR ? -Card.FOUR : cells;
  }

  private static boolean isOneOf(int boats, int boat) {
    return boat >= 0 && boat < Mat.BOATS && (boats >> boat & 1) == 1;
  }

  // Listing

  /** Every legal play but shared sevens. */
  List<Play> plain() {
    List<Play> plays = new ArrayList<>();
    for (int card : Card.ids(hand)) {
      int rank = Card.rank(card);
      if (Card.launches(rank)) {
        eachOf(waiting).forEach(boat -> plays.add(new Launch(card, boat)));
      }
      if (rank == Card.SAILOR) {
        addSwaps(card, plays);
      } else if (!mustLaunch()) {
        eachOf(sailable(rank)).forEach(boat -> addSails(card, boat, plays));
      }
    }
    if (mayThrow()) {
      Card.ids(hand).forEach(card -> plays.add(new Throw(card)));
    }
    return plays;
  }

  private void addSails(int card, int boat, List<Play> plays) {
    int cells = Card.cells(Card.rank(card));
    if (voyage.atSea(boat)) {
      plays.add(new Sail(card, boat, false));
    }
    if (endsInQuay(voyage, boat, cells)) {
      plays.add(new Sail(card, boat, true));
    }
  }

  private static boolean endsInQuay(Voyage voyage, int boat, int cells) {
    return voyage.atSea(boat) ? voyage.reachesQuay(boat, cells) : voyage.canGoDeeper(boat, cells);
  }

  private void addSwaps(int card, List<Play> plays) {
    for (int boat : eachOf(sea)) {
      for (int other : eachOf(voyage.sea() & ~(1 << boat))) {
        plays.add(new Swap(card, boat, other));
      }
    }
  }

  /** Every legal way to share a 7 in hand: hundreds of them with four boats at sea. */
  List<Play> shares() {
    List<Play> shares = new ArrayList<>();
    for (List<Part> parts : splits()) {
      for (int card : Card.ids(hand & Card.ofRank(Card.SEVEN))) {
        shares.add(new Share(card, parts));
      }
    }
    return shares;
  }

  private List<List<Part>> splits() {
    List<List<Part>> splits = new ArrayList<>();
    if ((hand & Card.ofRank(Card.SEVEN)) != 0 && !mustLaunch()) {
      addSplits(voyage, Card.SEVEN, own, List.of(), splits);
    }
    return splits;
  }

  private static void addSplits(
      Voyage now, int left, int boats, List<Part> before, List<List<Part>> splits) {
    int most = before.isEmpty() ? left - 1 : left;
    for (int cells = 1; cells <= most; cells++) {
      for (int boat : eachOf(boats)) {
        for (Part part : parts(now, boat, cells)) {
          List<Part> parts = new ArrayList<>(before);
          parts.add(part);
          if (cells == left) {
            splits.add(List.copyOf(parts));
          } else {
            Voyage then = new Voyage(now);
            sailPart(then, part);
            addSplits(then, left - cells, boats & ~(1 << boat), parts, splits);
          }
        }
      }
    }
  }

  /** What a boat can do with so many cells of a shared 7. */
  private static List<Part> parts(Voyage now, int boat, int cells) {
    List<Part> parts = new ArrayList<>(2);
    if (now.atSea(boat)) {
      parts.add(new Part(boat, cells, false));
    }
    if (endsInQuay(now, boat, partCells(cells))) {
      parts.add(new Part(boat, cells, true));
    }
    return parts;
  }

  private static List<Integer> eachOf(int boats) {
    List<Integer> each = new ArrayList<>(Integer.bitCount(boats));
    for (int left = boats; left != 0; left &= left - 1) {
      each.add(Integer.numberOfTrailingZeros(left));
    }
    return each;
  }

  // One at random, without listing them all

  /** Any legal play: first a card, then one of its uses. */
  Play any(Dice dice) {
    int cards = Long.bitCount(hand);
    if (mayThrow() && dice.below(cards + 1) == 0) {
      return new Throw(Card.nth(hand, dice.below(cards)));
    }
    if (mustLaunch()) {
      long launchers = Card.launchers(hand);
      int card = Card.nth(launchers, dice.below(Long.bitCount(launchers)));
      return new Launch(card, anyOf(waiting, dice));
    }
    int from = dice.below(cards);
    for (int i = 0; i < cards; i++) {
      Optional<Play> use = anyUse(Card.nth(hand, (from + i) % cards), dice);
      if (use.isPresent()) {
        return use.get();
      }
    }
    return new Throw(Card.nth(hand, from));
  }

  private Optional<Play> anyUse(int card, Dice dice) {
    int rank = Card.rank(card);
    if (rank == Card.SAILOR) {
      return anySwap(card, dice);
    }
    if (rank == Card.SEVEN && Integer.bitCount(movable()) > 1 && dice.below(2) == 0) {
      Optional<Play> share = anyShare(card, dice);
      if (share.isPresent()) {
        return share;
      }
    }
    int usable = usable(rank);
    if (usable == 0) {
      return Optional.empty();
    }
    int boat = anyOf(usable, dice);
    if (voyage.isWaiting(boat)) {
      return Optional.of(new Launch(card, boat));
    }
    return Optional.of(new Sail(card, boat, anyQuay(voyage, boat, Card.cells(rank), dice)));
  }

  /** The boats a card can launch, sail or take deeper. */
  private int usable(int rank) {
    int usable = voyage.sea() & sailable(rank);
    for (int left = own & ~sea & ~waiting; left != 0; left &= left - 1) {
      int boat = Integer.numberOfTrailingZeros(left);
      usable |= voyage.canGoDeeper(boat, Card.cells(rank)) ? 1 << boat : 0;
    }
    return Card.launches(rank) ? usable | waiting : usable;
  }

  private int movable() {
    return usable(Card.ONE) & ~waiting;
  }

  private Optional<Play> anySwap(int card, Dice dice) {
    if (sea == 0) {
      return Optional.empty();
    }
    int boat = anyOf(sea, dice);
    int others = voyage.sea() & ~(1 << boat);
    return others == 0 ? Optional.empty() : Optional.of(new Swap(card, boat, anyOf(others, dice)));
  }

  private static boolean anyQuay(Voyage now, int boat, int cells, Dice dice) {
    return !now.atSea(boat) || (now.reachesQuay(boat, cells) && dice.below(2) == 0);
  }

  /** A shared 7 drawn blindly; empty when it happens not to work out. */
  private Optional<Play> anyShare(int card, Dice dice) {
    Voyage now = new Voyage(voyage);
    List<Part> parts = new ArrayList<>(Mat.CARGOES);
    int boats = movable();
    int left = Card.SEVEN;
    while (left > 0 && boats != 0) {
      int boat = anyOf(boats, dice);
      boats &= ~(1 << boat);
      int most = parts.isEmpty() ? left - 1 : left;
      int cells = boats == 0 ? left : 1 + dice.below(most);
      Part part = new Part(boat, cells, anyQuay(now, boat, partCells(cells), dice));
      if (sailPart(now, part).isPresent()) {
        return Optional.empty();
      }
      parts.add(part);
      left -= cells;
    }
    return left == 0 ? Optional.of(new Share(card, parts)) : Optional.empty();
  }

  private static int anyOf(int boats, Dice dice) {
    return Card.nth(boats, dice.below(Integer.bitCount(boats)));
  }
}
