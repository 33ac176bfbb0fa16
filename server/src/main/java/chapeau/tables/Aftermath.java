package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import chapeau.fair.GameFile;
import chapeau.fair.Seed;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.tables.Denied.Why;
import chapeau.wire.Replay;
import java.util.ArrayList;
import java.util.List;

/** What there is once a game is over: its replay, its file, and the next game. */
public final class Aftermath<S, M, V> {
  private final Table<S, M, V> table;

  Aftermath(Table<S, M, V> table) {
    this.table = table;
  }

  public Replay replay(String guest) {
    return table.inTurn(() -> {
      afterTheEnd();
      return new Replay(table.viewFor(guest), Replays.of(table.course()));
    });
  }

  public GameFile export() {
    return table.inTurn(() -> {
      afterTheEnd();
      return Export.of(
          table.header(),
          table.chairs(),
          table.house().store().moves(table.id(), 0),
          table.course());
    });
  }

  private void afterTheEnd() {
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
      if (!table.course().stopped()) {
        afterTheEnd();
      }
      if (!header.host().equals(guest)) {
        table.seating().onlyPlayers(guest);
      }
      String next = table.house().secret(128);
      List<Fact> facts = new ArrayList<>();
      facts.add(header(next, table.playable(), header.setup(), guest, table.house()));
      table
          .chairs()
          .all()
          .forEach(chair -> facts.add(new Fact.Seated(next, again(chair, guest, sitter))));
      table.keep(header.followedBy(next), facts);
      table.watching().announce();
      return next;
    });
  }

  private static Chair again(Chair chair, String guest, Sitter sitter) {
    if (chair.is(Kind.BOT)) {
      return chair;
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
