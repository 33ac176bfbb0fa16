package chapeau.bots.hunch;

import chapeau.bots.Measure;
import chapeau.games.hunch.Variant.Language;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Measures how often a bot understands what people write: how high the word a clue was written for
 * ranks among the 36 of a random grid. The clues were written without sight of the bots' base.
 */
public final class ReadRate implements Measure {
  /** Of a normal distribution, for nineteen intervals in twenty. */
  private static final double NINETEEN_IN_TWENTY = 1.96;

  @Override
  public String game() {
    return "hunch";
  }

  @Override
  public void run(long seed, Consumer<String> results, Consumer<String> progress) {
    results.accept("| language | reader | clues | one clue | two clues | phrases |");
    results.accept("|---|---|---|---|---|---|");
    for (Language language : Language.values()) {
      for (Written written : Written.values()) {
        results.accept(row(language, "the whole base", Skill.WELL_READ, written, seed));
        results.accept(row(language, "expert", Skill.EXPERT, written, seed));
        progress.accept(language + ", " + written + ": done");
      }
    }
  }

  private static String row(
      Language language, String reader, Skill skill, Written written, long seed) {
    Reader read = new Reader(language, skill, seed);
    return String.format(
        Locale.ROOT,
        "| %s | %s | %s | %s | %s | %s |",
        language,
        reader,
        written.name().toLowerCase(Locale.ROOT),
        read.oneClue(written).said(),
        read.twoClues(written).said(),
        read.phrases(written).said());
  }

  /** When clues were written, each time by somebody who had not seen the base. */
  enum Written {
    HELDOUT,
    FRESH;

    String file() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** How often the word came first, and among the first three; half an interval of each. */
  record Rate(double first, double firstThree, double firstMargin, double threeMargin) {
    /** From what each word's clues came to: clues for one word are alike. */
    static Rate of(double[] firsts, double[] threes) {
      return new Rate(mean(firsts), mean(threes), margin(firsts), margin(threes));
    }

    private static double mean(double[] values) {
      return Arrays.stream(values).average().orElse(0);
    }

    private static double margin(double[] values) {
      double mean = mean(values);
      double squares = Arrays.stream(values).map(value -> (value - mean) * (value - mean)).sum();
      return NINETEEN_IN_TWENTY
          * Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length));
    }

    String said() {
      return String.format(
          Locale.ROOT, "%.3f ± %.3f / %.3f ± %.3f", first, firstMargin, firstThree, threeMargin);
    }
  }
}
