package chapeau.games.huisclos;

import chapeau.engine.Dice;
import chapeau.engine.Seat;
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
import chapeau.games.huisclos.State.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What may be done and what may not. One question decides it all, why a move is refused; the lists
 * of legal moves are the moves to which the answer is: it is not. {@link Going}, {@link Taking} and
 * {@link Urn} answer it for their part of the turn.
 */
final class Legal {
  private static final List<Move> OBSERVES = List.of(new Observe(true), new Observe(false));
  private static final Move[] PICKS = each(Pick::new);
  private static final Move[] GIVES = each(Give::new);
  private static final Move[] SLIPS = each(Slip::new);
  private static final Move[] TAKES_BACK = each(TakeBack::new);

  /** How often a move at random is guessed before all are listed. */
  static final int GUESSES = 40;

  private Legal() {}

  private static Move[] each(Function<Clue, Move> move) {
    return Arrays.stream(Clue.values()).map(move).toArray(Move[]::new);
  }

  /** Why the move is refused, or null if it is not. */
  static @Nullable No refusal(State s, int actor, Move move) {
    No untimely = untimely(s, actor, step(move));
    return untimely != null ? untimely : trouble(s, actor, move);
  }

  /** The step a move belongs to. */
  private static Step step(Move move) {
    return switch (move) {
      case First _ -> Step.STARTER;
      case Choose _ -> Step.CHOOSE;
      case Deal _ -> Step.DEAL;
      case Pick _ -> Step.PICK;
      case Search _, Exchange _, Accuse _, Walk _ -> Step.INVESTIGATE;
      case Observe _ -> Step.OBSERVE;
      case Take _ -> Step.TAKE;
      case Draw _ -> Step.DRAW;
      case Give _ -> Step.GIVE;
      case Slip _ -> Step.SLIP;
      case TakeBack _ -> Step.TAKE_BACK;
      case Scatter _ -> Step.SCATTER;
    };
  }

  private static @Nullable No untimely(State s, int actor, Step step) {
    if (s.step() == Step.OVER) {
      return No.OVER;
    }
    if (step.isChances()) {
      return actor != Seat.CHANCE ? No.CHANCE_DEALS : s.step() == step ? null : No.NOT_NOW;
    }
    if (s.isSeat(actor) && !s.player(actor).alive()) {
      return No.DEAD;
    }
    if (step == Step.OBSERVE && s.isSeat(actor)) {
      return s.step() == step && s.asks(actor) ? null : No.NOT_A_WITNESS;
    }
    if (!s.asks(actor)) {
      return No.NOT_YOUR_TURN;
    }
    return s.step() == step ? null : No.NOT_NOW;
  }

  /** What is wrong with a move made in its time by somebody who is asked. */
  private static @Nullable No trouble(State s, int actor, Move move) {
    return switch (move) {
      case First(int seat) -> seat >= 0 && seat < s.size() ? null : No.BAD_STARTER;
      case Choose(Guest guest) -> choose(s, guest);
      case Deal deal -> deal(s, deal);
      case Pick(Clue clue) -> pick(s, clue);
      case Search(Place place) -> new Going(s, actor).search(place);
      case Exchange(int victim) -> new Going(s, actor).exchange(victim);
      case Accuse(int accused, Clue clue) -> new Going(s, actor).accuse(accused, clue);
      case Walk(Place place) -> new Going(s, actor).walk(place);
      case Observe _ -> null;
      case Take take -> new Taking(s, actor).take(take);
      case Draw(Clue clue) -> draw(s, clue);
      case Give(Clue clue) -> give(s, actor, clue);
      case Slip(Clue clue) -> Urn.slip(s, actor, clue);
      case TakeBack(Clue clue) -> Urn.takeBack(s, actor, clue);
      case Scatter(List<Place> places) -> Urn.scatter(s, places);
    };
  }

  // Set-up

  private static @Nullable No choose(State s, Guest guest) {
    for (State.Chosen one : s.cast()) {
      if (one.guest() == guest) {
        return No.CHARACTER_TAKEN;
      }
    }
    return null;
  }

  private static @Nullable No deal(State s, Deal deal) {
    if (!asAgreed(s, deal.guests())) {
      return No.BAD_CHARACTERS;
    }
    if (deal.murderer() < 0 || deal.murderer() >= s.size()) {
      return No.BAD_ROLES;
    }
    return laidOut(deal.places()) ? null : No.BAD_DEAL;
  }

