package chapeau.games.huisclos;

import static chapeau.games.huisclos.State.MOST_CLUES;
import static chapeau.games.huisclos.State.MOST_DESTROYED;

import chapeau.engine.Dice;
import chapeau.engine.Seat;
import chapeau.games.huisclos.Move.Accuse;
import chapeau.games.huisclos.Move.Deal;
import chapeau.games.huisclos.Move.Draw;
import chapeau.games.huisclos.Move.Exchange;
import chapeau.games.huisclos.Move.First;
import chapeau.games.huisclos.Move.Give;
import chapeau.games.huisclos.Move.Observe;
import chapeau.games.huisclos.Move.Pick;
import chapeau.games.huisclos.Move.Scatter;
import chapeau.games.huisclos.Move.Search;
import chapeau.games.huisclos.Move.Slip;
import chapeau.games.huisclos.Move.Take;
import chapeau.games.huisclos.Move.TakeBack;
import chapeau.games.huisclos.Move.Walk;
import chapeau.games.huisclos.State.Player;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What may be done and what may not. One question decides it all, why a move is refused; the lists
 * of legal moves are the moves to which the answer is: it is not.
 */
final class Legal {
  private static final List<Move> OBSERVES = List.of(new Observe(true), new Observe(false));
  private static final Move[] PICKS = each(Pick::new);
  private static final Move[] GIVES = each(Give::new);
  private static final Move[] SLIPS = each(Slip::new);
  private static final Move[] TAKES_BACK = each(TakeBack::new);
  private static final Search[] SEARCHES =
      Place.ALL.stream().map(Search::new).toArray(Search[]::new);

  /** How often a move at random is guessed before all are listed. */
  private static final int GUESSES = 40;

  private Legal() {}

  private static Move[] each(Function<Clue, Move> move) {
    return Arrays.stream(Clue.values()).map(move).toArray(Move[]::new);
  }

  /** Why the move is refused, or null if it is not. */
  static @Nullable No refusal(State s, int actor, Move move) {
    No untimely = untimely(s, actor, step(move));
    return untimely != null ? untimely : trouble(s, actor, move);
  }

  /** The step a move belongs to. */
  private static Step step(Move move) {
    return switch (move) {
      case First _ -> Step.STARTER;
      case Deal _ -> Step.DEAL;
      case Pick _ -> Step.PICK;
      case Search _, Exchange _, Accuse _, Walk _ -> Step.INVESTIGATE;
      case Observe _ -> Step.OBSERVE;
      case Take _ -> Step.TAKE;
      case Draw _ -> Step.DRAW;
      case Give _ -> Step.GIVE;
      case Slip _ -> Step.SLIP;
      case TakeBack _ -> Step.TAKE_BACK;
      case Scatter _ -> Step.SCATTER;
    };
  }

  private static @Nullable No untimely(State s, int actor, Step step) {
    if (s.step() == Step.OVER) {
      return No.OVER;
    }
    if (step.isChances() && actor != Seat.CHANCE) {
      return No.CHANCE_DEALS;
    }
    if (!step.isChances() && !s.isSeat(actor)) {
      return No.NOT_YOUR_TURN;
    }
    if (!step.isChances() && !s.player(actor).alive()) {
      return No.DEAD;
    }
    if (step == Step.OBSERVE) {
      return s.step() == step && s.asks(actor) ? null : No.NOT_A_WITNESS;
    }
    if (!step.isChances() && !s.asks(actor)) {
      return No.NOT_YOUR_TURN;
    }
    return s.step() == step ? null : No.NOT_NOW;
  }

  /** What is wrong with a move made in its time by somebody who is asked. */
  private static @Nullable No trouble(State s, int actor, Move move) {
    return switch (move) {
      case First(int seat) -> seat >= 0 && seat < s.size() ? null : No.BAD_STARTER;
      case Deal deal -> deal(s, deal);
      case Pick(Clue clue) -> pick(s, clue);
      case Search(Place place) -> search(s, actor, place);
      case Exchange(int victim) -> exchange(s, actor, victim);
      case Accuse(int accused, Clue clue) -> accuse(s, actor, accused, clue);
      case Walk(Place place) -> walk(s, actor, place);
      case Observe _ -> null;
      case Take take -> take(s, actor, take);
      case Draw(Clue clue) -> draw(s, clue);
      case Give(Clue clue) -> give(s, actor, clue);
      case Slip(Clue clue) -> slip(s, actor, clue);
      case TakeBack(Clue clue) -> takeBack(s, actor, clue);
      case Scatter(List<Place> places) -> scatter(s, places);
    };
  }

