package chapeau.games.hunch;

import static chapeau.engine.Seat.NOBODY;

import chapeau.engine.Dice;
import chapeau.engine.Played;
import chapeau.engine.Refusal;
import chapeau.engine.Seat;
import chapeau.engine.Telling;
import chapeau.games.hunch.Category.Kind;
import chapeau.games.hunch.Happening.Bade;
import chapeau.games.hunch.Happening.BoughtHunch;
import chapeau.games.hunch.Happening.CalledTooEasy;
import chapeau.games.hunch.Happening.NobodyBid;
import chapeau.games.hunch.Happening.Offered;
import chapeau.games.hunch.Happening.Passed;
import chapeau.games.hunch.Happening.TokenWent;
import chapeau.games.hunch.Happening.Took;
import chapeau.games.hunch.Happening.TookCoins;
import chapeau.games.hunch.Happening.Won;
import chapeau.games.hunch.Move.Answer;
import chapeau.games.hunch.Move.Bid;
import chapeau.games.hunch.Move.BuyHunch;
import chapeau.games.hunch.Move.Pass;
import chapeau.games.hunch.Move.Take;
import chapeau.games.hunch.Move.TakeCoins;
import chapeau.games.hunch.Move.TooEasy;
import chapeau.games.hunch.State.Card;
import chapeau.games.hunch.State.Clue;
import chapeau.games.hunch.State.Sale;
import chapeau.games.hunch.State.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Phase 2: each sells the right to choose one of their clues, then each takes a bonus. */
final class Trading {
  private static final int BONUS_COINS = 2;
  private static final int PRICE = 2;

  private Trading() {}

  // A sale

  /** A seller reveals both clues (HUN-20); the seller's left is asked first. */
  static State open(State s, int seller, Telling telling) {
    List<Card> cards = s.player(seller).hand().cards();
    if (telling.heard()) {
      telling.all(
          new Offered(
              seller,
              cards.stream().map(Card::card).toList(),
              cards.stream().map(Card::text).toList()));
    }
    Sale sale = new Sale(seller, s.buyers(seller), 0, NOBODY, NOBODY);
    return ask(s.with(sale, Step.BID), seller, telling);
  }

  /** Asks the next who can still raise; whoever cannot passes by themselves (HUN-21). */
  private static State ask(State s, int after, Telling telling) {
    Sale sale = s.sale();
    int bidders = sale.bidders();
    int asked = NOBODY;
    for (int i = 1; i <= s.seats(); i++) {
      int seat = (after + i) % s.seats();
      if (!Seat.in(bidders, seat) || seat == sale.bidder()) {
        continue;
      }
      if (s.player(seat).coins() <= sale.bid()) {
        bidders &= ~(1 << seat);
        telling.all(new Passed(seat, true));
      } else if (asked == NOBODY) {
        asked = seat;
      }
    }
    if (asked != NOBODY) {
      return s.with(new Sale(sale.seller(), bidders, sale.bid(), sale.bidder(), asked), Step.BID);
    }
    return sale.bidder() == NOBODY ? unsold(s, telling) : sold(s, telling);
  }

  static Played<State> bid(State s, int actor, int coins, Telling telling) {
    if (s.step() != Step.BID || s.sale().asked() != actor) {
      return Played.refused(No.NOT_BIDDING);
    }
    if (coins <= s.sale().bid()) {
      return Played.refused(No.LOW);
    }
    if (coins > s.player(actor).coins()) {
      return Played.refused(No.TOO_POOR);
    }
    telling.all(new Bade(actor, coins));
    Sale sale = new Sale(s.sale().seller(), s.sale().bidders(), coins, actor, actor);
    return Played.done(ask(s.with(sale, Step.BID), actor, telling));
  }

  static Played<State> pass(State s, int actor, Telling telling) {
    if (s.step() != Step.BID || s.sale().asked() != actor) {
      return Played.refused(No.NOT_BIDDING);
    }
    telling.all(new Passed(actor, false));
    Sale now = s.sale();
    Sale sale =
        new Sale(now.seller(), now.bidders() & ~(1 << actor), now.bid(), now.bidder(), actor);
    return Played.done(ask(s.with(sale, Step.BID), actor, telling));
  }

