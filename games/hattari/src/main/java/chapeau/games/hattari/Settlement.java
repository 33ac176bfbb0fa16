package chapeau.games.hattari;

import static chapeau.games.hattari.State.SUSPECTS;

import chapeau.engine.Told;
import chapeau.games.hattari.Happening.Cleared;
import chapeau.games.hattari.Happening.Took;
import chapeau.games.hattari.State.Markers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How the markers of a round go home, which depends on who accused whom and who did it, and on
 * nothing else. There are so few ways that each is worked out once.
 *
 * @param piles under each suspect, the owners of the markers from bottom to top
 * @param changes what each seat gains and loses
 */
record Settlement(List<List<Integer>> piles, List<Markers> changes, List<Told> told) {
  private static final Settlement[][][][] ALL =
      new Settlement[Variant.MAX_PLAYERS + 1][Variant.MAX_PLAYERS][Accusations.COUNT][SUSPECTS];

  static {
    for (int players = Variant.MIN_PLAYERS; players <= Variant.MAX_PLAYERS; players++) {
      for (int first = 0; first < players; first++) {
        for (int number = 0; number < Accusations.COUNT; number++) {
          List<Integer> accusations = Accusations.numbered(number);
          for (int culprit = 0; culprit < SUSPECTS && accusations.size() == players; culprit++) {
            ALL[players][first][number][culprit] =
                settle(piles(players, first, accusations), players, culprit);
          }
        }
      }
    }
  }

  static Settlement of(State s, int culprit) {
    return ALL[s.players()][s.first()][Accusations.number(s.accusations())][culprit];
  }

  /** HTR-15: who has a marker under each suspect, from bottom to top. */
  static List<List<Integer>> piles(int players, int first, List<Integer> accusations) {
    List<List<Integer>> piles = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < accusations.size(); i++) {
      piles.get(accusations.get(i)).add((first + i) % players);
    }
    return piles.stream().map(List::copyOf).toList();
  }

  /** HTR-25 and 26: the markers under each suspect find their way back. */
  private static Settlement settle(List<List<Integer>> piles, int players, int culprit) {
    Markers[] changes = new Markers[players];
    Arrays.fill(changes, Markers.NONE);
    List<Told> told = new ArrayList<>();
    for (int place = 0; place < SUSPECTS; place++) {
      List<Integer> pile = piles.get(place);
      if (pile.isEmpty()) {
        continue;
      }
      if (place == culprit) {
        told.add(Told.all(new Cleared(place, pile)));
        continue;
      }
      for (int seat : pile) {
        changes[seat] = changes[seat].lost();
      }
      int top = pile.getLast();
      changes[top] = changes[top].taking(pile.size());
      told.add(Told.all(new Took(top, place, pile.size())));
    }
    return new Settlement(List.copyOf(piles), List.of(changes), List.copyOf(told));
  }
}
