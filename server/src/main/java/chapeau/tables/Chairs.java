package chapeau.tables;

import chapeau.engine.Seat;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.SeatHolder;
import chapeau.tables.Denied.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The chairs of a table, and the rules for claiming them.
 *
 * @param holders all seat holders of the game, in the order in which they took the seats
 */
record Chairs(List<Chair> all, List<SeatHolder> holders) {

  Chairs {
    all = List.copyOf(all);
    holders = List.copyOf(holders);
  }

  /** As many as there are players: those a larger table had are put away. */
  static Chairs around(List<Chair> kept, List<SeatHolder> holders, int players) {
    return new Chairs(kept.subList(0, Math.min(players, kept.size())), holders);
  }

  /** For so many players: new chairs are open, and whoever sat on one put away gets a free one. */
  Chairs sizedTo(int players) {
    List<Chair> now = new ArrayList<>(all.subList(0, Math.min(players, all.size())));
    for (int seat = now.size(); seat < players; seat++) {
      now.add(Chair.open(seat));
    }
    for (Chair chair : all.subList(Math.min(players, all.size()), all.size())) {
      if (!chair.is(Kind.OPEN) && !chair.is(Kind.BOT)) {
        Chair free = freeOf(now);
        now.set(free.seat(), chair.movedTo(free.seat()));
      }
    }
    return new Chairs(now, holders);
  }

  private static Chair freeOf(List<Chair> chairs) {
    return chairs.stream()
        .filter(c -> c.is(Kind.OPEN))
        .findFirst()
        .or(() -> chairs.stream().filter(c -> c.is(Kind.BOT)).findFirst())
        .orElseThrow(() ->
            new Denied(
                Why.TOO_LATE,
                "Trop de monde est assis pour une table si petite.",
                "Too many people are seated for a table this small."));
  }

  /** Returns the facts that turn the earlier chairs into these. */
  List<Fact> facts(String table, Chairs before) {
    List<Fact> facts = new ArrayList<>();
    for (Chair chair : all) {
      if (!before.all.contains(chair)) {
        facts.add(new Fact.Seated(table, chair));
      }
    }
    for (SeatHolder holder : holders.subList(before.holders.size(), holders.size())) {
      facts.add(new Fact.Held(table, holder));
    }
    return facts;
  }

  Chair at(int seat) {
    if (seat < 0 || seat >= all.size()) {
      throw new Denied(Why.NOT_THERE, "Cette place n’existe pas.", "There is no such seat.");
    }
    return all.get(seat);
  }

  /** A chair that belongs to a guest. */
  Chair of(String guest, int seat) {
    Chair chair = at(seat);
    if (!chair.belongsTo(guest)) {
      throw new Denied(Why.NOT_YOURS, "Cette place n’est pas la vôtre.", "That seat isn’t yours.");
    }
    return chair;
  }

  boolean owns(String guest, int seat) {
    return seat >= 0 && seat < all.size() && all.get(seat).belongsTo(guest);
  }

  /**
   * Returns the chair for a guest who names no seat: the guest's own one, an open one, or else a
   * bot's if it may be replaced, preferably one that the guest has held before.
   */
  Chair freeFor(String guest, boolean offersBots) {
    return first(c -> c.belongsTo(guest) && !c.is(Kind.PERSON))
        .or(() -> first(c -> c.belongsTo(guest)))
        .or(() -> first(c -> c.is(Kind.OPEN)))
        .or(() -> first(c -> offersBots && c.is(Kind.BOT) && hasHeld(guest, c.seat())))
        .or(() -> first(c -> offersBots && c.is(Kind.BOT)))
        .orElseThrow(
            () -> new Denied(Why.TOO_LATE, "La table est complète.", "The table is full."));
  }

  private Optional<Chair> first(Predicate<Chair> wanted) {
    return all.stream().filter(wanted).findFirst();
  }

  /** The set of seats that the occupant of this seat holds or has held in this game. */
  int heldWith(int seat) {
    String guest = at(seat).guest();
    int held = 1 << seat | held(guest);
    for (Chair chair : all) {
      held |= chair.belongsTo(guest) ? 1 << chair.seat() : 0;
    }
    return held;
  }

  /** The set of seats that a guest has held in this game. */
  int held(String guest) {
    int held = 0;
    for (SeatHolder holder : holders) {
      held |= holder.isFor(guest) ? 1 << holder.seat() : 0;
    }
    return held;
  }

  boolean hasHeld(String guest, int seat) {
    return Seat.in(held(guest), seat);
  }

  /** Whether this guest had this seat when the game began. */
  boolean began(String guest, int seat) {
    return holders.stream().anyMatch(h -> h.began() && h.seat() == seat && h.isFor(guest));
  }

  /** Whether a guest has taken over a bot's seat since the game began. */
  boolean takenOver() {
    return holders.stream().anyMatch(holder -> !holder.began());
  }

  /** Records every person at the table as a seat holder when the game starts. */
  Chairs begun() {
    Chairs now = this;
    for (Chair chair : all) {
      now = chair.is(Kind.PERSON) ? now.heldBy(chair.guest(), chair.seat(), 0, true) : now;
    }
    return now;
  }

  /** Gives a bot's seat to a guest after a move, for the first time or again. */
  Chairs takenOver(Chair chair, int seq) {
    Chairs now = with(chair);
    return hasHeld(chair.guest(), chair.seat())
        ? now
        : now.heldBy(chair.guest(), chair.seat(), seq, false);
  }

  private Chairs heldBy(String guest, int seat, int seq, boolean began) {
    List<SeatHolder> now = new ArrayList<>(holders);
    now.add(new SeatHolder(now.size() + 1, seat, guest, seq, began));
    return new Chairs(all, now);
  }

  boolean has(String guest) {
    return all.stream().anyMatch(c -> c.belongsTo(guest));
  }

  /** Whether nobody is waited for. */
  boolean complete() {
    return all.stream().noneMatch(c -> c.is(Kind.OPEN) || c.is(Kind.RESERVED));
  }

  List<String> namesBut(int seat) {
    return all.stream().filter(c -> c.seat() != seat).map(Chair::name).toList();
  }

  Chairs with(Chair chair) {
    List<Chair> now = new ArrayList<>(all);
    now.set(chair.seat(), chair);
    return new Chairs(now, holders);
  }

  Chairs with(List<Chair> moved) {
    Chairs now = this;
    for (Chair chair : moved) {
      now = now.with(chair);
    }
    return now;
  }
}
