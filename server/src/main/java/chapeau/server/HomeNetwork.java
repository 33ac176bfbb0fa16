package chapeau.server;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.Optional;

/**
 * Where the other devices of a home find this machine, so that an invitation works for them too.
 */
public final class HomeNetwork {
  private HomeNetwork() {}

  /** The address of a server that listens everywhere on this port; none without a network. */
  public static Optional<String> address(String host, int port) {
    return host.equals("0.0.0.0")
        ? machine().map(name -> "http://" + name + ":" + port)
        : Optional.empty();
  }

  private static Optional<String> machine() {
    try {
      return NetworkInterface.networkInterfaces()
          .filter(HomeNetwork::isReal)
          .flatMap(NetworkInterface::inetAddresses)
          .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
          .map(InetAddress::getHostAddress)
          .findFirst();
    } catch (SocketException e) {
      return Optional.empty();
    }
  }

  private static boolean isReal(NetworkInterface card) {
    try {
      // Bridges of containers and of virtual machines lead to no other device.
      return card.isUp()
          && !card.isLoopback()
          && !card.getName().matches("(docker|br-|veth|virbr|vmnet).*");
    } catch (SocketException e) {
      return false;
    }
  }
}
