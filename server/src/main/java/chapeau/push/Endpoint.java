package chapeau.push;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/**
 * Where a browser's push service takes messages: somewhere on the open internet, by TLS, and never
 * a machine that only this server could reach. The address that was looked at is the one spoken to.
 */
record Endpoint(URI uri, InetAddress address) {
  private static final int LONGEST = 1024;
  private static final int HTTPS = 443;
  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1");

  /**
   * Looks where an address leads.
   *
   * @param local whether this machine itself will do, by plain HTTP: for tests
   */
  static Optional<Endpoint> of(String letters, boolean local) {
    try {
      URI uri = new URI(letters);
      if (letters.length() > LONGEST || uri.getHost() == null || uri.getRawUserInfo() != null) {
        return Optional.empty();
      }
      if (local && "http".equals(uri.getScheme()) && LOCAL.contains(uri.getHost())) {
        return Optional.of(new Endpoint(uri, InetAddress.getByName(uri.getHost())));
      }
      boolean usual = uri.getPort() == -1 || uri.getPort() == HTTPS;
      if (!"https".equals(uri.getScheme()) || !usual) {
        return Optional.empty();
      }
      InetAddress[] all = InetAddress.getAllByName(uri.getHost());
      return Arrays.stream(all).allMatch(Endpoint::isPublic)
          ? Optional.of(new Endpoint(uri, all[0]))
          : Optional.empty();
    } catch (URISyntaxException | UnknownHostException _) {
      return Optional.empty();
    }
  }

  boolean isSecure() {
    return uri.getScheme().equals("https");
  }

  int port() {
    return uri.getPort() == -1 ? HTTPS : uri.getPort();
  }

  String path() {
    String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
    return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
  }

  static boolean isPublic(InetAddress address) {
    if (address.isAnyLocalAddress()
        || address.isLoopbackAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress()) {
      return false;
    }
    byte[] bytes = address.getAddress();
    int first = bytes[0] & 0xff;
    int second = bytes[1] & 0xff;
    return switch (address) {
      case Inet4Address _ -> isPublic4(first, second, bytes[2] & 0xff);
      case Inet6Address _ -> isPublic6(first, second, bytes);
      default -> false;
    };
  }

  /** Not of this network, of a carrier's own, of tests and documents, nor set aside. */
  private static boolean isPublic4(int first, int second, int third) {
    return !(first == 0
        || first >= 240
        || (first == 100 && second >= 64 && second < 128)
        || (first == 192 && second == 0 && (third == 0 || third == 2))
        || (first == 192 && second == 88 && third == 99)
        || (first == 198 && (second == 18 || second == 19))
        || (first == 198 && second == 51 && third == 100)
        || (first == 203 && second == 0 && third == 113));
  }

  /** Of the global part only, without what hides an older address inside. */
  private static boolean isPublic6(int first, int second, byte[] bytes) {
    boolean global = (first & 0xe0) == 0x20;
    boolean sixToFour = first == 0x20 && second == 0x02;
    boolean teredo = first == 0x20 && second == 0x01 && bytes[2] == 0 && bytes[3] == 0;
    boolean documents =
        first == 0x20 && second == 0x01 && bytes[2] == 0x0d && bytes[3] == (byte) 0xb8;
    return global && !sixToFour && !teredo && !documents;
  }
}
