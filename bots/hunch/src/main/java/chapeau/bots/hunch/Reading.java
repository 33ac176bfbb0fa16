package chapeau.bots.hunch;

import chapeau.games.hunch.Variant.Language;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Words as people type them, made comparable: without little words and endings, figures as figures.
 */
final class Reading {
  private static final Set<String> LITTLE =
      set(
          "a ai as au aux avec c ça là ca plus ce ces cet cette chose comme d dans de des du elle"
              + " en es est et être etre fait faire il ils j je l la le les leur lui m ma mes mon"
              + " moi n ne nous on ou où par peut pour qu quand que quelque qui quoi s sa se ses si"
              + " son sont sur t très tres tu un une va vous y an and are at be by can do does for"
              + " from has have he her his him i in is it its my of one or she so something that"
              + " the their them they this to very was we what when where which who with you your");

  private static final Set<String> NOT =
      set("pas non sans jamais aucun aucune rien ni not no never without cannot nobody nothing");

  private static final List<String> FRENCH_ENDINGS =
      List.of(
          "ements", "ement", "aient", "antes", "ants", "ante", "ant", "ait", "ées", "ée", "és",
          "ent", "ez", "er", "ir", "es", "é", "e", "s", "x");

  /** Forms whose verb one does not see: said, then its stem's verb. */
  private static final Map<String, String> IRREGULAR =
      pairs(
          "dort dormir dorment dormir vit vivre boit boire voit voir voient voir suit suivre"
              + " sent sentir sert servir tient tenir vient venir prend prendre rit rire éteint"
              + " éteindre craint craindre meurt mourir peint peindre écrit écrire naît naître"
              + " court courir conduit conduire construit construire cuit cuire mort mourir"
              + " morte mourir ate eat eaten eat flew fly flies fly died die dying die dead die"
              + " lost lose bought buy slept sleep asleep sleep wore wear worn wear fought"
              + " fight kept keep built build caught catch ran run running run sang sing drank"
              + " drink bit bite lit light wrote write written write drove drive driver drive"
              + " gave give knives knife children child feet foot teeth tooth mice mouse men"
              + " man");

  private static final List<String> ENGLISH_ENDINGS =
      List.of("iness", "ness", "ings", "ing", "ies", "ed", "es", "ly", "y", "e", "s");

  private Reading() {}

  private static Map<String, String> pairs(String pairs) {
    String[] words = pairs.split(" ");
    Map<String, String> all = new HashMap<>();
    for (int i = 0; i < words.length; i += 2) {
      all.put(words[i], words[i + 1]);
    }
    return Map.copyOf(all);
  }

  private static Set<String> set(String words) {
    return Arrays.stream(words.split(" ")).collect(Collectors.toUnmodifiableSet());
  }

  /**
   * A text as it is understood.
   *
   * @param stems of the words that mean something, in order
   * @param denied those of them the text says no to
   * @param phrase all of them with its denials, as known phrases are looked up
   */
  record Text(List<String> stems, Set<String> denied, String phrase) {
    boolean negates() {
      return !denied.isEmpty();
    }
  }

  static Text text(String written, Language language) {
    List<String> stems = new ArrayList<>();
    List<String> all = new ArrayList<>();
    Set<String> denied = new TreeSet<>();
    boolean denies = false;
    List<String> words = Figures.inDigits(words(written), language);
    boolean nobody = words.contains("ne") || words.contains("n");
    for (String word : words) {
      if (NOT.contains(word) || (nobody && word.equals("personne"))) {
        denies = true;
        all.add(word);
      } else if (!LITTLE.contains(word)) {
        stems.add(stem(word, language));
        all.add(stems.getLast());
        if (denies) {
          denied.add(stems.getLast());
          denies = false;
        }
      }
    }
    if (denies && !stems.isEmpty()) {
      denied.add(stems.getLast());
    }
    return new Text(stems, denied, String.join(" ", all));
  }

  /** The words of a text in small letters, with their accents; "don't" is "do not". */
  private static List<String> words(String written) {
    String plain =
        Normalizer.normalize(written.toLowerCase(Locale.ROOT), Normalizer.Form.NFC)
            .replace("œ", "oe")
            .replace("æ", "ae")
            .replaceAll("n['’]t\\b", " not");
    return Arrays.stream(plain.split("[^\\p{L}\\p{Nd}]+")).filter(word -> !word.isEmpty()).toList();
  }

  private static String stem(String word, Language language) {
    String stem = IRREGULAR.getOrDefault(word, word);
    if (stem.endsWith("dre") || stem.endsWith("ttre")) {
      stem = stem.substring(0, stem.length() - 2);
    }
    for (String ending : language == Language.FR ? FRENCH_ENDINGS : ENGLISH_ENDINGS) {
      if (stem.endsWith(ending) && stem.length() - ending.length() >= 3) {
        stem = stem.substring(0, stem.length() - ending.length());
        break;
      }
    }
    int last = stem.length() - 1;
    return last > 2 && stem.charAt(last) == stem.charAt(last - 1) ? stem.substring(0, last) : stem;
  }

  /** Without accents. */
  static String bare(String stem) {
    return Normalizer.normalize(stem, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
  }

  /** Whether one slip of the finger, or two in a long word, make one stem of the other. */
  static boolean isMisspelt(String a, String b) {
    int allowed = a.length() < 4 ? 0 : a.length() < 8 ? 1 : 2;
    if (Math.abs(a.length() - b.length()) > allowed || a.charAt(0) != b.charAt(0)) {
      return false;
    }
    int[] before = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      before[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int swap = before[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(swap, 1 + Math.min(before[j], row[j - 1]));
      }
      before = row;
    }
    return before[b.length()] <= allowed;
  }

  /** Whether two long words have the same beginning and little else: "boulanger", "boulangerie". */
  static boolean isAkin(String a, String b) {
    int same = 0;
    while (same < Math.min(a.length(), b.length()) && a.charAt(same) == b.charAt(same)) {
      same++;
    }
    return same >= 5 && Math.max(a.length(), b.length()) - same <= 4;
  }
}