  private static State sold(State s, Telling telling) {
    Sale sale = s.sale();
    int winner = sale.bidder();
    telling.all(new Won(winner, sale.seller(), sale.bid()));
    return s.with(winner, s.player(winner).gaining(-sale.bid()))
        .with(sale.seller(), s.player(sale.seller()).gaining(sale.bid()))
        .with(new Sale(sale.seller(), 1 << winner, sale.bid(), winner, winner), Step.TAKE);
  }

  private static State unsold(State s, Telling telling) {
    telling.all(new NobodyBid(s.sale().seller()));
    return nextSale(s, telling);
  }

  private static State nextSale(State s, Telling telling) {
    int next = s.leftOf(s.sale().seller());
    return next == s.first() ? s.with(Sale.bonus(s.first()), Step.BONUS) : open(s, next, telling);
  }

  static Played<State> take(State s, int actor, Take take, Telling telling) {
    boolean won = s.step() == Step.TAKE;
    if ((!won && s.step() != Step.BONUS) || s.sale().asked() != actor) {
      return Played.refused(No.NOT_TAKING);
    }
    if (take.author() == actor) {
      return Played.refused(No.OWN_CLUE);
    }
    if (won && take.author() != s.sale().seller()) {
      return Played.refused(No.NOT_THE_SELLER);
    }
    if (!isToBeHad(s, take.author(), take.clue())) {
      return Played.refused(No.NO_SUCH_CLUE);
    }
    if (!s.player(actor).isUnguessed(take.secret())) {
      return Played.refused(No.NOT_YOUR_SECRET);
    }
    Card card = s.player(take.author()).hand().cards().get(take.clue());
    Category category = Inventing.category(s, card.card());
    if ((category.kind() == Kind.YESNO) == (take.answer() == Answer.NONE)) {
      return Played.refused(category.kind() == Kind.YESNO ? No.ANSWER_IT : No.NO_QUESTION);
    }
    telling.all(
        new Took(
            actor,
            take.author(),
            take.clue(),
            take.secret(),
            card.card(),
            card.text(),
            take.answer()));
    State taken = laid(s, actor, take, card);
    return Played.done(won ? nextSale(taken, telling) : nextBonus(taken, telling));
  }

  private static boolean isToBeHad(State s, int author, int clue) {
    return s.isSeat(author)
        && clue >= 0
        && clue < Inventing.CARDS
        && !s.player(author).hand().cards().get(clue).taken();
  }

  private static State laid(State s, int actor, Take take, Card card) {
    Clue clue = new Clue(s.round(), take.author(), card.card(), card.text(), take.answer());
    Player author = s.player(take.author());
    Card gone = new Card(card.card(), card.text(), true);
    return s.with(take.author(), author.with(author.hand().with(take.clue(), gone)))
        .with(actor, s.player(actor).receiving(clue, take.secret()));
  }

  // Bonus actions (HUN-24, HUN-50, HUN-51)

  static Played<State> takeCoins(State s, int actor, Telling telling) {
    if (s.step() != Step.BONUS || s.sale().asked() != actor) {
      return Played.refused(No.NOT_YOUR_BONUS);
    }
    return bonus(s, actor, s.player(actor).gaining(BONUS_COINS), new TookCoins(actor), telling);
  }

  static Played<State> buyHunch(State s, int actor, Telling telling) {
    return advancedTrouble(s, actor)
        .map(Played::<State>refused)
        .orElseGet(() -> {
          Player paid = s.player(actor).gaining(-PRICE);
          return bonus(
              s, actor, paid.with(paid.hand().withExtraHunch()), new BoughtHunch(actor), telling);
        });
  }

  static Played<State> tooEasy(State s, int actor, int secret, Telling telling) {
    return advancedTrouble(s, actor)
        .or(() ->
            s.player(actor).isUnguessed(secret) ? Optional.empty() : Optional.of(No.TOO_EASY_WHERE))
        .map(Played::<State>refused)
        .orElseGet(() -> {
          Player paid = s.player(actor).gaining(-PRICE);
          Player bets = paid.with(paid.hand().withTooEasy(secret));
          return bonus(s, actor, bets, new CalledTooEasy(actor, secret), telling);
        });
  }

