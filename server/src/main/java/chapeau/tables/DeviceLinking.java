package chapeau.tables;

import chapeau.store.DeviceLinks;
import chapeau.store.Fact;
import chapeau.tables.Denied.Why;
import java.time.Duration;

/**
 * Adds another device to a guest by a code. The device that shows the code confirms the device that
 * asks, within five minutes.
 */
public final class DeviceLinking {
  private static final Duration CODE_LASTS = Duration.ofMinutes(5);

  private final House house;
  private final Guests guests;
  private final Moving moving;

  public DeviceLinking(House house, Guests guests, Moving moving) {
    this.house = house;
    this.guests = guests;
    this.moving = moving;
  }

  private DeviceLinks links() {
    return house.store().deviceLinks();
  }

  /** Creates a code to show to another device. */
  public String offer(Fact.Guest issuer) {
    String code = house.secret(256);
    long now = house.millis();
    long until = now + CODE_LASTS.toMillis();
    if (!links().offer(Guests.hash(code), issuer.id(), issuer.token(), until, now)) {
      throw moving.refusal(issuer);
    }
    return code;
  }

  /** Returns the guest that the redeeming device will be signed in as. */
  public Fact.Guest preview(String code) {
    return house.store().people().guest(find(code).guest()).orElseThrow(DeviceLinking::tooOld);
  }

  /** Asks the device that shows the code. Returns whether it has confirmed. */
  public boolean ask(String code, Fact.Guest asker, String browser) {
    if (!links().ask(Guests.hash(code), asker.token(), browser, house.millis())) {
      throw tooOld();
    }
    return find(code).confirmed();
  }

  /** Returns the state of a code to the device that shows it. */
  public DeviceLinks.Link look(String code, Fact.Guest issuer) {
    DeviceLinks.Link link = find(code);
    if (!link.issuer().equals(issuer.token())) {
      throw tooOld();
    }
    return link;
  }

  /** Confirms the device that asked. */
  public void confirm(String code, Fact.Guest issuer) {
    moving.demandProof(issuer);
    if (!links().confirm(Guests.hash(code), issuer.token(), house.millis())) {
      throw tooOld();
    }
  }

  public void refuse(String code, Fact.Guest issuer) {
    links().refuse(Guests.hash(code), issuer.token());
  }

  /** Signs in the device that asked, if the other device has confirmed. */
  public Guests.Arrival redeem(String code, Fact.Guest asker) {
    String secret = house.secret(256);
    return links()
        .redeem(Guests.hash(code), asker.token(), moving.entry(secret, ""))
        .map(guest -> guests.signedIn(guest, secret))
        .orElseThrow(DeviceLinking::tooOld);
  }

  private DeviceLinks.Link find(String code) {
    return links().find(Guests.hash(code), house.millis()).orElseThrow(DeviceLinking::tooOld);
  }

  private static Denied tooOld() {
    return new Denied(
        Why.NOT_YOURS,
        "Ce code a déjà servi ou n’est plus valable : demandez-en un autre.",
        "This code has been used or is too old: ask for another one.");
  }
}
