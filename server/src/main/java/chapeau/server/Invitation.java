package chapeau.server;

import chapeau.catalogue.Catalogue;
import chapeau.engine.About;
import chapeau.engine.Text;
import chapeau.tables.Denied;
import chapeau.tables.Tables;
import chapeau.wire.SeatView;
import chapeau.wire.TableView;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the link to a table looks like where it is pasted: which game, who invites, and a picture of
 * it, in the language of whoever reads. It says what anybody with the link may know, and no more.
 */
final class Invitation {
  private static final Pattern TABLE = Pattern.compile("/(?:t|replay)/([A-Za-z0-9_-]{6,64})");
  private static final String NOBODY = "";

  private final Tables tables;
  private final Catalogue catalogue;
  private final Proxies proxies;

  Invitation(Tables tables, Catalogue catalogue, Proxies proxies) {
    this.tables = tables;
    this.catalogue = catalogue;
    this.proxies = proxies;
  }

  /**
   * The table the address names; none where there is no such table, or the address is no table's.
   */
  Optional<TableView> table(Context ctx) {
    Matcher address = TABLE.matcher(ctx.path());
    if (!address.matches()) {
      return Optional.empty();
    }
    try {
      return Optional.of(tables.find(address.group(1)).view(NOBODY));
    } catch (Denied _) {
      return Optional.empty();
    }
  }

  /** The game of that name. */
  Optional<About> game(String id) {
    return catalogue.find(id).map(playable -> playable.game().about());
  }

  /** The tags for the head of the page of a table. */
  Optional<String> tags(TableView table, Context ctx) {
    return game(table.game()).map(game -> tags(game, table, ctx));
  }

  private String tags(About game, TableView table, Context ctx) {
    boolean french = Language.isFrench(ctx);
    String origin = proxies.origin(ctx);
    Map<String, String> properties =
        Map.of(
            "og:type",
            "website",
            "og:site_name",
            "Chapeau",
            "og:locale",
            french ? "fr_FR" : "en_GB",
            "og:title",
            in(french, title(game, table)),
            "og:description",
            in(french, description(game, table)),
            "og:url",
            origin + ctx.path(),
            "og:image",
            origin + "/invitation/" + table.game() + ".png",
            "og:image:width",
            "1200",
            "og:image:height",
            "630");
    return properties.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(p ->
            "<meta property=\"" + p.getKey() + "\" content=\"" + Html.escaped(p.getValue()) + "\">")
        .collect(
            Collectors.joining(
                "\n", "", "\n<meta name=\"twitter:card\" content=\"summary_large_image\">\n"));
  }

  private static Text title(About game, TableView table) {
    List<String> people = people(table);
    String name = game.title().en();
    if (people.isEmpty()) {
      return new Text("Une table de " + name, "A " + name + " table");
    }
    return switch (table.status()) {
      case open, starting ->
          new Text(
              people.getFirst() + " vous invite à jouer à " + name,
              people.getFirst() + " invites you to play " + name);
      case playing, over ->
          new Text(
              name + ", avec " + Text.listed(people).fr(),
              name + ", with " + Text.listed(people).en());
    };
  }

  private static Text description(About game, TableView table) {
    long free = table.seats().stream().filter(s -> s.kind() == SeatView.Kind.open).count();
    Text pitch = game.pitch();
    if (table.status() == TableView.Status.over) {
      return new Text(
          "La partie est finie : on peut la revoir.", "The game is over: watch it again.");
    }
    if (free == 0) {
      return pitch;
    }
    return new Text(
        pitch.fr() + " " + free + (free > 1 ? " places libres." : " place libre."),
        pitch.en() + " " + free + (free > 1 ? " free seats." : " free seat."));
  }

  private static List<String> people(TableView table) {
    return table.seats().stream()
        .filter(seat -> seat.kind() == SeatView.Kind.person)
        .map(seat -> seat.name().strip())
        .filter(name -> !name.isEmpty())
        .toList();
  }

  private static String in(boolean french, Text text) {
    return french ? text.fr() : text.en();
  }
}
