package chapeau.games.hattari;

import static chapeau.engine.Seat.NOBODY;
import static chapeau.games.hattari.State.KEPT;
import static chapeau.games.hattari.State.NO_SUSPECT;
import static chapeau.games.hattari.State.SUSPECTS;
import static chapeau.games.hattari.State.UNDECIDED;

import chapeau.engine.About;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Seat;
import chapeau.engine.Setup;
import chapeau.engine.Telling;
import chapeau.engine.Text;
import chapeau.engine.Turn;
import chapeau.engine.Types;
import chapeau.games.hattari.Happening.Accused;
import chapeau.games.hattari.Happening.Began;
import chapeau.games.hattari.Happening.Dealt;
import chapeau.games.hattari.Happening.Kept;
import chapeau.games.hattari.Happening.Looked;
import chapeau.games.hattari.Happening.Saw;
import chapeau.games.hattari.Happening.SawClues;
import chapeau.games.hattari.Happening.Swapped;
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
import java.util.List;
import java.util.Optional;
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
            NO_SUSPECT,
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
      return new Turn.Over(Reveal.ranking(s));
    }
    return s.dealt() ? Turn.of(s.acting()) : Turn.chance();
  }

  static Step step(State s) {
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
    int barred = s.justAccused() == NO_SUSPECT ? 0 : 1 << s.justAccused();
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
      telling.only(seat, new SawClues(seat, deal.clues().get(seat), deal.inFrontOf(seat)));
    }
    return Played.done(s.dealt(deal));
  }

  static boolean complete(Deal deal, int players) {
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
        : Reveal.of(accused, telling);
  }

  private static boolean exists(int suspect) {
    return suspect >= 0 && suspect < SUSPECTS;
  }

  // What a viewer knows

  @Override
  public View view(State s, int viewer) {
    return Seen.of(s, viewer);
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
  public Optional<Text> flaw(State s) {
    return Flaws.of(s);
  }

  @Override
  public Types<State, Move, View> types() {
    return new Types<>(State.class, Move.class, View.class, Happening.class);
  }
}
