package chapeau.bots.hunch;

import chapeau.games.hunch.Variant.Language;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Numbers in words made figures, so that "trente-deux" is read as "32" is. */
final class Figures {
  private static final Map<String, Integer> FRENCH =
      numbers(
          "zéro zero deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze"
              + " quinze seize vingt vingts trente quarante cinquante soixante cent cents mille",
          0,
          0,
          2,
          3,
          4,
          5,
          6,
          7,
          8,
          9,
          10,
          11,
          12,
          13,
          14,
          15,
          16,
          20,
          20,
          30,
          40,
          50,
          60,
          100,
          100,
          1000);

  private static final Map<String, Integer> ENGLISH =
      numbers(
          "zero two three four five six seven eight nine ten eleven twelve thirteen fourteen"
              + " fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty"
              + " seventy eighty ninety hundred thousand",
          0,
          2,
          3,
          4,
          5,
          6,
          7,
          8,
          9,
          10,
          11,
          12,
          13,
          14,
          15,
          16,
          17,
          18,
          19,
          20,
          30,
          40,
          50,
          60,
          70,
          80,
          90,
          100,
          1000);

  private Figures() {}

  private static Map<String, Integer> numbers(String words, int... values) {
    Map<String, Integer> numbers = new HashMap<>();
    String[] all = words.split(" ");
    for (int i = 0; i < all.length; i++) {
      numbers.put(all[i], values[i]);
    }
    return Map.copyOf(numbers);
  }

  /** The words of a text, every run of words that make a number written as one figure. */
  static List<String> inDigits(List<String> words, Language language) {
    Map<String, Integer> numbers = language == Language.FR ? FRENCH : ENGLISH;
    List<String> read = new ArrayList<>();
    int number = -1;
    for (String word : words) {
      Integer value = numbers.get(word);
      boolean goesOn =
          number >= 0 && (word.equals("un") || word.equals("une") || word.equals("one"));
      if (value != null || goesOn) {
        number = join(Math.max(number, 0), value == null ? 1 : value);
      } else if (number < 0 || !(word.equals("et") || word.equals("and"))) {
        if (number >= 0) {
          read.add(String.valueOf(number));
          number = -1;
        }
        read.add(word);
      }
    }
    if (number >= 0) {
      read.add(String.valueOf(number));
    }
    return read;
  }

  /** "quatre-vingts", "deux cents", "mille neuf cents" multiply; all else adds. */
  private static int join(int so, int next) {
    int last = so % 100;
    if (next == 20 && last == 4) {
      return so - 4 + 80;
    }
    if (next >= 100 && so > 0) {
      int below = so % 1000;
      return next == 1000 ? so * 1000 : so - below + Math.max(below, 1) * next;
    }
    return so + next;
  }
}
