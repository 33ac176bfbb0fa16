package chapeau.games.huisclos;

import chapeau.engine.Text;
import java.util.ArrayList;
import java.util.List;

/**
 * HUC-01, HUC-02: the 39 clues, four objects of each character in the order of {@link Guest}, then
 * the weapons in the order of {@link Place}. Sets of clues are bit sets.
 */
public enum Clue {
  STETHOSCOPE(0, "le stéthoscope", "the stethoscope"),
  PILLBOX(1, "le pilulier", "the pillbox"),
  REFLEX_HAMMER(2, "le marteau à réflexes", "the reflex hammer"),
  DOCTORS_BAG(3, "la trousse de cuir", "the leather bag"),
  POWDERED_WIG(4, "la perruque poudrée", "the powdered wig"),
  GAVEL(5, "le maillet", "the gavel"),
  LAW_BOOK(6, "le code annoté", "the annotated law book"),
  PINCE_NEZ(7, "le pince-nez", "the pince-nez"),
  FAN(8, "l’éventail", "the fan"),
  PEARLS(9, "le collier de perles", "the string of pearls"),
  LACE_GLOVE(10, "le gant de dentelle", "the lace glove"),
  LORGNETTE(11, "le face-à-main", "the lorgnette"),
  SILVER_TRAY(12, "le plateau d’argent", "the silver tray"),
  FEATHER_DUSTER(13, "le plumeau", "the feather duster"),
  HIP_FLASK(14, "la flasque", "the hip flask"),
  KEYS(15, "le trousseau de clés", "the bunch of keys"),
  QUILL(16, "la plume d’oie", "the quill"),
  MANUSCRIPT(17, "le manuscrit raturé", "the crossed-out manuscript"),
  INKWELL(18, "l’encrier", "the inkwell"),
  CRAVAT(19, "la lavallière", "the cravat"),
  MAGNIFYING_GLASS(20, "la loupe", "the magnifying glass"),
  HANDCUFFS(21, "les menottes", "the handcuffs"),
  NOTEBOOK(22, "le calepin", "the pocket notebook"),
  PIPE(23, "la pipe", "the pipe"),
  TOP_HAT(24, "le haut-de-forme", "the top hat"),
  CANE(25, "la canne à pommeau", "the knobbed cane"),
  CIGAR(26, "le cigare", "the cigar"),
  PLAYING_CARDS(27, "le jeu de cartes", "the pack of cards"),
  THERMOMETER(28, "le thermomètre", "the thermometer"),
  NURSES_CAP(29, "la coiffe d’infirmière", "the nurse’s cap"),
  SYRINGE(30, "la seringue", "the syringe"),
  FOB_WATCH(31, "la montre d’infirmière", "the fob watch"),
  ROPE(32, "la corde", "the rope"),
  POKER(33, "le tisonnier", "the poker"),
  PAPER_KNIFE(34, "le coupe-papier", "the paper-knife"),
  KNIFE(35, "le couteau", "the knife"),
  SECATEURS(36, "le sécateur", "the secateurs"),
  ARSENIC(37, "l’arsenic", "the arsenic"),
  REVOLVER(38, "le revolver", "the revolver"),

  /** One the viewer cannot name. */
  HIDDEN(39, "un indice", "a clue"),

  /** None at all. */
  NONE(40, "rien", "nothing");

  public static final int COUNT = 39;
  public static final int OF_EACH = 4;
  private static final int FIRST_WEAPON = 32;
  static final long EVERY = (1L << COUNT) - 1;
  static final long WEAPONS = EVERY & -(1L << FIRST_WEAPON);
  private static final Clue[] VALUES = values();

  /** Its place in sets. */
  public final int number;

  private final Text name;

  Clue(int number, String fr, String en) {
    this.number = number;
    name = new Text(fr, en);
  }

  public Text called() {
    return name;
  }

  public boolean isWeapon() {
    return number >= FIRST_WEAPON && number < COUNT;
  }

  public boolean isOf(Guest guest) {
    return number / OF_EACH == guest.number;
  }

  /** Whether this weapon kills whoever stands there. */
  public boolean killsIn(Place place) {
    return number == FIRST_WEAPON + place.number;
  }

  static Clue of(int number) {
    return VALUES[number];
  }

  static Clue weaponOf(Place place) {
    return VALUES[FIRST_WEAPON + place.number];
  }

  /** Where the weapons of a set kill, as a set of places. */
  static int scenes(long clues) {
    return (int) ((clues & WEAPONS) >>> FIRST_WEAPON);
  }

  static long allOf(Guest guest) {
    return 0b1111L << (OF_EACH * guest.number);
  }

  long bit() {
    return 1L << number;
  }

  boolean in(long clues) {
    return (clues >> number & 1) == 1;
  }

  /** As somebody sees it who only knows whether there is one. */
  Clue unnamed() {
    return this == NONE ? NONE : HIDDEN;
  }

  static List<Clue> list(long clues) {
    List<Clue> list = new ArrayList<>(Long.bitCount(clues));
    for (long left = clues; left != 0; left &= left - 1) {
      list.add(VALUES[Long.numberOfTrailingZeros(left)]);
    }
    return list;
  }

  static long set(List<Clue> clues) {
    long set = 0;
    for (Clue clue : clues) {
      set |= clue.bit();
    }
    return set;
  }
}
