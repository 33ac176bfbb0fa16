package chapeau.server;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
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

  private Proxies(Set<InetAddress> trusted) {
    this.trusted = trusted;
  }

  static Proxies of(Set<String> names) throws StartFailure {
    Set<InetAddress> trusted = new HashSet<>();
    for (String name : names) {
      try {
        Collections.addAll(trusted, InetAddress.getAllByName(name));
      } catch (UnknownHostException e) {
        throw new StartFailure(
            "--trusted-proxy takes the address of your proxy, and there is no “" + name + "”.", e);
      }
    }
    return new Proxies(trusted);
  }

  private boolean isTrusted(Optional<InetAddress> address) {
    return address.isPresent() && trusted.contains(address.get());
  }

  private boolean isForwarded(Context ctx) {
    return isTrusted(parsed(ctx.ip()));
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
    return bytes.length == IPV6_BYTES
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

  boolean isHttps(Context ctx) {
    return "https".equals(ctx.scheme())
        || (isForwarded(ctx) && "https".equalsIgnoreCase(ctx.header("X-Forwarded-Proto")));
  }

  /** The name the browser asked for. */
  String host(Context ctx) {
    @Nullable String forwarded = isForwarded(ctx) ? ctx.header("X-Forwarded-Host") : null;
    return forwarded == null ? String.valueOf(ctx.header("Host")) : forwarded;
  }
}