  // Set-up

  private static @Nullable No deal(State s, Deal deal) {
    if (!distinct(deal.guests(), s.size())
        || (!s.variant().shuffledGuests()
            && !deal.guests().equals(List.of(Guest.values()).subList(0, s.size())))) {
      return No.BAD_CHARACTERS;
    }
    if (deal.murderer() < 0 || deal.murderer() >= s.size()) {
      return No.BAD_ROLES;
    }
    return laidOut(deal.places()) ? null : No.BAD_DEAL;
  }

  private static boolean distinct(List<Guest> guests, int players) {
    return guests.size() == players && EnumSet.copyOf(guests).size() == players;
  }

  /** HUC-05. */
  private static boolean laidOut(List<List<Clue>> places) {
    if (places.size() != Place.ALL.size()) {
      return false;
    }
    long all = 0;
    for (Place place : Place.ALL) {
      List<Clue> here = places.get(place.number);
      if (here.size() != (place == Place.BLUE_SUITE ? 9 : 5)) {
        return false;
      }
      all |= Clue.set(here);
    }
    long suite = Clue.set(places.getFirst());
    for (Guest guest : Guest.values()) {
      if (Long.bitCount(suite & Clue.allOf(guest)) != 1) {
        return false;
      }
    }
    return all == Clue.EVERY && Clue.ROPE.in(suite);
  }

  private static @Nullable No pick(State s, Clue clue) {
    return clue.in(s.lying(Place.BLUE_SUITE)) ? null : No.NOT_IN_THE_SUITE;
  }

  // Investigation

  /** HUC-15: the other open places; HUC-24: or, if there is none, the player's own. */
  private static int destinations(State s, int seat) {
    int own = s.player(seat).place().bit();
    int others = ((1 << Place.ALL.size()) - 1) & ~s.closed() & ~own;
    return others == 0 ? own : others;
  }

  /**
   * HUC-60: where an Innocent with several weapons must search; empty for all others. The rule can
   * betray that such a player is bound, by where they go; only their own list of moves shows it.
   */
  private static int forced(State s, int seat) {
    if (!s.bound(seat) || s.player(seat).weapons() < 2) {
      return 0;
    }
    int most = 1;
    int places = 0;
    int open = ~s.closed() & ~s.player(seat).place().bit();
    for (Place place : Place.ALL) {
      int clues = Long.bitCount(s.lying(place));
      if (place.in(open) && clues >= most) {
        places = clues > most ? place.bit() : places | place.bit();
        most = clues;
      }
    }
    return places;
  }

  private static @Nullable No go(State s, int seat, Place place) {
    if (place.in(s.closed())) {
      return No.CLOSED;
    }
    return place.in(destinations(s, seat)) ? null : No.MUST_MOVE;
  }

  private static @Nullable No search(State s, int seat, Place place) {
    No barred = go(s, seat, place);
    if (barred != null) {
      return barred;
    }
    if (s.lying(place) == 0) {
      return No.NOTHING_LIES_THERE;
    }
    int forced = forced(s, seat);
    return forced == 0 || place.in(forced) ? null : No.GO_WHERE_MOST_LIES;
  }

  private static @Nullable No meet(State s, int seat, int other) {
    if (!s.isSeat(other) || other == seat || !s.player(other).alive()) {
      return No.NO_SUCH_PERSON;
    }
    No barred = go(s, seat, s.player(other).place());
    if (barred != null) {
      return barred;
    }
    return forced(s, seat) == 0 ? null : No.GO_WHERE_MOST_LIES;
  }

  private static @Nullable No exchange(State s, int seat, int victim) {
    if (s.player(seat).clues() < MOST_CLUES) {
      return No.THREE_TO_EXCHANGE;
    }
    No apart = meet(s, seat, victim);
    if (apart != null) {
      return apart;
    }
    return s.player(victim).clues() > 0 ? null : No.NOTHING_TO_DRAW;
  }

