package chapeau.push;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.Patience;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.UnknownHostException;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** Sealed as the standards have it, and handed only to machines of the open internet. */
class WebPushTest {
  // The example of RFC 8291, section 5 and appendix A.
  private static final String TEXT = "When I grow up, I want to be a watermelon";
  private static final String BROWSER =
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  private static final String BROWSER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
  private static final String AUTH = "BTBZMqHH6r4Tts7J_aSIgg";
  private static final String ONCE =
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
  private static final String ONCE_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
  private static final String SALT = "DGv6ra1nlYgDCS1FRnbzlw";
  private static final String SEALED =
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
          + "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
          + "lcy4a-fN";

  private static final Messenger PUBLIC = new Messenger(false, Duration.ofSeconds(15));
  private static final Messenger LOCAL = new Messenger(true, Duration.ofSeconds(15));

  private static byte[] bytes(String letters) {
    return Base64.getUrlDecoder().decode(letters);
  }

  private static KeyPair pair(String open, String secret) {
    return new KeyPair(WebPush.publicKey(bytes(open)), WebPush.privateKey(bytes(secret)));
  }

  @Test
  void theExampleOfTheStandardComesOutAsPublished() {
    byte[] sealed =
        WebPush.seal(TEXT, bytes(BROWSER), bytes(AUTH), pair(ONCE, ONCE_PRIVATE), bytes(SALT));
    assertThat(Browser.letters(sealed)).isEqualTo(SEALED);
  }

  @Test
  void whatIsSealedIsReadByItsBrowserAndNeverSealedTwiceTheSame() throws GeneralSecurityException {
    WebPush sender = new WebPush(WebPush.newKeys(), "mailto:a@b.example");
    byte[] one = sender.seal("À vous", BROWSER, AUTH);
    byte[] two = sender.seal("À vous", BROWSER, AUTH);
    assertThat(one).isNotEqualTo(two);
    KeyPair browser = pair(BROWSER, BROWSER_PRIVATE);
    assertThat(Browser.opened(one, browser, bytes(AUTH))).isEqualTo("À vous");
    assertThat(Browser.opened(two, browser, bytes(AUTH))).isEqualTo("À vous");
  }

  @Test
  void theSendersWordIsSignedForThatServiceAndForADayAtMost() throws GeneralSecurityException {
    String keys = WebPush.newKeys();
    WebPush sender = new WebPush(keys, "mailto:a@b.example");
    URI endpoint = URI.create("https://push.example/x/y?z=1");
    String word = sender.authorization(endpoint, 1_000_000_000_000L);
    assertThat(Browser.claims(word))
        .isEqualTo(
            "{\"aud\":\"https://push.example\",\"exp\":1000043200,\"sub\":\"mailto:a@b.example\"}");
    assertThat(word).doesNotContain(keys.substring(0, 40));
    assertThat(new WebPush(keys, "mailto:a@b.example").publicKey()).isEqualTo(sender.publicKey());
  }

  @Test
  void keysOfNoBrowserAreRefused() {
    assertThat(WebPush.isBrowser(BROWSER, AUTH)).isTrue();
    String offCurve = BROWSER.substring(0, 80) + "AAAAAAA";
    for (String wrong : List.of("", "AAAA", offCurve, "%%%", BROWSER + "AAAA")) {
      assertThat(WebPush.isBrowser(wrong, AUTH)).as(wrong).isFalse();
    }
    assertThat(WebPush.isBrowser(BROWSER, "AAAA")).isFalse();
  }

  @Test
  void noMachineIsReachedThatOnlyThisServerCouldReach() {
    for (String wrong :
        List.of(
            "http://93.184.216.34/x",
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://10.1.2.3/x",
            "https://172.16.0.1/x",
            "https://192.168.1.1/x",
            "https://169.254.169.254/latest/meta-data",
            "https://100.64.0.1/x",
            "https://0.0.0.0/x",
            "https://2130706433/x",
            "https://255.255.255.255/x",
            "https://224.0.0.1/x",
            "https://[::1]/x",
            "https://[::ffff:127.0.0.1]/x",
            "https://[fd00::1]/x",
            "https://[fe80::1]/x",
            "https://[2002:7f00:1::]/x",
            "https://[64:ff9b::7f00:1]/x",
            "https://93.184.216.34:22/x",
            "https://user@93.184.216.34/x",
            "https://",
            "file:///etc/passwd",
            "https://93.184.216.34/" + "x".repeat(2_000),
            "not an address")) {
      assertThat(PUBLIC.mayReach(wrong)).as(wrong).isFalse();
    }
    assertThat(PUBLIC.mayReach("https://93.184.216.34/x")).isTrue();
    assertThat(LOCAL.mayReach("http://127.0.0.1:8080/x")).isTrue();
    assertThat(LOCAL.mayReach("http://10.0.0.1:8080/x")).isFalse();
  }

  @Test
  void publicAddressesArePublic() throws UnknownHostException {
    for (String open : List.of("8.8.8.8", "2001:4860:4860::8888", "2a00:1450::1")) {
      assertThat(Endpoint.isPublic(InetAddress.getByName(open))).as(open).isTrue();
    }
  }

  /** The service sends a byte a second: no read ever waits long, and the status never ends. */
  @Test
  void aServiceThatAnswersByteByByteIsLeftAfterTheDeadlineOfTheDelivery()
      throws IOException, InterruptedException, ExecutionException, TimeoutException {
    try (ServerSocket service = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread.ofVirtual().start(() -> drip(service));
      Messenger hurried = new Messenger(true, Duration.ofMillis(100));
      WebPush sender = new WebPush(WebPush.newKeys(), "mailto:a@b.example");
      String endpoint = "http://127.0.0.1:" + service.getLocalPort() + "/x";
      Future<Messenger.Outcome> delivery =
          CompletableFuture.supplyAsync(
              () -> hurried.deliver(sender, endpoint, new byte[8], "topic", 1_000_000_000_000L));
      assertThat(delivery.get(Patience.SECONDS, TimeUnit.SECONDS))
          .isEqualTo(Messenger.Outcome.LATER);
    }
  }

  private static void drip(ServerSocket service) {
    try (Socket client = service.accept()) {
      client.setSoTimeout(1_000);
      for (int i = 0; i < 10 * Patience.SECONDS; i++) {
        client.getOutputStream().write('H');
        try {
          while (client.getInputStream().read() >= 0) {
            // Discards the request. The end of the stream ends the loop.
          }
          return;
        } catch (SocketTimeoutException _) {
          // A second has passed: the next byte.
        }
      }
    } catch (IOException _) {
      // The client has gone.
    }
  }
}
