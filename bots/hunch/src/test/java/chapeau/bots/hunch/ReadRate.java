package chapeau.bots.hunch;

import chapeau.engine.Dice;
import chapeau.games.hunch.Category;
import chapeau.games.hunch.Deck;
import chapeau.games.hunch.Move.Answer;
import chapeau.games.hunch.Variant.Language;
import chapeau.games.hunch.View;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Measures how often a bot understands what people write: how high the word a clue was written for
 * ranks among the 36 of a random grid. The clues were written without sight of the bots' base.
 */
final class ReadRate {
  private static final int GRIDS = 5;

  /** How often the word came first, and among the first three. */
  record Rate(double first, double firstThree) {}

  private final Language language;
  private final Skill skill;
  private final List<List<String>> deck;
  private final Dice dice = new Dice(1);

  ReadRate(Language language, Skill skill) {
    this.language = language;
    this.skill = skill;
    this.deck = Deck.standard(language);
  }

  Rate oneClue() {
    List<List<String>> tries = new ArrayList<>();
    for (List<String> row : rows("heldout")) {
      tries.add(List.of(row.get(0), row.get(1), row.get(2)));
      tries.add(List.of(row.get(0), row.get(3), row.get(4)));
    }
    return rate(tries);
  }

  Rate twoClues() {
    return rate(rows("heldout"));
  }

  Rate phrases() {
    return rate(rows("phrases"));
  }

  private Rate rate(List<List<String>> tries) {
    int first = 0;
    int firstThree = 0;
    for (List<String> row : tries) {
      for (int i = 0; i < GRIDS; i++) {
        int rank = rank(row, i);
        first += rank == 0 ? 1 : 0;
        firstThree += rank < 3 ? 1 : 0;
      }
    }
    double all = tries.size() * GRIDS;
    return new Rate(first / all, firstThree / all);
  }

  /** How many words of a random grid suit the clues better; a tie is drawn. */
  private int rank(List<String> row, long person) {
    List<String> grid = grid(row.getFirst());
    View view = Grids.view(language, grid);
    Mind mind = new Mind(new Sense(Lexicon.of(language), skill, person), view);
    double[] belief = new double[grid.size()];
    Arrays.fill(belief, 1);
    for (int clue = 1; clue + 1 < row.size(); clue += 2) {
      Mind.multiply(
          belief, mind.likelihood(category(row.get(clue)), row.get(clue + 1), Answer.NONE));
    }
    int target = grid.indexOf(row.getFirst());
    int better = 0;
    int alike = 0;
    for (int word = 0; word < belief.length; word++) {
      better += belief[word] > belief[target] ? 1 : 0;
      alike += word != target && belief[word] == belief[target] ? 1 : 0;
    }
    return better + dice.below(alike + 1);
  }

  private List<String> grid(String word) {
    List<String> own =
        deck.stream()
            .filter(card -> card.contains(word))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("not in the deck: " + word));
    List<List<String>> others =
        dice.shuffled(deck.stream().filter(card -> !card.equals(own)).toList());
    List<String> grid = new ArrayList<>(own);
    others.subList(0, 11).forEach(grid::addAll);
    return grid;
  }

  private Category category(String id) {
    return Category.all(language).stream()
        .filter(category -> category.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no such category: " + id));
  }

  private List<List<String>> rows(String name) {
    String file = name + "." + language.name().toLowerCase(Locale.ROOT) + ".tsv";
    try (InputStream in = ReadRate.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("no such file: " + file);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(line -> List.of(line.split("\t")))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  public static void main(String[] args) {
    for (Language language : Language.values()) {
      for (Skill skill : List.of(Skill.WELL_READ, Skill.EXPERT, Skill.PLAYER, Skill.NOVICE)) {
        ReadRate read = new ReadRate(language, skill);
        Rate one = read.oneClue();
        Rate two = read.twoClues();
        Rate phrases = read.phrases();
        System.out.printf(
            Locale.ROOT,
            "%s memory %.2f: one clue %.3f/%.3f, two %.3f/%.3f, phrases %.3f/%.3f%n",
            language,
            skill.memory(),
            one.first(),
            one.firstThree(),
            two.first(),
            two.firstThree(),
            phrases.first(),
            phrases.firstThree());
      }
    }
  }
}
