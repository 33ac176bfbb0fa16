package chapeau.server;

import io.javalin.http.Context;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Which of the two languages somebody reads. */
final class Language {
  /** What was chosen in the page, which keeps it here. */
  private static final String CHOSEN = "lang";

  private Language() {}

  static boolean isFrench(Context ctx) {
    @Nullable String chosen = ctx.cookie(CHOSEN);
    return switch (chosen) {
      case "fr" -> true;
      case "en" -> false;
      case null, default -> asksForFrench(ctx.header("Accept-Language"));
    };
  }

  /** French unless English is asked for before it: what most of our people read. */
  static boolean asksForFrench(@Nullable String accepted) {
    if (accepted == null) {
      return true;
    }
    try {
      return Locale.LanguageRange.parse(accepted).stream()
          .map(range -> range.getRange().split("-", 2)[0])
          .filter(language -> language.equals("fr") || language.equals("en"))
          .findFirst()
          .map("fr"::equals)
          .orElse(true);
    } catch (IllegalArgumentException _) {
      return true;
    }
  }
}
