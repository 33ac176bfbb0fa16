package chapeau.games.hunch;

import chapeau.engine.Option;
import chapeau.engine.Setup;
import chapeau.engine.Text;
import java.util.List;

/**
 * The table's options as the rules read them.
 *
 * @param first the seat the host gave the first-player token, or {@link #RANDOM}
 * @param ownDeck the host's own target cards, none when the game's are played
 */
public record Variant(
    int players,
    int first,
    Language language,
    boolean advanced,
    boolean openChat,
    List<List<String>> ownDeck) {
  static final int MIN_PLAYERS = 3;
  static final int MAX_PLAYERS = 6;
  static final int RANDOM = -1;
  private static final int LONGEST_DECK = 20_000;

  /** The language a table plays in. */
  public enum Language {
    FR,
    EN
  }

  static final List<Option> OPTIONS =
      List.of(
          new Option.Choice(
              "language",
              new Text("Langue des mots", "Language of the words"),
              new Text(
                  "La langue des cartes et des indices, pour toute la table.",
                  "The language of the cards and the clues, for the whole table."),
              List.of(
                  new Option.Value("fr", new Text("Français", "French")),
                  new Option.Value("en", new Text("Anglais", "English")))),
          Option.firstPlayer(
              "first",
              MAX_PLAYERS,
              new Text("Premier joueur", "First player"),
              new Text("Qui commence la première manche.", "Who starts round one.")),
          new Option.Toggle(
              "advanced",
              new Text("Règles avancées", "Advanced rules"),
              new Text(
                  "Deux bonus de plus : une intuition supplémentaire et « trop facile ! ».",
                  "Two more bonuses: an extra hunch and “too easy!”."),
              false),
          new Option.Toggle(
              "chat",
              new Text("Discussion ouverte", "Open chat"),
              new Text(
                  "On peut s’écrire librement pendant la partie, au lieu de simples réactions.",
                  "Players can write to each other freely, instead of using ready-made reactions."),
              false),
          new Option.Writing(
              "deck",
              new Text("Vos propres mots", "Your own words"),
              new Text(
                  "Une carte par ligne : trois mots séparés par des virgules ; 12 cartes au moins.",
                  "One card per line: three words separated by commas; at least 12 cards."),
              LONGEST_DECK));

  public Variant {
    ownDeck = List.copyOf(ownDeck);
  }

  /** The options as given, with the host's own cards as they were read. */
  static Variant of(Setup setup, List<List<String>> ownDeck) {
    String first = setup.value("first");
    return new Variant(
        setup.players(),
        first.equals("random") ? RANDOM : Integer.parseInt(first),
        setup.value("language").equals("en") ? Language.EN : Language.FR,
        setup.on("advanced"),
        setup.on("chat"),
        ownDeck);
  }

  /** HUN-03 and HUN-06. */
  public int secrets() {
    return players <= 4 ? 3 : 2;
  }

  /** The target cards this table plays with. */
  public List<List<String>> deck() {
    return ownDeck.isEmpty() ? Deck.standard(language) : ownDeck;
  }
}
