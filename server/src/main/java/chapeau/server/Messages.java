package chapeau.server;

import chapeau.tables.Denied;
import chapeau.wire.ToServer;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads what clients say. */
final class Messages {
  private static final int LONGEST_ID = 64;

  private Messages() {}

  static ToServer read(Body body) {
    return switch (body.text("type")) {
      case "watch" -> new ToServer.Watch(body.text("table"), body.number("seat"), from(body));
      case "unwatch" -> new ToServer.Unwatch(body.text("table"), body.number("seat"));
      case "move" ->
          new ToServer.Move(
              body.text("table"),
              body.number("seat"),
              body.number("seq"),
              checkedId(body.text("id")),
              body.object("move"));
      case "chat" ->
          new ToServer.Chat(
              body.text("table"), body.number("seat"), body.text("room"), body.prose("text"));
      case "hurry" -> new ToServer.Hurry(body.text("table"));
      case "look" -> new ToServer.Look(body.flag("looking"));
      case "ping" -> new ToServer.Ping();
      default ->
          throw new Denied(Denied.Why.MALFORMED, "Message inconnu.", "There is no such message.");
    };
  }

  private static @Nullable Integer from(Body body) {
    OptionalInt from = body.optionalNumber("from");
    return from.isPresent() ? from.getAsInt() : null;
  }

  static String checkedId(String id) {
    if (id.length() > LONGEST_ID) {
      throw new Denied(
          Denied.Why.MALFORMED,
          "« id » a au plus 64 caractères.",
          "“id” has at most 64 characters.");
    }
    return id;
  }
}
