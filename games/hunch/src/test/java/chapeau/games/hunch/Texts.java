package chapeau.games.hunch;

import java.util.List;

/** What somebody may type who means no good. */
final class Texts {
  static final String TOO_LONG = "a".repeat(10_000);
  static final String RIGHT_TO_LEFT = "\u202Eelbisivni";
  static final String MARKUP = "<script>alert(1)</script>";
  static final String EMOJI = "🚀🎩";

  static final List<String> HOSTILE =
      List.of(
          "",
          "   ",
          "\u00A0\u2003",
          "\u0301\u0301",
          "\u0000",
          "a\nb",
          "a\tb",
          "\u200B",
          "\uFEFF",
          "\uD83D",
          "\uDC00\uD800",
          RIGHT_TO_LEFT,
          MARKUP,
          EMOJI,
          "{p0}",
          "%s%n${x}",
          "'; drop table moves; --",
          "z".repeat(40),
          "z".repeat(41),
          "🚀".repeat(40),
          "é".repeat(41),
          TOO_LONG,
          "\u202E".repeat(10_000),
          " ".repeat(10_000));

  private Texts() {}
}
