package chapeau.games.hunch;

import chapeau.contract.GameContract;
import chapeau.engine.Dice;
import chapeau.engine.Game;
import chapeau.engine.Played;
import chapeau.engine.Setup;
import chapeau.games.hunch.Move.Answer;
import chapeau.games.hunch.State.Card;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.State.Secret;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Hunch keeps the contract of all games. */
class HunchContractTest extends GameContract<State, Move, View> {

  @Override
  protected Game<State, Move, View> game() {
    return new chapeau.games.hunch.Hunch();
  }

  @Override
  protected List<Setup> setups() {
    return List.of(
        new Setup(3),
        new Setup(4),
        new Setup(5),
        new Setup(6),
        new Setup(4, Map.of("advanced", "true", "language", "en", "first", "2")),
        new Setup(6, Map.of("advanced", "true", "chat", "true")));
  }

  @Override
  protected int games() {
    return 20;
  }

  @Override
  protected boolean listsAllMoves(State s, int seat) {
    return s.step() != Step.WRITE;
  }

  /**
   * All but clairvoyant: secrets nobody has found yet are guessed right, nearly always, so that one
   * or two are left for the last guessing (HUN-31); and hunch cards are bought where they may be.
   */
  @Override
  protected double lure(State s, int seat, Move move) {
    return switch (move) {
      case Move.Guess(int owner, int secret, int word)
          when word == s.player(owner).secrets().get(secret).word()
              && s.round() < State.ROUNDS
              && s.players().stream()
                  .flatMap(player -> player.hand().hunches().stream())
                  .noneMatch(hunch -> hunch.owner() == owner && hunch.secret() == secret) ->
          1000;
      case Move.BuyHunch _ when s.round() == State.ROUNDS -> 100;
      default -> 1;
    };
  }

  /**
   * Deals anew what lies face down before the others and in the box, and rewrites their secrets.
   */
  @Override
  protected State changeUnknown(State s, int seat, Dice dice) {
    return switch (s.step()) {
      case FIRST, DEAL, OVER -> s;
      case CHOOSE, LAY -> otherTargets(s, seat, dice);
      case DRAW, WRITE, REDRAW, BID, TAKE, BONUS, GUESS ->
          otherHunches(otherClues(otherSecrets(s, seat, dice), seat, dice), seat, dice);
    };
  }

  private static State otherTargets(State s, int seat, Dice dice) {
    List<Integer> own = seat < 0 ? List.of() : s.player(seat).targets();
    List<Integer> cards =
        new ArrayList<>(
            dice.shuffled(
                IntStream.range(0, s.variant().deck().size())
                    .filter(card -> !own.contains(card))
                    .boxed()
                    .toList()));
    State now = s;
    for (int other = 0; other < s.seats(); other++) {
      if (other != seat) {
        Player player = s.player(other);
        List<Integer> drawn = new ArrayList<>();
        player.targets().forEach(_ -> drawn.add(cards.removeLast()));
        now =
            now.with(
                other,
                player
                    .dealt(drawn)
                    .choosing(player.chosen().stream().map(_ -> dice.below(3)).toList()));
      }
    }
    return now;
  }

  /** Another word of the same card, unless a hunch has shown it wrong; or two secrets exchanged. */
  private static State otherSecrets(State s, int seat, Dice dice) {
    State now = s;
    for (int owner = 0; owner < s.seats(); owner++) {
      for (int i = 0; i < s.variant().secrets(); i++) {
        Secret secret = now.player(owner).secrets().get(i);
        if (owner == seat || secret.guessed()) {
          continue;
        }
        now = withWord(now, owner, i, secret.word() / 3 * 3 + dice.below(3));
        int swapOwner = dice.below(s.seats());
        int swap = dice.below(s.variant().secrets());
        Secret first = now.player(owner).secrets().get(i);
        Secret second = now.player(swapOwner).secrets().get(swap);
        if (swapOwner != seat
            && !second.guessed()
            && !isWrong(first, second.word())
            && !isWrong(second, first.word())) {
          now = withWord(now, owner, i, second.word());
          now = withWord(now, swapOwner, swap, first.word());
        }
      }
    }
    return now;
  }

  private static boolean isWrong(Secret secret, int word) {
    return secret.wrong().stream().anyMatch(hunch -> hunch.word() == word);
  }

  private static State withWord(State s, int owner, int place, int word) {
    Secret secret = s.player(owner).secrets().get(place);
    return isWrong(secret, word)
        ? s
        : s.with(
            owner,
            s.player(owner)
                .withSecrets(
                    State.with(
                        s.player(owner).secrets(),
                        place,
                        new Secret(word, false, secret.clues(), secret.wrong()))));
  }

