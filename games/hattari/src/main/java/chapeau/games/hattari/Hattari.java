package chapeau.games.hattari;

import static chapeau.games.hattari.State.KEPT;
import static chapeau.games.hattari.State.NOBODY;
import static chapeau.games.hattari.State.SUSPECTS;
import static chapeau.games.hattari.State.UNDECIDED;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Ranking;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.hattari.Happening.Accused;
import chapeau.games.hattari.Happening.Began;
import chapeau.games.hattari.Happening.Cleared;
import chapeau.games.hattari.Happening.Dealt;
import chapeau.games.hattari.Happening.Ended;
import chapeau.games.hattari.Happening.Kept;
import chapeau.games.hattari.Happening.Looked;
import chapeau.games.hattari.Happening.Revealed;
import chapeau.games.hattari.Happening.Saw;
import chapeau.games.hattari.Happening.SawClues;
import chapeau.games.hattari.Happening.Stopped;
import chapeau.games.hattari.Happening.Swapped;
import chapeau.games.hattari.Happening.Took;
import chapeau.games.hattari.Move.Accuse;
import chapeau.games.hattari.Move.Deal;
import chapeau.games.hattari.Move.First;
import chapeau.games.hattari.Move.Keep;
import chapeau.games.hattari.Move.Look;
import chapeau.games.hattari.Move.Swap;
import chapeau.games.hattari.State.Markers;
import chapeau.games.hattari.View.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;

/** Hattari: three suspects, one culprit, and every reason to bluff. */
public final class Hattari implements Game<State, Move, View> {

  /** HTR-34. */
  static final int LAST_ROUND = 30;

  private static final About ABOUT =
      new About(
          "hattari",
          "HTR",
          1,
          new Text("Hattari", "Hattari"),
          new Text(
              "Trois suspects, un coupable. Vous en savez un peu ; faites croire le reste.",
              "Three suspects, one culprit. You know a little; bluff the rest."),
          Variant.MIN_PLAYERS,
          Variant.MAX_PLAYERS,
          20,
          Variant.OPTIONS);

  private static final List<List<Move>> LOOKS = choices(Look::new);
  private static final List<List<Move>> SWAPS = choicesOrKeep();
  private static final List<Move> ACCUSATIONS = choices(Accuse::new).get(0b111);

  @Override
  public About about() {
    return ABOUT;
  }

  // Set-up

  @Override
  public Played<State> start(Setup setup) {
    return switch (ABOUT.check(setup)) {
      case About.Checked.Wrong(var refusal) -> Played.refused(refusal);
      case About.Checked.Right(var complete) -> start(Variant.of(complete));
    };
  }

  private static Played<State> start(Variant variant) {
    if (variant.first() >= variant.players()) {
      return refused(No.SEAT_WITHOUT_PLAYER);
    }
    List<Markers> markers = Collections.nCopies(variant.players(), Markers.ALL);
    return Played.done(
        new State(
            variant,
            0,
            variant.first(),
            Deal.NONE,
            0,
            NOBODY,
            UNDECIDED,
            List.of(),
            markers,
            List.of(),
            false));
  }

  @Override
  public Move draw(State s, Dice dice) {
    if (s.first() == NOBODY) {
      return new First(dice.below(s.players()));
    }
    int[] profiles = Profile.cards(s.players());
    dice.shuffle(profiles);
    Integer[] clues = new Integer[s.players()];
    for (int seat = 0; seat < clues.length; seat++) {
      clues[seat] = profiles[SUSPECTS + 1 + seat];
    }
    return new Deal(
        List.of(profiles[0], profiles[1], profiles[2]), profiles[SUSPECTS], List.of(clues));
  }

  // A turn

  @Override
  public Turn turn(State s) {
    if (s.over()) {
      return new Turn.Over(ranking(s));
    }
    return s.dealt() ? Turn.of(s.acting()) : Turn.chance();
  }

  private static Step step(State s) {
    if (s.over()) {
      return Step.OVER;
    }
    if (!s.dealt()) {
      return Step.DEAL;
    }
    if (!s.hasLookedTwice()) {
      return Step.LOOK;
    }
    return s.accusations().isEmpty() && s.swap() == UNDECIDED ? Step.SWAP : Step.ACCUSE;
  }

