package chapeau.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How what tables cost grows with their number: one person and three bots at each, all of them
 * playing at once, from ten tables to ten thousand; the time of the server's processors and its
 * heap after a collection. Draws it, where a file is named.
 *
 * <p>Arguments: the file of the picture (none).
 */
public final class Growth {
  private static final List<Integer> SIZES = List.of(10, 100, 1_000, 10_000);
  private static final int WARM_UP_TABLES = 400;
  private static final int MOVES = 5;

  private Growth() {}

  /** What so many tables cost. */
  private record Cost(int tables, double cpuSeconds, double megabytes) {}

  public static void main(String[] args) throws IOException, InterruptedException {
    List<Cost> costs = new ArrayList<>();
    System.out.printf(
        "%8s %12s %14s %10s %14s%n", "tables", "CPU s", "ms a table", "MB", "kB a table");
    for (int tables : SIZES) {
      Cost cost = cost(tables);
      costs.add(cost);
      System.out.printf(
          "%8d %12.2f %14.2f %10.1f %14.1f%n",
          tables,
          cost.cpuSeconds,
          1_000 * cost.cpuSeconds / tables,
          cost.megabytes,
          1_024 * cost.megabytes / tables);
    }
    if (args.length > 0) {
      Files.writeString(Path.of(args[0]), picture(costs));
    }
  }

  private static Cost cost(int tables) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("chapeau-growth");
    Process server = Load.start(Serve.class, "--port", "0", "--data", data.toString());
    try {
      List<Integer> port = List.of(Integer.parseInt(Load.firstLine(server)));
      try (Evening warmUp = new Evening(port, WARM_UP_TABLES, "hattari", 1)) {
        warmUp.upTo(MOVES).play();
      }
      long heap = Load.heap(server);
      double before = Load.cpu(server).toNanos() / 1e9;
      try (Evening evening = new Evening(port, tables, "hattari", 1)) {
        evening.upTo(MOVES).play();
        double cpu = Load.cpu(server).toNanos() / 1e9 - before;
        return new Cost(tables, cpu, (Load.heap(server) - heap) / 1_024.0);
      }
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  // The picture: both scales by powers of ten, so that what grows with the number is a slope of one

  private static final int WIDTH = 640;
  private static final int HEIGHT = 400;
  private static final int EDGE = 60;

  private static String picture(List<Cost> costs) {
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">
        <rect width="100%%" height="100%%" fill="#fffdf7"/>
        """
            .formatted(WIDTH, HEIGHT));
    for (int power = -2; power <= 4; power++) {
      double y = y(Math.pow(10, power));
      line(svg, EDGE, y, WIDTH - 20, y, "#ddd");
      text(svg, 8, y + 4, "#555", number(Math.pow(10, power)));
    }
    for (Cost cost : costs) {
      text(svg, x(cost.tables) - 14, HEIGHT - 20, "#555", number(cost.tables));
    }
    curve(svg, costs.stream().map(c -> List.of(x(c.tables), y(c.cpuSeconds))).toList(), "#b3382c");
    curve(svg, costs.stream().map(c -> List.of(x(c.tables), y(c.megabytes))).toList(), "#1f5c7a");
    text(
        svg, EDGE + 20, 30, "#b3382c", "seconds of the server’s processors for five moves a table");
    text(svg, EDGE + 20, 50, "#1f5c7a", "megabytes of heap with all tables open");
    text(svg, WIDTH / 2.0 - 20, HEIGHT - 4, "#555", "tables");
    return svg.append("</svg>\n").toString();
  }

  private static String number(double value) {
    return value >= 1
        ? String.format(Locale.ROOT, "%,.0f", value)
        : String.format(Locale.ROOT, "%.2f", value);
  }

  private static double x(double tables) {
    return EDGE + 30 + (Math.log10(tables) - 1) / 3 * (WIDTH - EDGE - 80);
  }

  private static double y(double value) {
    return HEIGHT - EDGE - (Math.log10(Math.max(value, 0.01)) + 2) / 6 * (HEIGHT - 2 * EDGE);
  }

  private static void curve(StringBuilder svg, List<List<Double>> points, String colour) {
    for (int i = 0; i < points.size(); i++) {
      double x = points.get(i).getFirst();
      double y = points.get(i).getLast();
      svg.append(
          String.format(
              Locale.ROOT,
              "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>%n",
              x,
              y,
              colour));
      if (i > 0) {
        line(svg, points.get(i - 1).getFirst(), points.get(i - 1).getLast(), x, y, colour);
      }
    }
  }

  private static void line(
      StringBuilder svg, double x1, double y1, double x2, double y2, String colour) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>%n",
            x1,
            y1,
            x2,
            y2,
            colour));
  }

  private static void text(StringBuilder svg, double x, double y, String colour, String what) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%.1f\" y=\"%.1f\" fill=\"%s\">%s</text>%n",
            x,
            y,
            colour,
            what));
  }
}