  /** Other clue cards, and other clues written on them, where they lie face down. */
  private static State otherClues(State s, int seat, Dice dice) {
    State now = s;
    for (int other = 0; other < s.seats(); other++) {
      if (other == seat) {
        continue;
      }
      for (int i = 0; i < s.player(other).hand().cards().size(); i++) {
        Card card = s.player(other).hand().cards().get(i);
        if (hasSold(s, other) || card.card() < 0 || now.deck().pile() == 0) {
          continue;
        }
        int instead = Long.numberOfTrailingZeros(Long.highestOneBit(now.deck().pile()));
        String text = card.isWritten() ? "clue " + dice.below(1000) : "";
        now =
            now.with(
                    new State.ClueDeck(
                        (now.deck().pile() & ~(1L << instead)) | 1L << card.card(),
                        now.deck().discards()))
                .with(
                    other,
                    now.player(other)
                        .with(now.player(other).hand().with(i, new Card(instead, text, false))));
      }
    }
    return now;
  }

  private static boolean hasSold(State s, int seat) {
    boolean trading = s.step() == Step.BID || s.step() == Step.TAKE;
    int before = (seat - s.first() + s.seats()) % s.seats();
    int selling = (s.sale().seller() - s.first() + s.seats()) % s.seats();
    return s.step() == Step.BONUS || (trading && before <= selling);
  }

  private static State otherHunches(State s, int seat, Dice dice) {
    State now = s;
    for (int other = 0; other < s.seats(); other++) {
      Player player = now.player(other);
      if (other == seat || player.hand().hunches().isEmpty()) {
        continue;
      }
      List<Hunch> hunches = new ArrayList<>();
      for (Hunch hunch : player.hand().hunches()) {
        int word = dice.below(36);
        Hunch changed = new Hunch(hunch.round(), other, hunch.owner(), hunch.secret(), word);
        hunches.add(s.inGrid(word) && !hunches.contains(changed) ? changed : hunch);
      }
      now = now.with(other, player.with(player.hand().withHunches(hunches)));
    }
    return now;
  }

  @Override
  protected List<?> unknown(State s, int seat) {
    List<Object> unknown = new ArrayList<>();
    for (int other = 0; other < s.seats() && s.step() != Step.OVER; other++) {
      if (other != seat) {
        unknown.addAll(s.player(other).targets());
        s.player(other).secrets().stream()
            .filter(secret -> !secret.guessed())
            .forEach(secret -> unknown.add(secret.word()));
      }
    }
    return unknown;
  }

  /** A new seller shows two clues, or the hunches are turned up. */
  @Override
  protected boolean bringsToLight(State s, int actor, Move move) {
    return game().play(s, actor, move) instanceof Played.Done<State>(State next, var _)
        && (next.sale().seller() != s.sale().seller()
            || next.reveals().size() > s.reveals().size());
  }

  @Override
  protected List<Move> alphabet(State s, Dice dice) {
    List<Move> moves = new ArrayList<>();
    Texts.HOSTILE.forEach(text -> moves.add(new Move.Write(0, text)));
    for (int i = -1; i <= 6; i++) {
      moves.add(new Move.Bid(i));
      moves.add(new Move.First(i));
      moves.add(new Move.Redraw(i));
      moves.add(new Move.Replace(i));
      moves.add(new Move.TooEasy(i));
      moves.add(new Move.Write(i, "rien"));
      moves.add(new Move.TakeBack(i));
      moves.add(new Move.Choose(List.of(i, i, i)));
      moves.add(new Move.Choose(List.of(0, i)));
      moves.add(new Move.Guess(i, dice.below(4) - 1, dice.below(40) - 2));
      moves.add(new Move.Guess(dice.below(s.seats()), i, dice.below(40) - 2));
      for (Answer answer : Answer.values()) {
        moves.add(new Move.Take(i, dice.below(3), dice.below(4), answer));
        moves.add(new Move.Take(dice.below(s.seats()), i, dice.below(4), answer));
      }
    }
    moves.addAll(List.of(new Move.Pass(), new Move.TakeCoins(), new Move.BuyHunch()));
    moves.add(new Move.Bid(Integer.MAX_VALUE));
    moves.add(new Move.Guess(Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE));
    moves.add(new Move.Deal(List.of(Integer.MIN_VALUE, 7)));
    moves.add(new Move.Lay(IntStream.range(0, 12).boxed().toList()));
    moves.add(new Move.Draw(List.of(Integer.MAX_VALUE)));
    return moves;
  }

  @Override
  protected Optional<Move> drawBetween(State before, State after) {
    return switch (before.step()) {
      case DEAL ->
          Optional.of(
              new Move.Deal(
                  after.players().stream().flatMap(player -> player.targets().stream()).toList()));
      case DRAW ->
          Optional.of(
              new Move.Draw(
                  after.players().stream()
                      .flatMap(player -> player.hand().cards().stream())
                      .map(Card::card)
                      .toList()));
      default -> Optional.empty();
    };
  }
}
