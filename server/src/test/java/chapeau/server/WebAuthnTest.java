package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import chapeau.server.Ceremony.Algorithm;
import chapeau.server.Ceremony.Sent;
import chapeau.tables.Denied;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the standard has a site refuse, one by one. */
class WebAuthnTest {
  private static final WebAuthn HERE = new WebAuthn(Ceremony.SITE, Ceremony.ORIGIN);

  private static final int BACKED_UP = 1 << 4;

  private static Ceremony ceremony(WebAuthn.Ceremony kind) {
    return new Ceremony(kind, Algorithm.ES256);
  }

  /** Checks as the server does, with the key in its usual form beside what the device says. */
  private static long check(Ceremony it) {
    Sent sent = it.sent();
    byte[] key = it.signer.getPublic().getEncoded();
    int algorithm = it.algorithm.number;
    HERE.challenge(sent.client(), it.kind);
    return it.isNew()
        ? HERE.created(it.id, sent.authenticator(), key, algorithm)
        : HERE.signed(sent.client(), sent.authenticator(), sent.signature(), key, algorithm);
  }

  private static void refused(Ceremony it) {
    assertThatExceptionOfType(Denied.class).isThrownBy(() -> check(it));
  }

  @ParameterizedTest
  @EnumSource(WebAuthn.Ceremony.class)
  void aPageFramedByAnotherIsRefused(WebAuthn.Ceremony kind) {
    Ceremony framed = ceremony(kind);
    framed.client.put("topOrigin", "https://evil.example");
    refused(framed);
    Ceremony unclear = ceremony(kind);
    unclear.client.put("crossOrigin", "perhaps");
    refused(unclear);
  }

  @ParameterizedTest
  @EnumSource(WebAuthn.Ceremony.class)
  void aBackupThatTheKeyIsNotEligibleForIsRefused(WebAuthn.Ceremony kind) {
    Ceremony copied = ceremony(kind);
    copied.flags |= BACKED_UP;
    refused(copied);
  }

  @ParameterizedTest
  @EnumSource(WebAuthn.Ceremony.class)
  void onlyWhatTheFlagsAnnounceMayFollow(WebAuthn.Ceremony kind) {
    Ceremony announced = ceremony(kind);
    announced.extensions = CborWriter.write(Map.of("ours", 1));
    refused(announced);
    announced.flags |= Ceremony.HAS_EXTENSIONS;
    assertThat(check(announced)).isEqualTo(announced.counter);
    announced.extensions = Arrays.copyOf(announced.extensions, announced.extensions.length + 1);
    refused(announced);
  }

  @Test
  void aKeyThatIsNotTheDevicesOwnIsRefused() {
    Ceremony forged = ceremony(WebAuthn.Ceremony.CREATE);
    forged.signer = Algorithm.ES256.others;
    refused(forged);
    Ceremony without = ceremony(WebAuthn.Ceremony.CREATE);
    without.key.clear();
    refused(without);
  }

  @Test
  void aKeyOfAnotherAlgorithmIsRefused() {
    Ceremony other = ceremony(WebAuthn.Ceremony.CREATE);
    other.key.put(3, -35);
    refused(other);
  }

  @Test
  void anIdHasAtMostTheBytesTheStandardAllows() {
    Ceremony longest = ceremony(WebAuthn.Ceremony.CREATE);
    longest.id = new byte[1023];
    assertThat(check(longest)).isEqualTo(longest.counter);
    longest.id = new byte[1024];
    refused(longest);
  }

  @Test
  void aPasskeyThatIsShownBringsNoKey() {
    Ceremony shown = ceremony(WebAuthn.Ceremony.GET);
    shown.flags |= Ceremony.HAS_KEY;
    refused(shown);
  }

  @Test
  void whatIsNestedTooDeepIsRefused() {
    Ceremony deep = ceremony(WebAuthn.Ceremony.GET);
    deep.flags |= Ceremony.HAS_EXTENSIONS;
    deep.extensions = new byte[100_000];
    Arrays.fill(deep.extensions, (byte) 0x81);
    deep.extensions[0] = (byte) 0xa1;
    deep.extensions[1] = 1;
    refused(deep);
  }
}
