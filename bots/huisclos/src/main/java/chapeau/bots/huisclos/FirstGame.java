package chapeau.bots.huisclos;

import static chapeau.games.huisclos.Clue.ARSENIC;
import static chapeau.games.huisclos.Clue.CANE;
import static chapeau.games.huisclos.Clue.CIGAR;
import static chapeau.games.huisclos.Clue.CRAVAT;
import static chapeau.games.huisclos.Clue.DOCTORS_BAG;
import static chapeau.games.huisclos.Clue.FAN;
import static chapeau.games.huisclos.Clue.FEATHER_DUSTER;
import static chapeau.games.huisclos.Clue.FOB_WATCH;
import static chapeau.games.huisclos.Clue.GAVEL;
import static chapeau.games.huisclos.Clue.HANDCUFFS;
import static chapeau.games.huisclos.Clue.HIP_FLASK;
import static chapeau.games.huisclos.Clue.INKWELL;
import static chapeau.games.huisclos.Clue.KEYS;
import static chapeau.games.huisclos.Clue.KNIFE;
import static chapeau.games.huisclos.Clue.LACE_GLOVE;
import static chapeau.games.huisclos.Clue.LAW_BOOK;
import static chapeau.games.huisclos.Clue.LORGNETTE;
import static chapeau.games.huisclos.Clue.MAGNIFYING_GLASS;
import static chapeau.games.huisclos.Clue.MANUSCRIPT;
import static chapeau.games.huisclos.Clue.NONE;
import static chapeau.games.huisclos.Clue.NOTEBOOK;
import static chapeau.games.huisclos.Clue.NURSES_CAP;
import static chapeau.games.huisclos.Clue.PAPER_KNIFE;
import static chapeau.games.huisclos.Clue.PEARLS;
import static chapeau.games.huisclos.Clue.PILLBOX;
import static chapeau.games.huisclos.Clue.PINCE_NEZ;
import static chapeau.games.huisclos.Clue.PIPE;
import static chapeau.games.huisclos.Clue.PLAYING_CARDS;
import static chapeau.games.huisclos.Clue.POKER;
import static chapeau.games.huisclos.Clue.POWDERED_WIG;
import static chapeau.games.huisclos.Clue.QUILL;
import static chapeau.games.huisclos.Clue.REFLEX_HAMMER;
import static chapeau.games.huisclos.Clue.REVOLVER;
import static chapeau.games.huisclos.Clue.ROPE;
import static chapeau.games.huisclos.Clue.SECATEURS;
import static chapeau.games.huisclos.Clue.SILVER_TRAY;
import static chapeau.games.huisclos.Clue.STETHOSCOPE;
import static chapeau.games.huisclos.Clue.SYRINGE;
import static chapeau.games.huisclos.Clue.THERMOMETER;
import static chapeau.games.huisclos.Clue.TOP_HAT;

import chapeau.bots.Lesson;
import chapeau.engine.Setup;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Guest;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.Move.Deal;
import chapeau.games.huisclos.Move.Pick;
import chapeau.games.huisclos.Move.Search;
import chapeau.games.huisclos.Move.Slip;
import chapeau.games.huisclos.Move.Take;
import chapeau.games.huisclos.Move.TakeBack;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.View;
import java.util.List;
import java.util.Map;

/**
 * The first round of somebody who learns Huis Clos, as the Murderer: the poker lies in the Library,
 * and somebody walks into the Drawing Room.
 */
final class FirstGame {
  private static final int LEARNER = Lesson.LEARNER;
  private static final int VICTIM = 1;
  private static final int THIRD = 2;
  private static final int FOURTH = 3;

  private static final List<List<Clue>> CLUES =
      List.of(
          List.of(
              STETHOSCOPE,
              POWDERED_WIG,
              FAN,
              SILVER_TRAY,
              QUILL,
              MAGNIFYING_GLASS,
              TOP_HAT,
              THERMOMETER,
              ROPE),
          List.of(PILLBOX, GAVEL, PEARLS, KNIFE, CANE),
          List.of(POKER, REFLEX_HAMMER, LAW_BOOK, KEYS, CRAVAT),
          List.of(DOCTORS_BAG, PINCE_NEZ, LACE_GLOVE, ARSENIC, PIPE),
          List.of(LORGNETTE, FEATHER_DUSTER, MANUSCRIPT, REVOLVER, CIGAR),
          List.of(HIP_FLASK, INKWELL, HANDCUFFS, SECATEURS, NURSES_CAP),
          List.of(NOTEBOOK, PLAYING_CARDS, SYRINGE, FOB_WATCH, PAPER_KNIFE));

  static final Lesson<View, Move> LESSON =
      Lesson.<View, Move>on(new Setup(4, Map.of("characters", "order", "first", "0")))
          .chance(new Deal(Guest.ALL.subList(0, 4), LEARNER, CLUES))
          .learner(new Pick(FAN))
          .seat(VICTIM, new Pick(QUILL))
          .seat(THIRD, new Pick(TOP_HAT))
          .seat(FOURTH, new Pick(MAGNIFYING_GLASS))
          .learner(new Search(Place.LIBRARY), taking(POKER))
          .seat(VICTIM, new Search(Place.DRAWING_ROOM), taking(PILLBOX))
          .seat(THIRD, new Search(Place.KITCHEN), taking(PINCE_NEZ))
          .seat(FOURTH, new Search(Place.GREENHOUSE), taking(CIGAR))
          .seat(VICTIM, new Slip(PILLBOX))
          .seat(THIRD, new Slip(PINCE_NEZ))
          .seat(FOURTH, new Slip(CIGAR))
          .learner(new Slip(POKER), new TakeBack(POKER))
          .seat(THIRD, new TakeBack(PINCE_NEZ))
          .seat(FOURTH, new TakeBack(CIGAR))
          .lesson();

  private FirstGame() {}

  private static Move taking(Clue clue) {
    return new Take(clue, NONE, NONE, NONE);
  }
}