  @Override
  public List<Move> moves(State s, int seat) {
    if (s.over() || !s.dealt() || seat != s.acting()) {
      return List.of();
    }
    return switch (step(s)) {
      case LOOK -> LOOKS.get(lookable(s));
      case SWAP -> SWAPS.get(s.looked());
      case ACCUSE -> ACCUSATIONS;
      case DEAL, OVER -> List.of();
    };
  }

  /** The suspects that may be looked at now: HTR-11, and HTR-14's one that may not. */
  private static int lookable(State s) {
    int barred = s.justAccused() == NOBODY ? 0 : 1 << s.justAccused();
    return 0b111 & ~s.looked() & ~barred;
  }

  @Override
  public Played<State> play(State s, int actor, Move move, Telling telling) {
    if (s.over()) {
      return refused(No.OVER);
    }
    return actor == Seat.CHANCE ? chance(s, move, telling) : seated(s, actor, move, telling);
  }

  private static Played<State> chance(State s, Move move, Telling telling) {
    return switch (move) {
      case First(int seat) -> first(s, seat, telling);
      case Deal deal -> deal(s, deal, telling);
      case Look _, Swap _, Keep _, Accuse _ -> refused(No.NOT_YOUR_TURN);
    };
  }

  private static Played<State> seated(State s, int actor, Move move, Telling telling) {
    if (!s.dealt() || actor != s.acting()) {
      return refused(No.NOT_YOUR_TURN);
    }
    return switch (move) {
      case Look(int suspect) -> look(s, actor, suspect, telling);
      case Swap(int suspect) -> swap(s, actor, suspect, telling);
      case Keep() -> keep(s, actor, telling);
      case Accuse(int suspect) -> accuse(s, actor, suspect, telling);
      case First _, Deal _ -> refused(No.CHANCE_DEALS);
    };
  }

  private static Played<State> first(State s, int seat, Telling telling) {
    if (s.first() != NOBODY || seat < 0 || seat >= s.players()) {
      return refused(No.BAD_FIRST);
    }
    telling.all(new Began(seat));
    return Played.done(s.withFirst(seat));
  }

  private static Played<State> deal(State s, Deal deal, Telling telling) {
    if (s.first() == NOBODY || s.dealt() || !complete(deal, s.players())) {
      return refused(No.BAD_DEAL);
    }
    telling.all(new Dealt(s.round() + 1));
    for (int seat = 0; telling.heard() && seat < s.players(); seat++) {
      telling.only(seat, new SawClues(seat, deal.clues().get(seat), inFrontOf(seat, deal)));
    }
    return Played.done(s.dealt(deal));
  }

  private static boolean complete(Deal deal, int players) {
    if (deal.suspects().size() != SUSPECTS || deal.clues().size() != players) {
      return false;
    }
    int missing = Profile.set(players) & ~bit(deal.victim());
    for (int i = 0; i < SUSPECTS; i++) {
      missing &= ~bit(deal.suspects().get(i));
    }
    for (int i = 0; i < players; i++) {
      missing &= ~bit(deal.clues().get(i));
    }
    return missing == 0;
  }

  private static int bit(int profile) {
    return profile < 0 || profile > Profile.HIGHEST ? 0 : 1 << profile;
  }

  /**
   * HTR-10: each clue was passed to the right, so a seat has the one its left neighbour was dealt.
   */
  private static int inFrontOf(int seat, Deal deal) {
    return deal.clues().get((seat + 1) % deal.clues().size());
  }

  private static Played<State> look(State s, int actor, int suspect, Telling telling) {
    if (!exists(suspect)) {
      return refused(No.NO_SUCH_SUSPECT);
    }
    if (s.hasLookedTwice()) {
      return refused(No.LOOKED_ENOUGH);
    }
    if (suspect == s.justAccused()) {
      return refused(No.JUST_ACCUSED);
    }
    if (s.hasLookedAt(suspect)) {
      return refused(No.TWICE_THE_SAME);
    }
    telling.all(new Looked(actor, suspect));
    telling.only(actor, new Saw(actor, suspect, s.deal().suspects().get(suspect)));
    return Played.done(s.looking(suspect));
  }

