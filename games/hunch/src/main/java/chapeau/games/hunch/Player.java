package chapeau.games.hunch;

import chapeau.games.hunch.State.Clue;
import chapeau.games.hunch.State.Hunch;
import chapeau.games.hunch.State.Secret;
import java.util.List;

/**
 * A player and what lies in front of them.
 *
 * @param targets the target cards drawn, until the grid is laid out
 * @param chosen the word chosen on each, none before the choice
 * @param discarded the set of clue cards they discarded unseen by the others
 */
public record Player(
    int coins,
    int points,
    List<Integer> targets,
    List<Integer> chosen,
    List<Secret> secrets,
    long discarded,
    Hand hand) {
  static final Player NEW = new Player(5, 0, List.of(), List.of(), List.of(), 0, Hand.EMPTY);

  public Player {
    targets = List.copyOf(targets);
    chosen = List.copyOf(chosen);
    secrets = List.copyOf(secrets);
  }

  boolean hasUnguessed() {
    return unguessed() > 0;
  }

  int unguessed() {
    int unguessed = 0;
    for (int i = 0; i < secrets.size(); i++) {
      unguessed += secrets.get(i).guessed() ? 0 : 1;
    }
    return unguessed;
  }

  boolean isUnguessed(int secret) {
    return secret >= 0 && secret < secrets.size() && !secrets.get(secret).guessed();
  }

  Player dealt(List<Integer> drawn) {
    return new Player(coins, points, drawn, chosen, secrets, discarded, hand);
  }

  Player choosing(List<Integer> words) {
    return new Player(coins, points, targets, words, secrets, discarded, hand);
  }

  /** With the secrets in a row; the target cards are in the grid now. */
  Player withSecrets(List<Secret> row) {
    return new Player(coins, points, List.of(), List.of(), row, discarded, hand);
  }

  Player with(Hand now) {
    return new Player(coins, points, targets, chosen, secrets, discarded, now);
  }

  Player withDiscarded(long cards) {
    return new Player(coins, points, targets, chosen, secrets, cards, hand);
  }

  Player gaining(int more) {
    return new Player(coins + more, points, targets, chosen, secrets, discarded, hand);
  }

  Player receiving(Clue clue, int secret) {
    return withSecrets(State.with(secrets, secret, secrets.get(secret).receiving(clue)));
  }

  Player laying(Hunch hunch) {
    return with(hand.withHunches(State.plus(hand.hunches(), hunch)));
  }

  /** After phase 3: the round's things put away. */
  Player roundOver(int won, List<Secret> row) {
    return new Player(coins, points + won, targets, chosen, row, discarded, Hand.EMPTY);
  }
}
