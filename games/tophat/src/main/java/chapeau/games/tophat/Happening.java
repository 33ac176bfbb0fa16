package chapeau.games.tophat;

import chapeau.engine.Event;
import chapeau.engine.Seat;
import java.util.List;

/** What happens at a table of Top Hat. */
public sealed interface Happening extends Event {

  record Packed(int seat) implements Happening {}

  /**
   * Who begins was drawn.
   *
   * @param placing whether to place stacks, and not yet to move them
   */
  record Began(int seat, boolean placing) implements Happening {}

  record Placed(int seat, int cell) implements Happening {}

  record Stepped(int seat, int from, int to) implements Happening {}

  /**
   * One jump over an enemy stack.
   *
   * @param lost the colour of the hat that was eliminated
   * @param shows the colour that came to light, the new owner; {@link Seat#NOBODY} if the stack is
   *     gone
   */
  record Captured(int seat, int from, int over, int to, int lost, int shows) implements Happening {}

  /** One jump over the player's own stack or the neutral hat, which lose nothing. */
  record Hopped(int seat, int from, int over, int to) implements Happening {}

  record Passed(int seat, boolean hasStacks) implements Happening {}

  /**
   * A ring becomes forbidden.
   *
   * @param seat the player to move, who declares it
   * @param ring counted from the outside, the outer one being the first
   * @param quiet whether for want of eliminations, and not because few stacks are left
   */
  record Closed(int seat, int ring, boolean quiet) implements Happening {}

  /** The game is over; the place of every seat. */
  record Ended(List<Integer> places) implements Happening {
    public Ended {
      places = List.copyOf(places);
    }
  }
}
