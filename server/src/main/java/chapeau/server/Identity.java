package chapeau.server;

import chapeau.store.Fact;
import chapeau.tables.Denied;
import chapeau.tables.Guests;
import io.javalin.http.Context;
import io.javalin.http.SameSite;
import jakarta.servlet.http.Cookie;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who sends a request: the guest of its cookie, who is made when there is none. */
final class Identity {
  private static final String COOKIE = "chapeau";
  private static final String BEFORE = "chapeau-before";
  private static final String SEPARATOR = ".";
  private static final String GUEST = "guest";
  private static final String BEARER = "Bearer ";
  private static final int A_YEAR = 365 * 24 * 3600;

  private final Guests guests;
  private final Limits limits;
  private final Proxies proxies;
  private final Orders orders;

  Identity(Guests guests, Limits limits, Proxies proxies, Orders orders) {
    this.orders = orders;
    this.guests = guests;
    this.limits = limits;
    this.proxies = proxies;
  }

  Fact.Guest of(Context ctx) {
    Fact.@Nullable Guest known = ctx.attribute(GUEST);
    if (known != null) {
      return known;
    }
    String said = ctx.header("Authorization");
    Fact.Guest guest = said != null ? byToken(said) : byCookie(ctx).orElseGet(() -> arrive(ctx));
    orders.admit(guest.id());
    ctx.attribute(GUEST, guest);
    return guest;
  }

  /** Refuses a guest that was signed out or banned while the request waited. */
  void checkAgain(Context ctx) {
    Fact.Guest guest = of(ctx);
    if (!guests.isSignedIn(guest.id(), guest.token())) {
      throw new Denied(
          Denied.Why.NOT_YOURS,
          "Cet appareil vient d’être déconnecté.",
          "This device has just been signed out.");
    }
    orders.admit(guest.id());
  }

  /**
   * Finds the guest by the session cookie. A cookie from before TLS or before the prefix gets its
   * new name.
   */
  private Optional<Fact.Guest> byCookie(Context ctx) {
    Optional<String> current = cookie(ctx, COOKIE);
    Optional<String> secret =
        current.isEmpty() && proxies.isHttps(ctx) ? plainCookie(ctx, COOKIE) : current;
    Optional<Guests.Found> found = secret.flatMap(guests::find);
    if (found.isPresent() && (found.get().renewed() || current.isEmpty())) {
      give(ctx, COOKIE, secret.orElseThrow());
    }
    if (found.isPresent() && current.isEmpty()) {
      ctx.removeCookie(COOKIE, "/");
    }
    return found.map(Guests.Found::guest);
  }

  /**
   * Returns the name of a cookie. Under TLS it has a prefix, so that no other site, subdomain or
   * plain connection can set it.
   */
  private String name(Context ctx, String name) {
    return proxies.isHttps(ctx) ? "__Host-" + name : name;
  }

  private Optional<String> cookie(Context ctx, String name) {
    return plainCookie(ctx, name(ctx, name));
  }

  /**
   * Reads a cookie. Refuses a request with two cookies of this name: another site may have set one
   * of them.
   */
  private static Optional<String> plainCookie(Context ctx, String name) {
    Cookie @Nullable [] all = ctx.req().getCookies();
    List<String> values =
        Stream.of(all == null ? new Cookie[0] : all)
            .filter(cookie -> cookie.getName().equals(name))
            .map(Cookie::getValue)
            .toList();
    if (values.size() > 1) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "Deux cookies portent le nom « " + name + " » : effacez les cookies de ce site.",
          "Two cookies are called “" + name + "”: delete this site’s cookies.");
    }
    return values.stream().findFirst();
  }

  /** A program says who it is with every request. */
  private Fact.Guest byToken(String said) {
    String token = said.startsWith(BEARER) ? said.substring(BEARER.length()) : "";
    return guests
        .find(token)
        .map(Guests.Found::guest)
        .orElseThrow(() ->
            new Denied(
                Denied.Why.NOT_YOURS, "Ce jeton n’est pas connu.", "That token is not known."));
  }

  private Fact.Guest arrive(Context ctx) {
    limits.count(Limits.Kind.ARRIVAL, address(ctx));
    Guests.Arrival arrival = guests.arrive();
    give(ctx, COOKIE, arrival.secret());
    return arrival.guest();
  }

  private void give(Context ctx, String name, String secret) {
    give(ctx, name, secret, A_YEAR);
  }

  private void give(Context ctx, String name, String value, int seconds) {
    boolean https = proxies.isHttps(ctx);
    ctx.cookie(
        new io.javalin.http.Cookie(
            name(ctx, name), value, "/", seconds, https, true, null, SameSite.LAX));
  }

  // Another person, in the same browser

  /** From now on this browser is somebody's; who it was before can be found again, if wanted. */
  void become(Context ctx, Guests.Arrival somebody, boolean remember) {
    orders.admit(somebody.guest().id());
    Optional<String> secret = cookie(ctx, COOKIE);
    if (remember && secret.isPresent()) {
      give(ctx, BEFORE, secret.get() + SEPARATOR + bond(secret.get(), somebody.secret()));
      ctx.attribute(BEFORE, of(ctx));
    } else if (of(ctx).id().equals(somebody.guest().id())) {
      secretBefore(ctx)
          .ifPresent(it -> give(ctx, BEFORE, it + SEPARATOR + bond(it, somebody.secret())));
    }
    give(ctx, COOKIE, somebody.secret());
    ctx.attribute(GUEST, somebody.guest());
  }

  /**
   * Binds the secret of the previous guest to the secret of the current one. Only this server has
   * seen both secrets, so another page cannot plant a previous guest.
   */
  private static String bond(String before, String now) {
    return Guests.hash(before + SEPARATOR + now);
  }

  private Optional<String> secretBefore(Context ctx) {
    Optional<String> now = cookie(ctx, COOKIE);
    Optional<String[]> kept = cookie(ctx, BEFORE).map(it -> it.split(Pattern.quote(SEPARATOR), 2));
    return kept.filter(it -> it.length == 2 && now.isPresent())
        .filter(it -> bond(it[0], now.get()).equals(it[1]))
        .map(it -> it[0]);
  }

  /** Who this browser was before somebody signed in. */
  Optional<Fact.Guest> before(Context ctx) {
    Fact.@Nullable Guest now = ctx.attribute(BEFORE);
    return Optional.ofNullable(now)
        .or(() -> secretBefore(ctx).flatMap(guests::find).map(Guests.Found::guest));
  }

  void forgetBefore(Context ctx) {
    give(ctx, BEFORE, "", 0);
  }

  /** This browser is nobody's any more, or again who it was before. */
  void leave(Context ctx) {
    Optional<String> secret = secretBefore(ctx);
    if (secret.isPresent() && before(ctx).isPresent()) {
      give(ctx, COOKIE, secret.get());
    } else {
      give(ctx, COOKIE, "", 0);
    }
    forgetBefore(ctx);
  }

  String address(Context ctx) {
    return proxies.address(ctx);
  }

  boolean isLoopback(Context ctx) {
    return proxies.isLoopback(ctx);
  }
}
