package chapeau.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Offers to compress, as every browser does, and sees whether the server agrees. */
final class Deflate {
  private Deflate() {}

  static boolean isAgreed(int port) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String request =
          "GET /api/ws HTTP/1.1\r\nHost: 127.0.0.1:"
              + port
              + "\r\nConnection: Upgrade\r\n"
              + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
              + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
              + "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      BufferedReader answer =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      for (String line = answer.readLine();
          line != null && !line.isEmpty();
          line = answer.readLine()) {
        if (line.toLowerCase(Locale.ROOT).startsWith("sec-websocket-extensions:")) {
          return true;
        }
      }
      return false;
    }
  }
}
