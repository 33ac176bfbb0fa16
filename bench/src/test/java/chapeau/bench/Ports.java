package chapeau.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ports nobody listens on, next to each other. */
final class Ports {
  private Ports() {}

  static int free(int howMany) {
    for (int first = 20_000 + (int) (ProcessHandle.current().pid() % 10_000); ; first += howMany) {
      if (areFree(first, howMany)) {
        return first;
      }
    }
  }

  private static boolean areFree(int first, int howMany) {
    for (int port = first; port < first + howMany; port++) {
      if (!isFree(port)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFree(int port) {
    try (ServerSocket socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      return socket.isBound();
    } catch (IOException _) {
      return false;
    }
  }
}