  private static Played<State> swap(State s, int actor, int suspect, Telling telling) {
    if (!exists(suspect)) {
      return refused(No.NO_SUCH_SUSPECT);
    }
    if (!s.isFirst(actor) || s.swap() != UNDECIDED) {
      return refused(No.ONLY_THE_FIRST_SWAPS);
    }
    if (!s.hasLookedTwice()) {
      return refused(No.LOOK_BEFORE_SWAPPING);
    }
    if (!s.hasLookedAt(suspect)) {
      return refused(No.SWAP_ONE_YOU_SAW);
    }
    telling.all(new Swapped(actor, suspect));
    return Played.done(s.swapping(suspect));
  }

  private static Played<State> keep(State s, int actor, Telling telling) {
    if (!s.isFirst(actor) || s.swap() != UNDECIDED) {
      return refused(No.ONLY_THE_FIRST_SWAPS);
    }
    if (!s.hasLookedTwice()) {
      return refused(No.LOOK_BEFORE_SWAPPING);
    }
    telling.all(new Kept(actor));
    return Played.done(s.swapping(KEPT));
  }

  private static Played<State> accuse(State s, int actor, int suspect, Telling telling) {
    if (!exists(suspect)) {
      return refused(No.NO_SUCH_SUSPECT);
    }
    if (!s.hasLookedTwice()) {
      return refused(s.isFirst(actor) ? No.FIRST_LOOKS_FIRST : No.LOOK_FIRST);
    }
    if (s.isFirst(actor) && s.swap() == UNDECIDED) {
      return refused(No.DECIDE_THE_SWAP);
    }
    telling.all(new Accused(actor, suspect));
    State accused = s.accusing(suspect);
    return accused.accusations().size() < s.players()
        ? Played.done(accused)
        : reveal(accused, telling);
  }

  private static boolean exists(int suspect) {
    return suspect >= 0 && suspect < SUSPECTS;
  }

  // The reveal

  private static Played<State> reveal(State s, Telling telling) {
    int culprit = Profile.culprit(s.deal().suspects());
    telling.all(new Revealed(s.deal().suspects(), culprit));
    Markers[] markers = s.markers().toArray(new Markers[s.players()]);
    for (int place = 0; place < SUSPECTS; place++) {
      settle(s, place, place == culprit, markers, telling);
    }
    List<Integer> stoppers = stoppers(s.variant(), markers, telling);
    boolean end = !stoppers.isEmpty() || s.round() == LAST_ROUND;
    State after = s.revealed(culprit, List.of(markers), stoppers, end);
    if (end) {
      telling.all(new Ended(ranking(after).places()));
    }
    return Played.done(after);
  }

  /** HTR-25 and 26: the markers under one suspect find their way back. */
  private static void settle(
      State s, int place, boolean guilty, Markers[] markers, Telling telling) {
    int top = NOBODY;
    int count = 0;
    for (int i = 0; i < s.accusations().size(); i++) {
      if (s.accusations().get(i) == place) {
        top = s.seat(i);
        count++;
        markers[top] = guilty ? markers[top] : markers[top].lost();
      }
    }
    if (count == 0) {
      return;
    }
    if (!guilty) {
      markers[top] = markers[top].taking(count);
      telling.all(new Took(top, place, count));
    } else if (telling.heard()) {
      telling.all(new Cleared(place, s.pile(place)));
    }
  }

  /** HTR-30 to 32: the seats that stop the game. */
  private static List<Integer> stoppers(Variant variant, Markers[] markers, Telling telling) {
    List<Integer> stoppers = List.of();
    for (int seat = 0; seat < markers.length; seat++) {
      boolean allBlack = markers[seat].coloured() == 0;
      if (allBlack || markers[seat].total() >= variant.limit()) {
        stoppers = State.and(stoppers, seat);
        telling.all(new Stopped(seat, allBlack));
      }
    }
    return stoppers;
  }

  // The end

