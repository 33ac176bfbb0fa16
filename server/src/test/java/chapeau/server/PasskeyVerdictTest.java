package chapeau.server;

import static org.assertj.core.api.Assertions.assertThat;

import chapeau.server.Ceremony.Algorithm;
import chapeau.server.Ceremony.Sent;
import chapeau.store.People;
import chapeau.tables.Denied;
import com.webauthn4j.WebAuthnAuthenticationManager;
import com.webauthn4j.WebAuthnRegistrationManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.COSEKey;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.SignatureUtil;
import com.webauthn4j.verifier.RegistrationObject;
import com.webauthn4j.verifier.attestation.statement.none.NoneAttestationStatementVerifier;
import com.webauthn4j.verifier.attestation.trustworthiness.certpath.NullCertPathTrustworthinessVerifier;
import com.webauthn4j.verifier.attestation.trustworthiness.self.NullSelfAttestationTrustworthinessVerifier;
import com.webauthn4j.verifier.exception.BadAlgorithmException;
import java.nio.ByteBuffer;
import java.security.InvalidKeyException;
import java.security.PublicKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Our check of passkeys says the same as that of webauthn4j, a library many sites use. */
class PasskeyVerdictTest {
  private static final int CEREMONIES = 500;
  private static final long SEED = 24;

  private static final List<Algorithm> ALGORITHMS = List.of(Algorithm.values());
  private static final WebAuthn OURS = new WebAuthn(Ceremony.SITE, Ceremony.ORIGIN);

  private static final ObjectConverter CONVERTER = new ObjectConverter();
  private static final AttestedCredentialDataConverter KEYS =
      new AttestedCredentialDataConverter(CONVERTER);
  private static final ServerProperty SITE =
      ServerProperty.builder()
          .origin(Origin.create(Ceremony.ORIGIN))
          .rpId(Ceremony.SITE)
          .challenge(new DefaultChallenge(Ceremony.CHALLENGE))
          .build();
  private static final List<PublicKeyCredentialParameters> ACCEPTED =
      Arrays.stream(Algorithm.values())
          .map(it ->
              new PublicKeyCredentialParameters(
                  PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.create(it.number)))
          .toList();
  private static final WebAuthnRegistrationManager NEW =
      new WebAuthnRegistrationManager(
          List.of(new NoneAttestationStatementVerifier()),
          new NullCertPathTrustworthinessVerifier(),
          new NullSelfAttestationTrustworthinessVerifier(),
          List.of(PasskeyVerdictTest::isUsable),
          CONVERTER);
  private static final WebAuthnAuthenticationManager SHOWN =
      new WebAuthnAuthenticationManager(List.of(), CONVERTER);

  private record Verdict(boolean ours, boolean theirs) {}

  @Test
  void bothAcceptOrBothRefuse() {
    Random random = new Random(SEED);
    List<String> differences = new ArrayList<>();
    Map<String, int[]> counts = new TreeMap<>();
    for (int i = 0; i < CEREMONIES; i++) {
      Ceremony ceremony = ceremony(i);
      Mutation mutation = mutation(ceremony, i / 6);
      mutation.does().accept(ceremony, random);
      Verdict verdict = verdict(ceremony);
      String kind = ceremony.kind + " " + ceremony.algorithm;
      if (verdict.ours != verdict.theirs) {
        differences.add(i + " " + kind + ", " + mutation.name() + ": " + verdict);
      }
      counts.computeIfAbsent(kind, _ -> new int[2])[verdict.theirs ? 1 : 0]++;
    }
    assertThat(differences).isEmpty();
    assertThat(counts).hasSize(2 * ALGORITHMS.size());
    counts.forEach((kind, count) -> {
      assertThat(count[0]).as("refused: %s", kind).isPositive();
      assertThat(count[1]).as("accepted: %s", kind).isPositive();
    });
  }

  @Test
  void whereTheyDifferWeAreTheStricter() {
    for (Algorithm algorithm : ALGORITHMS) {
      for (WebAuthn.Ceremony kind : WebAuthn.Ceremony.values()) {
        List<Mutation> all = new ArrayList<>(Mutation.STRICTER);
        all.addAll(
            kind == WebAuthn.Ceremony.CREATE ? Mutation.STRICTER_NEW : Mutation.STRICTER_SHOWN);
        for (Mutation mutation : all) {
          Ceremony ceremony = new Ceremony(kind, algorithm);
          mutation.does().accept(ceremony, new Random(SEED));
          assertThat(verdict(ceremony))
              .as("%s %s, %s", kind, algorithm, mutation.name())
              .isEqualTo(new Verdict(false, true));
        }
      }
    }
  }

  private static Ceremony ceremony(int i) {
    WebAuthn.Ceremony kind = i % 2 == 0 ? WebAuthn.Ceremony.CREATE : WebAuthn.Ceremony.GET;
    return new Ceremony(kind, ALGORITHMS.get(i / 2 % ALGORITHMS.size()));
  }

  private static Mutation mutation(Ceremony ceremony, int i) {
    List<Mutation> own = ceremony.isNew() ? Mutation.NEW : Mutation.SHOWN;
    int index = i % (Mutation.ANY.size() + own.size());
    return index < Mutation.ANY.size()
        ? Mutation.ANY.get(index)
        : own.get(index - Mutation.ANY.size());
  }

