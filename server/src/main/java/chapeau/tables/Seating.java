package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.About;
import chapeau.engine.Run;
import chapeau.engine.Setup;
import chapeau.store.Chair;
import chapeau.store.Chair.Kind;
import chapeau.store.Fact;
import chapeau.store.Fact.Status;
import chapeau.store.Terms;
import chapeau.tables.Chat.Seated;
import chapeau.tables.Denied.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** Who sits where, before the game and during it, and what the host arranges. */
public final class Seating<S, M, V> {
  private final Table<S, M, V> table;

  Seating(Table<S, M, V> table) {
    this.table = table;
  }

  /** Takes an open seat, the seat kept for one, or one's own seat back from a bot. */
  public void sit(Fact.Guest guest, OptionalInt wanted, Sitter sitter) {
    table.doInTurn(() -> {
      Chairs chairs = table.chairs();
      Chair chair =
          wanted.isPresent()
              ? chairs.at(wanted.getAsInt())
              : chairs.freeFor(guest.id(), takeOver().offersBots());
      beforeEnd();
      Chair taken = seated(chair, guest, sitter, chairs.namesBut(chair.seat()));
      boolean own = chair.belongsTo(guest.id());
      Change<S, M, V> change =
          own || chair.is(Kind.OPEN) ? table.change().chair(taken) : takeOver(chair, taken);
      if (own && chair.is(Kind.STAND_IN)) {
        change = table.chat().noted(change, chair, Seated.back);
      }
      if (table.header().host().isEmpty() && table.state().is(Status.OPEN)) {
        // The previous host has deleted the account.
        change = change.header(table.header().hostedBy(guest.id()));
      }
      boolean awaited = own && chair.is(Kind.RESERVED) && change.after().chairs().complete();
      reseat(awaited ? begin(change) : change);
    });
  }

  private TakeOver takeOver() {
    TableState<S, M, V> state = table.state();
    return new TakeOver(state.chairs(), state.header(), state.mayBeRated());
  }

  /** Whether a guest may now take this seat over from its bot. */
  boolean offers(String guest, Chair chair) {
    return !table.history().stopped() && takeOver().isOpenTo(guest, chair);
  }

  /** Replaces a bot by a person. Guests may have changed since whether they want a rating. */
  private Change<S, M, V> takeOver(Chair bot, Chair person) {
    TableState<S, M, V> state = table.state();
    boolean mayBeRated =
        TakeOver.mayBeRated(table.house(), state.header(), state.chairs().holders());
    if (mayBeRated != state.mayBeRated()) {
      table.commit(table.change().to(state.rated(mayBeRated)));
    }
    takeOver().check(person.guest(), bot);
    Change<S, M, V> change = table.change();
    int seq = table.history().seq();
    return table.chat().replaces(change.chairs(table.chairs().takenOver(person, seq)), bot, person);
  }

  private Chair seated(Chair chair, Fact.Guest guest, Sitter sitter, List<String> others) {
    Chair owned =
        chair.is(Kind.OPEN) || chair.is(Kind.BOT)
            ? Chair.person(chair.seat(), guest.id(), guest.name()).taken(guest.name(), guest.hat())
            : chair;
    Chair taken =
        owned.taken(
            Names.unlike(others, sitter.name().isEmpty() ? owned.name() : sitter.name()),
            sitter.hat().isEmpty() ? owned.hat() : sitter.hat());
    return table.header().status() == Status.OPEN ? salted(taken, sitter) : taken;
  }

  /** With what somebody adds to the seed: shown, or sealed for now. */
  static Chair salted(Chair chair, Sitter sitter) {
    if (!sitter.seal().isEmpty()) {
      return chair.sealed(sitter.seal());
    }
    return sitter.salt().isEmpty() ? chair : chair.salted(sitter.salt());
  }

  /** Gets up: before the start the seat is open again, during play a bot has it. */
  public void stand(String guest, int seat) {
    table.doInTurn(() -> {
      Chair chair = table.chairs().of(guest, seat);
      beforeEnd();
      reseat(leaving(table.change(), chair));
    });
  }

