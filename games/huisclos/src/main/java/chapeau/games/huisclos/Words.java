package chapeau.games.huisclos;

import chapeau.engine.Text;
import java.util.List;
import java.util.stream.Collectors;

/** How people at the table call things. */
final class Words {

  private Words() {}

  static String seat(int seat) {
    return "{p" + seat + "}";
  }

  static String seats(List<Integer> seats, String and) {
    String last = seat(seats.getLast());
    return seats.size() == 1
        ? last
        : seats.subList(0, seats.size() - 1).stream()
                .map(Words::seat)
                .collect(Collectors.joining(", "))
            + and
            + last;
  }

  static Text clues(List<Clue> clues) {
    return new Text(
        clues.stream().map(clue -> clue.called().fr()).collect(Collectors.joining(", ")),
        clues.stream().map(clue -> clue.called().en()).collect(Collectors.joining(", ")));
  }

  /** Who is there; who plays whom stands beside every name. */
  static Text cast(List<Guest> guests) {
    return new Text(
        guests.stream().map(guest -> guest.called().fr()).collect(Collectors.joining(", ")),
        guests.stream().map(guest -> guest.called().en()).collect(Collectors.joining(", ")));
  }
}
