package chapeau.bench;

import chapeau.json.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Replays the attacks of docs/security.md as real requests against a server on this machine and
 * prints which of them fail. The exit code is 1 if one succeeds.
 */
final class Attack {
  private static final String TABLE =
      """
      {"game":"hattari","players":4,"options":{},"seats":["me","open","bot:novice","bot:novice"],\
      "salt":"s","name":"%s","listed":true,"hold":true}\
      """;

  private final int port;
  private int broken;

  private Attack(int port) {
    this.port = port;
  }

  public static void main(String[] args) {
    if (args.length != 2 || !args[0].equals("--port") || !args[1].matches("[0-9]{1,5}")) {
      System.err.println("Usage: ./chapeau attack --port N, the port of a server on this machine");
      System.exit(2);
    }
    System.exit(new Attack(Integer.parseInt(args[1])).run());
  }

  /** One attack. Returns true if the server withstands it. */
  private interface Row {
    boolean holds() throws IOException, InterruptedException;
  }

  private int run() {
    row("1 a cookie from before a merge gives no access", this::oldCookieAfterMerge);
    row("2 a guest who changes seats sees no second hand", this::seatHopping);
    row("3 a link code alone gives nothing", this::linkCodeAlone);
    row("4 signing out everywhere ends codes and cookies", this::signOutEverywhere);
    row("6 no hint at a listed table", this::hintAtListedTable);
    row("7 a push endpoint on this machine is refused", this::pushEndpoint);
    row("8 a request that arrives too slowly is ended", this::slowHeaders);
    row("9 a guest lists three tables and no more", this::fourthListedTable);
    row("9 a stranger reports nobody", this::strangerReports);
    row("10 a deleted guest does not come back", this::deletedGuest);
    row("11 a method in a header is refused", this::methodOverride);
    row("11 two cookies of one name are refused", this::doubledCookie);
    row("11 another origin changes nothing", this::otherOrigin);
    row("12 a name that looks like another is refused", this::invisibleName);
    row("12 a body that is not UTF-8 is refused", this::invalidUtf8);
    System.out.println(
        broken == 0 ? "The server withstands all attacks." : broken + " attacks succeeded.");
    return broken == 0 ? 0 : 1;
  }

