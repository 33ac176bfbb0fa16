package chapeau.tables;

import static chapeau.bots.GameBots.NOVICE;

import chapeau.bots.Lesson;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.Fleet;
import chapeau.store.Store;
import chapeau.store.Terms;
import chapeau.tables.Denied.Why;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * All the tables. One is folded from the store when somebody asks for it, and forgotten when nobody
 * holds it any more; there are never two of the same.
 */
public final class Tables implements Store.Listener {
  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
  private static final String ME = "me";
  private static final String ME_CALLED = "me:";
  private static final String BOT = "bot:";
  private static final Set<String> LANGUAGES = Set.of("fr", "en");

  /** Tables nobody watches are folded again when asked for: few are kept. */
  private static final int KEPT = 32;

  private final House house;
  private final Catalogue catalogue;
  private final Map<String, Held> known = new ConcurrentHashMap<>();
  private final ReferenceQueue<Table<?, ?, ?>> forgotten = new ReferenceQueue<>();
  private final Recent<Table<?, ?, ?>> recent = new Recent<>(KEPT);

  public Tables(House house, Catalogue catalogue) {
    this.house = house;
    this.catalogue = catalogue;
    house.store().listen(this);
  }

  // What other nodes did at tables that somebody watches here

  @Override
  public void changed(String table) {
    Held held = known.get(table);
    if (held != null) {
      refresh(held);
    }
  }

  @Override
  public void signedOut(String guest) {
    house.signedOut(guest);
  }

  @Override
  public void missed() {
    house.signedOut(House.ANYBODY);
    refresh();
  }

  /** Any table may have changed: those that somebody watches here are read again. */
  void refresh() {
    known.values().forEach(Tables::refresh);
  }

  /** These have changed beside what was done at them: they are read again before this returns. */
  void reread(Set<String> changed) {
    for (String id : changed) {
      Held held = known.get(id);
      Table<?, ?, ?> table = held == null ? null : held.get();
      if (table != null) {
        table.refresh();
      }
    }
  }

  private static void refresh(Held held) {
    Table<?, ?, ?> table = held.get();
    if (table != null) {
      Thread.ofVirtual()
          .name("news")
          .start(() -> {
            try {
              table.refresh();
            } catch (Store.Trouble | Denied e) {
              LOG.atDebug().log("to be read again later: {}", e.getMessage());
            } catch (RuntimeException e) {
              LOG.atError().setCause(e).log("what another node did was not taken over");
            }
          });
    }
  }

  /** Whether this node is at what it has taken up. */
  boolean isSeenTo(Fleet.Due due) {
    Held held = known.get(due.table());
    Table<?, ?, ?> table = held == null ? null : held.get();
    return table != null && due.kind() == Fleet.Kind.BOTS && table.bots().isAtIt();
  }

  /** Looks, by their numbers, whether tables in memory have missed something. */
  void compare() {
    for (Fleet.Mark mark : house.store().fleet().marks(List.copyOf(known.keySet()))) {
      Held held = known.get(mark.table());
      if (held != null) {
        compare(held, mark);
      }
    }
  }

  /** One at which something fails must not keep the others from being looked at. */
  private static void compare(Held held, Fleet.Mark mark) {
    try {
      Table<?, ?, ?> table = held.get();
      if (table != null && table.isBehind(mark)) {
        refresh(held);
      }
    } catch (Store.Trouble e) {
      LOG.atDebug().log("compared later: {}", e.getMessage());
    } catch (RuntimeException e) {
      LOG.atError().setCause(e).log("a table was not compared");
    }
  }

  /**
   * A table somebody wants.
   *
   * @param seats for each player {@code me}, {@code me:} and a name for somebody beside the host,
   *     {@code open} or {@code bot:} and a level
   * @param waits whether the host will start it, even when no seat is open
   */
  public record Wish(
      String game,
      int players,
      Map<String, String> options,
      List<String> seats,
      Sitter sitter,
      boolean waits,
      Terms terms) {}

