package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Fact;
import chapeau.store.People;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The people who play: known by secrets in their cookies, one a browser, of which only the hashes
 * are kept. A secret that is used stays good; one that nobody used for long, or that was taken
 * back, is worth nothing.
 */
public final class Guests {
  private static final int REMEMBERED = 10_000;
  private static final Duration RENEWED_AFTER = Duration.ofDays(1);
  private static final Duration GOOD_FOR = Duration.ofDays(400);

  private final House house;
  private final Recent<People.Known> recent = new Recent<>(REMEMBERED);

  public Guests(House house) {
    this.house = house;
    // Which of them were taken back is in the store.
    house.onSignOut(_ -> recent.clear());
  }

  /** Somebody, and a secret to know them by. */
  public record Arrival(Fact.Guest guest, String secret) {}

  /**
   * Somebody who was here before.
   *
   * @param renewed whether the secret was given another while, and so the cookie should be, too
   */
  public record Found(Fact.Guest guest, boolean renewed) {}

  public Arrival arrive() {
    String secret = house.secret(256);
    Fact.Guest guest =
        new Fact.Guest(house.secret(96), hash(secret), Names.hat(house.dice()), "", house.now());
    house.store().keep(List.of(guest, signedIn(guest)));
    return new Arrival(guest, secret);
  }

  /** A program that wants to play, and the token to know it by. */
  public Arrival enrol(String name) {
    String secret = house.secret(256);
    Fact.Guest guest =
        new Fact.Guest(
            Chair.PROGRAM + house.secret(96), hash(secret), Names.checked(name), "", house.now());
    house.store().keep(List.of(guest, signedIn(guest)));
    return new Arrival(guest, secret);
  }

  private Fact.SignedIn signedIn(Fact.Guest guest) {
    return new Fact.SignedIn(guest.token(), guest.id(), house.now());
  }

  public Optional<Found> find(String secret) {
    String token = hash(secret);
    long epoch = recent.epoch();
    // Elsewhere they may have taken another name, or gone.
    Optional<People.Known> known = house.isShared() ? Optional.empty() : recent.find(token);
    return known.or(() -> house.store().people().session(token)).flatMap(it -> renewed(it, epoch));
  }

  private Optional<Found> renewed(People.Known known, long epoch) {
    String token = known.guest().token();
    Duration unused =
        Duration.between(Instant.parse(known.seen()), Instant.ofEpochMilli(house.millis()));
    if (unused.compareTo(GOOD_FOR) > 0) {
      house.store().people().signOut(token);
      return Optional.empty();
    }
    boolean renews = unused.compareTo(RENEWED_AFTER) > 0;
    if (renews) {
      house.store().people().seen(token, house.now());
    }
    recent.touch(token, renews ? new People.Known(known.guest(), house.now()) : known, epoch);
    return Optional.of(new Found(known.guest(), renews));
  }

  /** Calls somebody by another name, or gives them another hat. */
  public Fact.Guest rename(Fact.Guest guest, Sitter sitter) {
    Fact.Guest renamed =
        guest.called(
            sitter.name().isEmpty() && !sitter.hat().isEmpty()
                ? guest.name()
                : Names.checked(sitter.name()),
            sitter.hat().isEmpty() ? guest.hat() : sitter.hat());
    house.store().keep(List.of(renamed));
    recent.clear();
    return renamed;
  }

  // Other browsers of the same person

  /** Whether a secret's hash still speaks for a guest. */
  public boolean isSignedIn(String guest, String token) {
    return house
        .store()
        .people()
        .session(token)
        .filter(it -> it.guest().id().equals(guest))
        .isPresent();
  }

  /** A guest and the secret of the session that was just created. */
  Arrival signedIn(String id, String secret) {
    Fact.Guest guest =
        house
            .store()
            .people()
            .guest(id)
            .map(it -> new Fact.Guest(id, hash(secret), it.name(), it.hat(), it.since()))
            .orElseThrow(Guests::gone);
    return new Arrival(guest, secret);
  }

  static Denied gone() {
    return new Denied(
        Denied.Why.NOT_THERE, "Cette personne n’est plus ici.", "That person is gone from here.");
  }

  public void signOut(Fact.Guest guest) {
    house.store().people().signOut(guest.token());
    house.signedOut(guest.id());
  }

  /** Everywhere but here; answers how many browsers and programs that were. */
  public int signOutOthers(Fact.Guest guest) {
    int gone = house.store().people().signOutOthers(guest.id(), guest.token(), house.millis());
    house.signedOut(guest.id());
    return gone;
  }

  public static String hash(String secret) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
