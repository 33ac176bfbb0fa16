package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.Option;
import chapeau.engine.Setup;
import chapeau.fair.GameFile;
import chapeau.fair.Seed;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Packed;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import chapeau.wire.Replay;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What there is once a game is over: its replay, its file, and the next game. */
public final class Aftermath<S, M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Aftermath.class);

  private final Table<S, M, V> table;

  Aftermath(Table<S, M, V> table) {
    this.table = table;
  }

  public Replay replay(String guest) {
    return table.inTurn(() -> {
      afterTheEnd();
      Optional<Packed> kept = archived();
      if (isOlder() && kept.isPresent()) {
        return new Replay(table.viewFor(guest), true, Archive.scenes(kept.get()), List.of());
      }
      int seq = table.history().seq();
      return new Replay(
          table.viewFor(guest),
          isOlder(),
          Replays.of(table.history()),
          Replays.written(table.house().store().moves(table.id(), seq)));
    });
  }

  private boolean isOlder() {
    return table.history().stopped()
        || table.header().version() != table.playable().game().about().version();
  }

  // What is kept for ever

  /**
   * What is kept of the whole game along with its last steps. A replay that cannot be written keeps
   * no game from ending: it is tried again when somebody asks for it.
   */
  Optional<Packed> ending(GameHistory<S, M, V> history) {
    try {
      return Optional.of(Archive.of(history));
    } catch (RuntimeException e) {
      LOG.atError()
          .addKeyValue("table", table.shortId())
          .setCause(e)
          .log("no replay could be written");
      return Optional.empty();
    }
  }

  /** Keeps the replay of a game that ended without, if the present rules can still tell it. */
  void archive() {
    table.doInTurn(this::archived);
  }

  private Optional<Packed> archived() {
    Optional<Packed> kept = table.house().store().archive(table.id());
    if (kept.isPresent() || !table.history().isOver() || table.history().stopped()) {
      return kept;
    }
    Optional<Packed> told = ending(table.history());
    try {
      told.ifPresent(
          replay -> table.house().store().keep(List.of(new Fact.Archived(table.id(), replay))));
    } catch (Store.Trouble e) {
      LOG.atWarn().addKeyValue("table", table.shortId()).log("replay not kept: {}", e.getMessage());
    }
    return told;
  }

  public GameFile export() {
    return table.inTurn(() -> {
      afterTheEnd();
      if (table.header().isLesson()) {
        throw new Denied(
            Why.NOT_YOURS,
            "Les cartes d’une leçon sont choisies d’avance : il n’y a pas de tirage à vérifier.",
            "The cards of a lesson are chosen beforehand: there is no draw to check.");
      }
      if (table.state().retry().isPresent()) {
        throw new Denied(
            Why.NOT_YOURS,
            "Cette table reprend une partie en cours de route : ce qui était caché y a été imaginé,"
                + " il n’y a pas de donne à vérifier.",
            "This table takes up a game half-way: what was hidden there was imagined, so there is"
                + " no deal to check.");
      }
      return Export.of(
          table.header(), table.chairs(), table.house().store().moves(table.id(), 0), places());
    });
  }

  private List<Integer> places() {
    Optional<Packed> kept = isOlder() ? archived() : Optional.empty();
    return kept.map(Archive::places)
        .orElseGet(
            () -> table.history().isOver() ? Outbox.places(table.history().turn()) : List.of());
  }

  /** Beside the table: nobody there waits for it. */
  void rate() {
    if (table.state().counts()) {
      Thread.ofVirtual().name("rating").start(() -> new Ratings(table.house()).rate(table.id()));
    }
  }

  /** Keeps the result of a game that ended before results were kept. */
  void score() {
    table.doInTurn(() -> {
      List<Integer> places = places();
      List<Fact.Moved> moves = table.house().store().moves(table.id(), 0);
      if (!places.isEmpty() && !moves.isEmpty() && table.state().counts()) {
        table.append(List.of(new Fact.Ended(table.id(), places, moves.getLast().time())));
      }
    });
  }

  void afterTheEnd() {
    if (table.header().status() != Status.OVER) {
      throw new Denied(
          Why.NOT_YOURS,
          "La partie n’est pas finie : on ne montre pas encore toutes les cartes.",
          "The game isn’t over: the cards stay hidden until then.");
    }
  }

  /** The id of the table where the same people and bots play again; made when first asked for. */
  String rematch(String guest, Sitter sitter) {
    return table.inTurn(() -> {
      Fact.Header header = table.header();
      if (!header.rematch().isEmpty()) {
        return header.rematch();
      }
      if (!table.history().stopped()) {
        afterTheEnd();
      }
      if (!header.host().equals(guest)) {
        table.seating().onlyPlayers(guest);
      }
      String next = table.house().secret(128);
      List<Fact> facts = new ArrayList<>();
      Setup setup = Seating.checked(table.playable(), fitted(header.setup()));
      facts.add(header(next, table.playable(), setup, guest, table.house()).on(header.terms()));
      table
          .chairs()
          .all()
          .forEach(chair -> facts.add(new Fact.Seated(next, again(chair, guest, sitter))));
      table.commit(table.change().header(header.followedBy(next)), facts);
      return next;
    });
  }

  /** A set-up of another day without what the present rules do not know. */
  private Setup fitted(Setup setup) {
    Map<String, String> known = new HashMap<>();
    for (Option option : table.playable().game().about().options()) {
      String value = setup.options().getOrDefault(option.id(), option.standard());
      known.put(option.id(), option.accepts(value) ? value : option.standard());
    }
    return new Setup(setup.players(), known);
  }

  private static Chair again(Chair chair, String guest, Sitter sitter) {
    if (chair.is(Kind.BOT)) {
      return chair;
    }
    if (chair.guest().isEmpty()) {
      return Chair.open(chair.seat());
    }
    Chair kept = chair.reserved();
    return chair.belongsTo(guest)
        ? Seating.salted(kept.taken(kept.name(), kept.hat()), sitter)
        : kept;
  }

  /** A new table. */
  static Fact.Header header(
      String id, Playable<?, ?, ?> playable, Setup setup, String host, House house) {
    return Fact.Header.open(
        id,
        playable.id(),
        playable.game().about().version(),
        setup,
        host,
        Seed.random().hex(),
        house.now());
  }
}
