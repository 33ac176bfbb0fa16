package chapeau.tables;

import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.store.People.Errand;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * How one person comes to be the same on several devices: by a code that is good once, or by a
 * passkey; and how what was played before, as somebody else, is taken along.
 */
public final class Moving {
  private static final Duration CODE_LASTS = Duration.ofMinutes(5);
  private static final int MOST_PASSKEYS = 10;
  private static final String EVER = "9999";

  private final House house;
  private final Guests guests;
  private final Tables tables;

  public Moving(House house, Guests guests, Tables tables) {
    this.house = house;
    this.guests = guests;
    this.tables = tables;
  }

  /** Something to hand out that is good once, for an errand of a guest's. */
  public String issue(Errand errand, String guest) {
    String code = house.secret(256);
    long now = house.millis();
    house
        .store()
        .people()
        .issue(
            new People.Ticket(Guests.hash(code), errand, guest, now + CODE_LASTS.toMillis()), now);
    return code;
  }

  /** For whom a code was handed out; it is worth nothing afterwards. */
  public Optional<String> redeem(Errand errand, String code) {
    return house
        .store()
        .people()
        .redeem(Guests.hash(code), errand, house.millis())
        .map(People.Ticket::guest);
  }

  /** Another browser becomes the one's who handed out this code. */
  public Guests.Arrival move(String code) {
    return guests.signIn(
        redeem(Errand.MOVE, code)
            .orElseThrow(() ->
                new Denied(
                    Why.NOT_YOURS,
                    "Ce code a déjà servi ou n’est plus valable : demandez-en un autre.",
                    "This code has been used or is too old: ask for another one.")));
  }

  // Passkeys

  public List<People.Passkey> passkeys(String guest) {
    return house.store().people().passkeys(guest);
  }

  public Optional<People.Passkey> passkey(String id) {
    return house.store().people().passkey(id);
  }

  /** Keeps a passkey that was checked. */
  public void add(String guest, String id, String key, long counter) {
    if (passkeys(guest).size() >= MOST_PASSKEYS) {
      throw new Denied(
          Why.TOO_LATE,
          "Vous avez déjà dix clés d’accès : retirez-en une d’abord.",
          "You have ten passkeys already: remove one first.");
    }
    try {
      String now = house.now();
      house.store().people().keep(new People.Passkey(id, guest, key, counter, now, now));
    } catch (Store.Taken e) {
      throw new Denied(
          Why.TOO_LATE, "Cette clé d’accès est déjà connue.", "That passkey is known already.");
    }
  }

  /** Signs in whose passkey this is, once it was checked that it has signed. */
  public Guests.Arrival signIn(People.Passkey passkey, long counter) {
    // Devices that share their keys do not count at all.
    boolean counts = counter > 0 || passkey.counter() > 0;
    boolean copied = counts && counter <= passkey.counter();
    if (copied || !house.store().people().used(passkey, counter, house.now())) {
      throw new Denied(
          Why.NOT_YOURS,
          "Cette clé d’accès semble avoir été copiée : elle n’est pas acceptée.",
          "This passkey seems to have been copied: it isn’t accepted.");
    }
    return guests.signIn(passkey.guest());
  }

  public void forget(String guest, String passkey) {
    house.store().people().forget(guest, passkey);
  }

  public int devices(String guest) {
    return house.store().people().sessions(guest);
  }

  // What was played before as somebody else

  /** How many games somebody has who could not come back to them by a passkey. */
  public int stranded(String guest) {
    if (!passkeys(guest).isEmpty()) {
      return 0;
    }
    People people = house.store().people();
    return people.unfinished(guest).size() + people.finished(guest, EVER, 1_000).size();
  }

  /** Takes along all that belonged to whom one was before in this browser. */
  public void adopt(Fact.Guest before, Fact.Guest now) {
    if (!passkeys(before.id()).isEmpty()) {
      throw new Denied(
          Why.NOT_YOURS,
          "Ces parties ont leur propre clé d’accès : connectez-vous avec elle.",
          "Those games have a passkey of their own: sign in with it.");
    }
    tables.reread(house.store().people().adopt(before.id(), now.id()));
    house.signedOut(before.id());
  }
}
