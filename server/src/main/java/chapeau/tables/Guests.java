package chapeau.tables;

import chapeau.store.Chair;
import chapeau.store.Fact;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** The people who play: known by the secret in their cookie, of which only the hash is kept. */
public final class Guests {
  private static final int REMEMBERED = 10_000;

  private final House house;
  private final Recent<Fact.Guest> recent = new Recent<>(REMEMBERED);

  public Guests(House house) {
    this.house = house;
  }

  /** Somebody new, and the secret to know them by. */
  public record Arrival(Fact.Guest guest, String secret) {}

  public Arrival arrive() {
    String secret = house.secret(256);
    Fact.Guest guest =
        new Fact.Guest(house.secret(96), hash(secret), Names.hat(house.dice()), "", house.now());
    house.store().keep(List.of(guest, signedIn(guest)));
    recent.touch(guest.token(), guest);
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

  public Optional<Fact.Guest> find(String secret) {
    String token = hash(secret);
    // Elsewhere they may have taken another name.
    Optional<Fact.Guest> known = house.isShared() ? Optional.empty() : recent.find(token);
    Optional<Fact.Guest> found = known.or(() -> house.store().guest(token));
    found.ifPresent(guest -> recent.touch(token, guest));
    return found;
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
    recent.touch(renamed.token(), renamed);
    return renamed;
  }

  private static String hash(String secret) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
