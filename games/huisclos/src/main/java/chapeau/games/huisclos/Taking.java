package chapeau.games.huisclos;

import static chapeau.games.huisclos.State.MOST_CLUES;
import static chapeau.games.huisclos.State.MOST_DESTROYED;

import chapeau.engine.Dice;
import chapeau.games.huisclos.Move.Take;
import chapeau.games.huisclos.State.Player;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a player may take, leave and destroy at the end of a search. */
final class Taking {
  private final Player player;
  private final long hand;
  private final long lying;
  private final boolean bound;
  private final boolean confrontation;

  Taking(State s, int seat) {
    this.player = s.player(seat);
    this.hand = player.hand();
    this.lying = s.lying(player.place());
    this.confrontation = s.confrontation();
    this.bound = s.bound(seat);
  }

  @Nullable No take(Take take) {
    if (!take.clue().in(lying)) {
      return No.NOT_THERE;
    }
    No swap = swap(take);
    if (swap != null) {
      return swap;
    }
    boolean full = player.clues() == MOST_CLUES && take.put() == Clue.NONE;
    if (full && take.destroy() == Clue.NONE) {
      return No.HAND_FULL;
    }
    if (confrontation) {
      long left = (lying | bit(take.put())) & ~take.clue().bit();
      return destroyInConfrontation(left, take, full);
    }
    return take.destroyThere() == Clue.NONE ? destroy(take) : No.ONLY_IN_CONFRONTATION;
  }

  private static long bit(Clue clue) {
    return clue == Clue.NONE ? 0 : clue.bit();
  }

  /**
   * HUC-20, HUC-21, HUC-60: what weapons a player may end with, and what for another may be left.
   */
  private @Nullable No swap(Take take) {
    boolean weaponPut = take.put().isWeapon() && take.put().in(hand);
    if (bound && player.weapons() >= 2) {
      boolean avoidable = (lying & ~Clue.WEAPONS) != 0;
      return weaponPut && !(take.clue().isWeapon() && avoidable) ? null : No.SWAP_A_WEAPON;
    }
    if (weaponPut && take.clue().isWeapon()) {
      return null;
    }
    if (bound && player.weapons() == 1 && take.clue().isWeapon()) {
      return No.SECOND_WEAPON;
    }
    return plainSwap(take.put());
  }

  /** HUC-16, HUC-17: a swap needs three clues, and may always be left. */
  private @Nullable No plainSwap(Clue put) {
    if (put == Clue.NONE) {
      return null;
    }
    if (!put.in(hand)) {
      return No.NOT_YOURS_TO_SWAP;
    }
    return player.clues() == MOST_CLUES ? null : No.SWAP_NEEDS_THREE;
  }

  /** HUC-17, HUC-18, HUC-19. */
  private @Nullable No destroy(Take take) {
    Clue clue = take.destroy();
    if (clue == Clue.NONE) {
      return null;
    }
    if (take.put() != Clue.NONE) {
      return No.SWAP_OR_DESTROY;
    }
    if (!clue.in(hand | take.clue().bit())) {
      return No.NOT_YOURS_TO_DESTROY;
    }
    if (clue.isWeapon() || clue.isOf(player.guest())) {
      return No.NEVER_DESTROYED;
    }
    return Long.bitCount(player.destroyed()) < MOST_DESTROYED ? null : No.DESTROYED_ENOUGH;
  }

  /** HUC-71. */
  private @Nullable No destroyInConfrontation(long left, Take take, boolean full) {
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
    boolean mine = clue.in(hand | take.clue().bit());
    return full && mine && !clue.isWeapon() ? null : No.NO_FREE_DESTROYING;
  }

  // Lists

  List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (Clue clue : Clue.list(lying)) {
      for (Clue put : orNone(hand)) {
        for (Clue destroy : orNone(put == Clue.NONE ? hand | clue.bit() : 0)) {
          for (Clue there : orNone(confrontation ? lying | bit(put) : 0)) {
            Take take = new Take(clue, put, destroy, there);
            if (take(take) == null) {
              moves.add(take);
            }
          }
        }
      }
    }
    return moves;
  }

  private static List<Clue> orNone(long clues) {
    return Clue.list(clues | Clue.NONE.bit());
  }

  Move any(Dice dice) {
    for (int i = 0; i < Legal.GUESSES; i++) {
      Clue clue = Clue.any(lying, dice);
      Clue put = anyOrNone(hand, dice);
      Clue destroy = put == Clue.NONE ? anyOrNone(hand | clue.bit(), dice) : Clue.NONE;
      Clue there = confrontation ? anyOrNone(lying | bit(put), dice) : Clue.NONE;
      Take take = new Take(clue, put, destroy, there);
      if (take(take) == null) {
        return take;
      }
    }
    return dice.pick(moves());
  }

  private static Clue anyOrNone(long clues, Dice dice) {
    return Clue.any(clues | Clue.NONE.bit(), dice);
  }
}
