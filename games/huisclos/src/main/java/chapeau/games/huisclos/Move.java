package chapeau.games.huisclos;

import static java.util.Objects.requireNonNull;

import java.util.List;

/**
 * What can be done at a table of Huis Clos. Where a clue may be missing, it is {@link Clue#NONE}.
 */
public sealed interface Move {

  /**
   * Chance names the seat that chooses first, and gives it the urn unless the host gave it to
   * somebody.
   */
  record First(int seat) implements Move {}

  /** Takes a character nobody has taken. */
  record Choose(Guest guest) implements Move {
    public Choose {
      requireNonNull(guest);
    }
  }

  /** Chance deals: each seat's character, the Murderer's seat, and the clues of each place. */
  record Deal(List<Guest> guests, int murderer, List<List<Clue>> places) implements Move {
    public Deal {
      guests = List.copyOf(guests);
      places = places.stream().map(List::copyOf).toList();
    }
  }

  /** Takes one clue of the Blue Suite before the first turn. */
  record Pick(Clue clue) implements Move {
    public Pick {
      requireNonNull(clue);
    }
  }

  /** Goes to a place to search it. */
  record Search(Place place) implements Move {
    public Search {
      requireNonNull(place);
    }
  }

  /** Goes to where the victim stands to force an exchange. */
  record Exchange(int victim) implements Move {}

  /** Goes to where somebody stands to accuse them, with a clue of theirs. */
  record Accuse(int accused, Clue clue) implements Move {
    public Accuse {
      requireNonNull(clue);
    }
  }

  /** Just goes to a place, for want of anything to do. */
  record Walk(Place place) implements Move {
    public Walk {
      requireNonNull(place);
    }
  }

  record Observe(boolean yes) implements Move {}

  /**
   * Ends a search.
   *
   * @param put the clue of the hand left in exchange
   * @param destroy a clue of the hand, the one taken included, destroyed
   * @param destroyThere a clue left in the place, destroyed (confrontation)
   */
  record Take(Clue clue, Clue put, Clue destroy, Clue destroyThere) implements Move {
    public Take {
      requireNonNull(clue);
      requireNonNull(put);
      requireNonNull(destroy);
      requireNonNull(destroyThere);
    }
  }

  /** Chance draws from the victim's hand. */
  record Draw(Clue clue) implements Move {
    public Draw {
      requireNonNull(clue);
    }
  }

  /** Ends an exchange: the clue given to the victim. */
  record Give(Clue clue) implements Move {
    public Give {
      requireNonNull(clue);
    }
  }

  /** Slips a clue into the urn; NONE where HUC-52 leaves the Murderer nothing to slip. */
  record Slip(Clue clue) implements Move {
    public Slip {
      requireNonNull(clue);
    }
  }

  /** Takes a clue of the open urn. */
  record TakeBack(Clue clue) implements Move {
    public TakeBack {
      requireNonNull(clue);
    }
  }

  /** Chance deals what is left in the urn, in the order of {@link Clue}, to the places of death. */
  record Scatter(List<Place> places) implements Move {
    public Scatter {
      places = List.copyOf(places);
    }
  }
}
