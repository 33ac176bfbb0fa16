package chapeau.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a lobby says about a game.
 *
 * @param id the name of its module, its web folder and its rules file
 * @param clauses the letters its clauses begin with
 * @param version the version of its rules; a journal names the version it was played under
 */
public record About(
    String id,
    String clauses,
    int version,
    Text title,
    Text pitch,
    int minPlayers,
    int maxPlayers,
    int minutes,
    List<Option> options) {

  /** The set-up with every option given a value, or the first thing wrong with it. */
  public Checked check(Setup setup) {
    Optional<Refusal> trouble = trouble(setup);
    return trouble
        .<Checked>map(Checked.Wrong::new)
        .orElseGet(() -> new Checked.Right(complete(setup)));
  }

  /** A set-up that was looked over. */
  public sealed interface Checked {
    record Right(Setup setup) implements Checked {}

    record Wrong(Refusal refusal) implements Checked {}
  }

  private Optional<Refusal> trouble(Setup setup) {
    if (setup.players() < minPlayers || setup.players() > maxPlayers) {
      return Optional.of(wrongNumber());
    }
    for (Map.Entry<String, String> given : setup.options().entrySet()) {
      Optional<Option> option =
          options.stream().filter(o -> o.id().equals(given.getKey())).findFirst();
      if (option.isEmpty()) {
        return Optional.of(
            new Refusal(
                "",
                "L’option « " + given.getKey() + " » n’existe pas pour ce jeu.",
                "This game has no option “" + given.getKey() + "”."));
      }
      if (!option.get().accepts(given.getValue())) {
        return Optional.of(
            new Refusal(
                "",
                "L’option « " + given.getKey() + " » n’accepte pas cette valeur.",
                "The option “" + given.getKey() + "” does not take that value."));
      }
    }
    return Optional.empty();
  }

  private Refusal wrongNumber() {
    return minPlayers == maxPlayers
        ? new Refusal(
            "",
            title.fr() + " se joue à " + minPlayers + " joueurs.",
            title.en() + " is for " + minPlayers + " players.")
        : new Refusal(
            "",
            title.fr() + " se joue de " + minPlayers + " à " + maxPlayers + " joueurs.",
            title.en() + " is for " + minPlayers + " to " + maxPlayers + " players.");
  }

  private Setup complete(Setup setup) {
    Map<String, String> values = new LinkedHashMap<>();
    options.forEach(option ->
        values.put(option.id(), setup.options().getOrDefault(option.id(), option.standard())));
    return new Setup(setup.players(), values);
  }
}
