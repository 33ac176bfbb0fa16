package chapeau.bots.hunch;

import chapeau.bots.Budget;
import chapeau.bots.Knowledge;
import chapeau.bots.Situation;
import chapeau.engine.Dice;
import chapeau.games.hunch.Hunch;
import chapeau.games.hunch.State;
import chapeau.games.hunch.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Tables as likely as one who has read everything holds them: secrets their clues suit, and not any
 * words whatever.
 */
final class Worlds {
  private static final Hunch HUNCH = new Hunch();
  private static final Thinker READER = new Thinker(Skill.WELL_READ);
  private static final int WORDS = 3;
  private static final int UNKNOWN = -1;

  private Worlds() {}

  static State drawn(Knowledge<View> knows, Dice dice) {
    View view = knows.view();
    return view.grid().isEmpty()
        ? HUNCH.imagine(view, dice)
        : HUNCH.imagine(supposing(view, secrets(knows, dice)), dice);
  }

  /** A secret whose word the seat does not know, and what it may be. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Unknown(int seat, int secret, double[] belief) {
    double surest() {
      return Arrays.stream(belief).max().orElse(0);
    }
  }

  private static List<List<View.Secret>> secrets(Knowledge<View> knows, Dice dice) {
    View view = knows.view();
    Mind mind = READER.mind(new Situation<>(knows, List.of(), Budget.of(1)));
    List<List<View.Secret>> secrets = new ArrayList<>();
    List<Unknown> unknown = new ArrayList<>();
    Set<Integer> cards = new HashSet<>();
    for (int seat = 0; seat < view.secrets().size(); seat++) {
      secrets.add(new ArrayList<>(view.secrets().get(seat)));
      for (int i = 0; i < secrets.get(seat).size(); i++) {
        View.Secret secret = secrets.get(seat).get(i);
        if (secret.word() == UNKNOWN) {
          unknown.add(new Unknown(seat, i, mind.belief(secret, mind.others())));
        } else {
          cards.add(secret.word() / WORDS);
        }
      }
    }
    unknown.sort(Comparator.comparingDouble(Unknown::surest).reversed());
    for (Unknown one : unknown) {
      int word = word(one.belief, cards, dice);
      if (word == UNKNOWN) {
        // No word is left for it: all are left to the rules, which know how to turn back.
        return view.secrets();
      }
      cards.add(word / WORDS);
      View.Secret secret = secrets.get(one.seat).get(one.secret);
      secrets
          .get(one.seat)
          .set(one.secret, new View.Secret(word, secret.guessed(), secret.clues(), secret.wrong()));
    }
    return secrets;
  }

  /** A word drawn by how likely it is, on a card that holds no other secret. */
  private static int word(double[] belief, Set<Integer> cards, Dice dice) {
    double all = 0;
    for (int word = 0; word < belief.length; word++) {
      all += cards.contains(word / WORDS) ? 0 : belief[word];
    }
    double left = dice.fraction() * all;
    int last = UNKNOWN;
    for (int word = 0; word < belief.length; word++) {
      if (belief[word] > 0 && !cards.contains(word / WORDS)) {
        last = word;
        left -= belief[word];
        if (left < 0) {
          return word;
        }
      }
    }
    return last;
  }

  private static View supposing(View v, List<List<View.Secret>> secrets) {
    return new View(
        v.viewer(),
        v.variant(),
        v.categories(),
        v.step(),
        v.round(),
        v.first(),
        v.acting(),
        v.grid(),
        v.gone(),
        v.players(),
        secrets,
        v.drawn(),
        v.cards(),
        v.hunches(),
        v.hunchesLeft(),
        v.sale(),
        v.deck(),
        v.reveals(),
        v.group());
  }
}
