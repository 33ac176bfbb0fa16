package chapeau.games.hatouf;

import chapeau.engine.Event;
import chapeau.engine.Ranking;
import java.util.List;

/** What happens at a table of Hatouf. Cards are named by their numbers, see {@link Card}. */
public sealed interface Happening extends Event {

  record Began(int dealer, List<Cargo> cargoes) implements Happening {
    public Began {
      cargoes = List.copyOf(cargoes);
    }
  }

  record Dealt(int deck, int deal) implements Happening {}

  /** Told to one seat: the cards it was dealt. */
  record GotCards(int seat, List<Integer> cards) implements Happening {
    public GotCards {
      cards = List.copyOf(cards);
    }
  }

  /** A card lies ready for the partner, face down. */
  record Chose(int seat) implements Happening {}

  /** Told to one seat: what it gave and what it got for it. */
  record Exchanged(int seat, int gave, int received) implements Happening {}

  record Played(int seat, int card) implements Happening {}

  record Threw(int seat, int card) implements Happening {}

  record Moved(Leg leg) implements Happening {}

  /** A cargo card is given up. */
  record Unloaded(int boat) implements Happening {}

  /** A boat lies at the far end of its docking quay. */
  record CameHome(int boat) implements Happening {}

  record Ended(Ending ending, Ranking ranking) implements Happening {}
}