  /** HTR-33, and HTR-41 for experts. */
  private static Ranking ranking(State s) {
    int[] standings = new int[s.players()];
    for (int seat = 0; seat < standings.length; seat++) {
      standings[seat] = standing(s, seat);
    }
    return Ranking.by(s.players(), Comparator.comparingInt(seat -> standings[seat]));
  }

  /** One number for all that ranks a seat, the weightiest in front: the smaller, the better. */
  private static int standing(State s, int seat) {
    Markers markers = s.markers().get(seat);
    boolean barred = s.variant().expert() && s.reveals().getLast().stoppers().contains(seat);
    return (barred ? 1 << 24 : 0)
        + (markers.total() << 16)
        + (markers.black() << 8)
        + s.order(seat);
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    boolean open = viewer == Seat.OPEN || s.over();
    int known = open ? 0b111 : knownSuspects(s, viewer);
    List<View.Suspect> suspects = new ArrayList<>();
    for (int place = 0; place < (s.dealt() ? SUSPECTS : 0); place++) {
      suspects.add(
          new View.Suspect(
              (known >> place & 1) == 1 ? s.deal().suspects().get(place) : Profile.HIDDEN,
              s.hasLookedAt(place),
              s.unseen() == place,
              s.swap() == place,
              s.pile(place)));
    }
    List<Integer> clues = new ArrayList<>();
    for (int seat = 0; seat < s.deal().clues().size(); seat++) {
      clues.add(open || knowsClue(s, viewer, seat) ? inFrontOf(seat, s.deal()) : Profile.HIDDEN);
    }
    boolean knowsVictim = open || (s.isFirst(viewer) && s.swap() >= 0);
    return new View(
        viewer,
        s.variant(),
        s.round(),
        s.first(),
        s.dealt() && !s.over() ? s.acting() : NOBODY,
        step(s),
        suspects,
        knowsVictim ? s.deal().victim() : Profile.HIDDEN,
        clues,
        inFront(s),
        s.reveals());
  }

  /** Each player's markers without the one that lies under a suspect. */
  private static List<Markers> inFront(State s) {
    List<Markers> markers = new ArrayList<>(s.markers());
    for (int i = 0; i < (s.over() ? 0 : s.accusations().size()); i++) {
      int seat = s.seat(i);
      markers.set(seat, markers.get(seat).lost());
    }
    return markers;
  }

  /** The suspects this seat has looked at in this round and that still stand where it saw them. */
  private static int knownSuspects(State s, int viewer) {
    if (viewer < 0 || !s.dealt()) {
      return 0;
    }
    int order = s.order(viewer);
    if (order > s.accusations().size()) {
      return 0;
    }
    int seen;
    if (order == s.accusations().size()) {
      seen = s.looked();
    } else if (order == 0) {
      seen = 0b111 & ~(1 << s.unseen());
    } else {
      seen = 0b111 & ~(1 << s.accusations().get(order - 1));
    }
    return order == 0 && s.swap() >= 0 ? seen & ~(1 << s.swap()) : seen;
  }

  /** HTR-10: the clue in front of me, and the one I passed to the right. */
  private static boolean knowsClue(State s, int viewer, int seat) {
    return seat == viewer || (viewer >= 0 && (seat + 1) % s.players() == viewer);
  }

  @Override
  public State imagine(View v, Dice dice) {
    return Imagined.state(v, dice);
  }

  private static Played<State> refused(No reason) {
    return Played.refused(reason.refusal);
  }

  private static List<List<Move>> choices(IntFunction<Move> move) {
    List<List<Move>> bySet = new ArrayList<>();
    for (int set = 0; set < 8; set++) {
      List<Move> moves = new ArrayList<>();
      for (int suspect = 0; suspect < SUSPECTS; suspect++) {
        if ((set >> suspect & 1) == 1) {
          moves.add(move.apply(suspect));
        }
      }
      bySet.add(List.copyOf(moves));
    }
    return List.copyOf(bySet);
  }

  private static List<List<Move>> choicesOrKeep() {
    return choices(Swap::new).stream().map(swaps -> State.and(swaps, new Keep())).toList();
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
