package chapeau.cli;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.games.hattari.Hattari;
import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules as a conversation of JSON lines. */
class ConversationTest {
  private static final String NEW =
      "{\"cmd\":\"new\",\"players\":4,\"options\":{\"first\":\"0\"},\"seed\":\"1f\"}";

  private final Conversation<?, ?, ?> talk = new Conversation<>(new Hattari());

  @Test
  void aGameCanBePlayedThroughIt() throws Json.Unreadable {
    assertThat(say(NEW).path("chance").asBoolean()).isTrue();
    assertThat(say("{\"cmd\":\"draw\"}").path("move").path("type").asText()).isEqualTo("deal");
    assertThat(say("{\"cmd\":\"turn\"}").path("acting").toString()).isEqualTo("[0]");
    assertThat(say("{\"cmd\":\"moves\",\"seat\":0}").path("moves")).hasSize(3);
    assertThat(
            say("{\"cmd\":\"play\",\"seat\":0,\"move\":{\"type\":\"look\",\"suspect\":1}}")
                .path("ok")
                .asBoolean())
        .isTrue();
    assertThat(say("{\"cmd\":\"view\",\"seat\":0}").at("/view/suspects/1/face").asInt())
        .isNotNegative();
    assertThat(say("{\"cmd\":\"view\",\"seat\":1}").at("/view/suspects/1/face").asInt())
        .isEqualTo(-1);
  }

  @Test
  void theSameSeedDrawsTheSame() throws Json.Unreadable {
    say(NEW);
    JsonNode first = say("{\"cmd\":\"draw\"}");
    say(NEW);
    assertThat(say("{\"cmd\":\"draw\"}")).isEqualTo(first);
  }

  @Test
  void aStateCanBeTakenOutAndLoaded() throws Json.Unreadable {
    say(NEW);
    say("{\"cmd\":\"draw\"}");
    JsonNode state = say("{\"cmd\":\"state\"}").path("state");
    say(NEW);
    say("{\"cmd\":\"load\",\"state\":" + state + "}");
    assertThat(say("{\"cmd\":\"state\"}").path("state")).isEqualTo(state);
  }

  @Test
  void aRefusalNamesItsClause() throws Json.Unreadable {
    say(NEW);
    say("{\"cmd\":\"draw\"}");
    JsonNode no = say("{\"cmd\":\"play\",\"seat\":2,\"move\":{\"type\":\"look\",\"suspect\":1}}");
    assertThat(no.path("ok").asBoolean()).isFalse();
    assertThat(no.path("rule").asText()).isEqualTo("HTR-14");
    assertThat(no.path("error").asText()).isNotBlank();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "nonsense",
        "[]",
        "{\"cmd\":\"dance\"}",
        "{\"cmd\":\"turn\"}",
        "{\"cmd\":\"new\"}",
        "{\"cmd\":\"new\",\"players\":9}",
        "{\"cmd\":\"new\",\"players\":\"many\"}",
        "{\"cmd\":\"new\",\"players\":4,\"options\":{\"colour\":\"red\"}}",
        "{\"cmd\":\"new\",\"players\":4,\"seed\":\"xyz\"}",
        "{\"cmd\":\"load\",\"state\":{}}",
        "{\"cmd\":\"load\"}"
      })
  void whateverElseIsSaidGetsASentence(String line) throws Json.Unreadable {
    JsonNode no = say(line);
    assertThat(no.path("ok").asBoolean(true)).isFalse();
    for (String sentence : List.of(no.path("error").asText(), no.path("fr").asText())) {
      assertThat(sentence).endsWith(".").doesNotContain("Exception", "Feature", "java");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"cmd\":\"moves\"}",
        "{\"cmd\":\"moves\",\"seat\":-7}",
        "{\"cmd\":\"moves\",\"seat\":99}",
        "{\"cmd\":\"moves\",\"seat\":0.9}",
        "{\"cmd\":\"play\",\"seat\":0}",
        "{\"cmd\":\"play\",\"seat\":0,\"move\":{\"type\":\"look\",\"suspect\":77}}",
        "{\"cmd\":\"play\",\"seat\":31,\"move\":{\"type\":\"keep\"}}",
        "{\"cmd\":\"chance\",\"move\":{\"type\":\"deal\",\"suspects\":[],\"victim\":0,\"clues\":[]}}",
        "{\"cmd\":\"draw\"}",
        "{\"cmd\":\"view\",\"seat\":\"zero\"}"
      })
  void nothingWrongSaidDuringAGameIsPlayed(String line) throws Json.Unreadable {
    say(NEW);
    say("{\"cmd\":\"draw\"}");
    JsonNode before = say("{\"cmd\":\"state\"}");
    assertThat(say(line).path("ok").asBoolean(true)).isFalse();
    assertThat(say("{\"cmd\":\"state\"}")).isEqualTo(before);
  }

  @Test
  void aSeatThatIsNoneIsNamedWithItsBounds() throws Json.Unreadable {
    say(NEW);
    for (String seat : List.of("99", "0.9", "\"0\"", "null")) {
      assertThat(say("{\"cmd\":\"moves\",\"seat\":" + seat + "}").path("error").asText())
          .startsWith("“seat” must be a whole number from 0 to ");
    }
  }

  private JsonNode say(String line) throws Json.Unreadable {
    return Json.parse(talk.answer(line));
  }
}
