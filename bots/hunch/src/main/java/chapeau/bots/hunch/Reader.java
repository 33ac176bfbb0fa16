package chapeau.bots.hunch;

import chapeau.bots.hunch.ReadRate.Rate;
import chapeau.bots.hunch.ReadRate.Written;
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

/** Somebody who reads clues that were written for words of the deck, and is asked for the word. */
final class Reader {
  private static final int GRIDS = 5;

  private final Language language;
  private final Skill skill;
  private final List<List<String>> deck;
  private final Dice dice;

  Reader(Language language, Skill skill, long seed) {
    this.language = language;
    this.skill = skill;
    this.deck = Deck.standard(language);
    this.dice = new Dice(seed);
  }

  Rate oneClue(Written written) {
    return rate(
        rows(written.file()).stream()
            .map(row ->
                List.of(
                    List.of(row.get(0), row.get(1), row.get(2)),
                    List.of(row.get(0), row.get(3), row.get(4))))
            .toList());
  }

  Rate twoClues(Written written) {
    return rate(rows(written.file()).stream().map(List::of).toList());
  }

  Rate phrases(Written written) {
    return rate(rows(written.file() + "Phrases").stream().map(List::of).toList());
  }

  /** Every word with its tries, each a word, then categories and clues. */
  private Rate rate(List<List<List<String>>> words) {
    double[] firsts = new double[words.size()];
    double[] threes = new double[words.size()];
    for (int word = 0; word < firsts.length; word++) {
      double share = 1.0 / (GRIDS * words.get(word).size());
      for (List<String> row : words.get(word)) {
        for (int i = 0; i < GRIDS; i++) {
          int rank = rank(row, i);
          firsts[word] += rank == 0 ? share : 0;
          threes[word] += rank < 3 ? share : 0;
        }
      }
    }
    return Rate.of(firsts, threes);
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
    try (InputStream in = Reader.class.getResourceAsStream(file)) {
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
}
