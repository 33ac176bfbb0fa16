package chapeau.tables;

import chapeau.bots.Bot;
import chapeau.bots.Choice;
import chapeau.bots.Playable;
import chapeau.bots.Situation;
import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.engine.Turn;
import chapeau.fair.GameFile;
import chapeau.fair.Seed;
import chapeau.json.Json;
import chapeau.tables.Chair.Kind;
import chapeau.tables.Denied.Why;
import chapeau.tables.Fact.Status;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A table: a game, who sits at it, who watches, and the moves made there. One lock guards it all;
 * whatever changes is durable first, and only then true and told.
 */
public final class Table<S, M, V> {
  private static final Logger LOG = LoggerFactory.getLogger(Table.class);

  /** Who has missed more than this is told where things stand, not every step there. */
  private static final int MOST_MISSED = 60;

  private final House house;
  private final Playable<S, M, V> playable;
  private final Game<S, M, V> game;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final Audience audience = new Audience();
  private final Conversation<S> conversation;
  private final long[] leftAt;

  private Fact.Header header;
  private Chairs chairs;
  private Course<S, M, V> course;

  /** What is on disk may be more than what is here: a write failed, or seemed to. */
  private boolean stale;

  private boolean hurried;
  private boolean botsAwake;
  private long shownAt = System.nanoTime();

  private Table(House house, Playable<S, M, V> playable, Fact.Header header) {
    this.house = house;
    this.playable = playable;
    this.game = playable.game();
    this.header = header;
    this.chairs = new Chairs(house.store().chairs(header.id()));
    this.course = new Course<>(playable, header.setup());
    this.conversation = new Conversation<>(Conversation.of(game), house.store().lines(header.id()));
    this.leftAt = new long[header.setup().players()];
    Arrays.fill(leftAt, System.nanoTime());
  }

  /** A table as the store knows it. */
  static <S, M, V> Table<S, M, V> recall(
      House house, Playable<S, M, V> playable, Fact.Header header) {
    Table<S, M, V> table = new Table<>(house, playable, header);
    table.inTurn(() -> {
      table.refold();
      table.wakeBots();
      return table;
    });
    return table;
  }

  public String id() {
    return header.id();
  }

  // Folding

