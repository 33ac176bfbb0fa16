package chapeau.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** One address for several nodes: each connection goes to the next that takes it. */
final class Balancer implements AutoCloseable {
  private final ServerSocket door = open();
  private final AtomicInteger next = new AtomicInteger();
  private volatile List<Integer> nodes;

  Balancer(List<Integer> nodes) {
    this.nodes = List.copyOf(nodes);
    Thread.startVirtualThread(this::accept);
  }

  private static ServerSocket open() {
    try {
      return new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  int port() {
    return door.getLocalPort();
  }

  void lead(List<Integer> to) {
    nodes = List.copyOf(to);
  }

  private void accept() {
    try {
      while (true) {
        Socket from = door.accept();
        Thread.startVirtualThread(() -> serve(from));
      }
    } catch (IOException _) {
      // Closed.
    }
  }

  private void serve(Socket from) {
    List<Integer> now = nodes;
    for (int i = 0; i < now.size(); i++) {
      int port = now.get(Math.floorMod(next.getAndIncrement(), now.size()));
      try (Socket to = new Socket(InetAddress.getLoopbackAddress(), port)) {
        Thread back = Thread.startVirtualThread(() -> pump(to, from));
        pump(from, to);
        back.join();
        return;
      } catch (IOException _) {
        // This node is down: the next.
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static void pump(Socket from, Socket to) {
    try (InputStream in = from.getInputStream()) {
      in.transferTo(to.getOutputStream());
      to.shutdownOutput();
    } catch (IOException _) {
      // One of them is gone, and so the other has nobody to talk to.
    }
    try {
      from.close();
      to.close();
    } catch (IOException _) {
      // Closed already.
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
