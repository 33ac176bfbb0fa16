package chapeau.games.hunch;

import chapeau.games.hunch.State.Card;
import chapeau.games.hunch.State.Hunch;
import java.util.List;

/**
 * What a player has for one round only.
 *
 * @param cards the two clue cards
 * @param redrew whether one of them was drawn anew
 * @param extraHunch whether they bought one more hunch card (HUN-50)
 * @param tooEasy the secret with two coins on it (HUN-51), or {@link State#NONE}
 * @param hunches those laid, not yet revealed
 */
public record Hand(
    List<Card> cards, boolean redrew, boolean extraHunch, int tooEasy, List<Hunch> hunches) {
  static final Hand EMPTY = new Hand(List.of(), false, false, State.NONE, List.of());

  public Hand {
    cards = List.copyOf(cards);
    hunches = List.copyOf(hunches);
  }

  /** Whether a card was discarded and chance has not drawn another yet. */
  boolean isExchanging() {
    for (int i = 0; i < cards.size(); i++) {
      if (cards.get(i).card() == State.NONE) {
        return true;
      }
    }
    return false;
  }

  boolean isWritten() {
    for (int i = 0; i < cards.size(); i++) {
      if (!cards.get(i).isWritten()) {
        return false;
      }
    }
    return true;
  }

  Hand with(List<Card> two) {
    return new Hand(two, redrew, extraHunch, tooEasy, hunches);
  }

  Hand with(int place, Card card) {
    return with(State.with(cards, place, card));
  }

  Hand redrawing(int place) {
    return new Hand(State.with(cards, place, Card.EMPTY), true, extraHunch, tooEasy, hunches);
  }

  Hand withExtraHunch() {
    return new Hand(cards, redrew, true, tooEasy, hunches);
  }

  Hand withTooEasy(int secret) {
    return new Hand(cards, redrew, extraHunch, secret, hunches);
  }

  Hand withHunches(List<Hunch> laid) {
    return new Hand(cards, redrew, extraHunch, tooEasy, laid);
  }
}