  private static @Nullable No accuse(State s, int seat, int accused, Clue clue) {
    No never = mayNotAccuse(s, seat);
    if (never != null) {
      return never;
    }
    No apart = meet(s, seat, accused);
    if (apart != null) {
      return apart;
    }
    if (!clue.in(s.player(seat).hand()) || !clue.isOf(s.player(accused).guest())) {
      return No.NO_CLUE_OF_THEIRS;
    }
    return s.player(accused).shown() ? No.SHOWN_INNOCENT : null;
  }

  private static @Nullable No mayNotAccuse(State s, int seat) {
    if (s.confrontation()) {
      return No.NO_ACCUSING_NOW;
    }
    if (s.turn() < s.variant().accusationsFrom()) {
      return No.TOO_EARLY;
    }
    return s.player(seat).cards() == 0 ? No.NO_CARD : null;
  }

  private static @Nullable No walk(State s, int seat, Place place) {
    No barred = go(s, seat, place);
    if (barred != null) {
      return barred;
    }
    return actions(s, seat).isEmpty() ? null : No.SOMETHING_TO_DO;
  }

  /** Searches, exchanges and accusations. */
  private static List<Move> actions(State s, int seat) {
    List<Move> moves = new ArrayList<>();
    for (Search search : SEARCHES) {
      if (search(s, seat, search.place()) == null) {
        moves.add(search);
      }
    }
    boolean accuses = mayNotAccuse(s, seat) == null;
    boolean exchanges = s.player(seat).clues() == MOST_CLUES;
    for (int other = 0; other < s.size(); other++) {
      if (exchanges && exchange(s, seat, other) == null) {
        moves.add(new Exchange(other));
      }
      long theirs = accuses ? s.player(seat).hand() & Clue.allOf(s.player(other).guest()) : 0;
      for (; theirs != 0; theirs &= theirs - 1) {
        Clue clue = Clue.of(Long.numberOfTrailingZeros(theirs));
        if (accuse(s, seat, other, clue) == null) {
          moves.add(new Accuse(other, clue));
        }
      }
    }
    return moves;
  }

  private static List<Move> investigations(State s, int seat) {
    List<Move> moves = actions(s, seat);
    if (moves.isEmpty()) {
      int destinations = destinations(s, seat);
      Place.ALL.stream()
          .filter(place -> place.in(destinations))
          .forEach(place -> moves.add(new Walk(place)));
    }
    return moves;
  }

  private static @Nullable No take(State s, int seat, Take take) {
    Player player = s.player(seat);
    long lying = s.lying(player.place());
    if (!take.clue().in(lying)) {
      return No.NOT_THERE;
    }
    No swap = s.bound(seat) ? innocentSwap(player, lying, take) : freeSwap(player, take.put());
    if (swap != null) {
      return swap;
    }
    boolean full = player.clues() == MOST_CLUES && take.put() == Clue.NONE;
    if (full && take.destroy() == Clue.NONE) {
      return No.HAND_FULL;
    }
    if (s.confrontation()) {
      long left = (lying | bit(take.put())) & ~take.clue().bit();
      return destroyInConfrontation(player, left, take, full);
    }
    return take.destroyThere() == Clue.NONE ? destroy(player, take) : No.ONLY_IN_CONFRONTATION;
  }

  private static long bit(Clue clue) {
    return clue == Clue.NONE ? 0 : clue.bit();
  }

  /** HUC-16, HUC-17: a swap needs three clues, and may always be left. */
  private static @Nullable No freeSwap(Player player, Clue put) {
    if (put == Clue.NONE) {
      return null;
    }
    if (!put.in(player.hand())) {
      return No.NOT_YOURS_TO_SWAP;
    }
    return player.clues() == MOST_CLUES ? null : No.SWAP_NEEDS_THREE;
  }

