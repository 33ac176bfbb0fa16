package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import chapeau.store.Sqlite;
import chapeau.store.Store;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file system that is really full: play stops, and goes on by itself when there is room. */
class FullDiskTest {

  @TempDir Path disk;
  private boolean mounted;

  @BeforeEach
  void mount() throws IOException, InterruptedException {
    mounted = run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString());
    assumeTrue(mounted, "a small file system cannot be mounted here, so none was filled");
  }

  @AfterEach
  void unmount() throws IOException, InterruptedException {
    if (mounted) {
      assertThat(run("umount", disk.toString())).isTrue();
    }
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
    } catch (IOException _) {
      return false;
    }
  }

  @Test
  void playGoesOnByItselfAndNothingRefusedIsKept() throws StartFailure, IOException {
    List<String> refused = new ArrayList<>();
    String id;
    int seq;
    try (Server server = Running.on(disk);
        Client lea = new Client(server.port())) {
      id = lea.set(2, "[\"me\",\"me\"]").path("id").asText();
      Path ballast = fill();
      for (int i = 0; i < 20; i++) {
        JsonNode now = lea.lastUpdate(id, 0);
        Client.Answer answer =
            lea.move(
                id,
                now.at("/turn/acting/0").asInt(),
                now.path("seq").asInt(),
                "refused" + i,
                "{\"type\":\"look\",\"suspect\":%d}".formatted(i % 3));
        if (answer.status() == 503) {
          refused.add("refused" + i);
        }
      }
      assertThat(refused).isNotEmpty();
      lea.get("/api/health").is(503);

      Files.delete(ballast);
      lea.get("/api/health").is(200);
      JsonNode now = lea.lastUpdate(id, 0);
      int seat = now.at("/turn/acting/0").asInt();
      JsonNode move = lea.lastUpdate(id, seat).at("/moves/0");
      seq =
          lea.move(id, seat, now.path("seq").asInt(), "again", move.toString())
              .is(200)
              .json()
              .path("seq")
              .asInt();
    }
    try (Store store = Sqlite.open(disk.resolve("chapeau.db"))) {
      assertThat(store.moves(id, 0)).noneMatch(kept -> refused.contains(kept.id()));
      assertThat(store.moves(id, 0).get(seq - 1).id()).isEqualTo("again");
    }
  }

  private Path fill() throws IOException {
    Path ballast = disk.resolve("ballast");
    try (OutputStream out = Files.newOutputStream(ballast)) {
      while (true) {
        out.write(new byte[512]);
      }
    } catch (IOException _) {
      return ballast;
    }
  }
}