  private void row(String name, Row row) {
    String outcome;
    try {
      outcome = row.holds() ? "held" : "BROKEN";
    } catch (IOException e) {
      outcome = "BROKEN (no answer: " + e.getMessage() + ")";
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    broken += outcome.equals("held") ? 0 : 1;
    System.out.println(outcome + "  " + name);
  }

  private record Answer(int status, JsonNode json, List<String> cookies) {}

  /** A client with its own cookie, or a thief with a copy of the cookie. */
  private final class Guest {
    private final HttpClient http = HttpClient.newHttpClient();
    private String cookie = "";

    static HttpRequest.Builder to(int port, String path) {
      return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
    }

    Answer send(HttpRequest.Builder request) throws IOException, InterruptedException {
      if (!cookie.isEmpty()) {
        request.header("Cookie", cookie);
      }
      HttpResponse<byte[]> answer = http.send(request.build(), BodyHandlers.ofByteArray());
      List<String> cookies = answer.headers().allValues("Set-Cookie");
      for (String set : cookies) {
        keep(set.substring(0, set.indexOf(';')));
      }
      return new Answer(answer.statusCode(), parsed(answer.body()), cookies);
    }

    private void keep(String pair) {
      String name = pair.substring(0, pair.indexOf('=') + 1);
      List<String> kept = new ArrayList<>(List.of(cookie.split("; ")));
      kept.removeIf(it -> it.startsWith(name) || it.isEmpty());
      if (!pair.equals(name)) {
        kept.add(pair);
      }
      cookie = String.join("; ", kept);
    }

    Answer get(String path) throws IOException, InterruptedException {
      return send(to(port, path).GET());
    }

    Answer call(String method, String path, String body) throws IOException, InterruptedException {
      return send(to(port, path).method(method, BodyPublishers.ofString(body)));
    }

    Answer post(String path, String body) throws IOException, InterruptedException {
      return call("POST", path, body);
    }

    String id() throws IOException, InterruptedException {
      return get("/api/me").json.path("id").asText();
    }

    Guest thief() {
      Guest thief = new Guest();
      thief.cookie = cookie;
      return thief;
    }

    String table() throws IOException, InterruptedException {
      return post("/api/tables", TABLE.formatted("")).json.path("id").asText();
    }
  }

  private static JsonNode parsed(byte[] body) {
    try {
      return Json.parse(new String(body, StandardCharsets.UTF_8));
    } catch (Json.Unreadable _) {
      return MissingNode.getInstance();
    }
  }

  // Accounts

  private static String code(Guest guest) throws IOException, InterruptedException {
    return "{\"code\":\"" + guest.post("/api/me/move", "").json.path("code").asText() + "\"}";
  }

  /** Adds the second device to the account of the first, with the consent of both. */
  private static void link(Guest owner, Guest device) throws IOException, InterruptedException {
    String code = code(owner);
    device.post("/api/move/ask", code);
    owner.post("/api/me/move/confirm", code.replace("}", ",\"yes\":true}"));
    device.post("/api/move", code);
  }

  private boolean oldCookieAfterMerge() throws IOException, InterruptedException {
    Guest browser = new Guest();
    browser.table();
    Guest thief = browser.thief();
    String merged = thief.id();
    String code = code(thief);
    Guest victim = new Guest();
    String account = victim.id();
    link(victim, browser);
    boolean linked = browser.id().equals(account);
    browser.post("/api/me/adopt", "");
    Guest late = new Guest();
    late.post("/api/move/ask", code);
    late.post("/api/move", code);
    return linked && !List.of(account, merged).contains(thief.id()) && !late.id().equals(account);
  }

  private boolean linkCodeAlone() throws IOException, InterruptedException {
    Guest owner = new Guest();
    String account = owner.id();
    String code = code(owner);
    Guest victim = new Guest();
    String before = victim.id();
    victim.post("/api/move", code);
    victim.post("/api/move/ask", code);
    victim.post("/api/move", code);
    return victim.id().equals(before) && !before.equals(account);
  }

  private boolean signOutEverywhere() throws IOException, InterruptedException {
    Guest owner = new Guest();
    String account = owner.id();
    Guest other = new Guest();
    link(owner, other);
    boolean linked = other.id().equals(account);
    String code = code(owner);
    Guest late = new Guest();
    late.post("/api/move/ask", code);
    owner.post("/api/me/move/confirm", code.replace("}", ",\"yes\":true}"));
    owner.post("/api/me/sign-out", "{\"everywhere\":true}");
    late.post("/api/move", code);
    return linked && !other.id().equals(account) && !late.id().equals(account);
  }

  private boolean deletedGuest() throws IOException, InterruptedException {
    for (int tries = 0; tries < 20; tries++) {
      Guest guest = new Guest();
      String id = guest.id();
      Guest same = guest.thief();
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        Future<Answer> renamed =
            threads.submit(() -> guest.thief().call("PUT", "/api/me", "{\"name\":\"Ada\"}"));
        guest.call("DELETE", "/api/me", "");
        if (renamed.isCancelled()) {
          return false;
        }
      }
      if (same.id().equals(id)) {
        return false;
      }
    }
    return true;
  }

  // Tables

  /** Takes over a bot's seat in a running game, stands up, and tries to take another one. */
  private boolean seatHopping() throws IOException, InterruptedException {
    Guest host = new Guest();
    String open = TABLE.formatted("").replace("\"open\"", "\"bot:novice\"");
    String table = "/api/tables/" + host.post("/api/tables", open).json.path("id").asText();
    host.post(table + "/start", "");
    Guest thief = new Guest();
    boolean sat = thief.post(table + "/seats", "{\"seat\":1,\"salt\":\"x\"}").status < 300;
    thief.call("DELETE", table + "/seats/1", "");
    boolean moved = thief.post(table + "/seats", "{\"seat\":2,\"salt\":\"x\"}").status < 300;
    return sat && !moved && thief.get(table + "/feed?seat=2").status == 403;
  }

