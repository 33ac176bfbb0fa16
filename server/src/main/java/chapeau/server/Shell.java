package chapeau.server;

import chapeau.wire.TableView;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which of the built pages an address gets: they differ in what their heads name, so that a browser
 * fetches all of it at once instead of finding it file by file ({@code web/build/shells.ts}).
 */
final class Shell {
  private static final Pattern RULES = Pattern.compile("/rules/([a-z]+)");
  private static final Pattern SETUP = Pattern.compile("/g/([a-z]+)");
  private static final Pattern SEAT = Pattern.compile("/t/.*");

  private Shell() {}

  /** The file of the page for this address; none where the page alone will do. */
  static Optional<String> name(Context ctx, Optional<TableView> table) {
    return kind(ctx, table).map(kind -> "shells/" + kind + ".html");
  }

  /** The id of the game an address is about. */
  static Optional<String> game(Context ctx, Optional<TableView> table) {
    return table
        .map(TableView::game)
        .or(() ->
            Stream.of(RULES, SETUP)
                .map(address -> address.matcher(ctx.path()))
                .filter(Matcher::matches)
                .map(address -> address.group(1))
                .findFirst());
  }

  private static Optional<String> kind(Context ctx, Optional<TableView> table) {
    String path = ctx.path();
    if (SEAT.matcher(path).matches()) {
      return table.map(Shell::kind);
    }
    Matcher rules = RULES.matcher(path);
    if (rules.matches()) {
      String language = Language.isFrench(ctx) ? "fr" : "en";
      return Optional.of("rules-" + rules.group(1) + "-" + language);
    }
    return SETUP.matcher(path).matches() ? Optional.of("setup") : Optional.empty();
  }

  private static String kind(TableView table) {
    return table.status() == TableView.Status.open ? "lobby" : "table-" + table.game();
  }
}
