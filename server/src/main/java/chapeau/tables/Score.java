package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.People;
import chapeau.wire.MyRecord;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How somebody has done so far, worked out from their finished games. Games with nobody else at the
 * table say nothing about it.
 */
final class Score {
  private static final int MOST_NAMED = 12;

  private final String guest;
  private final List<One> games;

  /** A game as its player looks back on it: the best of their places counts. */
  private record One(People.Played played, int place) {
    boolean won() {
      return place == 1;
    }

    int players() {
      return played.chairs().size();
    }

    /** 1 for the first, 0 for the last. */
    double share() {
      return (double) (players() - place) / (players() - 1);
    }
  }

  /** The games, the last first, as the store tells them. */
  Score(String guest, List<People.Played> played) {
    this.guest = guest;
    this.games =
        played.reversed().stream()
            .filter(game -> game.chairs().stream().anyMatch(this::isOther))
            .map(game -> new One(game, place(game)))
            .filter(one -> one.place > 0)
            .toList();
  }

  private boolean isOther(Chair chair) {
    return !chair.belongsTo(guest);
  }

  private int place(People.Played game) {
    return game.chairs().stream()
        .filter(chair -> chair.belongsTo(guest))
        .mapToInt(chair -> game.place(chair.seat()))
        .filter(place -> place > 0)
        .min()
        .orElse(0);
  }

  MyRecord told() {
    return new MyRecord(
        games.size(),
        wins(games),
        current(),
        best(),
        tallies(games, one -> List.of(one.played.header().game()), game -> game),
        gameTallies(Score::levels),
        gameTallies(this::roles),
        favourite(),
        opponents(),
        games.stream().map(Score::point).toList());
  }

  private static MyRecord.Point point(One one) {
    return new MyRecord.Point(one.played.ended(), one.played.header().game(), one.share());
  }

  private static int wins(List<One> some) {
    return (int) some.stream().filter(One::won).count();
  }

  /** How many were won in a row until now. */
  private int current() {
    return (int) games.reversed().stream().takeWhile(One::won).count();
  }

  private int best() {
    int best = 0;
    int now = 0;
    for (One one : games) {
      now = one.won() ? now + 1 : 0;
      best = Math.max(best, now);
    }
    return best;
  }

  /** What somebody was, on each of their seats. */
  private List<String> roles(One one) {
    return seats(one).flatMap(List::stream).distinct().toList();
  }

  private Stream<List<String>> seats(One one) {
    List<List<String>> roles = one.played.roles();
    return one.played.chairs().stream()
        .filter(chair -> !isOther(chair) && chair.seat() < roles.size())
        .map(chair -> roles.get(chair.seat()));
  }

  private MyRecord.Favourite favourite() {
    return gameTallies(one -> seats(one).map(List::getFirst).distinct().toList()).stream()
        .findFirst()
        .map(most -> new MyRecord.Favourite(most.game(), most.name()))
        .orElse(new MyRecord.Favourite("", ""));
  }

  /** The levels of the bots at a table, each once. */
  private static List<String> levels(One one) {
    return one.played.chairs().stream()
        .filter(chair -> chair.is(Chair.Kind.BOT))
        .map(Chair::bot)
        .distinct()
        .toList();
  }

  private List<MyRecord.Tally> opponents() {
    Map<String, String> names = new LinkedHashMap<>();
    for (One one : games) {
      one.played.chairs().stream()
          .filter(chair -> isOther(chair) && !chair.guest().isEmpty())
          .forEach(chair -> names.put(chair.guest(), chair.name()));
    }
    return tallies(games, this::people, id -> names.getOrDefault(id, id)).stream()
        .limit(MOST_NAMED)
        .toList();
  }

  private List<String> people(One one) {
    return one.played.chairs().stream()
        .filter(chair -> isOther(chair) && !chair.guest().isEmpty())
        .map(Chair::guest)
        .distinct()
        .toList();
  }

  /** Something's games and wins in each game, the most played first. */
  private List<MyRecord.GameTally> gameTallies(Function<One, List<String>> by) {
    Map<String, List<One>> games = new LinkedHashMap<>();
    this.games.forEach(
        one -> games.computeIfAbsent(one.played.header().game(), _ -> new ArrayList<>()).add(one));
    List<MyRecord.GameTally> all = new ArrayList<>();
    games.forEach((game, some) ->
        tallies(some, by, name -> name)
            .forEach(t -> all.add(new MyRecord.GameTally(game, t.name(), t.games(), t.wins()))));
    all.sort(Comparator.comparingInt(MyRecord.GameTally::games).reversed());
    return all;
  }

  /** Games and wins by whatever they are counted by, the most played first. */
  private static List<MyRecord.Tally> tallies(
      List<One> some, Function<One, List<String>> by, Function<String, String> named) {
    Map<String, List<One>> groups = new LinkedHashMap<>();
    for (One one : some) {
      by.apply(one).forEach(key -> groups.computeIfAbsent(key, _ -> new ArrayList<>()).add(one));
    }
    return groups.entrySet().stream()
        .map(group ->
            new MyRecord.Tally(
                named.apply(group.getKey()), group.getValue().size(), wins(group.getValue())))
        .sorted(Comparator.comparingInt(MyRecord.Tally::games).reversed())
        .toList();
  }
}
