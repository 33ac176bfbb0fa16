package chapeau.bots.hunch;

import chapeau.bots.Lesson;
import chapeau.engine.Setup;
import chapeau.games.hunch.Move;
import chapeau.games.hunch.Move.Answer;
import chapeau.games.hunch.Move.Bid;
import chapeau.games.hunch.Move.Choose;
import chapeau.games.hunch.Move.Deal;
import chapeau.games.hunch.Move.Draw;
import chapeau.games.hunch.Move.Guess;
import chapeau.games.hunch.Move.Lay;
import chapeau.games.hunch.Move.Pass;
import chapeau.games.hunch.Move.Take;
import chapeau.games.hunch.Move.TakeCoins;
import chapeau.games.hunch.Move.Write;
import chapeau.games.hunch.View;
import java.util.List;
import java.util.Map;

/**
 * The first round of somebody who learns Hunch: a sale to win, one to leave to others, one of one's
 * own, and a secret that a clue gives away.
 */
final class FirstGame {
  private static final int LEARNER = Lesson.LEARNER;
  private static final int FIRST = 1;
  private static final int SECOND = 2;

  // Target cards, as the deck numbers them from 0; the three named first are the learner's.
  private static final int FRIDGE_ISLAND_FUTURE = 0;
  private static final int CHESS_CAT_TOMATO = 4;
  private static final int BOAT_GHOST_APPLE = 14;
  private static final int SNOW_HEART_CROW = 3;
  private static final int QUEEN_GARLIC_FOOTBALL = 8;
  private static final int CHEESE_MYSTERY_STORM = 10;
  private static final int SPIDER_BATHTUB_SATNAV = 11;
  private static final int BLOOD_THIEF_COFFEE = 13;
  private static final int KNIGHT_PLANET_UMBRELLA = 15;

  // Clue cards, as the deck of categories numbers them from 0.
  private static final int COLOUR = 0;
  private static final int PLACE = 1;
  private static final int SEASON = 3;
  private static final int SOUND = 4;
  private static final int SHAPE = 6;
  private static final int FOOD = 8;

  /** Where snow is in the grid as it is laid below: the first word of the second card. */
  private static final int SNOW = 3;

  private FirstGame() {}

  static Lesson<View, Move> in(String language) {
    boolean fr = language.equals("fr");
    return Lesson.<View, Move>on(new Setup(3, Map.of("language", language, "first", "1")))
        .chance(
            new Deal(
                List.of(
                    FRIDGE_ISLAND_FUTURE,
                    CHESS_CAT_TOMATO,
                    BOAT_GHOST_APPLE,
                    SNOW_HEART_CROW,
                    QUEEN_GARLIC_FOOTBALL,
                    CHEESE_MYSTERY_STORM,
                    SPIDER_BATHTUB_SATNAV,
                    BLOOD_THIEF_COFFEE,
                    KNIGHT_PLANET_UMBRELLA)))
        .seat(FIRST, new Choose(List.of(0, 2, 0)))
        .seat(SECOND, new Choose(List.of(0, 2, 1)))
        .learner(new Choose(List.of(1, 1, 0)))
        .chance(
            new Lay(
                List.of(
                    CHESS_CAT_TOMATO,
                    SNOW_HEART_CROW,
                    1,
                    KNIGHT_PLANET_UMBRELLA,
                    BOAT_GHOST_APPLE,
                    CHEESE_MYSTERY_STORM,
                    6,
                    SPIDER_BATHTUB_SATNAV,
                    FRIDGE_ISLAND_FUTURE,
                    QUEEN_GARLIC_FOOTBALL,
                    19,
                    BLOOD_THIEF_COFFEE)))
        .chance(new Draw(List.of(COLOUR, PLACE, FOOD, SOUND, SEASON, SHAPE)))
        .seat(FIRST, new Write(0, fr ? "lait" : "milk"), new Write(1, fr ? "vagues" : "waves"))
        .seat(SECOND, new Write(0, fr ? "hiver" : "winter"), new Write(1, fr ? "rond" : "round"))
        .learner(new Write(0, fr ? "noir" : "black"), new Write(1, fr ? "cuisine" : "kitchen"))
        // A sale to win.
        .seat(SECOND, new Bid(1))
        .learner(new Bid(2))
        .seat(SECOND, new Pass())
        .learner(new Take(FIRST, 0, 1, Answer.NONE))
        // One to leave to others, who then give a secret away.
        .learner(new Pass())
        .seat(FIRST, new Bid(1), new Take(SECOND, 0, 0, Answer.NONE))
        // One's own.
        .seat(FIRST, new Pass())
        .seat(SECOND, new Bid(1), new Take(LEARNER, 0, 0, Answer.NONE))
        .seat(FIRST, new TakeCoins())
        .seat(SECOND, new TakeCoins())
        .learner(new TakeCoins(), new Guess(FIRST, 0, SNOW))
        .lesson();
  }
}
