package chapeau.games.huisclos;

import static chapeau.games.huisclos.State.NOBODY;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.engine.Types;
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
import chapeau.games.huisclos.State.Ending;
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * Huis Clos: snow at the windows, a murderer among the guests. {@link Legal} says what may be done,
 * {@link Table} does it, {@link Seen} tells who knows of it, {@link Imagined} what may lie behind.
 */
public final class HuisClos implements Game<State, Move, View>, Talk<State> {

  /** HUC-58: the room where the dead talk among themselves. */
  static final String AMONG_THE_DEAD = "dead";

  private static final About ABOUT =
      new About(
          "huisclos",
          "HUC",
          1,
          new Text("Huis Clos", "Huis Clos"),
          new Text(
              "Un manoir sous la neige, un meurtrier parmi vous. Démasquez-le, ou survivez.",
              "A manor in the snow, a murderer among you. Unmask them, or survive."),
          Variant.MIN_PLAYERS,
          Variant.MAX_PLAYERS,
          40,
          Variant.OPTIONS);

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Played<State> start(Setup setup) {
    return switch (ABOUT.check(setup)) {
      case About.Checked.Wrong(var refusal) -> Played.refused(refusal);
      case About.Checked.Right(var complete) -> start(Variant.of(complete));
    };
  }

  private static Played<State> start(Variant variant) {
    if (variant.first() >= variant.players()) {
      return Played.refused(No.SEAT_WITHOUT_PLAYER.refusal);
    }
    return Played.done(
        new State(
            variant,
            variant.first() == Variant.RANDOM ? Step.STARTER : Step.DEAL,
            0,
            variant.first(),
            NOBODY,
            List.of(),
            Collections.nCopies(Place.ALL.size(), 0L),
            0,
            NOBODY,
            0,
            0,
            Investigation.NONE,
            Resolution.of(0, variant.players()),
            0,
            0,
            List.of(),
            List.of(),
            Ending.NOT_YET,
            0));
  }

  @Override
  public Turn turn(State s) {
    return switch (s.step()) {
      case STARTER, DEAL, DRAW, SCATTER -> Turn.chance();
      case PICK, INVESTIGATE, TAKE, GIVE, TAKE_BACK -> Turn.of(s.acting());
      case OBSERVE, SLIP -> Turn.all(s.asked());
      case OVER -> new Turn.Over(Table.ranking(s.ending(), s.winners(), s.size()));
    };
  }

  @Override
  public List<Move> moves(State s, int seat) {
    return Legal.moves(s, seat);
  }

  @Override
  public Move anyMove(State s, int seat, Dice dice) {
    return Legal.anyMove(s, seat, dice);
  }

  @Override
  public Played<State> play(State s, int actor, Move move) {
    No refusal = Legal.refusal(s, actor, move);
    if (refusal != null) {
      return Played.refused(refusal.refusal);
    }
    Table table = new Table(s);
    switch (move) {
      case First(int seat) -> table.first(seat);
      case Deal deal -> table.deal(deal);
      case Pick(Clue clue) -> table.pick(clue);
      case Search(Place place) -> table.search(place);
      case Exchange(int victim) -> table.exchange(victim);
      case Accuse(int accused, Clue clue) -> table.accuse(accused, clue);
      case Walk(Place place) -> table.walk(place);
      case Observe(boolean yes) -> table.observe(actor, yes);
      case Take take -> table.take(take);
      case Draw(Clue clue) -> table.draw(clue);
      case Give(Clue clue) -> table.give(clue);
      case Slip(Clue clue) -> table.slip(actor, clue);
      case TakeBack(Clue clue) -> table.takeBack(clue);
      case Scatter(List<Place> places) -> table.scatter(places);
    }
    return table.played();
  }

  // Chance

  @Override
  public Move draw(State s, Dice dice) {
    return switch (s.step()) {
      case STARTER -> new First(dice.below(s.size()));
      case DEAL -> deal(s.variant(), dice);
      case DRAW -> new Draw(Legal.any(s.player(s.now().victim()).hand(), dice));
      case SCATTER -> scatter(s, dice);
      case PICK, INVESTIGATE, OBSERVE, TAKE, GIVE, SLIP, TAKE_BACK, OVER ->
          throw new IllegalStateException("chance is not asked at " + s.step());
    };
  }

  /** HUC-03, HUC-04, HUC-05. */
  private static Deal deal(Variant variant, Dice dice) {
    List<Guest> guests = List.of(Guest.values());
    List<Guest> cast =
        (variant.shuffledGuests() ? dice.shuffled(guests) : guests).subList(0, variant.players());
    int murderer = dice.below(variant.players());
    long suite = Clue.ROPE.bit();
    for (Guest guest : guests) {
      suite |= Legal.any(Clue.allOf(guest), dice).bit();
    }
    List<Clue> others = dice.shuffled(Clue.list(Clue.EVERY & ~suite));
    List<List<Clue>> places = new ArrayList<>();
    places.add(Clue.list(suite));
    for (int i = 0; i < others.size(); i += 5) {
      places.add(others.subList(i, i + 5));
    }
    return new Deal(cast, murderer, places);
  }

  private static Scatter scatter(State s, Dice dice) {
    int scenes = Legal.scenes(s);
    List<Place> candidates = Place.ALL.stream().filter(place -> place.in(scenes)).toList();
    return new Scatter(
        Stream.generate(() -> dice.pick(candidates)).limit(Long.bitCount(s.urn())).toList());
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    return Seen.view(s, viewer);
  }

  @Override
  public State imagine(View view, Dice dice) {
    return Imagined.state(view, dice);
  }

  // Talk

  /** HUC-90: all hear what is said at the table. */
  @Override
  public int mayHear(State s, String room) {
    return switch (room) {
      case TABLE -> Told.EVERYONE;
      case AMONG_THE_DEAD -> dead(s);
      default -> 0;
    };
  }

  /** HUC-58, HUC-90: the living talk freely, the dead among themselves until the game is over. */
  @Override
  public int maySpeak(State s, String room) {
    return switch (room) {
      case TABLE -> s.step() == Step.OVER ? Seat.first(s.size()) : Seat.first(s.size()) & ~dead(s);
      case AMONG_THE_DEAD -> dead(s);
      default -> 0;
    };
  }

  private static int dead(State s) {
    return Seat.first(s.players().size()) & ~s.living();
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
