package chapeau.server;

import chapeau.store.Fact;
import chapeau.store.People.Errand;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import chapeau.tables.Moving;
import chapeau.wire.Account;
import chapeau.wire.Answer;
import chapeau.wire.MoveCode;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Objects;

/** The calls by which a browser becomes somebody's, and by which it is nobody's any more. */
final class SignIn {
  private final Identity identity;
  private final Limits limits;
  private final Guests guests;
  private final Moving moving;

  SignIn(Identity identity, Limits limits, Guests guests, Moving moving) {
    this.identity = identity;
    this.limits = limits;
    this.guests = guests;
    this.moving = moving;
  }

  List<Route> routes() {
    return List.of(
        new Route(HandlerType.GET, "/api/me/account", ctx -> Exchange.answer(ctx, account(ctx))),
        new Route(HandlerType.POST, "/api/me/move", this::offer),
        Route.of(HandlerType.POST, "/api/move", Request.MoveHere.class, this::move),
        new Route(HandlerType.POST, "/api/me/adopt", this::adopt),
        Route.of(HandlerType.POST, "/api/me/sign-out", Request.SignOut.class, this::signOut));
  }

  Account account(Context ctx) {
    Fact.Guest guest = identity.of(ctx);
    int before =
        identity
            .before(ctx)
            .filter(it -> !it.id().equals(guest.id()))
            .map(it -> moving.stranded(it.id()))
            .orElse(0);
    return new Account(
        guest.name(),
        guest.hat(),
        moving.devices(guest.id()),
        moving.passkeys(guest.id()).stream().map(Passkeys::told).toList(),
        before);
  }

  private void offer(Context ctx) {
    Fact.Guest guest = identity.of(ctx);
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Exchange.answer(ctx, new MoveCode(moving.issue(Errand.MOVE, guest.id()), MoveCode.SECONDS));
  }

  private void move(Context ctx, Request.MoveHere request) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    become(ctx, moving.move(request.code()));
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
    boolean canComeBack = !moving.passkeys(guest.id()).isEmpty();
    if (!everywhere && !canComeBack && moving.devices(guest.id()) == 1) {
      throw new Denied(
          Denied.Why.TOO_LATE,
          "Sans clé d’accès ni autre appareil, vous perdriez vos parties : ajoutez-en d’abord.",
          "Without a passkey or another device you’d lose your games: add one first.");
    }
    if (everywhere) {
      guests.signOutOthers(guest);
    }
    if (!everywhere || canComeBack) {
      guests.signOut(guest);
      identity.leave(ctx);
    }
    Exchange.answer(ctx, new Answer.Done(true));
  }
}
