package chapeau.games.huisclos;

import chapeau.engine.Dice;
import java.util.List;

/**
 * HUC-01, HUC-02: the 39 clues, four objects of each character in the order of {@link Guest}, then
 * the weapons in the order of {@link Place}. Sets of clues are bit sets.
 */
public enum Clue {
  STETHOSCOPE(0),
  PILLBOX(1),
  REFLEX_HAMMER(2),
  DOCTORS_BAG(3),
  POWDERED_WIG(4),
  GAVEL(5),
  LAW_BOOK(6),
  PINCE_NEZ(7),
  FAN(8),
  PEARLS(9),
  LACE_GLOVE(10),
  LORGNETTE(11),
  SILVER_TRAY(12),
  FEATHER_DUSTER(13),
  HIP_FLASK(14),
  KEYS(15),
  QUILL(16),
  MANUSCRIPT(17),
  INKWELL(18),
  CRAVAT(19),
  MAGNIFYING_GLASS(20),
  HANDCUFFS(21),
  NOTEBOOK(22),
  PIPE(23),
  TOP_HAT(24),
  CANE(25),
  CIGAR(26),
  PLAYING_CARDS(27),
  THERMOMETER(28),
  NURSES_CAP(29),
  SYRINGE(30),
  FOB_WATCH(31),
  ROPE(32),
  POKER(33),
  PAPER_KNIFE(34),
  KNIFE(35),
  SECATEURS(36),
  ARSENIC(37),
  REVOLVER(38),

  /** One the viewer cannot name. */
  HIDDEN(39),

  /** None at all. */
  NONE(40);

  public static final int COUNT = 39;
  public static final int OF_EACH = 4;
  private static final int FIRST_WEAPON = 32;
  static final long EVERY = (1L << COUNT) - 1;
  static final long WEAPONS = EVERY & -(1L << FIRST_WEAPON);
  private static final Clue[] VALUES = values();

  /** Its place in sets. */
  public final int number;

  Clue(int number) {
    this.number = number;
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

  /** One of a set of clues, each equally likely. */
  static Clue any(long clues, Dice dice) {
    long left = clues;
    for (int skip = dice.below(Long.bitCount(clues)); skip > 0; skip--) {
      left &= left - 1;
    }
    return VALUES[Long.numberOfTrailingZeros(left)];
  }

  static List<Clue> list(long clues) {
    Clue[] list = new Clue[Long.bitCount(clues)];
    int next = 0;
    for (long left = clues; left != 0; left &= left - 1) {
      list[next++] = VALUES[Long.numberOfTrailingZeros(left)];
    }
    return List.of(list);
  }

  static long set(List<Clue> clues) {
    long set = 0;
    for (Clue clue : clues) {
      set |= clue.bit();
    }
    return set;
  }
}
