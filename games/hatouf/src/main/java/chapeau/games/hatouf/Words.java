package chapeau.games.hatouf;

import chapeau.engine.Text;
import java.util.List;
import java.util.stream.Collectors;

/** How people at the table call things. */
final class Words {
  private Words() {}

  static String player(int seat) {
    return "{p" + seat + "}";
  }

  /** A boat as a sentence begins with it. */
  static Text boat(int boat) {
    Text colour = colour(Mat.cargo(boat));
    String owner = player(Mat.owner(boat));
    return new Text(
        "Le bateau " + colour.fr() + " de " + owner, owner + "’s " + colour.en() + " boat");
  }

  static Text goods(Cargo cargo) {
    return switch (cargo) {
      case GOLD -> new Text("l’or", "gold");
      case WINE -> new Text("le vin", "wine");
      case LINEN -> new Text("le lin", "linen");
      case WOOD -> new Text("le bois", "wood");
    };
  }

  private static Text colour(Cargo cargo) {
    return switch (cargo) {
      case GOLD -> new Text("jaune", "yellow");
      case WINE -> new Text("blanc", "white");
      case LINEN -> new Text("vert", "green");
      case WOOD -> new Text("marron", "brown");
    };
  }

  static Text goods(List<Cargo> cargoes) {
    return new Text(
        cargoes.stream().map(cargo -> goods(cargo).fr()).collect(Collectors.joining(", ")),
        cargoes.stream().map(cargo -> goods(cargo).en()).collect(Collectors.joining(", ")));
  }

  static Text cards(List<Card> cards) {
    return new Text(
        cards.stream().map(card -> card(card).fr()).collect(Collectors.joining(", ")),
        cards.stream().map(card -> card(card).en()).collect(Collectors.joining(", ")));
  }

  static Text card(Card card) {
    String rank =
        switch (card.rank()) {
          case 11 -> "M";
          case 12 -> "Q";
          case 13 -> "K";
          default -> String.valueOf(card.rank());
        };
    return new Text((card.rank() == 12 ? "la " : "le ") + rank, "the " + rank);
  }

  static Text cells(int count) {
    return new Text(
        count + (count == 1 ? " case" : " cases"), count + (count == 1 ? " cell" : " cells"));
  }

  /** Where a boat ends up, to be put behind a verb. */
  static Text to(Spot spot) {
    return switch (spot) {
      case Spot.InPort(Port port) -> new Text(" jusqu’à " + port.title(), " to " + port.title());
      case Spot.AtSea(int cell) -> new Text(" jusqu’à la case " + cell, " to cell " + cell);
      case Spot.Unloading(Port port, int _) ->
          new Text(
              " et entre au quai de déchargement de " + port.title(),
              " and enters the unloading quay of " + port.title());
      case Spot.Docking(Port port, int cell) ->
          new Text(
              " jusqu’à la place " + cell + " du quai d’accostage de " + port.title(),
              " to place " + cell + " of the docking quay of " + port.title());
    };
  }

  static Text allHome(int seat, int boats) {
    Text team = team(seat);
    return new Text(
        team.fr() + " ont rentré leurs " + boats + " bateaux.",
        team.en() + " have brought all their " + boats + " boats home.");
  }

  static Text furthest(int seat, int boats) {
    Text team = team(seat);
    return new Text(
        "Le vingtième paquet est joué : "
            + team.fr()
            + " l’emportent, "
            + boats
            + " bateaux rentrés.",
        "The twentieth deck is played: " + team.en() + " win, with boats home: " + boats + ".");
  }

  static Text draw() {
    return new Text(
        "Le vingtième paquet est joué : les deux équipes sont à égalité.",
        "The twentieth deck is played: the two teams are level.");
  }

  private static Text team(int seat) {
    int partner = Mat.partner(seat);
    return new Text(
        player(seat) + " et " + player(partner), player(seat) + " and " + player(partner));
  }
}
