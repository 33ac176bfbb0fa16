package chapeau.server;

import chapeau.tables.Denied;
import chapeau.wire.ToServer;

/** Reads what clients say over the websocket. */
final class Messages {
  private Messages() {}

  static ToServer read(Body body) {
    return switch (body.text("type")) {
      case "watch" -> body.as(ToServer.Watch.class);
      case "unwatch" -> body.as(ToServer.Unwatch.class);
      case "move" -> body.as(ToServer.Move.class);
      case "chat" -> body.as(ToServer.Chat.class);
      case "hurry" -> body.as(ToServer.Hurry.class);
      case "look" -> body.as(ToServer.Look.class);
      case "ping" -> new ToServer.Ping();
      default ->
          throw new Denied(Denied.Why.MALFORMED, "Message inconnu.", "There is no such message.");
    };
  }
}
