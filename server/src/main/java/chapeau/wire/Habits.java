package chapeau.wire;

import java.util.List;

/**
 * What somebody does too often or too seldom at a game, over all their games the coach has judged.
 *
 * @param games how many were judged
 * @param decisions how many in them
 * @param enough whether that suffices to speak of habits at all
 */
public record Habits(int games, int decisions, boolean enough, List<Habit> habits) {

  public Habits {
    habits = List.copyOf(habits);
  }

  /**
   * One habit.
   *
   * @param way a code of the game
   * @param occasions how often there was an occasion
   * @param did how often it was done
   * @param should how often the expert would have done it there
   * @param tables the games it comes from, the latest first
   */
  public record Habit(String way, int occasions, int did, double should, List<String> tables) {
    public Habit {
      tables = List.copyOf(tables);
    }
  }
}
