package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.tables.Denied.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The chairs of a table, and who may ask for which. */
record Chairs(List<Chair> all) {

  Chairs {
    all = List.copyOf(all);
  }

  /** As many as there are players: those a larger table had are put away. */
  static Chairs around(List<Chair> kept, int players) {
    return new Chairs(kept.subList(0, Math.min(players, kept.size())));
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
    return new Chairs(now);
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
                "Too many people are sitting for so small a table."));
  }

  /** The chairs that are not as in the others. */
  List<Chair> besides(Chairs others) {
    return all.stream().filter(c -> !others.all.contains(c)).toList();
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
   * Where somebody sits who does not say where: on a chair of one's own, on an open one, else where
   * one may take over.
   */
  Chair freeFor(String guest, Predicate<Chair> takesOver) {
    return first(c -> c.belongsTo(guest) && !c.is(Kind.PERSON))
        .or(() -> first(c -> c.belongsTo(guest)))
        .or(() -> first(c -> c.is(Kind.OPEN)))
        .or(() -> first(takesOver))
        .orElseThrow(
            () -> new Denied(Why.TOO_LATE, "La table est complète.", "The table is full."));
  }

  private Optional<Chair> first(Predicate<Chair> wanted) {
    return all.stream().filter(wanted).findFirst();
  }

  /** The set of seats whoever sits there holds. */
  int heldWith(int seat) {
    String guest = at(seat).guest();
    int held = 1 << seat;
    for (Chair chair : all) {
      held |= !guest.isEmpty() && chair.belongsTo(guest) ? 1 << chair.seat() : 0;
    }
    return held;
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
    return new Chairs(now);
  }

  Chairs with(List<Chair> moved) {
    Chairs now = this;
    for (Chair chair : moved) {
      now = now.with(chair);
    }
    return now;
  }
}
