package chapeau.coach;

import chapeau.wire.Habits;
import chapeau.wire.Habits.Habit;
import chapeau.wire.Judgement;
import chapeau.wire.Review;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What somebody does too often or too seldom, from the reviews of their games. Nothing is said of a
 * way with few occasions, nor of what a fair coin could have done as well.
 */
public final class Ways {
  /** Fewer occasions, or fewer games, are no habit. */
  private static final int FEWEST_OCCASIONS = 12;

  private static final int FEWEST_GAMES = 3;

  /** So often too often, or too seldom, at least, and on so large a part of the occasions. */
  private static final double LEAST = 3;

  private static final double LEAST_SHARE = 0.1;

  /** So many standard deviations of one who mixes as the expert does. */
  private static final double ERRORS = 2;

  private static final int GAMES_NAMED = 6;

  private Ways() {}

  /** A game the coach has judged, of the person who asks. */
  public record Judged(String table, Review review) {}

  /** All that was seen of one way. */
  private static final class Tally {
    private int occasions;
    private int did;
    private double should;
    private double variance;
    private final Set<String> seenAt = new LinkedHashSet<>();
    private final Set<String> oftenAt = new LinkedHashSet<>();
    private final Set<String> seldomAt = new LinkedHashSet<>();

    void add(String table, Judgement.Way way) {
      occasions++;
      did += way.did() ? 1 : 0;
      should += way.should();
      variance += way.should() * (1 - way.should());
      seenAt.add(table);
      double over = (way.did() ? 1 : 0) - way.should();
      if (over != 0) {
        (over > 0 ? oftenAt : seldomAt).add(table);
      }
    }

    boolean isHabit() {
      double over = Math.abs(did - should);
      return isEnough()
          && over >= LEAST
          && over >= LEAST_SHARE * occasions
          && over >= ERRORS * Math.sqrt(variance);
    }

    boolean isEnough() {
      return occasions >= FEWEST_OCCASIONS && seenAt.size() >= FEWEST_GAMES;
    }

    Habit habit(String way) {
      List<String> tables = List.copyOf(did > should ? oftenAt : seldomAt);
      return new Habit(
          way,
          occasions,
          did,
          Math.round(should * 10) / 10.0,
          tables.subList(0, Math.min(GAMES_NAMED, tables.size())));
    }
  }

  /**
   * The habits these games show; decisions made with a hint show none.
   *
   * @param games the latest first
   */
  public static Habits of(List<Judged> games) {
    Map<String, Tally> tallies = new TreeMap<>();
    int decisions = 0;
    for (Judged game : games) {
      for (Judgement one : game.review.judgements()) {
        if (!game.review.hints().contains(one.seq())) {
          decisions++;
          one.ways()
              .forEach(
                  way -> tallies.computeIfAbsent(way.way(), _ -> new Tally()).add(game.table, way));
        }
      }
    }
    List<Habit> habits = new ArrayList<>();
    tallies.forEach((way, tally) -> {
      if (tally.isHabit()) {
        habits.add(tally.habit(way));
      }
    });
    boolean enough = tallies.values().stream().anyMatch(Tally::isEnough);
    return new Habits(games.size(), decisions, enough, habits);
  }
}