  public Table<?, ?, ?> set(String guest, Wish wish) {
    Playable<?, ?, ?> playable = playable(wish.game());
    Setup setup = Seating.checked(playable, new Setup(wish.players(), wish.options()));
    String id = house.secret(128);
    Fact.Header header = Aftermath.header(id, playable, setup, guest, house).on(wish.terms());
    List<Chair> chairs = chairs(guest, wish, playable);
    return create(new NewTable<>(playable, header, Optional.empty(), chairs), !wish.waits());
  }

  /** A table at which somebody is taught a game, among bots; it starts at once. */
  public Table<?, ?, ?> teach(String guest, String game, String language, Sitter sitter) {
    Playable<?, ?, ?> playable = playable(game);
    if (!LANGUAGES.contains(language)) {
      throw new Denied(
          Why.MALFORMED, "« language » est « fr » ou « en ».", "“language” is “fr” or “en”.");
    }
    Setup setup =
        playable
            .lessons()
            .in(language)
            .map(lesson -> Seating.checked(playable, lesson.setup()))
            .orElseThrow(() ->
                new Denied(
                    Why.MALFORMED,
                    "Ce jeu n’a pas de première partie guidée.",
                    "There is no guided first game for this one."));
    List<String> seats = new ArrayList<>(Collections.nCopies(setup.players(), BOT + NOVICE));
    seats.set(Lesson.LEARNER, "me");
    Sitter plain = new Sitter(sitter.name(), sitter.hat(), "", "");
    Wish wish = new Wish(game, setup.players(), setup.options(), seats, plain, false, Terms.USUAL);
    String id = house.secret(128);
    Fact.Header header = Aftermath.header(id, playable, setup, guest, house).teaching(language);
    List<Chair> chairs = chairs(guest, wish, playable);
    return create(new NewTable<>(playable, header, Optional.empty(), chairs), true);
  }

  private List<Chair> chairs(String guest, Wish wish, Playable<?, ?, ?> playable) {
    if (wish.seats().size() != wish.players()) {
      throw new Denied(
          Why.MALFORMED, "Il faut une place par joueur.", "There must be one seat per player.");
    }
    List<Chair> chairs = new ArrayList<>();
    for (String seat : wish.seats()) {
      List<String> taken = chairs.stream().map(Chair::name).toList();
      chairs.add(chair(chairs.size(), seat, taken, guest, wish, playable));
    }
    boolean onlyBots = chairs.stream().allMatch(c -> c.is(Chair.Kind.BOT));
    if (!onlyBots && chairs.stream().noneMatch(c -> c.belongsTo(guest))) {
      throw new Denied(
          Why.MALFORMED,
          "Prenez au moins une place, ou laissez-les toutes aux bots.",
          "Take at least one seat, or leave them all to bots.");
    }
    return chairs;
  }

  private Chair chair(
      int at,
      String seat,
      List<String> taken,
      String guest,
      Wish wish,
      Playable<?, ?, ?> playable) {
    if (seat.equals("open")) {
      return Chair.open(at);
    }
    if (seat.equals(ME) || seat.startsWith(ME_CALLED)) {
      String wanted =
          seat.equals(ME)
              ? wish.sitter().name()
              : Names.checked(seat.substring(ME_CALLED.length()));
      String name = Names.unlike(taken, wanted);
      Chair person = Chair.person(at, guest, name).taken(name, wish.sitter().hat());
      return Seating.salted(person, wish.sitter());
    }
    if (seat.startsWith(BOT) && playable.bots().containsKey(seat.substring(BOT.length()))) {
      return Chair.bot(at, Names.bot(taken, house.dice()), seat.substring(BOT.length()));
    }
    throw new Denied(
        Why.MALFORMED,
        "Une place est « me », « open » ou un bot de ce jeu (« bot:novice »).",
        "A seat is “me”, “open” or a bot of this game (“bot:novice”).");
  }

  /** The table with the same people and bots that follows a finished one. */
  public Table<?, ?, ?> rematch(String id, String guest, Sitter sitter) {
    Table<?, ?, ?> next = find(find(id).aftermath().rematch(guest, sitter));
    next.seating().startIfComplete();
    return next;
  }

