package chapeau.tables;

import chapeau.store.People;
import chapeau.store.Store;
import chapeau.wire.MyRatings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * How well people play against each other, for those who want to know. Every game is a period of
 * its own; of several players each has met each other.
 */
public final class Ratings {
  private static final Logger LOG = LoggerFactory.getLogger(Ratings.class);
  private static final double PERIOD = Duration.ofDays(7).toMillis();

  /** From here on a number says more than a range. */
  private static final double SURE = 75;

  private static final int MOST_TRIES = 5;

  /** As many as a curve can show. */
  private static final int MOST_STEPS = 200;

  private final House house;

  public Ratings(House house) {
    this.house = house;
  }

  public MyRatings of(String guest) {
    People people = house.store().people();
    List<People.Rating> steps = people.ratingSteps(guest);
    return new MyRatings(
        people.wantsRating(guest),
        people.ratings(guest).stream().map(kept -> told(kept, curve(kept.game(), steps))).toList());
  }

  private static List<MyRatings.Step> curve(String game, List<People.Rating> steps) {
    List<MyRatings.Step> curve =
        steps.stream()
            .filter(step -> step.game().equals(game))
            .map(step ->
                new MyRatings.Step(
                    step.games(),
                    (int) Math.round(step.rating()),
                    (int) Math.round(2 * step.deviation()),
                    step.at()))
            .toList();
    return curve.subList(Math.max(0, curve.size() - MOST_STEPS), curve.size());
  }

  private MyRatings.Rating told(People.Rating kept, List<MyRatings.Step> curve) {
    Glicko now = now(kept);
    double off = 2 * now.deviation();
    return new MyRatings.Rating(
        kept.game(),
        (int) Math.round(now.rating()),
        (int) Math.round(now.rating() - off),
        (int) Math.round(now.rating() + off),
        now.deviation() <= SURE,
        kept.games(),
        curve);
  }

  /** Who does not want it any more has none, from the first game on. */
  public MyRatings want(String guest, boolean wanted) {
    house.store().people().wantRating(guest, wanted);
    return of(guest);
  }

  private Glicko now(People.Rating kept) {
    double periods = Math.max(0, house.millis() - kept.at()) / PERIOD;
    return new Glicko(kept.rating(), kept.deviation(), kept.volatility()).rested(periods);
  }

  /** Rates a finished game, if it has not been and is one that counts. */
  void rate(String table) {
    for (int tries = 1; ; tries++) {
      try {
        house.store().people().rate(table, this::after);
        return;
      } catch (Store.Taken e) {
        if (tries == MOST_TRIES) {
          LOG.atWarn().log("a game is rated at the next start: {}", e.getMessage());
          return;
        }
      } catch (Store.Trouble e) {
        LOG.atWarn().log("a game is rated at the next start: {}", e.getMessage());
        return;
      }
    }
  }

  /** Those that were not rated when they ended. */
  public void catchUp() {
    try {
      house.store().people().unrated().forEach(this::rate);
    } catch (Store.Trouble e) {
      LOG.atWarn().log("games are rated at the next start: {}", e.getMessage());
    }
  }

  List<People.Rating> after(List<People.Standing> standings) {
    List<People.Rating> after = new ArrayList<>();
    for (People.Standing one : standings) {
      List<Glicko.Met> met = new ArrayList<>();
      for (People.Standing other : standings) {
        if (!one.before().guest().equals(other.before().guest())) {
          met.add(new Glicko.Met(glicko(other), score(one.place(), other.place())));
        }
      }
      Glicko now = glicko(one).after(met);
      People.Rating before = one.before();
      after.add(
          new People.Rating(
              before.guest(),
              before.game(),
              now.rating(),
              now.deviation(),
              now.volatility(),
              before.games() + 1,
              house.millis()));
    }
    return after;
  }

  private Glicko glicko(People.Standing standing) {
    return standing.before().games() == 0 ? Glicko.NEW : now(standing.before());
  }

  private static double score(int place, int other) {
    return place == other ? 0.5 : place < other ? 1 : 0;
  }
}
