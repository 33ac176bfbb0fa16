package chapeau.bots.huisclos;

import chapeau.bots.Knowledge;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Place;
import chapeau.games.huisclos.View;
import java.util.Arrays;
import java.util.Optional;

/**
 * What was said at the table, and what it is worth: little, for everybody bluffs now and then. All
 * that one seat says never more than doubles or halves a suspicion.
 */
final class Hearing {
  private static final double SUSPECTED = 1.1;
  private static final double SEEN_ARMED = 1.5;
  private static final double CAUGHT_LYING = 1.3;
  private static final double MOST = 2;

  private final View v;
  private final double[] ratio;

  Hearing(Knowledge<View> knows) {
    this.v = knows.view();
    int players = v.players().size();
    this.ratio = new double[players];
    Arrays.fill(ratio, 1);
    for (int speaker = 0; speaker < players; speaker++) {
      if (speaker != knows.seat()) {
        hear(knows, speaker);
      }
    }
  }

  /** How many times likelier the talk makes it that a seat is the Murderer. */
  double ratio(int seat) {
    return ratio[seat];
  }

  private void hear(Knowledge<View> knows, int speaker) {
    double[] said = new double[ratio.length];
    Arrays.fill(said, 1);
    for (Knowledge.Claim claim : knows.claims()) {
      if (claim.seat() == speaker) {
        Line.of(claim.line(), ratio.length).ifPresent(line -> weigh(line, speaker, said));
      }
    }
    for (int seat = 0; seat < ratio.length; seat++) {
      ratio[seat] *= Math.clamp(said[seat], 1 / MOST, MOST);
    }
  }

  private void weigh(Line line, int speaker, double[] said) {
    switch (line) {
      case Line.Suspect(int seat) -> said[seat] *= SUSPECTED;
      case Line.Saw(int seat, Clue clue, Place place) -> {
        if (isFalse(seat, clue, place, speaker)) {
          said[speaker] *= CAUGHT_LYING;
        } else if (clue.isWeapon()) {
          said[seat] *= SEEN_ARMED;
        }
      }
    }
  }

  /** Whether no such thing can have been seen, as far as this seat knows. */
  private boolean isFalse(int seat, Clue clue, Place place, int speaker) {
    return v.investigations().stream()
        .filter(one -> one.seat() == seat && one.place() == place)
        .filter(one -> one.observers().contains(speaker) || one.victim() == speaker)
        .noneMatch(one -> one.taken() == clue || one.taken() == Clue.HIDDEN);
  }

  /** A line in the codes every page puts into its own words. */
  sealed interface Line {
    record Suspect(int seat) implements Line {
      @Override
      public String toString() {
        return "#suspect " + seat;
      }
    }

    record Saw(int seat, Clue clue, Place place) implements Line {
      static Saw of(Investigation one, Clue clue) {
        return new Saw(one.seat(), clue, one.place());
      }

      @Override
      public String toString() {
        return "#saw %d %s %s".formatted(seat, clue, place);
      }
    }

    /** What a line means; nothing where it is free talk, or names what there is not. */
    static Optional<Line> of(String line, int players) {
      String[] words = line.strip().split(" ");
      Optional<Integer> seat = words.length > 1 ? number(words[1], players) : Optional.empty();
      if (seat.isPresent() && words.length == 2 && words[0].equals("#suspect")) {
        return Optional.of(new Suspect(seat.get()));
      }
      if (seat.isPresent() && words.length == 4 && words[0].equals("#saw")) {
        Optional<Clue> clue = named(Clue.values(), words[2]);
        Optional<Place> place = named(Place.values(), words[3]);
        return clue.flatMap(what -> place.map(where -> new Saw(seat.get(), what, where)));
      }
      return Optional.empty();
    }

    private static Optional<Integer> number(String word, int players) {
      return word.length() == 1 && word.charAt(0) >= '0' && word.charAt(0) < '0' + players
          ? Optional.of(word.charAt(0) - '0')
          : Optional.empty();
    }

    private static <E extends Enum<E>> Optional<E> named(E[] values, String name) {
      return Arrays.stream(values).filter(value -> value.name().equals(name)).findFirst();
    }
  }
}
