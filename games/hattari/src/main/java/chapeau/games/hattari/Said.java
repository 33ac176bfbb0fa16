package chapeau.games.hattari;

import static chapeau.games.hattari.State.SUSPECTS;

import chapeau.engine.Told;
import chapeau.games.hattari.Happening.Accused;
import chapeau.games.hattari.Happening.Kept;
import chapeau.games.hattari.Happening.Looked;
import chapeau.games.hattari.Happening.Saw;
import chapeau.games.hattari.Happening.SawClues;
import chapeau.games.hattari.Happening.Swapped;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * What is said so often at the table that it is made once: a bot that thinks ahead says it millions
 * of times.
 */
final class Said {
  private static final int FACES = Profile.HIGHEST + 1;

  private static final List<List<List<Told>>> ACCUSED =
      bySeat(seat -> all(SUSPECTS, suspect -> List.of(Told.all(new Accused(seat, suspect)))));

  private static final List<List<List<Told>>> SWAPPED =
      bySeat(seat -> all(SUSPECTS, suspect -> List.of(Told.all(new Swapped(seat, suspect)))));

  private static final List<List<Told>> KEPT = bySeat(seat -> List.of(Told.all(new Kept(seat))));

  private static final List<List<List<List<Told>>>> LOOKED =
      bySeat(seat -> all(SUSPECTS, suspect -> all(FACES, face -> look(seat, suspect, face))));

  private static final List<List<List<Told>>> CLUES =
      bySeat(seat ->
          all(
              FACES,
              passed ->
                  all(FACES, received -> Told.only(seat, new SawClues(seat, passed, received)))));

  private Said() {}

  static List<Told> accused(int seat, int suspect) {
    return ACCUSED.get(seat).get(suspect);
  }

  static List<Told> swapped(int seat, int suspect) {
    return SWAPPED.get(seat).get(suspect);
  }

  static List<Told> kept(int seat) {
    return KEPT.get(seat);
  }

  /** To all that somebody looks, and to them alone what they see. */
  static List<Told> looked(int seat, int suspect, int face) {
    return LOOKED.get(seat).get(suspect).get(face);
  }

  static Told clues(int seat, int passed, int received) {
    return CLUES.get(seat).get(passed).get(received);
  }

  private static List<Told> look(int seat, int suspect, int face) {
    return List.of(
        Told.all(new Looked(seat, suspect)), Told.only(seat, new Saw(seat, suspect, face)));
  }

  private static <T> List<T> bySeat(IntFunction<T> said) {
    return all(Variant.MAX_PLAYERS, said);
  }

  private static <T> List<T> all(int count, IntFunction<T> said) {
    return List.copyOf(IntStream.range(0, count).mapToObj(said).toList());
  }
}
