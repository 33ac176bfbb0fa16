package chapeau.server;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Where requests come from. What a proxy says of it is believed only of those we were told to
 * trust: anybody can write such a header.
 */
final class Proxies {
  private static final int IPV6_BYTES = 16;

  private final Set<InetAddress> trusted;
  private final Optional<URI> publicUrl;

  private Proxies(Set<InetAddress> trusted, Optional<URI> publicUrl) {
    this.trusted = trusted;
    this.publicUrl = publicUrl;
  }

  /**
   * Parses the options of the operator.
   *
   * @param publicUrl the URL of the page; if empty, the host of each request counts
   */
  static Proxies of(Set<String> names, String publicUrl) throws StartFailure {
    return new Proxies(
        addresses(names), publicUrl.isEmpty() ? Optional.empty() : Optional.of(origin(publicUrl)));
  }

  private static URI origin(String url) throws StartFailure {
    if (!url.matches("https?://[A-Za-z0-9.\\-\\[\\]:]+/?")) {
      throw new StartFailure(
          "--public-url takes the address of the page without a path, as in"
              + " https://chapeau.example, not "
              + url
              + ".");
    }
    return URI.create(url.replaceAll("/$", "").toLowerCase(Locale.ROOT));
  }

  private static Set<InetAddress> addresses(Set<String> names) throws StartFailure {
    Set<InetAddress> trusted = new HashSet<>();
    for (String name : names) {
      try {
        Collections.addAll(trusted, InetAddress.getAllByName(name));
      } catch (UnknownHostException e) {
        throw new StartFailure(
            "--trusted-proxy takes the address of your proxy, and there is no “" + name + "”.", e);
      }
    }
    return trusted;
  }

  boolean isTrusted(String peer) {
    return isTrusted(parsed(peer));
  }

  private boolean isTrusted(Optional<InetAddress> address) {
    return address.isPresent() && trusted.contains(address.get());
  }

  private boolean isForwarded(Context ctx) {
    return isTrusted(ctx.ip());
  }

  /**
   * Who is to be counted: the last address on the way that is no proxy of ours. Of the newer kind
   * of addresses a household has as many as it likes, so that their common part is counted.
   */
  String address(Context ctx) {
    return address(ctx.ip(), way(ctx));
  }

  String address(String peer, List<String> way) {
    Optional<InetAddress> address = parsed(peer);
    List<String> believed = isTrusted(address) ? way : List.of();
    for (String step : believed.reversed()) {
      Optional<InetAddress> before = parsed(step);
      if (before.isEmpty()) {
        break;
      }
      address = before;
      if (!isTrusted(address)) {
        break;
      }
    }
    return address.map(Proxies::household).orElse(peer);
  }

  private static List<String> way(Context ctx) {
    return Collections.list(ctx.req().getHeaders("X-Forwarded-For")).stream()
        .flatMap(header -> Arrays.stream(header.split(",")))
        .map(String::strip)
        .toList();
  }

  private static String household(InetAddress address) {
    byte[] bytes = address.getAddress();
    return bytes.length == IPV6_BYTES && !address.isLoopbackAddress()
        ? Arrays.toString(Arrays.copyOf(bytes, IPV6_BYTES / 2))
        : address.getHostAddress();
  }

  /** Only what is an address already: nothing is looked up for strangers. */
  private static Optional<InetAddress> parsed(String text) {
    try {
      return Optional.of(InetAddress.ofLiteral(text.replaceAll("[\\[\\]]", "")));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  /** Whether a request comes from this machine without a trusted proxy in between. */
  boolean isLoopback(Context ctx) {
    return parsed(address(ctx)).filter(InetAddress::isLoopbackAddress).isPresent();
  }

  boolean isHttps(Context ctx) {
    return publicUrl
        .map(url -> "https".equals(url.getScheme()))
        .orElseGet(() ->
            "https".equals(ctx.scheme())
                || "https".equalsIgnoreCase(statedScheme(ctx).orElse("http")));
  }

  /** Whether the public URL is https, so that browsers may be told to use TLS only. */
  boolean isAlwaysHttps() {
    return publicUrl.filter(url -> "https".equals(url.getScheme())).isPresent();
  }

  private Optional<String> statedScheme(Context ctx) {
    return isForwarded(ctx)
        ? Optional.ofNullable(ctx.header("X-Forwarded-Proto"))
        : Optional.empty();
  }

  /** Returns the origin of the page as the browser of this request sees it. */
  String origin(Context ctx) {
    return publicUrl
        .map(URI::toString)
        .orElseGet(() -> (isHttps(ctx) ? "https://" : "http://") + host(ctx));
  }

  /**
   * Whether this origin is the page's own. If no trusted proxy states the scheme, a proxy may have
   * ended TLS: then only the host is compared.
   */
  boolean isOurs(String origin, Context ctx) {
    if (publicUrl.isPresent() || statedScheme(ctx).isPresent()) {
      return origin.equalsIgnoreCase(origin(ctx));
    }
    return origin.equalsIgnoreCase("http://" + host(ctx))
        || origin.equalsIgnoreCase("https://" + host(ctx));
  }

  /** The name the browser asked for. */
  String host(Context ctx) {
    if (publicUrl.isPresent()) {
      return publicUrl.get().getAuthority();
    }
    @Nullable String forwarded = isForwarded(ctx) ? ctx.header("X-Forwarded-Host") : null;
    return forwarded == null ? String.valueOf(ctx.header("Host")) : forwarded;
  }
}
