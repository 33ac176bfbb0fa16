package chapeau.server;

import chapeau.store.Fact;
import chapeau.store.People;
import chapeau.store.People.Errand;
import chapeau.tables.Denied;
import chapeau.tables.Moving;
import chapeau.wire.Account;
import chapeau.wire.Challenge;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.Base64;
import java.util.List;

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

  List<Api.Route> routes() {
    return List.of(
        new Api.Route(HandlerType.POST, "/api/passkeys/challenge", this::challenge),
        new Api.Route(HandlerType.POST, "/api/passkeys", this::add),
        new Api.Route(HandlerType.POST, "/api/passkeys/sign-in", this::signIn),
        new Api.Route(HandlerType.DELETE, "/api/passkeys/{key}", this::remove));
  }

  static Account.Key told(People.Passkey passkey) {
    return new Account.Key(passkey.id(), passkey.since(), passkey.seen());
  }

  private WebAuthn here(Context ctx) {
    String host = proxies.host(ctx);
    String scheme = proxies.isHttps(ctx) ? "https" : "http";
    return new WebAuthn(host.replaceAll(":\\d+$", ""), scheme + "://" + host);
  }

  private void challenge(Context ctx) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Fact.Guest guest = identity.of(ctx);
    boolean registers = Exchange.body(ctx).flag("register");
    String code =
        moving.issue(registers ? Errand.REGISTER : Errand.SIGN_IN, registers ? guest.id() : "");
    List<String> known =
        registers
            ? moving.passkeys(guest.id()).stream().map(People.Passkey::id).toList()
            : List.of();
    Exchange.answer(ctx, new Challenge(code, here(ctx).site(), guest.id(), guest.name(), known));
  }

  /**
   * What was handed out comes back inside what the browser had signed, in letters for addresses.
   */
  private String redeem(Errand errand, String challenge) {
    return moving
        .redeem(errand, challenge)
        .orElseThrow(() ->
            new Denied(
                Denied.Why.NOT_YOURS,
                "Cette demande a déjà servi ou n’est plus valable : recommencez.",
                "This request has been used or is too old: start again."));
  }

  private void add(Context ctx) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Body body = Exchange.body(ctx);
    Fact.Guest guest = identity.of(ctx);
    WebAuthn here = here(ctx);
    byte[] client = WebAuthn.bytes(body.prose("client"));
    String challenge = here.challenge(client, WebAuthn.Ceremony.CREATE);
    if (!redeem(Errand.REGISTER, challenge).equals(guest.id())) {
      throw new Denied(
          Denied.Why.NOT_YOURS,
          "Cette demande vient de quelqu’un d’autre : recommencez.",
          "This request is somebody else’s: start again.");
    }
    int algorithm = body.number("algorithm");
    byte[] id = WebAuthn.bytes(body.prose("id"));
    byte[] key = WebAuthn.bytes(body.prose("key"));
    long counter = here.created(id, WebAuthn.bytes(body.prose("authenticator")), key, algorithm);
    moving.add(guest.id(), written(id), algorithm + " " + written(key), counter);
    Exchange.answer(ctx, signIn.account(ctx));
  }

  private static String written(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Whose it is is said by its id: what the device calls its owner may be from before a move. */
  private void signIn(Context ctx) {
    limits.count(Limits.Kind.SIGN_IN, identity.address(ctx));
    Body body = Exchange.body(ctx);
    WebAuthn here = here(ctx);
    byte[] client = WebAuthn.bytes(body.prose("client"));
    redeem(Errand.SIGN_IN, here.challenge(client, WebAuthn.Ceremony.GET));
    People.Passkey passkey =
        moving
            .passkey(written(WebAuthn.bytes(body.prose("id"))))
            .orElseThrow(() ->
                new Denied(
                    Denied.Why.NOT_YOURS,
                    "Cette clé d’accès n’est pas connue ici.",
                    "That passkey isn’t known here."));
    String[] key = passkey.key().split(" ", 2);
    long counter =
        here.signed(
            client,
            WebAuthn.bytes(body.prose("authenticator")),
            WebAuthn.bytes(body.prose("signature")),
            WebAuthn.bytes(key[1]),
            Integer.parseInt(key[0]));
    signIn.become(ctx, moving.signIn(passkey, counter));
    Exchange.answer(ctx, signIn.account(ctx));
  }

  private void remove(Context ctx) {
    moving.forget(identity.of(ctx).id(), ctx.pathParam("key"));
    Exchange.answer(ctx, signIn.account(ctx));
  }
}
