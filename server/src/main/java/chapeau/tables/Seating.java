package chapeau.tables;

import chapeau.catalogue.Playable;
import chapeau.engine.About;
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
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** Who sits where, before the game and during it, and what the host arranges. */
public final class Seating<S, M, V> {
  private final Table<S, M, V> table;

  /** The last known value. It is computed again before a seat is taken over. */
  private boolean mayBeRated;

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
      Chairs now = chairs.with(taken);
      boolean lastAwaited =
          chair.is(Kind.RESERVED) && chair.belongsTo(guest.id()) && now.complete();
      if (lastAwaited && !table.header().host().isEmpty()) {
        begin(now);
        return;
      }
      if (chair.is(Kind.STAND_IN) && chair.belongsTo(guest.id())) {
        reseat(taken, Seated.back);
      } else if (chair.is(Kind.OPEN) || chair.belongsTo(guest.id())) {
        reseat(taken);
      } else {
        takeOver(chair, taken);
      }
      if (table.header().host().isEmpty() && table.header().status() == Status.OPEN) {
        // The previous host has deleted the account.
        table.keep(table.header().hostedBy(guest.id()));
        table.watching().announce();
      }
      if (lastAwaited) {
        begin(table.chairs());
      }
    });
  }

  private TakeOver takeOver() {
    return new TakeOver(table.chairs(), table.header(), mayBeRated);
  }

  /** Whether a guest may now take this seat over from its bot. */
  boolean offers(String guest, Chair chair) {
    return !table.course().stopped() && takeOver().isOpenTo(guest, chair);
  }

  void heard(Kept kept) {
    if (kept.chairs().isPresent()) {
      mayBeRated = kept.mayBeRated();
    }
  }

  /** Computes again whether the game may be rated. Guests can change their wish at any time. */
  void considerRating(Chairs chairs) {
    boolean before = mayBeRated;
    mayBeRated = TakeOver.mayBeRated(table.house(), table.header(), chairs.holders());
    if (before != mayBeRated && takeOver().offersBots()) {
      table.watching().announce();
    }
  }

  /** Replaces a bot by a person and notifies all viewers. */
  private void takeOver(Chair bot, Chair person) {
    considerRating(table.chairs());
    takeOver().check(person.guest(), bot);
    Fact.Said notice = table.chat().replaces(bot, person);
    reseat(table.chairs().takenOver(person, table.course().seq()), List.of(notice));
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
      leave(chair);
    });
  }

  /** A person leaves. The others are told so once the game is on. */
  private void leave(Chair chair) {
    if (table.header().status() == Status.OPEN || !chair.is(Kind.PERSON)) {
      reseat(without(chair));
    } else {
      reseat(without(chair), Seated.left);
    }
  }

  /**
   * A chair whose person has left. For who began the game a bot stands in, and the result stays
   * theirs; who took a bot's seat in the middle of it gives it back, and somebody else may come.
   */
  private Chair without(Chair chair) {
    if (table.header().status() == Status.OPEN) {
      return Chair.open(chair.seat());
    }
    return table.chairs().began(chair.guest(), chair.seat())
        ? chair.standIn(usualBot())
        : handedBack(chair);
  }

  private Chair handedBack(Chair chair) {
    List<String> others = table.chairs().namesBut(chair.seat());
    return chair.handedTo(Names.bot(others, table.house().dice()), levelHere());
  }

  /** Somebody wants to be forgotten: their seats are free again, or a bot's of its own name. */
  void forget(String guest) {
    table.doInTurn(() -> {
      // The guest may have just sat down on another node.
      table.latest();
      beforeEnd();
      for (Chair chair : table.chairs().all()) {
        if (chair.belongsTo(guest)) {
          boolean open = table.header().status() == Status.OPEN;
          reseat(open ? Chair.open(chair.seat()) : handedBack(chair));
        }
      }
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
        reseat(Chair.bot(seat, Names.bot(taken, table.house().dice()), level));
      } else {
        mayReplace(guest, chair);
        reseat(chair.standIn(level), Seated.away);
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
      reseat(Chair.open(seat));
    });
  }

  /** Somebody may not play here any more: before the start the seat is free, then a bot's. */
  public void sendAway(String guest) {
    table.doInTurn(() -> {
      if (table.header().status() == Status.OVER) {
        return;
      }
      for (Chair chair : table.chairs().all()) {
        if (chair.belongsTo(guest) && !chair.playedByBot()) {
          leave(chair);
        }
      }
    });
  }

  private void reseat(Chair chair) {
    reseat(table.chairs().with(chair), List.of());
  }

  /** With a notice about the person of the seat, under the name that the others know. */
  private void reseat(Chair chair, Seated what) {
    Fact.Said notice = table.chat().notice(table.chairs().at(chair.seat()), what);
    reseat(table.chairs().with(chair), List.of(notice));
  }

  private void reseat(Chairs chairs, List<Fact.Said> notices) {
    notWhileStarting();
    Chairs before = table.chairs();
    table.keep(chairs, List.copyOf(notices));
    notices.forEach(table.chat()::add);
    table.watching().onlyOwners(before);
    table.watching().announce();
    table.time().tell();
    table.bots().wake();
  }

  // What the host arranges

  /** The host changes what was agreed besides the game itself, before the start. */
  public void change(String guest, UnaryOperator<Terms> terms) {
    table.doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      table.keep(table.header().with(terms.apply(table.header().terms())));
      table.watching().announce();
    });
  }

  /** Other variants, and as many chairs as the host says; as many as now where nothing is said. */
  public void change(String guest, OptionalInt players, Map<String, String> options) {
    table.doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      int size = players.orElse(table.chairs().all().size());
      Setup setup = checked(table.playable(), new Setup(size, options));
      Chairs before = table.chairs();
      table.reset(table.header().with(setup), before.sizedTo(size));
      table.watching().onlyOwners(before);
      table.watching().announce();
    });
  }

  /** A set-up this game can start from, every option given a value. */
  static <S, M, V> Setup checked(Playable<S, M, V> playable, Setup setup) {
    return switch (playable.game().about().check(setup)) {
      case About.Checked.Wrong(var refusal) -> throw Denied.by(refusal);
      case About.Checked.Right(var complete) -> {
        Course.tryOut(playable, complete);
        yield complete;
      }
    };
  }

  /** The host starts; bots take the seats that are open. */
  public void start(String guest) {
    table.doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      begin(table.chairs());
    });
  }

  /** Starts when nobody is waited for. */
  void startIfComplete() {
    table.doInTurn(() -> {
      if (table.header().status() == Status.OPEN && table.chairs().complete()) {
        begin(table.chairs());
      }
    });
  }

  private void begin(Chairs chairs) {
    List<Chair> seated = new ArrayList<>(chairs.all());
    for (Chair chair : chairs.all()) {
      if (chair.is(Kind.OPEN)) {
        List<String> taken = seated.stream().map(Chair::name).toList();
        String name = Names.bot(taken, table.house().dice());
        seated.set(chair.seat(), Chair.bot(chair.seat(), name, usualBot()));
      } else if (chair.is(Kind.RESERVED)) {
        seated.set(chair.seat(), chair.taken(chair.name(), chair.hat()));
      }
    }
    table.sealing().begin(seated);
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
