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
import chapeau.engine.Text;
import chapeau.engine.Told;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.hattari.Happening.Began;
import chapeau.games.hattari.Happening.Cleared;
import chapeau.games.hattari.Happening.Dealt;
import chapeau.games.hattari.Happening.Ended;
import chapeau.games.hattari.Happening.Revealed;
import chapeau.games.hattari.Happening.Stopped;
import chapeau.games.hattari.Happening.Took;
import chapeau.games.hattari.Move.Accuse;
import chapeau.games.hattari.Move.Deal;
import chapeau.games.hattari.Move.First;
import chapeau.games.hattari.Move.Keep;
import chapeau.games.hattari.Move.Look;
import chapeau.games.hattari.Move.Swap;
import chapeau.games.hattari.State.Markers;
import chapeau.games.hattari.State.Reveal;
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
  public Played<State> play(State s, int actor, Move move) {
    if (s.over()) {
      return refused(No.OVER);
    }
    return actor == Seat.CHANCE ? chance(s, move) : seated(s, actor, move);
  }

  private static Played<State> chance(State s, Move move) {
    return switch (move) {
      case First(int seat) -> first(s, seat);
      case Deal deal -> deal(s, deal);
      case Look _, Swap _, Keep _, Accuse _ -> refused(No.NOT_YOUR_TURN);
    };
  }

  private static Played<State> seated(State s, int actor, Move move) {
    if (!s.dealt() || actor != s.acting()) {
      return refused(No.NOT_YOUR_TURN);
    }
    return switch (move) {
      case Look(int suspect) -> look(s, actor, suspect);
      case Accuse(int suspect) -> accuse(s, actor, suspect);
      case Swap(int suspect) -> swap(s, actor, suspect);
      case Keep() -> keep(s, actor);
      case First _, Deal _ -> refused(No.CHANCE_DEALS);
    };
  }

  private static Played<State> first(State s, int seat) {
    if (s.first() != NOBODY || seat < 0 || seat >= s.players()) {
      return refused(No.BAD_FIRST);
    }
    return Played.done(s.withFirst(seat), Told.all(new Began(seat)));
  }

  private static Played<State> deal(State s, Deal deal) {
    if (s.first() == NOBODY || s.dealt() || !complete(deal, s.players())) {
      return refused(No.BAD_DEAL);
    }
    State dealt = s.dealt(deal);
    Told[] told = new Told[s.players() + 1];
    told[0] = Told.all(new Dealt(dealt.round()));
    for (int seat = 0; seat < s.players(); seat++) {
      told[seat + 1] = Said.clues(seat, deal.clues().get(seat), inFrontOf(seat, deal));
    }
    return Played.done(dealt, told);
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

  private static Played<State> look(State s, int actor, int suspect) {
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
    return Played.done(
        s.looking(suspect), Said.looked(actor, suspect, s.deal().suspects().get(suspect)));
  }

  private static Played<State> swap(State s, int actor, int suspect) {
    if (!exists(suspect)) {
      return refused(No.NO_SUCH_SUSPECT);
    }
    if (!s.isFirst(actor) || s.swap() != UNDECIDED) {
      return refused(No.ONLY_THE_FIRST_SWAPS);
    }
    if (!s.hasLookedTwice()) {
      return refused(No.LOOK_FIRST);
    }
    if (!s.hasLookedAt(suspect)) {
      return refused(No.SWAP_ONE_YOU_SAW);
    }
    return Played.done(s.swapping(suspect), Said.swapped(actor, suspect));
  }

  private static Played<State> keep(State s, int actor) {
    if (!s.isFirst(actor) || s.swap() != UNDECIDED) {
      return refused(No.ONLY_THE_FIRST_SWAPS);
    }
    if (!s.hasLookedTwice()) {
      return refused(No.LOOK_FIRST);
    }
    return Played.done(s.swapping(KEPT), Said.kept(actor));
  }

  private static Played<State> accuse(State s, int actor, int suspect) {
    if (!exists(suspect)) {
      return refused(No.NO_SUCH_SUSPECT);
    }
    if (!s.hasLookedTwice()) {
      return refused(No.LOOK_FIRST);
    }
    if (s.isFirst(actor) && s.swap() == UNDECIDED) {
      return refused(No.DECIDE_THE_SWAP);
    }
    State accused = s.accusing(Accusations.and(s.accusations(), suspect));
    List<Told> told = Said.accused(actor, suspect);
    return accused.accusations().size() < s.players()
        ? Played.done(accused, told)
        : reveal(accused, told);
  }

  private static boolean exists(int suspect) {
    return suspect >= 0 && suspect < SUSPECTS;
  }

  // The reveal

  private static Played<State> reveal(State s, List<Told> accusation) {
    List<Integer> suspects = s.deal().suspects();
    int culprit = Profile.culprit(suspects);
    List<Told> told = new ArrayList<>(accusation);
    told.add(Told.all(new Revealed(suspects, culprit)));
    Markers[] markers = s.markers().toArray(new Markers[s.players()]);
    List<List<Integer>> piles = piles(s);
    for (int place = 0; place < SUSPECTS; place++) {
      if (!piles.get(place).isEmpty()) {
        told.add(Told.all(settle(place, piles.get(place), place == culprit, markers)));
      }
    }
    List<Markers> after = List.of(markers);
    return close(
        s,
        after,
        new Reveal(s.first(), suspects, culprit, piles, stoppers(s.variant(), after)),
        told);
  }

  /** HTR-25 and 26: the markers under one suspect find their way back. */
  private static Happening settle(
      int place, List<Integer> pile, boolean guilty, Markers[] markers) {
    if (guilty) {
      return new Cleared(place, pile);
    }
    for (int seat : pile) {
      markers[seat] = markers[seat].lost();
    }
    int top = pile.getLast();
    markers[top] = markers[top].taking(pile.size());
    return new Took(top, place, pile.size());
  }

  /** HTR-15: who has a marker under each suspect, from bottom to top. */
  private static List<List<Integer>> piles(State s) {
    return List.of(pile(s, 0), pile(s, 1), pile(s, 2));
  }

  private static List<Integer> pile(State s, int place) {
    List<Integer> pile = List.of();
    for (int i = 0; i < s.accusations().size(); i++) {
      if (s.accusations().get(i) == place) {
        pile = plus(pile, (s.first() + i) % s.players());
      }
    }
    return pile;
  }

  private static List<Integer> stoppers(Variant variant, List<Markers> markers) {
    List<Integer> stoppers = List.of();
    for (int seat = 0; seat < markers.size(); seat++) {
      if (markers.get(seat).total() >= variant.limit() || markers.get(seat).coloured() == 0) {
        stoppers = plus(stoppers, seat);
      }
    }
    return stoppers;
  }

  private static Played<State> close(
      State s, List<Markers> markers, Reveal reveal, List<Told> told) {
    boolean end = !reveal.stoppers().isEmpty() || s.round() == LAST_ROUND;
    Reveal[] known = s.reveals().toArray(new Reveal[s.reveals().size() + 1]);
    known[s.reveals().size()] = reveal;
    State closed = end ? s.ended(markers, List.of(known)) : s.nextRound(markers, List.of(known));
    for (int seat : reveal.stoppers()) {
      told.add(Told.all(new Stopped(seat, markers.get(seat).coloured() == 0)));
    }
    if (end) {
      told.add(Told.all(new Ended(ranking(closed))));
    }
    return Played.done(closed, told);
  }

  // The end

  /** HTR-33, and HTR-41 for experts. */
  private static Ranking ranking(State s) {
    int[] standings = new int[s.players()];
    int winner = 0;
    for (int seat = 0; seat < standings.length; seat++) {
      standings[seat] = standing(s, seat);
      winner = standings[seat] < standings[winner] ? seat : winner;
    }
    return Ranking.by(
        s.players(),
        Comparator.comparingInt(seat -> standings[seat]),
        Words.wins(winner, s.markers().get(winner).total()));
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
    List<List<Integer>> piles = piles(s);
    List<View.Suspect> suspects = new ArrayList<>();
    for (int place = 0; place < (s.dealt() ? SUSPECTS : 0); place++) {
      suspects.add(
          new View.Suspect(
              (known >> place & 1) == 1 ? s.deal().suspects().get(place) : Profile.HIDDEN,
              s.hasLookedAt(place),
              s.unseen() == place,
              s.swap() == place,
              piles.get(place)));
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
      int seat = (s.first() + i) % s.players();
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

  private static <T> List<T> plus(List<T> list, T last) {
    return switch (list.size()) {
      case 0 -> List.of(last);
      case 1 -> List.of(list.get(0), last);
      case 2 -> List.of(list.get(0), list.get(1), last);
      case 3 -> List.of(list.get(0), list.get(1), list.get(2), last);
      default -> {
        List<T> longer = new ArrayList<>(list.size() + 1);
        longer.addAll(list);
        longer.add(last);
        yield List.copyOf(longer);
      }
    };
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
    return choices(Swap::new).stream().map(swaps -> List.copyOf(plus(swaps, new Keep()))).toList();
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
