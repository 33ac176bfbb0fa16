package chapeau.bots.hatouf;

import chapeau.bots.Assessment;
import chapeau.bots.Assessor;
import chapeau.bots.Choice.Belief;
import chapeau.bots.Choice.Candidate;
import chapeau.bots.Knowledge;
import chapeau.bots.Reason;
import chapeau.bots.Situation;
import chapeau.bots.search.SameWorlds;
import chapeau.engine.Dice;
import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Hatouf;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.Step;
import chapeau.games.hatouf.View;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Judges by dealing the unseen cards as they may lie and playing the deal out, every move in the
 * same worlds, so that how far two of them lie apart is known with its uncertainty.
 */
final class Tutor implements Assessor<View, Move> {
  private static final Hatouf HATOUF = new Hatouf();
  private static final int CANDIDATES = 6;
  private static final int FEWEST_WORLDS = 30;

  /** So many standard errors, and a little, before a difference is called one. */
  private static final double ERRORS = 2.5;

  private static final double LEAST = 0.01;

  /** So much of a card nearer home, or farther for the others, is worth a word. */
  private static final double SEEN = 0.25;

  @Override
  public Class<? extends Reason> reasons() {
    return Why.class;
  }

  @Override
  public Class<? extends Enum<?>> ways() {
    return Way.class;
  }

  @Override
  public Set<Way> ways(Knowledge<View> knows, Assessment<Move> found, Move move) {
    return switch (move) {
      case Move.Launch _ -> Set.of(Way.LAUNCHES);
      case Move.Exchange(int card) when launches(Card.rank(card)) -> Set.of(Way.GIVES_LAUNCHER);
      default -> Set.of();
    };
  }

  @Override
  public Optional<Assessment<Move>> assess(
      Situation<View, Move> now, Optional<Move> chosen, Dice dice) {
    if (now.moves().size() < 2) {
      return Optional.empty();
    }
    Voyages voyages = new Voyages(now.view().cargoes().size());
    boolean exchange = now.view().step() == Step.EXCHANGE;
    List<Move> some = some(now, chosen, voyages, dice);
    if (some.size() < 2) {
      return Optional.empty();
    }
    Skipper.Trial trial =
        exchange ? Skipper.giving(now, voyages, dice) : Skipper.playing(now.seat(), voyages);
    SameWorlds<Move> tried = tried(now, some, trial, dice);
    List<Candidate<Move>> ranked = tried.ranked();
    Move best = ranked.getFirst().move();
    double doubt = LEAST + ERRORS * chosen.map(move -> tried.error(best, move)).orElse(0.0);
    Optional<Why> why =
        chosen
            .filter(move -> !move.equals(best))
            .map(move -> new Compared(now, voyages.course(), dice).why(best, move));
    return Optional.of(
        new Assessment<>(ranked, doubt, beliefs(now.view()), why, chosen.map(tried::measured)));
  }

  /** The best at a glance, and what was chosen in place of what comes to the same. */
  private static List<Move> some(
      Situation<View, Move> now, Optional<Move> chosen, Voyages voyages, Dice dice) {
    boolean exchange = now.view().step() == Step.EXCHANGE;
    List<Move> likely =
        exchange
            ? Skipper.oneOfEachRank(now.moves())
            : inOneOrder(Skipper.atAGlance(now, voyages, dice), chosen).stream()
                .limit(CANDIDATES)
                .toList();
    List<Move> some = new ArrayList<>(likely);
    chosen.ifPresent(move -> {
      some.removeIf(like -> isSame(like, move));
      some.add(move);
    });
    return some;
  }

  /**
   * Of shares of a seven that differ in nothing but their order one, the one chosen if it is so.
   */
  private static List<Move> inOneOrder(List<Candidate<Move>> all, Optional<Move> chosen) {
    Map<Object, Move> some = new LinkedHashMap<>();
    for (Candidate<Move> one : all) {
      Object what =
          one.move() instanceof Move.Share(int card, List<Move.Part> parts)
              ? List.of(Card.rank(card), Set.copyOf(parts), one.value())
              : one.move();
      boolean isChosen = chosen.filter(move -> isSame(one.move(), move)).isPresent();
      some.merge(what, one.move(), (first, next) -> isChosen ? next : first);
    }
    return List.copyOf(some.values());
  }

  /** Whether two moves do the same with cards of the same rank. */
  private static boolean isSame(Move one, Move other) {
    int card = Skipper.card(one);
    return Card.rank(card) == Card.rank(Skipper.card(other)) && one.equals(withCard(other, card));
  }

  private static Move withCard(Move move, int card) {
    return switch (move) {
      case Move.Exchange _ -> new Move.Exchange(card);
      case Move.Launch(int _, int boat) -> new Move.Launch(card, boat);
      case Move.Sail(int _, int boat, boolean quay) -> new Move.Sail(card, boat, quay);
      case Move.Share(int _, List<Move.Part> parts) -> new Move.Share(card, parts);
      case Move.Swap(int _, int boat, int other) -> new Move.Swap(card, boat, other);
      case Move.Throw _ -> new Move.Throw(card);
      case Move.Begin _, Move.Deal _ -> move;
    };
  }

