package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.OwnPostgres;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything about somebody is told them, and forgotten when they want: not one row is left. */
class FarewellTest {
  private static final String NAME = "Zébulon-Léa";
  private static final String SAID = "une phrase que personne d’autre ne dirait";
  private static final String WHY = "une plainte que personne d’autre ne ferait";

  @TempDir Path data;

  @Test
  void nothingIsLeftInAFile() throws StartFailure, SQLException {
    List<String> secrets = live(Running.settings(data), Running.settings(data));
    gone("jdbc:sqlite:" + data.resolve("chapeau.db"), secrets);
  }

  @Test
  void nothingIsLeftWhereTwoNodesShareADatabase() throws StartFailure, SQLException {
    String url = OwnPostgres.database();
    Settings one = Running.settings(data.resolve("one")).onDatabase(url);
    gone(url, live(one, Running.settings(data.resolve("two")).onDatabase(url)));
  }

  /** Léa plays, talks, complains, and goes; answers what nobody may find afterwards. */
  private static List<String> live(Settings here, Settings there) throws StartFailure {
    boolean shared = !here.operation().db().isEmpty();
    try (Server first = Server.start(here);
        Server second = shared ? Server.start(there) : first;
        Client lea = new Client(first.port());
        Client tom = new Client(second.port())) {
      lea.put("/api/me", "{\"name\":\"" + NAME + "\"}").is(200);
      String over = Playing.pair(lea, tom, ",\"name\":\"" + NAME + "\"");
      say(lea, over, 0);
      complain(lea, over, 1, "Tom");
      complain(tom, over, 0, NAME);
      Playing.toTheEnd(over, lea, tom);
      String running = Playing.pair(lea, tom, ",\"name\":\"" + NAME + "\"");
      complain(tom, running, 0, NAME);
      String open = lea.set(2, "[\"me\",\"open\"]").path("id").asText();
      String watched = tom.set(2, "[\"me\",\"me\"]").path("id").asText();
      say(lea, watched, -2);
      Authenticator device = Authenticator.es256(first.port());
      String challenge = challenge(lea, true);
      lea.post("/api/passkeys", device.created(challenge)).is(200);
      lea.post("/api/passkeys/sign-in", device.signed(challenge(lea, false))).is(200);
      lea.post("/api/me/move", "{}").is(200);
      String id = lea.get("/api/me").json().path("id").asText();

      String sheet = lea.get("/api/me/export").is(200).text();
      assertThat(sheet).contains(NAME, SAID, WHY, over, running, open, device.id(), id);
      assertThat(tom.get("/api/me/export").text()).doesNotContain(SAID, device.id(), id);

      lea.delete("/api/me").is(200);
      assertThat(lea.get("/api/me").json().path("id").asText()).isNotEqualTo(id);
      assertThat(lea.get("/api/me/games").json().path("running")).isEmpty();
      assertThat(lea.get("/api/me/export").text()).doesNotContain(over, NAME);
      lea.get("/api/tables/" + over + "/feed?seat=0").is(403);

      JsonNode finished = tom.get("/api/me/games").json().at("/finished/0/players/0");
      assertThat(finished.path("name").asText()).isEqualTo("Chapeau 1");
      JsonNode seat = tom.get("/api/tables/" + running).json().at("/seats/0");
      assertThat(seat.path("kind").asText()).isEqualTo("bot");
      assertThat(seat.path("standIn").asBoolean()).isFalse();
      assertThat(tom.get("/api/tables/" + open).json().at("/seats/0/kind").asText())
          .isEqualTo("open");
      assertThat(tom.get("/api/tables/" + over + "/export").is(200).text()).doesNotContain(NAME);
      assertThat(tom.get("/api/tables/" + over + "/replay").is(200).text()).doesNotContain(NAME);
      tom.post("/api/tables/" + over + "/chat", "{\"seat\":1,\"room\":\"table\",\"text\":\"Ah\"}")
          .is(200);
      return List.of(NAME, SAID, WHY, id, device.id());
    }
  }

  /** The same cookie acts while its guest is deleted: nothing of the guest comes back. */
  @Test
  void noRequestThatRunsMeanwhileBringsSomebodyBack() throws StartFailure, SQLException {
    List<String> ids = new ArrayList<>();
    try (Server server = Running.on(data);
        Client tom = new Client(server.port())) {
      for (int i = 0; i < 20; i++) {
        String waiting = tom.set(2, "[\"me\",\"open\"]").path("id").asText();
        try (Client lea = new Client(server.port());
            ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
          ids.add(lea.get("/api/me").json().path("id").asText());
          many.execute(() -> lea.put("/api/me", "{\"name\":\"Zoé\"}"));
          many.execute(() -> lea.post("/api/tables", Client.table(2, "[\"me\",\"open\"]")));
          many.execute(() -> lea.post("/api/tables/" + waiting + "/seats", "{}"));
          many.execute(() -> lea.delete("/api/me").is(200));
        }
      }
    }
    String url = "jdbc:sqlite:" + data.resolve("chapeau.db");
    gone(url, ids);
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet seats =
            statement.executeQuery("SELECT name FROM seats WHERE kind = 'PERSON' AND guest = ''")) {
      assertThat(seats.next()).as("a seat nobody can play from").isFalse();
    }
  }

  private static String challenge(Client client, boolean register) {
    return client
        .post("/api/passkeys/challenge", "{\"register\":" + register + "}")
        .json()
        .path("challenge")
        .asText();
  }

  private static void say(Client client, String table, int seat) {
    String room = seat < 0 ? "watchers" : "table";
    client
        .post(
            "/api/tables/" + table + "/chat",
            "{\"seat\":" + seat + ",\"room\":\"" + room + "\",\"text\":\"" + SAID + "\"}")
        .is(200);
  }

  private static void complain(Client client, String table, int seat, String name) {
    client
        .post(
            "/api/tables/" + table + "/reports",
            "{\"seat\":" + seat + ",\"name\":\"" + name + "\",\"why\":\"" + WHY + "\"}")
        .is(200);
  }

  /** Looks at every value of every row. */
  private static void gone(String url, List<String> secrets) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      List<String> tables = new ArrayList<>();
      try (ResultSet found =
          connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
        while (found.next()) {
          tables.add(found.getString("TABLE_NAME"));
        }
      }
      assertThat(tables).contains("guests", "sessions", "passkeys", "seats", "lines", "reports");
      for (String table : tables) {
        try (Statement statement = connection.createStatement();
            ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
          while (rows.next()) {
            for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
              assertThat(String.valueOf(rows.getString(i)))
                  .as(table + "." + rows.getMetaData().getColumnName(i))
                  .doesNotContain(secrets);
            }
          }
        }
      }
    }
  }
}