  /** HUC-20, HUC-21, HUC-60: what weapons an Innocent may end with. */
  private static @Nullable No innocentSwap(Player player, long lying, Take take) {
    boolean weaponPut = take.put().isWeapon() && take.put().in(player.hand());
    if (player.weapons() >= 2) {
      boolean avoidable = (lying & ~Clue.WEAPONS) != 0;
      return weaponPut && !(take.clue().isWeapon() && avoidable) ? null : No.SWAP_A_WEAPON;
    }
    if (player.weapons() == 1 && take.clue().isWeapon()) {
      return weaponPut ? null : No.SECOND_WEAPON;
    }
    return freeSwap(player, take.put());
  }

  /** HUC-18, HUC-19. */
  private static @Nullable No destroy(Player player, Take take) {
    Clue clue = take.destroy();
    if (clue == Clue.NONE) {
      return null;
    }
    long hand = (player.hand() | take.clue().bit()) & ~bit(take.put());
    if (!clue.in(hand)) {
      return No.NOT_YOURS_TO_DESTROY;
    }
    if (clue.isWeapon() || clue.isOf(player.guest())) {
      return No.NEVER_DESTROYED;
    }
    return Long.bitCount(player.destroyed()) < MOST_DESTROYED ? null : No.DESTROYED_ENOUGH;
  }

  /** HUC-71. */
  private static @Nullable No destroyInConfrontation(
      Player player, long left, Take take, boolean full) {
    boolean possible = (left & ~Clue.WEAPONS) != 0;
    boolean right =
        possible
            ? take.destroyThere().in(left) && !take.destroyThere().isWeapon()
            : take.destroyThere() == Clue.NONE;
    if (!right) {
      return No.DESTROY_THERE;
    }
    Clue clue = take.destroy();
    if (clue == Clue.NONE) {
      return null;
    }
    boolean mine = clue.in(player.hand() | take.clue().bit());
    return full && mine && !clue.isWeapon() ? null : No.NO_FREE_DESTROYING;
  }

  private static List<Move> takes(State s, int seat) {
    Player player = s.player(seat);
    long lying = s.lying(player.place());
    List<Clue> puts = orNone(player.hand());
    List<Move> moves = new ArrayList<>();
    for (Clue clue : Clue.list(lying)) {
      for (Clue put : puts) {
        for (Clue destroy : orNone(player.hand() | clue.bit())) {
          for (Clue there : s.confrontation() ? orNone(lying | bit(put)) : orNone(0)) {
            Take take = new Take(clue, put, destroy, there);
            if (take(s, seat, take) == null) {
              moves.add(take);
            }
          }
        }
      }
    }
    return moves;
  }

  private static List<Clue> orNone(long clues) {
    List<Clue> list = Clue.list(clues);
    list.add(Clue.NONE);
    return list;
  }

  private static Move anyTake(State s, int seat, Dice dice) {
    Player player = s.player(seat);
    long lying = s.lying(player.place());
    boolean confrontation = s.confrontation();
    for (int i = 0; i < GUESSES; i++) {
      Clue clue = any(lying, dice);
      Clue put = anyOrNone(player.hand(), dice);
      Clue destroy = anyOrNone(player.hand() | clue.bit(), dice);
      Clue there = confrontation ? anyOrNone(lying | bit(put), dice) : Clue.NONE;
      Take take = new Take(clue, put, destroy, there);
      if (take(s, seat, take) == null) {
        return take;
      }
    }
    return dice.pick(takes(s, seat));
  }

