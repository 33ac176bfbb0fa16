package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a request says of where it comes from is believed only of proxies one was told of. */
class ProxyTest {
  /** Five at once, and one more every ten seconds. */
  private static final int MORE_THAN_ONE_MAY = 60;

  @TempDir Path data;

  private Settings limited() {
    return new Settings("127.0.0.1", 0, data, false, Duration.ZERO, Duration.ZERO, true);
  }

  @Test
  void nobodyEscapesTheLimitsByAHeader() throws StartFailure {
    Proxies none = Proxies.of(Set.of(), "");
    for (String peer : List.of("127.0.0.1", "192.168.1.20", "203.0.113.9")) {
      assertThat(none.address(peer, List.of("198.51.100.7"))).isEqualTo(peer);
    }
  }

  @Test
  void behindATrustedProxyEverybodyIsCountedApart() throws StartFailure {
    Proxies ours = Proxies.of(Set.of("127.0.0.1", "10.0.0.2"), "");
    assertThat(ours.address("127.0.0.1", List.of("198.51.100.7"))).isEqualTo("198.51.100.7");
    assertThat(ours.address("127.0.0.1", List.of("198.51.100.7", "10.0.0.2")))
        .isEqualTo("198.51.100.7");
  }

  @Test
  void whatAStrangerWroteBeforeOurProxyIsNotBelieved() throws StartFailure {
    Proxies ours = Proxies.of(Set.of("127.0.0.1"), "");
    assertThat(ours.address("127.0.0.1", List.of("made-up", "198.51.100.7")))
        .isEqualTo("198.51.100.7");
    assertThat(ours.address("127.0.0.1", List.of("198.51.100.7", "no address")))
        .isEqualTo("127.0.0.1");
  }

  @Test
  void aHouseholdIsCountedAsOneHoweverManyAddressesItHas() throws StartFailure {
    Proxies none = Proxies.of(Set.of(), "");
    assertThat(none.address("2001:db8:1:2::7", List.of()))
        .isEqualTo(none.address("[2001:db8:1:2:ffff::9]", List.of()))
        .isNotEqualTo(none.address("2001:db8:1:3::7", List.of()));
  }

  @Test
  void aTrustedProxySaysThatTheWayIsSafe() throws StartFailure {
    try (Server server = Server.start(limited().behind(Set.of("127.0.0.1")));
        Client lea = new Client(server.port())) {
      var request = lea.request("/api/me").header("X-Forwarded-Proto", "https");
      assertThat(lea.send(request).headers().firstValue("Set-Cookie").orElse(""))
          .contains("Secure");
    }
  }

  /** Guesses the host's token again and again, each time from elsewhere by its own account. */
  private List<Integer> guesses(Settings settings) throws StartFailure {
    List<Integer> answers = new ArrayList<>();
    try (Server server = Server.start(settings);
        Client thief = new Client(server.port())) {
      for (int i = 1; i <= MORE_THAN_ONE_MAY; i++) {
        var guess = thief.request("/api/desk").header("X-Forwarded-For", "198.51.100." + i);
        answers.add(thief.send(guess.header("Authorization", "Bearer guess")).status());
      }
    }
    return answers;
  }

  @Test
  void whoWritesTheHeaderThemselvesIsCountedAllTheSame() throws StartFailure {
    assertThat(guesses(limited())).contains(403, 429);
  }

  @Test
  void whomAProxyOfOursSpeaksForIsCountedAlone() throws StartFailure {
    assertThat(guesses(limited().behind(Set.of("127.0.0.1")))).containsOnly(403);
  }
}