  private <T> T inTurn(Supplier<T> work) {
    lock.lock();
    try {
      if (stale) {
        reload();
      }
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  private void doInTurn(Runnable work) {
    inTurn(() -> {
      work.run();
      return true;
    });
  }

  private void reload() {
    header = house.store().table(header.id()).orElseThrow();
    chairs = new Chairs(house.store().chairs(header.id()));
    if (!course.begun()) {
      course = new Course<>(playable, header.setup());
    }
    List<Step<S>> found = refold();
    stale = false;
    found.forEach(this::show);
    announce();
    wakeBots();
  }

  /** Adds to the course what the journal has beyond it. */
  private List<Step<S>> refold() {
    if (header.status() == Status.OPEN) {
      return List.of();
    }
    List<Step<S>> found = new ArrayList<>();
    try {
      if (!course.begun()) {
        found.add(course.set(header.since()));
        course.add(found.getLast());
      }
      for (Fact.Moved row : house.store().moves(header.id(), course.seq())) {
        found.add(course.recall(row));
        course.add(found.getLast());
      }
      return found;
    } catch (Json.Unreadable | Denied e) {
      LOG.atError()
          .addKeyValue("table", shortId())
          .log("the journal does not fold: {}", e.getMessage());
      throw new Denied(
          Why.BROKEN,
          "Cette partie ne peut plus être relue avec les règles actuelles.",
          "This game can no longer be read under the present rules.");
    }
  }

  private void keep(List<Fact> facts) {
    try {
      house.store().keep(facts);
    } catch (Store.Trouble e) {
      stale = true;
      LOG.atError().addKeyValue("table", shortId()).log("not kept: {}", e.getMessage());
      throw e;
    }
  }

  private void keep(Fact fact) {
    keep(List.of(fact));
  }

  /** Enough of the id to find a table by, and too little to sit down at it. */
  private String shortId() {
    return header.id().substring(0, 6);
  }

  // What there is to know

  public TableView view(String guest) {
    return inTurn(() -> viewFor(guest));
  }

  private TableView viewFor(String guest) {
    return new TableView(
        header.id(),
        header.game(),
        header.version(),
        header.setup().players(),
        header.setup().options(),
        switch (header.status()) {
          case OPEN -> "open";
          case PLAYING -> "playing";
          case OVER -> "over";
        },
        header.host().equals(guest),
        new Seed(header.seed()).commitment(),
        chairs.all().stream()
            .map(c -> TableView.SeatView.of(c, guest, audience.isPresent(c.seat())))
            .toList(),
        course.seq(),
        header.rematch(),
        "/t/" + header.id());
  }

  /** Tells everybody that something about the table or its seats has changed. */
  private void announce() {
    audience.tellEach(this::tableMessage);
  }

  private record TableMessage(String type, TableView table) {}

  private String tableMessage(String guest) {
    return Json.write(new TableMessage("table", viewFor(guest)));
  }

  // Who sits where

  /**
   * Takes an open seat, the seat kept for one, or one's own seat back from a bot.
   *
   * @param name empty to be called as before, or by the guest's own name
   * @param salt empty to leave it as it was
   */
  public void sit(Fact.Guest guest, OptionalInt wanted, String name, String salt) {
    doInTurn(() -> {
      Chair chair = wanted.isPresent() ? chairs.at(wanted.getAsInt()) : chairs.freeFor(guest.id());
      if (header.status() == Status.OVER) {
        throw new Denied(Why.TOO_LATE, "La partie est finie.", "The game is over.");
      }
      if (!chair.is(Kind.OPEN) && !chair.belongsTo(guest.id())) {
        throw new Denied(Why.TOO_LATE, "Cette place est prise.", "That seat is taken.");
      }
      Chair owned =
          chair.is(Kind.OPEN) ? Chair.person(chair.seat(), guest.id(), guest.name(), "") : chair;
      boolean salted = header.status() == Status.OPEN && !salt.isEmpty();
      reseat(
          owned.taken(
              Names.unlike(chairs.namesBut(chair.seat()), name.isEmpty() ? owned.name() : name),
              salted ? salt : owned.salt()));
      if (chair.is(Kind.RESERVED) && chairs.complete()) {
        begin();
      }
    });
  }

  /** Gets up: before the start the seat is open again, during play a bot stands in. */
  public void stand(String guest, int seat) {
    doInTurn(() -> {
      Chair chair = chairs.of(guest, seat);
      switch (header.status()) {
        case OPEN -> reseat(Chair.open(seat));
        case PLAYING -> reseat(chair.standIn(usualBot()));
        case OVER -> throw new Denied(Why.TOO_LATE, "La partie est finie.", "The game is over.");
      }
    });
  }

  /** Gives a seat to a bot: any seat, by the host, before the start; an absent person's after. */
  public void giveToBot(String guest, int seat, String level) {
    doInTurn(() -> {
      Chair chair = chairs.at(seat);
      checkBot(level);
      switch (header.status()) {
        case OPEN -> {
          onlyHost(guest);
          reseat(Chair.bot(seat, Names.bot(chairs.namesBut(seat), house.dice()), level));
        }
        case PLAYING -> {
          mayReplace(guest, chair);
          reseat(chair.standIn(level));
        }
        case OVER -> throw new Denied(Why.TOO_LATE, "La partie est finie.", "The game is over.");
      }
    });
  }

  private void mayReplace(String guest, Chair chair) {
    if (!chairs.has(guest)) {
      throw new Denied(
          Why.NOT_YOURS,
          "Seuls les joueurs de cette table le peuvent.",
          "Only the players of this table may.");
    }
    if (!chair.is(Kind.PERSON)) {
      throw new Denied(Why.TOO_LATE, "Un bot joue déjà ici.", "A bot plays here already.");
    }
    boolean away =
        !audience.isPresent(chair.seat())
            && System.nanoTime() - leftAt[chair.seat()] >= house.absenceNanos();
    if (!away && !chair.belongsTo(guest)) {
      throw new Denied(
          Why.NOT_YOURS,
          "Cette personne est encore là, ou vient de partir.",
          "That person is still here, or has only just left.");
    }
  }

  /** The host frees a seat before the start. */
  public void free(String guest, int seat) {
    doInTurn(() -> {
      chairs.at(seat);
      onlyHost(guest);
      beforeStart();
      reseat(Chair.open(seat));
    });
  }

  private void reseat(Chair chair) {
    keep(new Fact.Seated(header.id(), chair));
    chairs = chairs.with(chair);
    audience.onlyFor(chair.seat(), chair.guest());
    announce();
    wakeBots();
  }

  private void onlyHost(String guest) {
    if (!header.host().equals(guest)) {
      throw new Denied(
          Why.NOT_YOURS, "Seul l’hôte de la table le peut.", "Only the host of the table may.");
    }
  }

  private void beforeStart() {
    if (header.status() != Status.OPEN) {
      throw new Denied(Why.TOO_LATE, "La partie a commencé.", "The game has started.");
    }
  }

  private void checkBot(String level) {
    if (!playable.bots().containsKey(level)) {
      throw new Denied(Why.MALFORMED, "Ce bot n’existe pas.", "There is no such bot.");
    }
  }

  /** Who plays when nobody has said which bot should: neither the weakest nor the strongest. */
  private String usualBot() {
    List<String> levels = playable.levels();
    return levels.isEmpty() ? Playable.RANDOM : levels.get(levels.size() / 2);
  }

  // Before the game

  public void change(String guest, Map<String, String> options) {
    doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      Setup setup = checked(playable, new Setup(chairs.all().size(), options));
      Fact.Header now = header.with(setup);
      keep(now);
      header = now;
      course = new Course<>(playable, setup);
      announce();
    });
  }