  /** HUC-03. */
  private static boolean asAgreed(State s, List<Guest> guests) {
    return switch (s.variant().characters()) {
      case CHOSEN -> guests.equals(s.chosen());
      case ORDER -> guests.equals(Guest.ALL.subList(0, s.size()));
      case RANDOM -> guests.size() == s.size() && EnumSet.copyOf(guests).size() == s.size();
    };
  }

  /** HUC-05. */
  private static boolean laidOut(List<List<Clue>> places) {
    if (places.size() != Place.ALL.size()) {
      return false;
    }
    long all = 0;
    for (Place place : Place.ALL) {
      List<Clue> here = places.get(place.number);
      if (here.size() != (place == Place.BLUE_SUITE ? 9 : 5)) {
        return false;
      }
      all |= Clue.set(here);
    }
    long suite = Clue.set(places.getFirst());
    for (Guest guest : Guest.ALL) {
      if (Long.bitCount(suite & Clue.allOf(guest)) != 1) {
        return false;
      }
    }
    return all == Clue.EVERY && Clue.ROPE.in(suite);
  }

  private static @Nullable No pick(State s, Clue clue) {
    return clue.in(s.lying(Place.BLUE_SUITE)) ? null : No.NOT_IN_THE_SUITE;
  }

  // Forced exchange

  private static @Nullable No draw(State s, Clue clue) {
    return clue.in(s.player(s.now().victim()).hand()) ? null : No.NOT_IN_THAT_HAND;
  }

  /** HUC-22, HUC-25: freely, but not the one just drawn. */
  private static @Nullable No give(State s, int seat, Clue clue) {
    long givable = s.player(seat).hand() & ~s.now().taken().bit();
    return clue.in(givable) ? null : No.GIVE_ONE_OF_YOURS;
  }

  // Lists

  static List<Move> moves(State s, int seat) {
    if (!s.asks(seat)) {
      return List.of();
    }
    return switch (s.step()) {
      case CHOOSE -> choices(s);
      case PICK -> allowed(s, seat, s.lying(Place.BLUE_SUITE), PICKS);
      case INVESTIGATE -> new Going(s, seat).moves();
      case OBSERVE -> OBSERVES;
      case TAKE -> new Taking(s, seat).moves();
      case GIVE -> allowed(s, seat, s.player(seat).hand(), GIVES);
      case SLIP -> allowed(s, seat, s.player(seat).hand() | Clue.NONE.bit(), SLIPS);
      case TAKE_BACK -> allowed(s, seat, s.urn(), TAKES_BACK);
      case STARTER, DEAL, DRAW, SCATTER, OVER -> List.of();
    };
  }

  static Move anyMove(State s, int seat, Dice dice) {
    return switch (s.step()) {
      case TAKE -> new Taking(s, seat).any(dice);
      case PICK -> any(s, seat, s.lying(Place.BLUE_SUITE), PICKS, dice);
      case GIVE -> any(s, seat, s.player(seat).hand(), GIVES, dice);
      case SLIP -> any(s, seat, s.player(seat).hand() | Clue.NONE.bit(), SLIPS, dice);
      case TAKE_BACK -> any(s, seat, s.urn(), TAKES_BACK, dice);
      case CHOOSE, INVESTIGATE, OBSERVE -> dice.pick(moves(s, seat));
      case STARTER, DEAL, DRAW, SCATTER, OVER ->
          throw new IllegalStateException("nobody is asked at " + s.step());
    };
  }

  private static List<Move> choices(State s) {
    List<Move> choices = new ArrayList<>(Guest.ALL.size());
    for (Guest guest : Guest.ALL) {
      if (choose(s, guest) == null) {
        choices.add(new Choose(guest));
      }
    }
    return choices;
  }

  /** One of these moves at random: guessed, and listed only where guessing takes too long. */
  private static Move any(State s, int seat, long clues, Move[] moves, Dice dice) {
    for (int i = 0; i < GUESSES; i++) {
      Move move = moves[Clue.any(clues, dice).number];
      if (trouble(s, seat, move) == null) {
        return move;
      }
    }
    return dice.pick(allowed(s, seat, clues, moves));
  }

  private static List<Move> allowed(State s, int seat, long clues, Move[] moves) {
    List<Move> allowed = new ArrayList<>(9);
    for (long left = clues; left != 0; left &= left - 1) {
      Move move = moves[Long.numberOfTrailingZeros(left)];
      if (trouble(s, seat, move) == null) {
        allowed.add(move);
      }
    }
    return allowed;
  }
}
