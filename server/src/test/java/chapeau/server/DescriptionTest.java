package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.contract.Project;
import chapeau.contract.Schemas;
import chapeau.contract.TypeScript;
import chapeau.fair.GameFile;
import chapeau.json.Json;
import chapeau.wire.Account;
import chapeau.wire.Answer;
import chapeau.wire.Challenge;
import chapeau.wire.DeskView;
import chapeau.wire.FromServer;
import chapeau.wire.GameCard;
import chapeau.wire.Habits;
import chapeau.wire.Judgement;
import chapeau.wire.LobbyView;
import chapeau.wire.Me;
import chapeau.wire.MoveCode;
import chapeau.wire.MyGames;
import chapeau.wire.MyRatings;
import chapeau.wire.MyRecord;
import chapeau.wire.PushKey;
import chapeau.wire.Replay;
import chapeau.wire.Restart;
import chapeau.wire.Review;
import chapeau.wire.TableView;
import chapeau.wire.ToServer;
import chapeau.wire.Workbench;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What is sent is described once, as records; everything else that tells of it is made from them.
 */
class DescriptionTest {
  private static final List<Class<?>> ALL =
      List.of(
          FromServer.class,
          ToServer.class,
          TableView.class,
          GameCard.class,
          Me.class,
          LobbyView.class,
          MyGames.class,
          MyRecord.class,
          MyRatings.class,
          DeskView.class,
          Restart.class,
          Account.class,
          Challenge.class,
          MoveCode.class,
          PushKey.class,
          Replay.class,
          Review.class,
          Judgement.class,
          Habits.class,
          Problem.class,
          Workbench.class,
          Answer.Feed.class,
          Answer.Seq.class,
          Answer.Done.class,
          Answer.Health.class,
          Answer.Here.class,
          Answer.Enrolled.class);

  @Test
  void thePageKnowsWhatItIsSent() {
    String types =
        TypeScript.of(
            "// Made from the Java records of chapeau.wire by DescriptionTest; change those, then"
                + " run the build with -Dgolden.update=true.\n\n",
            ALL);
    Path file = Project.file("web/src/api/messages.ts");
    assertThat(types).isEqualTo(Project.golden(file, types));
  }

  @Test
  void theDescriptionOfTheApiIsMadeFromTheSameRecords() throws Json.Unreadable {
    Path file = Project.file("server/src/main/resources/chapeau/server/openapi.json");
    JsonNode document = Json.parse(Project.read(file));
    if (document.path("components") instanceof ObjectNode components) {
      components.set("schemas", Json.tree(Schemas.of(withFile())));
    }
    String text = Json.pretty(document) + "\n";
    assertThat(text).isEqualTo(Project.golden(file, text));
  }

  private static List<Class<?>> withFile() {
    return Stream.concat(ALL.stream(), Stream.of(GameFile.class)).toList();
  }

  @Test
  void everyMessageOfAClientIsReadAsItWasWritten() {
    List<ToServer> all =
        List.of(
            new ToServer.Watch("t", 1, 7),
            new ToServer.Watch("t", 1, null),
            new ToServer.Unwatch("t", 2),
            new ToServer.Move("t", 0, 3, "m", Json.tree(new Me("a", "b", ""))),
            new ToServer.Chat("t", 1, "table", "salut"),
            new ToServer.Hurry("t"),
            new ToServer.Look(true),
            new ToServer.Ping());
    assertThat(all).map(said -> Messages.read(Body.of(Json.write(said)))).isEqualTo(all);
    assertThat(all).map(Object::getClass).contains(ToServer.class.getPermittedSubclasses());
  }
}