  /** A set-up this game can start from, every option given a value. */
  static <S, M, V> Setup checked(Playable<S, M, V> playable, Setup setup) {
    return switch (playable.game().about().check(setup)) {
      case About.Checked.Wrong(var refusal) -> throw Denied.by(refusal);
      case About.Checked.Right(var complete) -> {
        new Course<>(playable, complete).set("");
        yield complete;
      }
    };
  }

  /** The host starts; bots take the seats that are open. */
  public void start(String guest) {
    doInTurn(() -> {
      onlyHost(guest);
      beforeStart();
      begin();
    });
  }

  /** Starts when nobody is waited for. */
  void startIfComplete() {
    doInTurn(() -> {
      if (header.status() == Status.OPEN && chairs.complete()) {
        begin();
      }
    });
  }

  private void begin() {
    List<Chair> seated = new ArrayList<>(chairs.all());
    for (Chair chair : chairs.all()) {
      if (chair.is(Kind.OPEN)) {
        List<String> taken = seated.stream().map(Chair::name).toList();
        seated.set(
            chair.seat(), Chair.bot(chair.seat(), Names.bot(taken, house.dice()), usualBot()));
      } else if (chair.is(Kind.RESERVED)) {
        seated.set(chair.seat(), chair.taken(chair.name(), ""));
      }
    }
    Fact.Header started = header.started(seated.stream().map(Chair::salt).toList());
    List<Step<S>> opening = course.opening(house.now(), chance(started));
    List<Fact> facts = new ArrayList<>(List.of(started));
    seated.forEach(chair -> facts.add(new Fact.Seated(header.id(), chair)));
    opening.stream().skip(1).forEach(step -> facts.add(step.at(header.id())));
    keep(facts);
    header = started;
    chairs = new Chairs(seated);
    announce();
    become(opening);
  }

  private static Chance chance(Fact.Header header) {
    return new Chance(header.id(), new Seed(header.seed()), header.salts());
  }

  // Moves

  /** Plays a move and answers its number; one that was played under this id is not played again. */
  public int play(String guest, int seat, int seen, String id, JsonNode move) {
    return inTurn(() -> {
      Chair chair = chairs.of(guest, seat);
      Optional<Integer> before = course.played(seat, id);
      if (before.isPresent()) {
        return before.get();
      }
      if (!course.begun()) {
        throw new Denied(Why.TOO_LATE, "La partie n’a pas commencé.", "The game has not started.");
      }
      if (!chair.is(Kind.PERSON)) {
        throw new Denied(
            Why.NOT_YOURS,
            "Un bot joue à votre place : reprenez-la d’abord.",
            "A bot plays for you: take your seat back first.");
      }
      if (!course.isCurrent(seat, seen)) {
        throw new Denied(Why.TOO_LATE, "La partie a avancé entre-temps.", "The game has moved on.");
      }
      return commit(seat, course.read(move), id);
    });
  }