  private boolean hintAtListedTable() throws IOException, InterruptedException {
    Guest host = new Guest();
    String table = "/api/tables/" + host.table();
    host.post(table + "/start", "");
    return host.post(table + "/hint?seat=0", "").status == 403;
  }

  private boolean fourthListedTable() throws IOException, InterruptedException {
    Guest spammer = new Guest();
    boolean listed = true;
    for (int i = 0; i < 4; i++) {
      JsonNode table = spammer.post("/api/tables", TABLE.formatted("")).json;
      listed = table.path("listed").asBoolean();
      if (table.path("id").asText().isEmpty()) {
        return false;
      }
    }
    return !listed;
  }

  private boolean strangerReports() throws IOException, InterruptedException {
    Guest host = new Guest();
    String table = "/api/tables/" + host.table();
    String report = "{\"seat\":0,\"name\":\"Ada\",\"why\":\"spam\"}";
    return new Guest().post(table + "/reports", report).status >= 400;
  }

  private boolean pushEndpoint() throws IOException, InterruptedException {
    String body =
        """
        {"endpoint":"https://127.0.0.1/x","keys":{"p256dh":"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzO\
        RcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4","auth":"BTBZMqHH6r4Tts7J_aSIgg"},"lang":"en"}\
        """;
    return new Guest().call("PUT", "/api/push", body).status == 400;
  }

  // HTTP

  /**
   * Sends one byte a second for at most a minute. The server closes the connection after ten
   * seconds.
   */
  private boolean slowHeaders() throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(1_000);
      InputStream in = socket.getInputStream();
      byte[] head =
          ("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: " + "x".repeat(60))
              .getBytes(StandardCharsets.US_ASCII);
      for (byte one : head) {
        socket.getOutputStream().write(one);
        try {
          if (in.read() < 0) {
            return true;
          }
        } catch (SocketTimeoutException _) {
          // No answer within a second: send the next byte.
        }
      }
      return false;
    } catch (IOException e) {
      return String.valueOf(e.getMessage()).matches("(?i).*(reset|broken pipe|aborted).*");
    }
  }

  private boolean methodOverride() throws IOException, InterruptedException {
    Guest guest = new Guest();
    var request = Guest.to(port, "/api/me").header("X-HTTP-Method-Override", "GET");
    return guest.send(request.POST(BodyPublishers.noBody())).status == 400;
  }

  private boolean doubledCookie() throws IOException, InterruptedException {
    Guest guest = new Guest();
    guest.id();
    Guest other = new Guest();
    other.id();
    var request = Guest.to(port, "/api/me").header("Cookie", guest.cookie + "; " + other.cookie);
    return new Guest().send(request).status == 400;
  }

  private boolean otherOrigin() throws IOException, InterruptedException {
    var request = Guest.to(port, "/api/me").header("Origin", "https://evil.example");
    return new Guest().send(request.PUT(BodyPublishers.ofString("{\"name\":\"Ada\"}"))).status
        == 403;
  }

  private boolean invisibleName() throws IOException, InterruptedException {
    return new Guest().call("PUT", "/api/me", "{\"name\":\"A\\uFE0Flice\"}").status == 400;
  }

  private boolean invalidUtf8() throws IOException, InterruptedException {
    byte[] body = "{\"name\":\"A?\"}".getBytes(StandardCharsets.US_ASCII);
    body[10] = (byte) 0xff;
    return new Guest().send(Guest.to(port, "/api/me").PUT(BodyPublishers.ofByteArray(body))).status
        == 400;
  }
}
