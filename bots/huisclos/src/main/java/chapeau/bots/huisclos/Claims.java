package chapeau.bots.huisclos;

import chapeau.bots.Knowledge;
import chapeau.bots.huisclos.Hearing.Line;
import chapeau.engine.Dice;
import chapeau.games.huisclos.Clue;
import chapeau.games.huisclos.Investigation;
import chapeau.games.huisclos.Move;
import chapeau.games.huisclos.View;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a bot says at the table now and then, in the codes every page puts into its own words.
 * Everybody talks alike: whoever it is says as often what they saw, makes up as often something
 * they did not, and suspects whom an Innocent in their seat would suspect. So nothing in the form
 * of what is said betrays who says it.
 */
final class Claims {

  /** It opens its mouth once in so many investigations. */
  private static final int RARELY = 3;

  /** And of what it saw, it makes up once in so many what it was. */
  private static final int BLUFFS = 4;

  private final Knowledge<View> knows;
  private final View v;
  private final int me;
  private final int suspect;

  /**
   * @param suspect whom an Innocent in this seat would suspect, or -1
   */
  Claims(Knowledge<View> knows, int suspect) {
    this.knows = knows;
    this.v = knows.view();
    this.me = knows.seat();
    this.suspect = suspect;
  }

  /** What is said with a move; empty for nothing. */
  String with(Move move, Dice dice) {
    boolean going =
        move instanceof Move.Search || move instanceof Move.Exchange || move instanceof Move.Walk;
    if (!going || v.confrontation() || dice.below(RARELY) != 0) {
      return "";
    }
    Optional<String> answer = answer();
    if (answer.isPresent()) {
      return answer.get();
    }
    List<Investigation> witnessed = witnessed();
    if (!witnessed.isEmpty()) {
      Investigation one = dice.pick(witnessed);
      boolean bluff = dice.below(BLUFFS) == 0;
      return Line.Saw.of(one, bluff ? anyClue(dice) : one.taken()).toString();
    }
    return suspect < 0 ? "" : new Line.Suspect(suspect).toString();
  }

  /** To the last line that spoke against this seat, if nothing was said to it yet. */
  private Optional<String> answer() {
    List<Knowledge.Claim> claims = knows.claims();
    for (int i = claims.size() - 1; i >= 0 && claims.get(i).seat() != me; i--) {
      Optional<Line> line = Line.of(claims.get(i).line(), v.players().size());
      if (line.isPresent() && isAgainstMe(line.get())) {
        return Optional.of("#liar");
      }
    }
    return Optional.empty();
  }

  private boolean isAgainstMe(Line line) {
    return switch (line) {
      case Line.Suspect _ -> false;
      case Line.Saw(int seat, Clue clue, var _) -> seat == me && clue.isWeapon();
    };
  }

  /** Lately, by somebody who may still be the Murderer. */
  private List<Investigation> witnessed() {
    return v.investigations().stream()
        .filter(one -> one.turn() >= v.turn() - 1 && one.observers().contains(me))
        .filter(one -> isSuspect(one.seat()))
        .toList();
  }

  private static Clue anyClue(Dice dice) {
    return dice.pick(
        Arrays.stream(Clue.values()).filter(clue -> clue.number < Clue.COUNT).toList());
  }

  private boolean isSuspect(int seat) {
    View.Player player = v.players().get(seat);
    return seat != me && player.alive() && !player.shown();
  }
}
