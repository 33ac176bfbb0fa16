package chapeau.cli;

import chapeau.arena.Arena;
import chapeau.arena.Match;
import chapeau.bots.Budget;
import chapeau.bots.Measure;
import chapeau.catalogue.Catalogue;
import chapeau.catalogue.Playable;
import chapeau.engine.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/**
 * The tables of docs/bots.md, row by row as they are measured. What is measured is in {@code
 * tables.tsv}: game, players, line-up, games, budget (iterations, or milliseconds for equal time),
 * options.
 */
final class ArenaTables {
  private static final String MILLIS = "ms";

  private ArenaTables() {}

  private record Row(
      String game, Setup setup, List<String> bots, int games, Budget budget, String said) {

    static Row of(String line) {
      String[] cells = line.split("\t");
      Map<String, String> options =
          Arrays.stream(cells.length > 5 ? cells[5].split(",") : new String[0])
              .map(option -> option.split("="))
              .collect(Collectors.toMap(option -> option[0], option -> option[1]));
      return new Row(
          cells[0],
          new Setup(Integer.parseInt(cells[1]), options),
          List.of(cells[2].split(",")),
          Integer.parseInt(cells[3]),
          budget(cells[4]),
          cells[4]);
    }

    private static Budget budget(String said) {
      return said.endsWith(MILLIS)
          ? Budget.ofMillis(Long.parseLong(said.substring(0, said.length() - MILLIS.length())))
          : Budget.of(Integer.parseInt(said));
    }

    boolean isOf(Playable<?, ?, ?> playable) {
      return game.equals(playable.id()) && playable.bots().keySet().containsAll(bots);
    }

    String players() {
      String options =
          setup.options().entrySet().stream()
              .map(option -> option.getKey() + "=" + option.getValue())
              .sorted()
              .collect(Collectors.joining(", "));
      return setup.players() + (options.isEmpty() ? "" : " (" + options + ")");
    }
  }

  /**
   * Measures every row, or those of one game; rows whose bots a game does not have are left out.
   * What is measured otherwise than by playing follows.
   */
  static void print(Catalogue catalogue, String game, int from, long seed)
      throws IOException, Mistake {
    System.out.println(
        "| game | players | line-up | budget | games | first one wins | 95 % | ms a move | besides"
            + " |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    List<Row> rows =
        rows().stream().filter(row -> game.isEmpty() || game.equals(row.game)).toList();
    for (int i = from - 1; i < rows.size(); i++) {
      Row row = rows.get(i);
      Optional<Playable<?, ?, ?>> playable = catalogue.find(row.game).filter(row::isOf);
      if (playable.isPresent()) {
        System.err.printf(
            "row %d of %d: %s, %s%n", i + 1, rows.size(), row.game, String.join(",", row.bots));
        print(row, playable.get(), seed);
      }
    }
    for (Measure measure : ServiceLoader.load(Measure.class)) {
      if (game.isEmpty() || game.equals(measure.game())) {
        measure.run(seed, System.out::println, System.err::println);
      }
    }
  }

  private static List<Row> rows() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ArenaTables.class.getResourceAsStream("tables.tsv"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().map(Row::of).toList();
    }
  }

  private static <S, M, V> void print(Row row, Playable<S, M, V> playable, long seed)
      throws Mistake {
    try {
      Arena arena =
          Arena.run(playable, row.setup, row.bots, row.games, seed, row.budget, new ProgressLine());
      Arena.Standing first = arena.bots().getFirst();
      System.out.printf(
          Locale.ROOT,
          "| %s | %s | %s | %s | %d | %.1f %% | %.1f to %.1f | %.1f | %s |%n",
          row.game,
          row.players(),
          String.join(", ", row.bots),
          row.said,
          first.games(),
          100 * first.winRate(),
          100 * first.low95(),
          100 * first.high95(),
          first.msPerMove(),
          besides(arena, first));
    } catch (Match.Refused e) {
      throw new Mistake(String.valueOf(e.getMessage()));
    }
  }

  private static String besides(Arena arena, Arena.Standing first) {
    List<String> besides = new ArrayList<>();
    first
        .roles()
        .forEach(role ->
            besides.add(
                String.format(
                    Locale.ROOT,
                    "as %s %.1f %% [%.1f, %.1f] of %d",
                    role.role(),
                    100 * role.winRate(),
                    100 * role.low95(),
                    100 * role.high95(),
                    role.games())));
    first.figures().forEach(one -> besides.add(ArenaCommand.said(one)));
    arena.figures().forEach(one -> besides.add(ArenaCommand.said(one)));
    return String.join("; ", besides);
  }
}