  private static Verdict verdict(Ceremony ceremony) {
    Sent sent = ceremony.sent();
    return ceremony.isNew()
        ? new Verdict(oursOfNew(ceremony, sent), theirsOfNew(sent))
        : new Verdict(oursOfShown(ceremony, sent), theirsOfShown(ceremony, sent));
  }

  // Ours

  private static boolean oursOfNew(Ceremony ceremony, Sent sent) {
    try {
      String challenge = OURS.challenge(sent.client(), ceremony.kind);
      Algorithm algorithm = ceremony.algorithm;
      Optional<COSEKey> cose = named(sent.authenticator());
      // Where a browser could not read the key, a page that lies may still send one.
      byte[] key =
          cose.flatMap(PasskeyVerdictTest::usual).orElse(algorithm.keys.getPublic()).getEncoded();
      int number = cose.map(it -> (int) it.getAlgorithm().getValue()).orElse(algorithm.number);
      OURS.created(id(sent.authenticator()), sent.authenticator(), key, number);
      return challenge.equals(Ceremony.written(Ceremony.CHALLENGE));
    } catch (Denied _) {
      return false;
    }
  }

  private static boolean oursOfShown(Ceremony ceremony, Sent sent) {
    try {
      String challenge = OURS.challenge(sent.client(), ceremony.kind);
      byte[] key = usual(KEYS.convert(ceremony.attested()).getCOSEKey()).orElseThrow().getEncoded();
      long counter =
          OURS.signed(
              sent.client(),
              sent.authenticator(),
              sent.signature(),
              key,
              ceremony.algorithm.number);
      return challenge.equals(Ceremony.written(Ceremony.CHALLENGE))
          && !new People.Passkey("", "", "", ceremony.known, "", "").isCopied(counter);
    } catch (Denied _) {
      return false;
    }
  }

  // What a browser reads out of what a device says

  private static byte[] id(byte[] authenticator) {
    if (authenticator.length < 55) {
      return new byte[0];
    }
    int length = Short.toUnsignedInt(ByteBuffer.wrap(authenticator).getShort(53));
    return Arrays.copyOfRange(authenticator, 55, Math.min(authenticator.length, 55 + length));
  }

  private static Optional<COSEKey> named(byte[] authenticator) {
    try {
      ByteBuffer rest = ByteBuffer.wrap(authenticator);
      COSEKey key = KEYS.convert(rest.position(37)).getCOSEKey();
      return usual(key).isPresent() && key.getAlgorithm() != null
          ? Optional.of(key)
          : Optional.empty();
    } catch (RuntimeException _) {
      return Optional.empty();
    }
  }

  private static Optional<PublicKey> usual(COSEKey key) {
    return Optional.ofNullable(key.getPublicKey());
  }

  // Theirs: it lets what Jackson and the JDK throw through, besides what it throws itself

  private static boolean theirsOfNew(Sent sent) {
    // Never mutated: the browser opens this envelope, our server gets the authenticator data only.
    Map<String, Object> attestation = new LinkedHashMap<>();
    attestation.put("fmt", "none");
    attestation.put("attStmt", Map.of());
    attestation.put("authData", sent.authenticator());
    try {
      NEW.verify(
          new RegistrationRequest(CborWriter.write(attestation), sent.client()),
          new RegistrationParameters(SITE, ACCEPTED, true, true));
      return true;
    } catch (RuntimeException _) {
      return false;
    }
  }

  private static boolean theirsOfShown(Ceremony ceremony, Sent sent) {
    AttestedCredentialData known = KEYS.convert(ceremony.attested());
    // Whether the key may be copied is compared with before only where a site makes use of it.
    CredentialRecordImpl passkey =
        new CredentialRecordImpl(
            null, true, null, null, ceremony.known, known, null, null, null, null);
    try {
      SHOWN.verify(
          new AuthenticationRequest(
              ceremony.id, sent.authenticator(), sent.client(), sent.signature()),
          new AuthenticationParameters(SITE, passkey, null, true, true));
      return true;
    } catch (RuntimeException _) {
      return false;
    }
  }

  /**
   * What webauthn4j leaves to its caller: that a new key can check signatures of its algorithm, is
   * on the curve the standard asks for (5.8.5), and, by a rule of ours, is no weak RSA key.
   */
  private static void isUsable(RegistrationObject made) {
    COSEKey cose =
        made.getAttestationObject().getAuthenticatorData().getAttestedCredentialData().getCOSEKey();
    try {
      PublicKey key = usual(cose).orElseThrow();
      SignatureUtil.createSignature(cose.getAlgorithm().toSignatureAlgorithm()).initVerify(key);
      boolean weak =
          switch (key) {
            case ECPublicKey ec -> ec.getParams().getCurve().getField().getFieldSize() != 256;
            case RSAPublicKey rsa -> rsa.getModulus().bitLength() < 2048;
            default -> false;
          };
      if (weak) {
        throw new BadAlgorithmException("weak");
      }
    } catch (InvalidKeyException e) {
      throw new BadAlgorithmException("a key of another algorithm", e);
    }
  }
}
