package chapeau.server;

import chapeau.engine.About;
import chapeau.engine.Text;
import java.util.Optional;

/**
 * What stands in the page until its script is there, in the language of whoever reads: what the
 * game is about, or the house. On a slow line that is the first thing seen, and for a while the
 * only one.
 */
final class Opening {
  private static final String UNWRITTEN = "<p class=\"pitch\"></p>";
  private static final String LANGUAGE = "<html lang=\"fr\">";
  private static final Text HOUSE =
      new Text(
          "Cinq jeux à sortir de l’étagère, entre amis ou contre des bots.",
          "Five games to take off the shelf, with friends or against bots.");

  private Opening() {}

  static String written(String html, Optional<About> game, boolean french) {
    Text pitch = game.map(About::pitch).orElse(HOUSE);
    String name = game.map(about -> "<b>" + in(french, about.title()) + "</b>").orElse("");
    return html.replace(LANGUAGE, "<html lang=\"" + (french ? "fr" : "en") + "\">")
        .replace(UNWRITTEN, "<p class=\"pitch\">" + name + in(french, pitch) + "</p>");
  }

  private static String in(boolean french, Text text) {
    return Html.escaped(french ? text.fr() : text.en());
  }
}
