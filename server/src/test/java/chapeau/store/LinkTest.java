package chapeau.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A connection that broke is not used again, and what it had begun is taken back. */
class LinkTest {
  @TempDir Path data;
  private final List<Session> opened = new ArrayList<>();

  private Link link() {
    return new Link(() -> {
      Session session =
          new Session(DriverManager.getConnection("jdbc:sqlite:" + data.resolve("test.db")));
      opened.add(session);
      return session;
    });
  }

  private static int count(Session session) throws SQLException {
    return session.read("SELECT count(*) FROM t", row -> row.getInt(1)).getFirst();
  }

  @Test
  void oneIsUsedAgainUntilSomethingFailsAndWhatWasHalfDoneIsNot() throws SQLException {
    try (Link link = link()) {
      link.use(session -> session.run("CREATE TABLE t (n INTEGER)"));
      link.use(session -> session.run("INSERT INTO t VALUES (1)"));
      assertThat(opened).hasSize(1);
      assertThatThrownBy(() ->
              link.use(session -> {
                session.connection().setAutoCommit(false);
                session.run("INSERT INTO t VALUES (2)");
                return session.run("INSERT INTO nowhere VALUES (3)");
              }))
          .isInstanceOf(SQLException.class)
          .hasMessageContaining("nowhere");
      assertThat(opened.getFirst().connection().isClosed()).isTrue();
      assertThat(link.use(LinkTest::count)).isOne();
      assertThat(opened).hasSize(2);
    }
    assertThat(opened.getLast().connection().isClosed()).isTrue();
  }

  @Test
  void anythingThrownCountsAsAFailure() throws SQLException {
    try (Link link = link()) {
      assertThatThrownBy(() ->
              link.use(_ -> {
                throw new Store.Taken(new IllegalStateException());
              }))
          .isInstanceOf(Store.Taken.class);
      link.use(session -> session.run("CREATE TABLE t (n INTEGER)"));
      assertThat(opened).hasSize(2);
    }
  }

  @Test
  void whoAsksForAFreshOneGetsOneNobodyUsed() throws SQLException {
    try (Link link = link()) {
      Session first = link.use(session -> session);
      Session fresh = link.useFresh(session -> session);
      assertThat(fresh).isNotSameAs(first);
      assertThat(first.connection().isClosed()).isTrue();
      assertThat(link.<Session>use(session -> session)).isSameAs(fresh);
    }
  }

  @Test
  void onceClosedItOpensNoMore() throws SQLException {
    Link link = link();
    link.use(session -> session.run("CREATE TABLE t (n INTEGER)"));
    link.close();
    link.close();
    assertThatThrownBy(() -> link.use(LinkTest::count))
        .isInstanceOf(SQLException.class)
        .hasMessageContaining("closed");
    assertThat(opened).hasSize(1);
  }

  @Test
  void afterAFailureTheNextIsServedAlsoFromAnotherThread() throws Exception {
    try (Link link = link()) {
      assertThatThrownBy(() -> link.use(session -> session.run("NONSENSE")))
          .isInstanceOf(SQLException.class);
      List<Integer> made = new ArrayList<>();
      Thread other =
          Thread.ofVirtual()
              .start(() -> {
                try {
                  made.add(link.use(session -> session.run("CREATE TABLE t (n INTEGER)")));
                } catch (SQLException e) {
                  throw new AssertionError(e);
                }
              });
      other.join();
      assertThat(made).hasSize(1);
    }
  }
}
