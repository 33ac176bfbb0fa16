package chapeau.server;

import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.store.People.Errand;
import chapeau.tables.Denied;
import chapeau.tables.Moving;
import chapeau.wire.Challenge;
import chapeau.wire.Request;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Base64;
import java.util.List;
import java.util.Objects;

/** The calls by which a passkey is made, and by which it says who somebody is. */
final class Passkeys {
  private final Identity identity;
  private final Limits limits;
  private final Proxies proxies;
  private final Moving moving;
  private final SignIn signIn;

  Passkeys(Identity identity, Limits limits, Proxies proxies, Moving moving, SignIn signIn) {
    this.identity = identity;
    this.limits = limits;
    this.proxies = proxies;
    this.moving = moving;
    this.signIn = signIn;
  }

  List<Route> routes() {
    return List.of(
        Route.of(
            HandlerType.POST,
            "/api/passkeys/challenge",
            Request.AskChallenge.class,
            this::challenge),
        Route.of(HandlerType.POST, "/api/passkeys", Request.AddPasskey.class, this::add),
        Route.of(HandlerType.POST, "/api/passkeys/sign-in", Request.SignIn.class, this::signIn),
        new Route(HandlerType.DELETE, "/api/passkeys/{key}", this::remove));
  }

  private WebAuthn here(Context ctx) {
    return new WebAuthn(proxies.host(ctx).replaceAll(":\\d+$", ""), proxies.origin(ctx));
  }

  private void challenge(Context ctx, Request.AskChallenge request) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Fact.Guest guest = identity.of(ctx);
    boolean registers = Objects.requireNonNullElse(request.register(), false);
    String code = moving.issue(registers ? Errand.REGISTER : Errand.SIGN_IN, guest);
    List<String> known =
        registers
            ? moving.passkeys(guest.id()).stream().map(People.Passkey::id).toList()
            : List.of();
    Exchange.answer(ctx, new Challenge(code, here(ctx).site(), guest.id(), guest.name(), known));
  }

  /**
   * What was handed out comes back inside what the browser had signed, in letters for addresses.
   */
  private void redeem(Errand errand, String challenge, Fact.Guest guest) {
    People.Ticket ticket =
        moving
            .redeem(errand, challenge)
            .orElseThrow(() ->
                new Denied(
                    Denied.Why.NOT_YOURS,
                    "Cette demande a déjà servi ou n’est plus valable : recommencez.",
                    "This request has been used or is too old: start again."));
    if (!ticket.session().equals(guest.token())) {
      throw new Denied(
          Denied.Why.NOT_YOURS,
          "Cette demande vient de quelqu’un d’autre : recommencez.",
          "This request is somebody else’s: start again.");
    }
  }

  private void add(Context ctx, Request.AddPasskey request) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Fact.Guest guest = identity.of(ctx);
    WebAuthn here = here(ctx);
    byte[] client = WebAuthn.bytes(request.client());
    String challenge = here.challenge(client, WebAuthn.Ceremony.CREATE);
    redeem(Errand.REGISTER, challenge, guest);
    int algorithm = request.algorithm();
    byte[] id = WebAuthn.bytes(request.id());
    byte[] key = WebAuthn.bytes(request.key());
    long counter = here.created(id, WebAuthn.bytes(request.authenticator()), key, algorithm);
    moving.add(guest, written(id), algorithm + " " + written(key), counter);
    Exchange.answer(ctx, signIn.account(ctx));
  }

  private static String written(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Whose it is is said by its id: what the device calls its owner may be from before a move. */
  private void signIn(Context ctx, Request.SignIn request) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    WebAuthn here = here(ctx);
    byte[] client = WebAuthn.bytes(request.client());
    Fact.Guest asker = identity.of(ctx);
    redeem(Errand.SIGN_IN, here.challenge(client, WebAuthn.Ceremony.GET), asker);
    People.Passkey passkey =
        moving
            .passkey(written(WebAuthn.bytes(request.id())))
            .orElseThrow(() ->
                new Denied(
                    Denied.Why.NOT_YOURS,
                    "Cette clé d’accès n’est pas connue ici.",
                    "That passkey isn’t known here."));
    String[] key = passkey.key().split(" ", 2);
    long counter =
        here.signed(
            client,
            WebAuthn.bytes(request.authenticator()),
            WebAuthn.bytes(request.signature()),
            WebAuthn.bytes(key[1]),
            Integer.parseInt(key[0]));
    signIn.become(ctx, moving.signIn(passkey, counter, asker));
    Exchange.answer(ctx, signIn.account(ctx));
  }

  private void remove(Context ctx) {
    moving.forget(identity.of(ctx), ctx.pathParam("key"));
    Exchange.answer(ctx, signIn.account(ctx));
  }
}
