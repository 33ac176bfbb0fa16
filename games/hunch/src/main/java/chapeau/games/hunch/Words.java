package chapeau.games.hunch;

import chapeau.engine.Text;
import chapeau.games.hunch.Move.Answer;
import java.util.List;
import java.util.stream.Collectors;

/** How people at the table call things. */
final class Words {
  private static final List<Text> SECRETS =
      List.of(
          new Text("premier secret", "first secret"),
          new Text("deuxième secret", "second secret"),
          new Text("troisième secret", "third secret"));

  private Words() {}

  static Text secret(int place) {
    return SECRETS.get(place);
  }

  static Text answer(Answer answer) {
    return switch (answer) {
      case NONE -> new Text("", "");
      case YES -> new Text(" (oui)", " (yes)");
      case NO -> new Text(" (non)", " (no)");
    };
  }

  static String count(int number, String one, String several) {
    return number + " " + (number < 2 ? one : several);
  }

  static String names(List<Category> categories, String and) {
    return categories.stream().map(Category::name).collect(Collectors.joining(and));
  }

  static String seats(List<Integer> seats, String and) {
    String last = "{p" + seats.getLast() + "}";
    return seats.size() == 1
        ? last
        : seats.subList(0, seats.size() - 1).stream()
                .map(seat -> "{p" + seat + "}")
                .collect(Collectors.joining(", "))
            + and
            + last;
  }
}
