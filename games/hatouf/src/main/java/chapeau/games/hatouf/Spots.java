package chapeau.games.hatouf;

import java.util.List;
import java.util.stream.IntStream;

/** Every spot a boat's place number can stand for, made once. */
final class Spots {
  private static final List<List<Spot>> SPOTS =
      IntStream.range(0, Mat.BOATS)
          .mapToObj(boat ->
              IntStream.rangeClosed(0, Fleet.OUT).mapToObj(place -> make(boat, place)).toList())
          .toList();

  private Spots() {}

  static Spot of(int boat, int place) {
    return SPOTS.get(boat).get(place);
  }

  private static Spot make(int boat, int place) {
    Port home = Mat.home(Mat.owner(boat));
    if (Fleet.isSea(place)) {
      return new Spot.AtSea(place);
    }
    if (Fleet.isDock(place)) {
      return new Spot.Docking(home, place - Fleet.DOCKING);
    }
    if (Fleet.isUnloading(place)) {
      return new Spot.Unloading(Mat.cargoPort(boat), place - Fleet.UNLOADING);
    }
    return new Spot.InPort(home);
  }
}
