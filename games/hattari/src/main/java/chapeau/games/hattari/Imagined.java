package chapeau.games.hattari;

import static chapeau.games.hattari.State.KEPT;
import static chapeau.games.hattari.State.NO_SUSPECT;
import static chapeau.games.hattari.State.SUSPECTS;
import static chapeau.games.hattari.State.UNDECIDED;

import chapeau.engine.Dice;
import java.util.ArrayList;
import java.util.List;

/**
 * Tables that look like a view: the faces its viewer does not know are dealt from the profiles it
 * has not seen.
 */
final class Imagined {

  private Imagined() {}

  static State state(View v, Dice dice) {
    int looked = 0;
    int unseen = NO_SUSPECT;
    int swap = v.step() == View.Step.ACCUSE || placed(v) > 0 ? KEPT : UNDECIDED;
    for (int place = 0; place < v.suspects().size(); place++) {
      View.Suspect suspect = v.suspects().get(place);
      looked |= suspect.looked() ? 1 << place : 0;
      unseen = suspect.unknown() ? place : unseen;
      swap = suspect.swapped() ? place : swap;
    }
    return new State(
        v.variant(),
        v.round(),
        v.first(),
        v.suspects().isEmpty() ? Move.Deal.NONE : deal(v, dice),
        looked,
        unseen,
        swap,
        accusations(v),
        markers(v),
        v.reveals(),
        v.step() == View.Step.OVER);
  }

  private static int placed(View v) {
    return v.suspects().stream().mapToInt(suspect -> suspect.pile().size()).sum();
  }

  /** Piles tell who accused whom; turn order tells when. */
  private static List<Integer> accusations(View v) {
    List<Integer> accusations = new ArrayList<>();
    for (int i = 0; i < placed(v); i++) {
      int seat = (v.first() + i) % v.variant().players();
      for (int place = 0; place < SUSPECTS; place++) {
        if (v.suspects().get(place).pile().contains(seat)) {
          accusations.add(place);
        }
      }
    }
    return accusations;
  }

  /** Each player's markers together with the one that lies under a suspect. */
  private static List<State.Markers> markers(View v) {
    List<State.Markers> markers = new ArrayList<>(v.markers());
    if (v.step() != View.Step.OVER) {
      v.suspects()
          .forEach(suspect ->
              suspect.pile().forEach(seat -> markers.set(seat, markers.get(seat).found())));
    }
    return markers;
  }

  private static Move.Deal deal(View v, Dice dice) {
    List<Integer> faces = new ArrayList<>();
    v.suspects().forEach(suspect -> faces.add(suspect.face()));
    faces.add(v.victim());
    int players = v.variant().players();
    // The clue in front of a seat was dealt to the seat on its left.
    for (int seat = 0; seat < players; seat++) {
      faces.add(v.clues().get((seat + players - 1) % players));
    }
    int[] unknown =
        Profile.inPlay(players).stream()
            .mapToInt(Integer::intValue)
            .filter(p -> !faces.contains(p))
            .toArray();
    dice.shuffle(unknown);
    int next = 0;
    for (int i = 0; i < faces.size(); i++) {
      if (faces.get(i) == Profile.HIDDEN) {
        faces.set(i, unknown[next++]);
      }
    }
    return new Move.Deal(
        faces.subList(0, SUSPECTS), faces.get(SUSPECTS), faces.subList(SUSPECTS + 1, faces.size()));
  }
}
