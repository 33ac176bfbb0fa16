package chapeau.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The rules of a game as a conversation: one JSON object a line, in and out. */
@Command(
    name = "engine",
    description = "Talk to the rules of a game: one JSON object a line, in and out.",
    mixinStandardHelpOptions = true)
final class EngineCommand implements Callable<Integer> {
  @Parameters(paramLabel = "GAME", description = "The game, as ./chapeau games names it.")
  private String game = "";

  @Override
  public Integer call() throws Mistake, IOException {
    Conversation<?, ?, ?> conversation = new Conversation<>(Common.game(game).game());
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      System.out.println(conversation.answer(line));
    }
    return 0;
  }
}