  /** A person leaves. The others are told so once the game is on. */
  private Change<S, M, V> leaving(Change<S, M, V> change, Chair chair) {
    Change<S, M, V> left = change.chair(without(change.after().chairs(), chair));
    return table.state().is(Status.OPEN) || !chair.is(Kind.PERSON)
        ? left
        : table.chat().noted(left, chair, Seated.left);
  }

  /**
   * A chair whose person has left. For who began the game a bot stands in, and the result stays
   * theirs; who took a bot's seat in the middle of it gives it back, and somebody else may come.
   */
  private Chair without(Chairs chairs, Chair chair) {
    if (table.state().is(Status.OPEN)) {
      return Chair.open(chair.seat());
    }
    return chairs.began(chair.guest(), chair.seat())
        ? chair.standIn(usualBot())
        : handedBack(chairs, chair);
  }

  private Chair handedBack(Chairs chairs, Chair chair) {
    List<String> others = chairs.namesBut(chair.seat());
    return chair.handedTo(Names.bot(others, table.house().dice()), levelHere());
  }

  /** Somebody wants to be forgotten: their seats are free again, or a bot's of its own name. */
  void forget(String guest) {
    table.doInTurn(() -> {
      // The guest may have just sat down on another node.
      table.latest();
      beforeEnd();
      Change<S, M, V> change = table.change();
      for (Chair chair : table.chairs().all()) {
        if (chair.belongsTo(guest)) {
          boolean open = table.state().is(Status.OPEN);
          Chairs chairs = change.after().chairs();
          change = change.chair(open ? Chair.open(chair.seat()) : handedBack(chairs, chair));
        }
      }
      reseatIfChanged(change);
    });
  }

  /** Gives a seat to a bot: any seat, by the host, before the start; an absent person's after. */
  public void giveToBot(String guest, int seat, String level) {
    table.doInTurn(() -> {
      Chair chair = table.chairs().at(seat);
      checkBot(level);
      beforeEnd();
      if (table.header().status() == Status.OPEN) {
        onlyHost(guest);
        List<String> taken = table.chairs().namesBut(seat);
        String name = Names.bot(taken, table.house().dice());
        reseat(table.change().chair(Chair.bot(seat, name, level)));
      } else {
        mayReplace(guest, chair);
        Change<S, M, V> change = table.change().chair(chair.standIn(level));
        reseat(table.chat().noted(change, chair, Seated.away));
      }
    });
  }

  private void mayReplace(String guest, Chair chair) {
    onlyPlayers(guest);
    if (!chair.is(Kind.PERSON)) {
      throw new Denied(Why.TOO_LATE, "Un bot joue déjà ici.", "A bot plays here already.");
    }
    if (!table.watching().isAway(chair.seat()) && !chair.belongsTo(guest)) {
      throw new Denied(
          Why.NOT_YOURS,
          "Cette personne est encore là, ou vient de partir.",
          "That person is still here, or has only just left.");
    }
  }

  /** The host frees a seat before the start. */
  public void free(String guest, int seat) {
    table.doInTurn(() -> {
      table.chairs().at(seat);
      onlyHost(guest);
      beforeStart();
      reseat(table.change().chair(Chair.open(seat)));
    });
  }

  /** Somebody may not play here any more: before the start the seat is free, then a bot's. */
  public void sendAway(String guest) {
    table.doInTurn(() -> {
      if (table.header().status() == Status.OVER) {
        return;
      }
      Change<S, M, V> change = table.change();
      for (Chair chair : table.chairs().all()) {
        if (chair.belongsTo(guest) && !chair.playedByBot()) {
          change = leaving(change, chair);
        }
      }
      reseatIfChanged(change);
    });
  }

  private void reseat(Change<S, M, V> change) {
    notWhileStarting();
    table.commit(change);
  }

  private void reseatIfChanged(Change<S, M, V> change) {
    if (change.reseats()) {
      reseat(change);
    }
  }

  // What the host arranges

