package chapeau.games.hattari;

import chapeau.engine.Text;
import java.util.List;
import java.util.stream.Collectors;

/** How people at the table call things. */
final class Words {
  private static final List<Text> SUSPECTS =
      List.of(
          new Text("le suspect de gauche", "the suspect on the left"),
          new Text("le suspect du milieu", "the suspect in the middle"),
          new Text("le suspect de droite", "the suspect on the right"));

  private Words() {}

  static Text suspect(int place) {
    return SUSPECTS.get(place);
  }

  static Text face(int face) {
    return face == Profile.BLANK
        ? new Text("le profil vierge", "the blank profile")
        : new Text("le " + face, "the " + face);
  }

  static Text faces(List<Integer> faces) {
    return new Text(
        faces.stream().map(face -> face(face).fr()).collect(Collectors.joining(", ")),
        faces.stream().map(face -> face(face).en()).collect(Collectors.joining(", ")));
  }

  static Text wins(int seat, int markers) {
    return new Text(
        "{p" + seat + "} gagne avec " + markers + (markers == 1 ? " jeton." : " jetons."),
        "{p" + seat + "} wins with " + markers + (markers == 1 ? " marker." : " markers."));
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
