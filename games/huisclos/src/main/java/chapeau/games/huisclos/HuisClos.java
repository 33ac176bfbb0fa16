package chapeau.games.huisclos;

import static chapeau.engine.Seat.NOBODY;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Roles;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Talk;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.huisclos.Move.Accuse;
import chapeau.games.huisclos.Move.Choose;
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
import chapeau.games.huisclos.State.Tiebreak;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Huis Clos: snow at the windows, a murderer among the guests. {@link Legal} says what may be done,
 * {@link Draft} is what it is done to, {@link Seen} tells who knows of it, {@link Imagined} what
 * may lie behind.
 */
public final class HuisClos implements Game<State, Move, View>, Talk<State>, Roles<State> {

  /** HUC-58: the room where the dead talk among themselves. */
  static final String AMONG_THE_DEAD = "dead";

  private static final About ABOUT =
      new About(
          "huisclos",
          "HUC",
          3,
          new Text("Huis Clos", "Huis Clos"),
          new Text(
              "Un manoir, une nuit de neige, un assassin à table. Démasquez-\u2060le, ou faites mine de"
                  + " chercher.",
              "A manor, a snowy night, a murderer at the table. Unmask them, or pretend to search."),
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
            variant.first() == Variant.RANDOM || variant.characters() == Characters.CHOSEN
                ? Step.STARTER
                : Step.DEAL,
            0,
            variant.first(),
            NOBODY,
            List.of(),
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
            0,
            Tiebreak.NONE));
  }

  @Override
  public Turn turn(State s) {
    return switch (s.step()) {
      case STARTER, DEAL, DRAW, SCATTER -> Turn.chance();
      case CHOOSE, PICK, INVESTIGATE, TAKE, GIVE, TAKE_BACK -> Turn.of(s.acting());
      case OBSERVE, SLIP -> Turn.all(s.asked());
      case OVER -> new Turn.Over(Dawn.ranking(s.winners(), s.size()));
    };
  }

  @Override
  public List<Move> moves(State s, int seat) {
    return Legal.moves(s, seat);
  }

  /**
   * In the confrontation the page works out what may be destroyed in the place from what lies
   * there: a full room would have more than a thousand moves.
   */
  @Override
  public List<Move> listed(State s, int seat) {
    Set<List<Clue>> told = new HashSet<>();
    return moves(s, seat).stream()
        .filter(move ->
            !(move instanceof Move.Take(Clue clue, Clue put, Clue destroy, Clue _))
                || told.add(List.of(clue, put, destroy)))
        .toList();
  }

  @Override
  public Move anyMove(State s, int seat, Dice dice) {
    return Legal.anyMove(s, seat, dice);
  }

  /** Who does not answer in time does not observe. */
  @Override
  public Optional<Move> outOfTime(State s, int seat) {
    return s.step() == Step.OBSERVE ? Optional.of(new Observe(false)) : Optional.empty();
  }

  @Override
  public Played<State> play(State s, int actor, Move move, Telling telling) {
    No refusal = Legal.refusal(s, actor, move);
    if (refusal != null) {
      return Played.refused(refusal.refusal);
    }
    Draft d = new Draft(s, telling);
    switch (move) {
      case First(int seat) -> Arriving.first(d, seat);
      case Choose(Guest guest) -> Arriving.choose(d, guest);
      case Deal deal -> Arriving.deal(d, deal);
      case Pick(Clue clue) -> Arriving.pick(d, clue);
      case Search(Place place) -> Investigating.search(d, place);
      case Exchange(int victim) -> Investigating.exchange(d, victim);
      case Accuse(int accused, Clue clue) -> Investigating.accuse(d, accused, clue);
      case Walk(Place place) -> Investigating.walk(d, place);
      case Observe(boolean yes) -> Investigating.observe(d, actor, yes);
      case Take take -> Investigating.take(d, take);
      case Draw(Clue clue) -> Investigating.draw(d, clue);
      case Give(Clue clue) -> Investigating.give(d, clue);
      case Slip(Clue clue) -> Resolving.slip(d, actor, clue);
      case TakeBack(Clue clue) -> Resolving.takeBack(d, clue);
      case Scatter(List<Place> places) -> Resolving.scatter(d, places);
    }
    return Played.done(d.state(), List.of());
  }

  // Chance

  @Override
  public Move draw(State s, Dice dice) {
    return switch (s.step()) {
      case STARTER -> new First(dice.below(s.size()));
      case DEAL -> deal(s, dice);
      case DRAW -> new Draw(Clue.any(s.player(s.now().victim()).hand(), dice));
      case SCATTER -> scatter(s, dice);
      case CHOOSE, PICK, INVESTIGATE, OBSERVE, TAKE, GIVE, SLIP, TAKE_BACK, OVER ->
          throw new IllegalStateException("chance is not asked at " + s.step());
    };
  }

  /** HUC-03, HUC-04, HUC-05. */
  private static Deal deal(State s, Dice dice) {
    List<Guest> cast =
        switch (s.variant().characters()) {
          case CHOSEN -> s.chosen();
          case ORDER -> Guest.ALL.subList(0, s.size());
          case RANDOM -> dice.shuffled(Guest.ALL).subList(0, s.size());
        };
    int murderer = dice.below(s.size());
    long suite = Clue.ROPE.bit();
    for (Guest guest : Guest.ALL) {
      suite |= Clue.any(Clue.allOf(guest), dice).bit();
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
    int scenes = Urn.scenes(s);
    List<Place> candidates = Place.ALL.stream().filter(place -> place.in(scenes)).toList();
    return new Scatter(
        Stream.generate(() -> dice.pick(candidates)).limit(Long.bitCount(s.urn())).toList());
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    return Seen.view(s, viewer);
  }

  /** HUC-58: the dead see everything, unless the same person still lives on another seat. */
  @Override
  public int eyes(State s, int seat, int held) {
    boolean dead = s.isSeat(seat) && !s.player(seat).alive();
    boolean livesOn = (held & s.living()) != 0;
    return dead && livesOn && s.step() != Step.OVER ? Seat.SPECTATOR : seat;
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

  /** The character, and the Suspect card. */
  @Override
  public List<List<String>> roles(State s) {
    List<List<String>> roles = new ArrayList<>();
    for (int seat = 0; seat < s.players().size(); seat++) {
      Role card = seat == s.murderer() ? Role.MURDERER : Role.INNOCENT;
      roles.add(List.of(s.player(seat).guest().name(), card.name()));
    }
    return roles;
  }

  @Override
  public Optional<Text> flaw(State s) {
    return Flaws.of(s);
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