  /** One of a set of clues, each equally likely. */
  static Clue any(long clues, Dice dice) {
    long left = clues;
    for (int skip = dice.below(Long.bitCount(clues)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Clue.of(Long.numberOfTrailingZeros(left));
  }

  private static Clue anyOrNone(long clues, Dice dice) {
    return dice.below(Long.bitCount(clues) + 1) == 0 ? Clue.NONE : any(clues, dice);
  }

  private static @Nullable No draw(State s, Clue clue) {
    return clue.in(s.player(s.now().victim()).hand()) ? null : No.NOT_IN_THAT_HAND;
  }

  private static @Nullable No give(State s, int seat, Clue clue) {
    Player player = s.player(seat);
    long givable = player.hand() & ~s.now().taken().bit();
    if (!clue.in(givable)) {
      return No.GIVE_ONE_OF_YOURS;
    }
    boolean must = s.bound(seat) && player.weapons() >= 2;
    return must && !clue.isWeapon() ? No.GIVE_A_WEAPON : null;
  }

  // Resolution

  private static @Nullable No slip(State s, int seat, Clue clue) {
    Player player = s.player(seat);
    boolean bound = s.bound(seat);
    if (!bound && player.hand() == Clue.weaponOf(player.place()).bit()) {
      // HUC-52. The rule itself betrays the Murderer here: the urn will hold one clue too few.
      return clue == Clue.NONE ? null : No.NO_SUICIDE;
    }
    if (!clue.in(player.hand())) {
      return No.SLIP_ONE_OF_YOURS;
    }
    if (!clue.isWeapon()) {
      return null;
    }
    return bound ? innocentWeapon(s, player.hand(), clue) : murderWeapon(player, clue);
  }

  private static @Nullable No murderWeapon(Player player, Clue weapon) {
    return weapon.killsIn(player.place()) ? No.NO_SUICIDE : null;
  }

  /** HUC-51, HUC-61, HUC-62. */
  private static @Nullable No innocentWeapon(State s, long hand, Clue weapon) {
    boolean onlyWeapons = (hand & ~Clue.WEAPONS) == 0;
    if (onlyWeapons) {
      return kills(s, weapon) == fewestKills(s, hand) ? null : No.WOULD_KILL_MORE;
    }
    return kills(s, weapon) == 0 ? null : No.WOULD_KILL;
  }

  /** How many stand in the place of a weapon. */
  private static int kills(State s, Clue weapon) {
    int kills = 0;
    for (Player player : s.players()) {
      kills += player.alive() && weapon.killsIn(player.place()) ? 1 : 0;
    }
    return kills;
  }

  private static int fewestKills(State s, long weapons) {
    int fewest = Integer.MAX_VALUE;
    for (Clue weapon : Clue.list(weapons)) {
      fewest = Math.min(fewest, kills(s, weapon));
    }
    return fewest;
  }

  private static @Nullable No takeBack(State s, int seat, Clue clue) {
    if (!clue.in(s.urn())) {
      return No.NOT_IN_THE_URN;
    }
    boolean second = clue.isWeapon() && s.bound(seat) && s.player(seat).weapons() > 0;
    return second && (s.urn() & ~Clue.WEAPONS) != 0 ? No.NO_SECOND_WEAPON_BACK : null;
  }

  private static @Nullable No scatter(State s, List<Place> places) {
    int scenes = scenes(s);
    boolean there = places.stream().allMatch(place -> place.in(scenes));
    return there && places.size() == Long.bitCount(s.urn()) ? null : No.BAD_REST;
  }

  /** The places where somebody died this turn. */
  static int scenes(State s) {
    int places = 0;
    for (int seat : s.resolution().dead()) {
      places |= s.player(seat).place().bit();
    }
    return places;
  }

  // Lists

  static List<Move> moves(State s, int seat) {
    if (!s.asks(seat)) {
      return List.of();
    }
    return switch (s.step()) {
      case PICK -> allowed(s, seat, s.lying(Place.BLUE_SUITE), PICKS);
      case INVESTIGATE -> investigations(s, seat);
      case OBSERVE -> OBSERVES;
      case TAKE -> takes(s, seat);
      case GIVE -> allowed(s, seat, s.player(seat).hand(), GIVES);
      case SLIP -> allowed(s, seat, s.player(seat).hand() | Clue.NONE.bit(), SLIPS);
      case TAKE_BACK -> allowed(s, seat, s.urn(), TAKES_BACK);
      case STARTER, DEAL, DRAW, SCATTER, OVER -> List.of();
    };
  }

  static Move anyMove(State s, int seat, Dice dice) {
    return s.step() == Step.TAKE ? anyTake(s, seat, dice) : dice.pick(moves(s, seat));
  }

  private static List<Move> allowed(State s, int seat, long clues, Move[] moves) {
    List<Move> allowed = new ArrayList<>(4);
    for (long left = clues; left != 0; left &= left - 1) {
      Move move = moves[Long.numberOfTrailingZeros(left)];
      if (refusal(s, seat, move) == null) {
        allowed.add(move);
      }
    }
    return allowed;
  }
}