  private int commit(int seat, M move, String id) {
    List<Step<S>> next = course.after(seat, move, id, house.now(), chance(header));
    List<Fact> facts = new ArrayList<>();
    next.forEach(step -> facts.add(step.at(header.id())));
    boolean over = game.turn(next.getLast().state()).isOver();
    Fact.Header now = over ? header.with(Status.OVER) : header;
    if (over) {
      facts.add(now);
    }
    keep(facts);
    header = now;
    become(next);
    if (over) {
      announce();
    }
    return next.getFirst().seq();
  }

  /** Makes durable steps true, and tells of them. */
  private void become(List<Step<S>> steps) {
    for (Step<S> step : steps) {
      course.add(step);
      show(step);
    }
    shownAt = System.nanoTime();
    wakeBots();
  }

  private void show(Step<S> step) {
    audience.tellViewers(viewer -> Json.write(Update.of(header.id(), game, step, viewer)));
  }

  // Bots

  private void wakeBots() {
    if (personIsAsked()) {
      hurried = false;
    }
    changed.signalAll();
    if (!botsAwake && botToMove().isPresent()) {
      botsAwake = true;
      Thread.ofVirtual().name("bots-" + shortId()).start(this::letBotsPlay);
    }
  }

  private boolean personIsAsked() {
    return course.begun()
        && chairs.all().stream().anyMatch(c -> !c.playedByBot() && course.turn().asks(c.seat()));
  }

  private OptionalInt botToMove() {
    return course.begun()
        ? chairs.all().stream()
            .filter(c -> c.playedByBot() && course.turn().asks(c.seat()))
            .mapToInt(Chair::seat)
            .findFirst()
        : OptionalInt.empty();
  }

  private void letBotsPlay() {
    lock.lock();
    try {
      for (OptionalInt seat = botToMove(); seat.isPresent(); seat = botToMove()) {
        letBotPlay(seat.getAsInt());
      }
    } catch (InterruptedException | RuntimeException e) {
      // The next person who comes by wakes them again.
      if (!house.isClosed()) {
        LOG.atWarn().addKeyValue("table", shortId()).log("the bots stopped: {}", e.getMessage());
      }
    } finally {
      botsAwake = false;
      lock.unlock();
    }
  }

  private void letBotPlay(int seat) throws InterruptedException {
    long due = shownAt + house.beat();
    int asked = course.askedSince(seat);
    String level = chairs.at(seat).bot();
    S state = course.last().state();
    Choice<M> choice;
    lock.unlock();
    try {
      choice = decide(level, state, seat);
    } finally {
      lock.lock();
    }
    while (isAsked(seat, asked) && !hurried && due - System.nanoTime() > 0) {
      changed.awaitNanos(due - System.nanoTime());
    }
    if (house.isClosed()) {
      throw new InterruptedException("the house is closing");
    }
    if (isAsked(seat, asked)) {
      commit(seat, choice.move(), "");
      speak(seat, choice.line());
    }
  }

  private boolean isAsked(int seat, int since) {
    return !house.isClosed()
        && chairs.at(seat).playedByBot()
        && course.turn().asks(seat)
        && course.askedSince(seat) == since;
  }

  private Choice<M> decide(String level, S state, int seat) throws InterruptedException {
    Dice dice = house.dice();
    Bot<V, M> bot = playable.bot(level).or(() -> playable.bot(Playable.RANDOM)).orElseThrow();
    try {
      Choice<M> choice =
          house.think(() -> playable.decide(bot, state, seat, Situation.AT_THE_TABLE, dice));
      if (game.play(state, seat, choice.move()) instanceof Played.Done<S>) {
        return choice;
      }
      LOG.atError().addKeyValue("game", playable.id()).log("bot {} chose what is refused", level);
    } catch (ExecutionException e) {
      LOG.atError().addKeyValue("game", playable.id()).setCause(e).log("bot {} failed", level);
    }
    return Choice.of(game.anyMove(state, seat, dice), Playable.RANDOM);
  }

