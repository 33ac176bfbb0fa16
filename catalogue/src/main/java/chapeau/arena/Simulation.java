package chapeau.arena;

import chapeau.bots.Bot;
import chapeau.catalogue.Playable;
import chapeau.engine.Dice;
import chapeau.engine.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Many games of one line-up, counted. */
public record Simulation(
    String game,
    int players,
    int games,
    long moves,
    double seconds,
    long movesPerSecond,
    List<Integer> wins,
    Length length) {

  /** How many moves a game took. */
  public record Length(int p50, int p90, int max) {}

  public static <S, M, V> Simulation run(
      Playable<S, M, V> playable, Setup setup, List<Bot<V, M>> bots, int games, long seed)
      throws Match.Refused {
    int[] wins = new int[Math.max(0, setup.players())];
    int[] lengths = new int[games];
    long moves = 0;
    long start = System.nanoTime();
    Dice seeds = new Dice(seed);
    for (int i = 0; i < games; i++) {
      Match match =
          Match.play(playable, setup, bots, Playable.AT_THE_TABLE, seeds.split(), seeds.split());
      match.ranking().winners().forEach(seat -> wins[seat]++);
      lengths[i] = match.moves();
      moves += match.moves();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    Arrays.sort(lengths);
    return new Simulation(
        playable.id(),
        setup.players(),
        games,
        moves,
        Math.round(seconds * 1000) / 1000.0,
        Math.round(moves / seconds),
        Arrays.stream(wins).boxed().toList(),
        new Length(lengths[games / 2], lengths[games * 9 / 10], lengths[games - 1]));
  }

  /** The bots of a line-up by name, repeated in turn until every seat has one. */
  public static <S, M, V> List<Bot<V, M>> lineUp(
      Playable<S, M, V> playable, List<String> names, int players) throws Match.Refused {
    List<Bot<V, M>> bots = new ArrayList<>();
    for (int seat = 0; seat < players; seat++) {
      String name = names.get(seat % names.size());
      bots.add(
          playable
              .bot(name)
              .orElseThrow(() ->
                  new Match.Refused(
                      "There is no bot “"
                          + name
                          + "” for "
                          + playable.id()
                          + ". There are: "
                          + String.join(", ", playable.bots().keySet())
                          + ".")));
    }
    return bots;
  }
}