  /** A table that takes up a finished game before a decision of somebody's; it goes on at once. */
  public Table<?, ?, ?> retry(String id, String guest, int seat, int seq) {
    return create(Retries.of(find(id), guest, seat, seq, house.secret(128)), true);
  }

  /**
   * Keeps the replays of games that ended without one: those of older servers, and those whose end
   * was cut short. What the present rules cannot tell any more stays as it is.
   */
  public void archive() {
    try {
      String last = "";
      for (List<String> some = unarchived(last); !some.isEmpty(); some = unarchived(last)) {
        some.forEach(this::archive);
        last = some.getLast();
      }
    } catch (Store.Trouble e) {
      LOG.atWarn().log("old replays are left for the next start: {}", e.getMessage());
    }
  }

  /** Keeps the results of games that ended before results were kept. */
  public void score() {
    try {
      String last = "";
      for (List<String> some = unscored(last); !some.isEmpty(); some = unscored(last)) {
        for (String id : some) {
          try {
            find(id).aftermath().score();
          } catch (Denied e) {
            LOG.atDebug().log("a game that is not here any more: {}", e.getMessage());
          }
        }
        last = some.getLast();
      }
    } catch (Store.Trouble e) {
      LOG.atWarn().log("old results are left for the next start: {}", e.getMessage());
    }
  }

  private List<String> unscored(String after) {
    return house.isClosed() ? List.of() : house.store().people().unscored(after);
  }

  private List<String> unarchived(String after) {
    return house.isClosed() ? List.of() : house.store().unarchived(after);
  }

  private void archive(String id) {
    try {
      find(id).aftermath().archive();
    } catch (Denied e) {
      LOG.atDebug().log("a game that is not here any more: {}", e.getMessage());
    }
  }

  public int inMemory() {
    return known.size();
  }

  public Table<?, ?, ?> find(String id) {
    forget();
    while (true) {
      Table<?, ?, ?> table = known.compute(id, (_, held) -> live(id, held)).get();
      if (table != null) {
        recent.touch(id, table);
        return table;
      }
    }
  }

  /** Writes a new table; nobody can read it from the store before it is held here. */
  private Table<?, ?, ?> create(NewTable<?, ?, ?> wanted, boolean starts) {
    String id = wanted.header().id();
    List<Table<?, ?, ?>> created = new ArrayList<>(1);
    known.compute(
        id,
        (_, _) -> {
          created.add(Table.create(house, wanted, starts));
          return new Held(id, created.getFirst(), forgotten);
        });
    recent.touch(id, created.getFirst());
    return created.getFirst();
  }

  private Held live(String id, @Nullable Held held) {
    if (held != null && held.get() != null) {
      return held;
    }
    Table<?, ?, ?> table = recall(id);
    recent.touch(id, table);
    return new Held(id, table, forgotten);
  }

  private void forget() {
    for (var gone = forgotten.poll(); gone != null; gone = forgotten.poll()) {
      if (gone instanceof Held held) {
        known.remove(held.id, held);
      }
    }
  }

  /** A table for as long as somebody has it: a watcher, its bots, or those who came last. */
  private static final class Held extends WeakReference<Table<?, ?, ?>> {
    private final String id;

    Held(String id, Table<?, ?, ?> table, ReferenceQueue<Table<?, ?, ?>> forgotten) {
      super(table, forgotten);
      this.id = id;
    }
  }

  private Table<?, ?, ?> recall(String id) {
    // PostgreSQL refuses a query with a zero character.
    Fact.Header header =
        Optional.of(id)
            .filter(PlainText::isPlain)
            .flatMap(house.store()::table)
            .orElseThrow(() ->
                new Denied(Why.NOT_THERE, "Cette table n’existe pas.", "There is no such table."));
    Playable<?, ?, ?> playable = playable(header.game());
    return Table.recall(house, playable, header);
  }

  private Playable<?, ?, ?> playable(String game) {
    return catalogue
        .find(game)
        .orElseThrow(
            () -> new Denied(Why.MALFORMED, "Ce jeu n’existe pas ici.", "There is no such game."));
  }
}