  /** The host changes what was agreed besides the game itself, before the start. */
  public void change(String guest, UnaryOperator<Terms> terms) {
    table.doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      Fact.Header header = table.header();
      table.commit(table.change().header(header.with(terms.apply(header.terms()))));
    });
  }

  /** Other variants, and as many chairs as the host says; as many as now where nothing is said. */
  public void change(String guest, OptionalInt players, Map<String, String> options) {
    table.doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      int size = players.orElse(table.chairs().all().size());
      Setup setup = checked(table.playable(), new Setup(size, options));
      TableState<S, M, V> now =
          table
              .state()
              .with(table.header().with(setup))
              .with(table.chairs().sizedTo(size))
              .with(GameHistory.of(table.playable(), setup, Optional.empty()));
      table.commit(table.change().to(now));
    });
  }

  /** A set-up this game can start from, every option given a value. */
  static <S, M, V> Setup checked(Playable<S, M, V> playable, Setup setup) {
    return switch (playable.game().about().check(setup)) {
      case About.Checked.Wrong(var refusal) -> throw Denied.by(refusal);
      case About.Checked.Right(var complete) -> {
        tryOut(playable, complete);
        yield complete;
      }
    };
  }

  /** Denies a set-up that the rules refuse although its options are allowed. */
  private static void tryOut(Playable<?, ?, ?> playable, Setup setup) {
    try {
      Run.start(playable.game(), setup);
    } catch (Run.Refused e) {
      throw Denied.by(e.refusal());
    }
  }

  /** The host starts; bots take the seats that are open. */
  public void start(String guest) {
    table.doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      table.commit(begin(table.change()));
    });
  }

  /** Starts when nobody is waited for. */
  void startIfComplete() {
    table.doInTurn(() -> {
      if (table.header().status() == Status.OPEN && table.chairs().complete()) {
        table.commit(begin(table.change()));
      }
    });
  }

  /** Begins with bots on the open seats. */
  Change<S, M, V> begin(Change<S, M, V> change) {
    List<Chair> chairs = change.after().chairs().all();
    List<Chair> seated = new ArrayList<>(chairs);
    for (Chair chair : chairs) {
      if (chair.is(Kind.OPEN)) {
        List<String> taken = seated.stream().map(Chair::name).toList();
        String name = Names.bot(taken, table.house().dice());
        seated.set(chair.seat(), Chair.bot(chair.seat(), name, usualBot()));
      } else if (chair.is(Kind.RESERVED)) {
        seated.set(chair.seat(), chair.taken(chair.name(), chair.hat()));
      }
    }
    return table.sealing().begin(change, seated);
  }

  // Who may

  void onlyPlayers(String guest) {
    if (!table.chairs().has(guest)) {
      throw new Denied(
          Why.NOT_YOURS,
          "C’est réservé aux joueurs de cette table.",
          "Only players at this table can do that.");
    }
  }

  private void onlyHost(String guest) {
    if (!table.header().host().equals(guest)) {
      throw new Denied(
          Why.NOT_YOURS,
          "C’est réservé à l’hôte de la table.",
          "Only the host of the table can do that.");
    }
  }

  private void beforeStart() {
    if (table.header().status() != Status.OPEN) {
      throw new Denied(Why.TOO_LATE, "La partie a commencé.", "The game has started.");
    }
  }

  private void notWhileStarting() {
    if (table.header().status() == Status.STARTING) {
      throw new Denied(
          Why.TOO_LATE, "La partie commence à l’instant.", "The game is just starting.");
    }
  }

  private void beforeEnd() {
    if (table.header().status() == Status.OVER) {
      throw new Denied(Why.TOO_LATE, "La partie est finie.", "The game is over.");
    }
    table.playing().mayGoOn();
  }

  private void checkBot(String level) {
    if (!table.playable().bots().containsKey(level)) {
      throw new Denied(Why.MALFORMED, "Ce bot n’existe pas.", "There is no such bot.");
    }
  }

  /** As good a bot as the others at this table, where there are some. */
  private String levelHere() {
    return table.chairs().all().stream()
        .filter(chair -> chair.is(Kind.BOT))
        .map(Chair::bot)
        .findFirst()
        .orElseGet(this::usualBot);
  }

  /** Who plays when nobody has said which bot should: neither the weakest nor the strongest. */
  String usualBot() {
    List<String> levels = table.playable().levels();
    return levels.isEmpty() ? Playable.RANDOM : levels.get(levels.size() / 2);
  }
}
