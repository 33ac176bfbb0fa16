package chapeau.tables;

import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.store.People.Errand;
import chapeau.store.Store;
import chapeau.tables.Denied.Why;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
  public String issue(Errand errand, Fact.Guest asker) {
    String code = house.secret(256);
    long now = house.millis();
    String guest = errand == Errand.SIGN_IN ? "" : asker.id();
    People.Ticket ticket =
        new People.Ticket(
            Guests.hash(code), errand, guest, asker.token(), now + CODE_LASTS.toMillis());
    if (!people().issue(ticket, now)) {
      throw refusal(asker);
    }
    return code;
  }

  /** Redeems a ticket. Each ticket works once. */
  public Optional<People.Ticket> redeem(Errand errand, String code) {
    return people().redeem(Guests.hash(code), errand, house.millis());
  }

  People.Entry entry(String secret, String replaces) {
    return new People.Entry(Guests.hash(secret), replaces, house.now(), house.millis());
  }

  private People people() {
    return house.store().people();
  }

  // Rights of a session

  /** Returns the session of a request; empty if it was signed out. */
  public Optional<People.Access> access(Fact.Guest asker) {
    return people().accesses(asker.id()).stream()
        .filter(it -> it.token().equals(asker.token()))
        .findFirst();
  }

  /**
   * Whether a session may act: its guest has no passkey, it has shown one within five minutes, or
   * it has waited long enough.
   */
  public boolean isProved(Fact.Guest asker) {
    return people().isProved(asker.id(), asker.token(), house.millis());
  }

  public void demandProof(Fact.Guest asker) {
    if (!isProved(asker)) {
      throw refusal(asker);
    }
  }

  Denied refusal(Fact.Guest asker) {
    return access(asker).isEmpty()
        ? new Denied(
            Why.NOT_YOURS,
            "Cet appareil vient d’être déconnecté.",
            "This device has just been signed out.")
        : new Denied(
            Why.NOT_YOURS,
            "Montrez d’abord votre clé d’accès, puis recommencez.",
            "Show your passkey first, then start again.");
  }

  /** Whether a session has shown a passkey that its guest still has. */
  public boolean canComeBack(Fact.Guest asker) {
    return shown(asker).isPresent();
  }

  /** Whether a session has shown such a passkey within five minutes. */
  public boolean hasJustShown(Fact.Guest asker) {
    long since = house.millis() - People.PROOF_LASTS.toMillis();
    return access(asker).filter(it -> it.verified() >= since).isPresent() && canComeBack(asker);
  }

  private Optional<People.Passkey> shown(Fact.Guest asker) {
    return access(asker)
        .flatMap(it -> passkey(it.passkey()))
        .filter(it -> it.guest().equals(asker.id()));
  }

  // A lost key

  /** Returns the session that waits to act without a passkey or may already do so. */
  public Optional<People.Access> waiting(String guest) {
    long over =
        house.millis() - People.LOST_KEY_WAITS.toMillis() - People.LOST_KEY_LASTS.toMillis();
    return people().accesses(guest).stream()
        .filter(it -> it.waiting() > 0 && it.waiting() >= over)
        .findFirst();
  }

  public void startWaiting(Fact.Guest asker) {
    if (passkeys(asker.id()).isEmpty()) {
      throw new Denied(
          Why.TOO_LATE,
          "Vous n’avez pas de clé d’accès : rien n’est à attendre.",
          "You have no passkey: there is nothing to wait for.");
    }
    people().startWaiting(asker.token(), house.millis());
  }

  public void stopWaiting(Fact.Guest asker) {
    if (access(asker).isEmpty()) {
      throw refusal(asker);
    }
    people().stopWaiting(asker.id());
  }

  // Passkeys

  public List<People.Passkey> passkeys(String guest) {
    return house.store().people().passkeys(guest);
  }

  public Optional<People.Passkey> passkey(String id) {
    return house.store().people().passkey(id);
  }

  /** Keeps a passkey that was checked. */
  public void add(Fact.Guest asker, String id, String key, long counter) {
    if (passkeys(asker.id()).size() >= MOST_PASSKEYS) {
      throw new Denied(
          Why.TOO_LATE,
          "Vous avez déjà dix clés d’accès : retirez-en une d’abord.",
          "You have ten passkeys already: remove one first.");
    }
    try {
      String now = house.now();
      People.Passkey passkey = new People.Passkey(id, asker.id(), key, counter, now, now);
      if (!people().keep(passkey, asker.token(), house.millis())) {
        throw refusal(asker);
      }
    } catch (Store.Taken e) {
      throw new Denied(
          Why.TOO_LATE, "Cette clé d’accès est déjà connue.", "That passkey is known already.");
    }
  }

  /**
   * Signs in the guest of a passkey after its signature was checked.
   *
   * @param asker the guest of the asking session, which is replaced if the passkey belongs to the
   *     same guest
   */
  public Guests.Arrival signIn(People.Passkey passkey, long counter, Fact.Guest asker) {
    String secret = house.secret(256);
    if (passkey.isCopied(counter)
        || !people().signIn(passkey, counter, entry(secret, asker.token()))) {
      throw new Denied(
          Why.NOT_YOURS,
          "Cette clé d’accès semble avoir été copiée : elle n’est pas acceptée.",
          "This passkey seems to have been copied: it isn’t accepted.");
    }
    house.signedOut(passkey.guest());
    return guests.signedIn(passkey.guest(), secret);
  }

  public void forget(Fact.Guest asker, String passkey) {
    if (!people().forget(asker.id(), passkey, asker.token(), house.millis())) {
      throw refusal(asker);
    }
  }

  public int devices(String guest) {
    return house.store().people().sessions(guest);
  }

  // What was played before as somebody else

  /** How many games somebody has who could not come back to them by a passkey. */
  public int stranded(String guest) {
    return passkeys(guest).isEmpty() ? games(guest) : 0;
  }

  public int games(String guest) {
    People people = house.store().people();
    return people.unfinished(guest).size() + people.finished(guest, EVER, 1_000).size();
  }

  /**
   * Merges the previous guest of this browser into the current one. Signs out all other devices of
   * the previous guest.
   */
  public void adopt(Fact.Guest before, Fact.Guest now) {
    switch (house.store().people().adopt(before.id(), now.id())) {
      case People.Merge.Done(Set<String> taken) -> {
        // Before the tables, because reloading a table may fail.
        house.signedOut(before.id());
        tables.reread(taken);
      }
      case People.Merge.Refused(People.Barrier why) -> throw refused(why);
    }
  }

  private static Denied refused(People.Barrier why) {
    return switch (why) {
      case PASSKEY ->
          new Denied(
              Why.NOT_YOURS,
              "Ces parties ont leur propre clé d’accès : connectez-vous avec elle.",
              "Those games have a passkey of their own: sign in with it.");
      case BANNED ->
          new Denied(
              Why.NOT_YOURS,
              "Ces parties ne peuvent pas être ajoutées aux vôtres.",
              "Those games cannot be added to yours.");
      case GONE -> Guests.gone();
    };
  }
}
