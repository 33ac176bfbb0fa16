package chapeau.bots.hatouf;

import chapeau.bots.Lesson;
import chapeau.engine.Setup;
import chapeau.games.hatouf.Card;
import chapeau.games.hatouf.Cargo;
import chapeau.games.hatouf.Mat;
import chapeau.games.hatouf.Move;
import chapeau.games.hatouf.Move.Begin;
import chapeau.games.hatouf.Move.Deal;
import chapeau.games.hatouf.Move.Exchange;
import chapeau.games.hatouf.Move.Launch;
import chapeau.games.hatouf.Move.Sail;
import chapeau.games.hatouf.Move.Swap;
import chapeau.games.hatouf.View;
import java.util.List;
import java.util.Map;

/**
 * The first deal of somebody who learns Hatouf: backwards into the quay with a 4, a pirate's 7, and
 * the sailor who takes a better place.
 */
final class FirstGame {
  private static final int LEARNER = Lesson.LEARNER;
  private static final int NANTES = 1;
  private static final int PARTNER = 2;
  private static final int DOUARNENEZ = 3;

  private static final int QUEEN = 12;

  private static final int MINE = Mat.boat(LEARNER, Cargo.GOLD);
  private static final int RIVAL = Mat.boat(NANTES, Cargo.GOLD);
  private static final int RIVALS_SECOND = Mat.boat(NANTES, Cargo.WINE);
  private static final int PARTNERS = Mat.boat(PARTNER, Cargo.GOLD);
  private static final int LAST = Mat.boat(DOUARNENEZ, Cargo.GOLD);

  static final Lesson<View, Move> LESSON =
      Lesson.<View, Move>on(new Setup(4, Map.of("short", "true", "flying", "true")))
          .chance(new Begin(DOUARNENEZ, List.of(Cargo.GOLD, Cargo.WINE)))
          .chance(
              new Deal(
                  List.of(
                      List.of(card(2, 0), card(4, 0), card(7, 0), card(8, 0), card(Card.SAILOR, 0)),
                      List.of(
                          card(1, 0),
                          card(6, 0),
                          card(9, 0),
                          card(QUEEN, 0),
                          card(Card.CAPTAIN, 0)),
                      List.of(card(1, 1), card(2, 1), card(3, 1), card(5, 1), card(10, 1)),
                      List.of(card(2, 2), card(3, 2), card(8, 2), card(9, 2), card(10, 2)))))
          .seat(NANTES, new Exchange(card(9, 0)))
          .seat(PARTNER, new Exchange(card(1, 1)))
          .seat(DOUARNENEZ, new Exchange(card(10, 2)))
          .learner(new Exchange(card(2, 0)))
          // To the entrance of the port where the gold goes.
          .learner(new Sail(card(8, 0), MINE, false))
          .seat(NANTES, new Sail(card(Card.CAPTAIN, 0), RIVAL, false))
          .seat(PARTNER, new Sail(card(2, 1), PARTNERS, false))
          .seat(DOUARNENEZ, new Sail(card(2, 2), LAST, false))
          // Backwards into the quay.
          .learner(new Sail(card(4, 0), MINE, true))
          .seat(NANTES, new Sail(card(QUEEN, 0), RIVAL, false))
          .seat(PARTNER, new Sail(card(3, 1), PARTNERS, false))
          .seat(DOUARNENEZ, new Sail(card(3, 2), LAST, false))
          .learner(new Launch(card(1, 1), MINE))
          .seat(NANTES, new Sail(card(6, 0), RIVAL, false))
          .seat(PARTNER, new Sail(card(10, 1), PARTNERS, false))
          .seat(DOUARNENEZ, new Sail(card(8, 2), LAST, false))
          // The rival is seven cells ahead.
          .learner(new Sail(card(7, 0), MINE, false))
          .seat(NANTES, new Launch(card(1, 0), RIVALS_SECOND))
          .seat(PARTNER, new Sail(card(2, 0), PARTNERS, false))
          .seat(DOUARNENEZ, new Sail(card(9, 2), LAST, false))
          // A better place, at the rival's expense.
          .learner(new Swap(card(Card.SAILOR, 0), MINE, RIVALS_SECOND))
          .lesson();

  private FirstGame() {}

  private static int card(int rank, int suit) {
    return (rank - 1) * Card.SUITS + suit;
  }
}
