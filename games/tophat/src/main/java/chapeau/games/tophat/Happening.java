package chapeau.games.tophat;

import static chapeau.games.tophat.Words.named;
import static chapeau.games.tophat.Words.player;

import chapeau.engine.Event;
import chapeau.engine.Ranking;
import chapeau.engine.Text;

/** What happens at a table of Top Hat, and the line it writes in the log. */
public sealed interface Happening extends Event {

  record Packed(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          player(seat) + " a formé ses cinq piles.", player(seat) + " has built five stacks.");
    }
  }

  record Began(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text(
          "Le sort désigne " + player(seat) + " pour commencer.",
          player(seat) + " is drawn to begin.");
    }
  }

  record Placed(int seat, int cell) implements Happening {
    @Override
    public Text text() {
      return new Text(
          player(seat) + " pose une pile en " + named(cell) + ".",
          player(seat) + " places a stack on " + named(cell) + ".");
    }
  }

  record Stepped(int seat, int from, int to) implements Happening {
    @Override
    public Text text() {
      return new Text(
          player(seat) + " avance de " + named(from) + " en " + named(to) + ".",
          player(seat) + " steps from " + named(from) + " to " + named(to) + ".");
    }
  }

  /**
   * One jump over an enemy stack.
   *
   * @param lost the colour of the hat that was eliminated
   * @param shows the colour that came to light, the new owner; -1 if the stack is gone
   */
  record Captured(int seat, int from, int over, int to, int lost, int shows) implements Happening {
    @Override
    public Text text() {
      Text after =
          shows == Stack.HIDDEN
              ? new Text("la pile disparaît", "the stack is gone")
              : new Text(
                  "la pile passe à " + player(shows), "the stack now is " + player(shows) + "’s");
      return new Text(
          player(seat)
              + " saute de "
              + named(from)
              + " en "
              + named(to)
              + " et élimine un chapeau de "
              + player(lost)
              + " ; "
              + after.fr()
              + ".",
          player(seat)
              + " jumps from "
              + named(from)
              + " to "
              + named(to)
              + " and eliminates a hat of "
              + player(lost)
              + "’s; "
              + after.en()
              + ".");
    }
  }

  /** One jump over the player's own stack or the neutral hat, which lose nothing. */
  record Hopped(int seat, int from, int over, int to) implements Happening {
    @Override
    public Text text() {
      Text jumped =
          over == Cells.CENTRE
              ? new Text("le chapeau neutre", "the neutral hat")
              : new Text("sa propre pile", "an own stack");
      return new Text(
          player(seat)
              + " saute de "
              + named(from)
              + " en "
              + named(to)
              + " par-dessus "
              + jumped.fr()
              + ".",
          player(seat)
              + " jumps from "
              + named(from)
              + " to "
              + named(to)
              + " over "
              + jumped.en()
              + ".");
    }
  }

  record Passed(int seat, boolean hasStacks) implements Happening {
    @Override
    public Text text() {
      return hasStacks
          ? new Text(
              player(seat) + " ne peut pas bouger et passe.",
              player(seat) + " cannot move and passes.")
          : new Text(
              player(seat) + " n’a pas de pile à sa couleur et passe.",
              player(seat) + " has no stack and passes.");
    }
  }

  /**
   * A ring becomes forbidden.
   *
   * @param seat the player to move, who declares it
   * @param ring counted from the outside, the outer one being the first
   * @param quiet whether for want of eliminations, and not because few stacks are left
   */
  record Closed(int seat, int ring, boolean quiet) implements Happening {
    @Override
    public Text text() {
      Text why =
          quiet
              ? new Text("plus aucun chapeau n’est éliminé", "no hat has been eliminated for long")
              : new Text("il reste cinq piles ou moins", "five stacks or fewer are left");
      return new Text(
          player(seat)
              + " déclare "
              + Words.ring(ring).fr()
              + " zone interdite : "
              + why.fr()
              + ".",
          player(seat) + " declares " + Words.ring(ring).en() + " forbidden: " + why.en() + ".");
    }
  }

  record Ended(Ranking ranking) implements Happening {
    @Override
    public Text text() {
      return ranking.why();
    }
  }
}
