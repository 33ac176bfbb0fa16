package chapeau.server;

import io.javalin.http.Context;

/** The description of the API, for programs and for people. */
final class Manual {
  private Manual() {}

  static void json(Context ctx) {
    ctx.contentType("application/json").result("{}");
  }

  static void page(Context ctx) {
    ctx.html("");
  }
}