  /** For each seat, how likely it holds a card that puts a boat to sea. */
  private static List<Belief> beliefs(View v) {
    int unseen = 0;
    int launchers = 0;
    Set<Integer> known = new HashSet<>(v.discards());
    v.played().forEach(known::addAll);
    v.hands().forEach(known::addAll);
    for (int card = 0; card < Card.DECK; card++) {
      boolean hidden = !known.contains(card);
      unseen += hidden ? 1 : 0;
      launchers += hidden && launches(Card.rank(card)) ? 1 : 0;
    }
    List<Belief> beliefs = new ArrayList<>();
    for (int seat = 0; seat < Mat.SEATS; seat++) {
      if (seat != v.viewer() && !v.hands().get(seat).isEmpty()) {
        beliefs.add(new Belief("launcher", seat, holds(v, seat, unseen, launchers)));
      }
    }
    return beliefs;
  }

  private static boolean launches(int rank) {
    return rank == Card.ONE || rank == Card.CAPTAIN;
  }

  private static double holds(View v, int seat, int unseen, int launchers) {
    List<Integer> hand = v.hands().get(seat);
    if (hand.stream().anyMatch(card -> card >= 0 && launches(Card.rank(card)))) {
      return 1;
    }
    List<Integer> lacks = v.lacks().get(seat);
    if (lacks.contains(Card.ONE) && lacks.contains(Card.CAPTAIN)) {
      return 0;
    }
    double none = 1;
    int hidden = (int) hand.stream().filter(card -> card < 0).count();
    for (int i = 0; i < hidden && unseen > i; i++) {
      none *= Math.max(0, (double) (unseen - launchers - i) / (unseen - i));
    }
    return 1 - none;
  }

  /** What comes of every move in the same worlds. */
  private static SameWorlds<Move> tried(
      Situation<View, Move> now, List<Move> moves, Skipper.Trial trial, Dice dice) {
    SameWorlds<Move> tried = new SameWorlds<>(moves);
    int worlds = Math.max(FEWEST_WORLDS, now.budget().iterations() / moves.size());
    Sea sea = new Sea();
    for (int world = 0; world < worlds; world++) {
      Sea dealt = Sea.of(HATOUF.imagine(now.view(), dice));
      tried.add(i -> {
        sea.become(dealt);
        return trial.chance(sea, moves.get(i));
      });
    }
    return tried;
  }

  /** What can be seen of two moves. */
  private record Compared(Situation<View, Move> now, Course course, Dice dice) {

    Why why(Move best, Move chosen) {
      if (best instanceof Move.Exchange(int card)) {
        return new Why.Gives(Card.rank(card), Card.rank(Skipper.card(chosen)));
      }
      Sea before = Sea.of(HATOUF.imagine(now.view(), dice));
      Sea better = after(before, best);
      Sea worse = after(before, chosen);
      if (better.isWon(now.seat()) && !worse.isWon(now.seat())) {
        return new Why.Wins();
      }
      return boats(before, better, worse)
          .orElseGet(() -> cards(better, worse, Card.rank(Skipper.card(chosen)), best));
    }

    private static Sea after(Sea before, Move move) {
      Sea sea = new Sea();
      sea.become(before);
      Plays.play(sea, Plays.coded(move));
      return sea;
    }

    /** What becomes of one boat of the team by the better move only. */
    private Optional<Why> boats(Sea before, Sea better, Sea worse) {
      for (int boat = 0; boat < Mat.BOATS; boat++) {
        if (Mat.owner(boat) % 2 != now.seat() % 2) {
          continue;
        }
        if (docked(before, better, boat)
            && !worse.isDocked(boat)
            && boats(before, better, Compared::docked) > boats(before, worse, Compared::docked)) {
          return Optional.of(new Why.Docks(boat));
        }
        if (unloaded(before, better, boat)
            && worse.isLoaded(boat)
            && boats(before, better, Compared::unloaded)
                > boats(before, worse, Compared::unloaded)) {
          return Optional.of(new Why.Unloads(boat));
        }
        if (launched(before, better, boat) && boats(before, worse, Compared::launched) == 0) {
          return Optional.of(new Why.Launches(boat));
        }
      }
      return Optional.empty();
    }

    private static boolean launched(Sea before, Sea after, int boat) {
      return before.isWaiting(boat) && after.atSea(boat);
    }

    private static boolean docked(Sea before, Sea after, int boat) {
      return after.isDocked(boat) && !before.isDocked(boat);
    }

    private static boolean unloaded(Sea before, Sea after, int boat) {
      return before.isLoaded(boat) && !after.isLoaded(boat);
    }

    /** What may become of a boat by a move. */
    private interface Change {
      boolean of(Sea before, Sea after, int boat);
    }

    /** A move that does as much for another boat of the team is not worse for that. */
    private long boats(Sea before, Sea after, Change change) {
      return IntStream.range(0, Mat.BOATS)
          .filter(boat -> Mat.owner(boat) % 2 == now.seat() % 2)
          .filter(boat -> change.of(before, after, boat))
          .count();
    }

    private Why cards(Sea better, Sea worse, int rank, Move best) {
      double hinders = course.left(better, other()) - course.left(worse, other());
      double gains = course.left(worse, now.seat()) - course.left(better, now.seat());
      if (hinders > SEEN && hinders > gains) {
        return new Why.Hinders(hinders);
      }
      if (gains > SEEN) {
        return new Why.Gains(gains);
      }
      boolean special =
          rank == Card.ONE || rank == Card.CAPTAIN || rank == Card.FOUR || rank == Card.SEVEN;
      return special && rank != Card.rank(Skipper.card(best))
          ? new Why.Keeps(rank)
          : new Why.PlaysOut();
    }

    private int other() {
      return (now.seat() + 1) % Mat.SEATS;
    }
  }
}
