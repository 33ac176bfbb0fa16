package chapeau.server;

import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import chapeau.tables.House;
import chapeau.tables.Moving;
import chapeau.wire.Account;
import chapeau.wire.Answer;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The calls by which a browser becomes somebody's, and by which it is nobody's any more. */
final class SignIn {
  private final Identity identity;
  private final Guests guests;
  private final Moving moving;
  private final House house;

  private final Limits limits;

  SignIn(Identity identity, Limits limits, Guests guests, Moving moving, House house) {
    this.house = house;
    this.limits = limits;
    this.identity = identity;
    this.guests = guests;
    this.moving = moving;
  }

  List<Route> routes() {
    return List.of(
        new Route(HandlerType.GET, "/api/me/account", ctx -> Exchange.answer(ctx, account(ctx))),
        new Route(HandlerType.POST, "/api/me/adopt", this::adopt),
        new Route(HandlerType.POST, "/api/me/lost-key", ctx -> lostKey(ctx, true)),
        new Route(HandlerType.DELETE, "/api/me/lost-key", ctx -> lostKey(ctx, false)),
        Route.of(HandlerType.POST, "/api/me/sign-out", Request.SignOut.class, this::signOut));
  }

  Account account(Context ctx) {
    Fact.Guest guest = identity.of(ctx);
    Optional<String> before =
        identity.before(ctx).map(Fact.Guest::id).filter(it -> !it.equals(guest.id()));
    return new Account(
        guest.name(),
        guest.hat(),
        moving.devices(guest.id()),
        passkeys(guest),
        before.map(moving::stranded).orElse(0),
        before.map(it -> moving.devices(it) - 1).orElse(0),
        moving.isProved(guest),
        moving.waiting(guest.id()).map(it -> told(it, guest)).orElse(null));
  }

  private List<Account.Key> passkeys(Fact.Guest guest) {
    Instant began = moving.access(guest).map(it -> Instant.parse(it.since())).orElse(Instant.MAX);
    Instant contested = Instant.ofEpochMilli(house.millis()).minus(People.CONTESTED_FOR);
    return moving.passkeys(guest.id()).stream()
        .map(it -> {
          Instant made = Instant.parse(it.since());
          boolean newer = !made.isBefore(began);
          boolean late = made.isBefore(contested);
          return new Account.Key(it.id(), it.since(), it.seen(), newer, newer && !late);
        })
        .toList();
  }

  private static Account.Waiting told(People.Access waiting, Fact.Guest guest) {
    Instant ready = Instant.ofEpochMilli(waiting.waiting()).plus(People.LOST_KEY_WAITS);
    return new Account.Waiting(ready.toString(), waiting.token().equals(guest.token()));
  }

  /**
   * Starts or ends the wait of a guest without a passkey at hand. Any device of the guest can end
   * the wait, and so does showing a passkey.
   */
  private void lostKey(Context ctx, boolean waits) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Fact.Guest guest = identity.of(ctx);
    if (waits) {
      moving.startWaiting(guest);
    } else {
      moving.stopWaiting(guest);
    }
    Exchange.answer(ctx, account(ctx));
  }

  /** Games that nobody else could find again are remembered, and can be taken along. */
  void become(Context ctx, Guests.Arrival somebody) {
    Fact.Guest was = identity.of(ctx);
    boolean another = !was.id().equals(somebody.guest().id());
    boolean remember = another && moving.stranded(was.id()) > 0;
    identity.become(ctx, somebody, remember);
    if (!remember) {
      guests.signOut(was);
    }
  }

  private void adopt(Context ctx) {
    Fact.Guest now = identity.of(ctx);
    Fact.Guest before =
        identity
            .before(ctx)
            .filter(it -> !it.id().equals(now.id()))
            .orElseThrow(() ->
                new Denied(
                    Denied.Why.NOT_THERE,
                    "Il n’y a pas d’autres parties dans ce navigateur.",
                    "There are no other games in this browser."));
    moving.adopt(before, now);
    identity.forgetBefore(ctx);
    Exchange.answer(ctx, new Answer.Done(true));
  }

  /** Whoever could not come back stays signed in here: games are not lost by a slip. */
  private void signOut(Context ctx, Request.SignOut request) {
    Fact.Guest guest = identity.of(ctx);
    boolean everywhere = Objects.requireNonNullElse(request.everywhere(), false);
    if (!everywhere && !moving.canComeBack(guest) && moving.devices(guest.id()) == 1) {
      throw new Denied(
          Denied.Why.TOO_LATE,
          "Sans clé d’accès montrée ici ni autre appareil, vous perdriez vos parties.",
          "Without a passkey shown here or another device you’d lose your games.");
    }
    boolean here = !everywhere || moving.hasJustShown(guest);
    if (everywhere) {
      guests.signOutOthers(guest);
    }
    int stay = moving.devices(guest.id()) - 1;
    if (here) {
      guests.signOut(guest);
      identity.leave(ctx);
    }
    Exchange.answer(ctx, new Answer.SignedOut(here, everywhere ? stay : 0));
  }
}
