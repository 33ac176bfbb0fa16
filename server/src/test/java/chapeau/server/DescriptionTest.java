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
import chapeau.wire.MoveOffer;
import chapeau.wire.MoveRequest;
import chapeau.wire.MyGames;
import chapeau.wire.MyRatings;
import chapeau.wire.MyRecord;
import chapeau.wire.PushKey;
import chapeau.wire.Replay;
import chapeau.wire.Request;
import chapeau.wire.Restart;
import chapeau.wire.Review;
import chapeau.wire.TableView;
import chapeau.wire.ToServer;
import chapeau.wire.Workbench;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is sent is described once, as records; everything else that tells of it is made from them.
 */
class DescriptionTest {
  @TempDir Path data;

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
          MoveOffer.class,
          MoveRequest.class,
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
          Answer.SignedOut.class,
          Answer.Health.class,
          Answer.Here.class,
          Answer.Enrolled.class);

  @Test
  void thePageKnowsWhatItIsSent() {
    String types =
        TypeScript.of(
            "// Made from the Java records of chapeau.wire by DescriptionTest; change those, then"
                + " run the build with -Dgolden.update=true.\n\n",
            Stream.concat(ALL.stream(), requests()).toList());
    Path file = Project.file("web/src/api/messages.ts");
    assertThat(types).isEqualTo(Project.golden(file, types));
  }

  @Test
  void theDescriptionOfTheApiIsMadeFromTheSameRecords() throws Json.Unreadable, StartFailure {
    Path file = Project.file("server/src/main/resources/chapeau/server/openapi.json");
    JsonNode document = Json.parse(Project.read(file));
    try (Server server = Running.on(data)) {
      server.routes().forEach(route -> describe(route, document.path("paths")));
    }
    if (document.path("components") instanceof ObjectNode components) {
      components.set("schemas", Json.tree(Schemas.of(withFile())));
    }
    String text = Json.pretty(document) + "\n";
    assertThat(text).isEqualTo(Project.golden(file, text));
  }

  private static List<Class<?>> withFile() {
    return Stream.concat(ALL.stream(), Stream.of(GameFile.class, Request.Subscribe.Keys.class))
        .toList();
  }

  private static Stream<Class<?>> requests() {
    return Arrays.stream(Request.class.getDeclaredClasses())
        .filter(Class::isRecord)
        .sorted(Comparator.comparing(Class::getSimpleName));
  }

  /** Which fields there are and what they are is the record's; what else is said of them stays. */
  private static void describe(Route route, JsonNode paths) {
    JsonNode operation =
        paths.path(route.path()).path(route.method().name().toLowerCase(Locale.ROOT));
    JsonNode body = operation.at("/requestBody/content/application~1json");
    assertThat(body.isObject())
        .as("a body in the description of %s %s", route.method(), route.path())
        .isEqualTo(route.request().isPresent());
    route
        .request()
        .map(type -> Json.tree(Schemas.of(List.of(type))).path("Request" + type.getSimpleName()))
        .ifPresent(made -> {
          made.path("properties")
              .properties()
              .forEach(field -> keepWords(body.path("schema"), field.getKey(), field.getValue()));
          ((ObjectNode) body).set("schema", made);
        });
  }

  private static void keepWords(JsonNode before, String name, JsonNode field) {
    for (String word : List.of("description", "enum", "pattern", "minLength", "maxLength")) {
      JsonNode said = before.path("properties").path(name).path(word);
      if (!said.isMissingNode()) {
        ((ObjectNode) field).set(word, said);
      }
    }
  }

  @Test
  void everyRequestIsSentSomewhere() throws StartFailure {
    try (Server server = Running.on(data)) {
      List<Class<?>> sent = new ArrayList<>(List.of(Request.Step.class));
      server.routes().forEach(route -> route.request().ifPresent(sent::add));
      assertThat(sent).containsExactlyInAnyOrderElementsOf(requests().toList());
    }
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
