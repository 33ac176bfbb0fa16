package chapeau.games.hatsoff;

import chapeau.engine.Event;
import chapeau.engine.Text;
import java.util.List;

/** What happens, and its line in the log. */
public sealed interface Happening extends Event {

  record Dealt(int round) implements Happening {
    @Override
    public Text text() {
      return new Text("Manche " + round + ".", "Round " + round + ".");
    }
  }

  /** Told to one seat. */
  record Drew(int seat, int card) implements Happening {
    @Override
    public Text text() {
      return new Text("Votre carte : " + card + ".", "Your card: " + card + ".");
    }
  }

  record Decided(int seat) implements Happening {
    @Override
    public Text text() {
      return new Text("{p" + seat + "} a choisi.", "{p" + seat + "} has decided.");
    }
  }

  /** The cards of those with a hat on; 0 for the others. */
  record Shown(List<Integer> cards, List<Integer> points) implements Happening {
    public Shown {
      cards = List.copyOf(cards);
      points = List.copyOf(points);
    }

    @Override
    public Text text() {
      return new Text("On compare les chapeaux.", "The hats are compared.");
    }
  }
}