  /** Lets the bots move without waiting, until a person is asked. */
  public void hurry(String guest) {
    doInTurn(() -> {
      boolean onlyBots = chairs.all().stream().allMatch(c -> c.is(Kind.BOT));
      if (!onlyBots && !chairs.has(guest)) {
        throw new Denied(
            Why.NOT_YOURS,
            "Seuls les joueurs de cette table le peuvent.",
            "Only the players of this table may.");
      }
      hurried = !personIsAsked();
      changed.signalAll();
    });
  }

  // Watching

  /** Tells a watcher what it has missed, and from now on whatever happens. */
  public void watch(Watcher watcher, int viewer, OptionalInt from) {
    doInTurn(() -> {
      mayWatch(watcher.guest(), viewer);
      int before = audience.present();
      audience.add(watcher, viewer);
      watcher.send(tableMessage(watcher.guest()));
      updates(viewer, from).forEach(update -> watcher.send(Json.write(update)));
      conversation
          .heardBy(viewer)
          .forEach(line -> watcher.send(Json.write(Conversation.Heard.of(line))));
      if (audience.present() != before) {
        announce();
      }
      wakeBots();
    });
  }

  public void unwatch(Watcher watcher, int viewer) {
    doInTurn(() -> {
      int before = audience.present();
      audience.remove(watcher, viewer);
      if (audience.present() != before) {
        leftAt[viewer] = System.nanoTime();
        announce();
      }
    });
  }

  private void mayWatch(String guest, int viewer) {
    if (viewer != Seat.SPECTATOR) {
      chairs.of(guest, viewer);
    }
  }

  /** What a viewer has missed. */
  public List<Update> feed(String guest, int viewer, OptionalInt from) {
    return inTurn(() -> {
      mayWatch(guest, viewer);
      return updates(viewer, from);
    });
  }

  private List<Update> updates(int viewer, OptionalInt from) {
    if (!course.begun()) {
      return List.of();
    }
    int last = course.seq();
    int seen = from.orElse(Integer.MIN_VALUE);
    if (seen < -1 || seen > last || last - seen > MOST_MISSED) {
      return List.of(Update.catchUp(header.id(), game, course.steps(), viewer));
    }
    return course.steps().subList(seen + 1, last + 1).stream()
        .map(step -> Update.of(header.id(), game, step, viewer))
        .toList();
  }

  // Talking

  public void say(String guest, int seat, String room, String text) {
    doInTurn(() -> {
      Chair chair = chairs.of(guest, seat);
      int hearing =
          course.begun()
              ? conversation.audience(course.last().state(), room, seat, text)
              : Conversation.audienceBefore(room);
      post(chair, room, Conversation.checked(text), hearing);
    });
  }

  /** What a bot says with its move: nothing, where nothing is to be said or it may not speak. */
  private void speak(int seat, String text) {
    S state = course.last().state();
    if (!text.isEmpty() && conversation.maySpeak(state, Talk.TABLE, seat)) {
      int hearing = conversation.audience(state, Talk.TABLE, seat, text);
      post(chairs.at(seat), Talk.TABLE, text, hearing);
    }
  }

  private void post(Chair chair, String room, String text, int hearing) {
    Fact.Said line =
        new Fact.Said(
            header.id(),
            room,
            conversation.next(room),
            chair.seat(),
            chair.name(),
            text,
            hearing,
            house.now());
    keep(line);
    conversation.add(line);
    audience.tell(
        Json.write(Conversation.Heard.of(line)), viewer -> Conversation.hears(line, viewer));
  }

  // After the game

  /** A finished game, step by step, everything open. */
  public record Replay(TableView table, List<Scene> steps) {}

  /** A step of a replay. */
  public record Scene(
      int seq,
      int actor,
      JsonNode move,
      List<Update.Happened> events,
      RawValue view,
      Update.TurnView turn) {}

  public Replay replay(String guest) {
    return inTurn(() -> {
      afterTheEnd();
      return new Replay(viewFor(guest), course.steps().stream().map(this::scene).toList());
    });
  }

  private Scene scene(Step<S> step) {
    return new Scene(
        step.seq(),
        step.actor(),
        step.move(),
        Update.happened(step.events(), Seat.OPEN),
        Update.raw(game.view(step.state(), Seat.OPEN)),
        Update.TurnView.of(game.turn(step.state())));
  }