  private static Optional<Refusal> advancedTrouble(State s, int actor) {
    if (s.step() != Step.BONUS || s.sale().asked() != actor) {
      return Optional.of(No.NOT_YOUR_BONUS);
    }
    if (!s.variant().advanced()) {
      return Optional.of(No.NOT_ADVANCED);
    }
    return s.player(actor).coins() < PRICE ? Optional.of(No.TWO_COINS) : Optional.empty();
  }

  private static Played<State> bonus(
      State s, int actor, Player after, Happening happening, Telling telling) {
    telling.all(happening);
    return Played.done(nextBonus(s.with(actor, after), telling));
  }

  private static State nextBonus(State s, Telling telling) {
    int next = s.leftOf(s.sale().asked());
    return next == s.first() ? close(s, telling) : s.with(Sale.bonus(next), Step.BONUS);
  }

  /** HUN-26 and HUN-27: the clues left over are discarded, the token goes on. */
  private static State close(State s, Telling telling) {
    long leftOver = 0;
    List<Player> players = new ArrayList<>(s.seats());
    for (Player player : s.players()) {
      for (Card card : player.hand().cards()) {
        leftOver |= card.taken() ? 0 : 1L << card.card();
      }
      players.add(player.with(player.hand().with(List.of())));
    }
    int first = poorest(s);
    telling.all(new TokenWent(first));
    return s.with(players, Step.GUESS)
        .with(Sale.NO_SALE, Step.GUESS)
        .with(s.deck().discarding(leftOver))
        .withFirst(first, Step.GUESS);
  }

  /** HUN-27: going round from the left of the old first player, who comes last. */
  private static int poorest(State s) {
    int poorest = s.leftOf(s.first());
    for (int i = 2; i <= s.seats(); i++) {
      int seat = (s.first() + i) % s.seats();
      poorest = s.player(seat).coins() < s.player(poorest).coins() ? seat : poorest;
    }
    return poorest;
  }

  // What may be done

  static List<Move> bids(State s, int seat) {
    List<Move> moves = new ArrayList<>();
    moves.add(new Pass());
    for (int coins = s.sale().bid() + 1; coins <= s.player(seat).coins(); coins++) {
      moves.add(new Bid(coins));
    }
    return List.copyOf(moves);
  }

  static Move anyBid(State s, int seat, Dice dice) {
    int more = dice.below(s.player(seat).coins() - s.sale().bid() + 1);
    return more == 0 ? new Pass() : new Bid(s.sale().bid() + more);
  }

  static List<Move> takes(State s, int seat, int author) {
    List<Move> moves = new ArrayList<>();
    List<Card> cards = s.player(author).hand().cards();
    for (int clue = 0; clue < cards.size(); clue++) {
      for (int secret = 0; secret < s.variant().secrets(); secret++) {
        if (cards.get(clue).taken() || !s.player(seat).isUnguessed(secret)) {
          continue;
        }
        if (Inventing.category(s, cards.get(clue).card()).kind() == Kind.YESNO) {
          moves.add(new Take(author, clue, secret, Answer.YES));
          moves.add(new Take(author, clue, secret, Answer.NO));
        } else {
          moves.add(new Take(author, clue, secret, Answer.NONE));
        }
      }
    }
    return List.copyOf(moves);
  }

  static List<Move> bonuses(State s, int seat) {
    List<Move> moves = new ArrayList<>();
    moves.add(new TakeCoins());
    if (s.variant().advanced() && s.player(seat).coins() >= PRICE) {
      moves.add(new BuyHunch());
      for (int secret = 0; secret < s.variant().secrets(); secret++) {
        if (s.player(seat).isUnguessed(secret)) {
          moves.add(new TooEasy(secret));
        }
      }
    }
    for (int author = 0; author < s.seats(); author++) {
      if (author != seat) {
        moves.addAll(takes(s, seat, author));
      }
    }
    return List.copyOf(moves);
  }
}