  public GameFile export() {
    return inTurn(() -> {
      afterTheEnd();
      return new GameFile(
          GameFile.FORMAT,
          header.game(),
          header.version(),
          header.id(),
          header.setup(),
          chairs.all().stream().map(Chair::name).toList(),
          new Seed(header.seed()).commitment(),
          header.seed(),
          header.salts(),
          course.steps().stream()
              .skip(1)
              .map(s -> new GameFile.Row(s.seq(), s.actor(), s.move(), s.time()))
              .toList(),
          course.turn() instanceof Turn.Over(var ranking) ? ranking.places() : List.of());
    });
  }

  private void afterTheEnd() {
    if (header.status() != Status.OVER) {
      throw new Denied(
          Why.NOT_YOURS,
          "La partie n’est pas finie : tout n’est pas encore à découvert.",
          "The game is not over: not everything lies open yet.");
    }
  }

  /** The id of the table where the same people and bots play again; made when first asked for. */
  String rematch(String guest, String salt) {
    return inTurn(() -> {
      if (!header.rematch().isEmpty()) {
        return header.rematch();
      }
      afterTheEnd();
      if (!chairs.has(guest) && !header.host().equals(guest)) {
        throw new Denied(
            Why.NOT_YOURS,
            "Seuls les joueurs de cette table le peuvent.",
            "Only the players of this table may.");
      }
      String next = house.secret(128);
      Fact.Header followed = header.followedBy(next);
      List<Fact> facts = new ArrayList<>(List.of(followed));
      facts.add(newHeader(next, playable, header.setup(), guest, house));
      chairs.all().forEach(c -> facts.add(new Fact.Seated(next, again(c, guest, salt))));
      keep(facts);
      header = followed;
      announce();
      return next;
    });
  }

  private static Chair again(Chair chair, String guest, String salt) {
    if (chair.is(Kind.BOT)) {
      return chair;
    }
    return chair.belongsTo(guest) ? chair.taken(chair.name(), salt) : chair.reserved();
  }

  static Fact.Header newHeader(
      String id, Playable<?, ?, ?> playable, Setup setup, String host, House house) {
    return new Fact.Header(
        id,
        playable.id(),
        playable.game().about().version(),
        setup,
        host,
        Seed.random().hex(),
        List.of(),
        Status.OPEN,
        "",
        house.now());
  }

  // For the makers of games

  /** Everything about a table, as every viewer sees it. */
  public record Workbench(int seq, Update.TurnView turn, List<Bench> viewers) {}

  /** What one viewer sees and may do. */
  public record Bench(int viewer, RawValue view, List<RawValue> moves) {}

  public Workbench workbench() {
    return inTurn(() -> {
      if (!course.begun()) {
        throw new Denied(Why.TOO_LATE, "La partie n’a pas commencé.", "The game has not started.");
      }
      S state = course.last().state();
      List<Bench> viewers =
          IntStream.concat(
                  IntStream.range(0, chairs.all().size()), IntStream.of(Seat.SPECTATOR, Seat.OPEN))
              .mapToObj(viewer ->
                  new Bench(
                      viewer,
                      Update.raw(game.view(state, viewer)),
                      Update.moves(game, state, viewer)))
              .toList();
      return new Workbench(course.seq(), Update.TurnView.of(course.turn()), viewers);
    });
  }

  /** Lets a bot move for whoever is asked, so many times, whoever sits there. */
  public int step(String level, int times) {
    return inTurn(() -> {
      Bot<V, M> bot =
          playable
              .bot(level)
              .orElseThrow(
                  () -> new Denied(Why.MALFORMED, "Ce bot n’existe pas.", "There is no such bot."));
      for (int i = 0; i < times && course.begun(); i++) {
        if (!(course.turn() instanceof Turn.Acting(int seats))) {
          break;
        }
        int seat = Integer.numberOfTrailingZeros(seats);
        S state = course.last().state();
        commit(
            seat,
            playable.decide(bot, state, seat, Situation.AT_THE_TABLE, house.dice()).move(),
            "");
      }
      return course.seq();
    });
  }
}
