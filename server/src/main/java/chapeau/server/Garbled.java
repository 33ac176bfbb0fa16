package chapeau.server;

import chapeau.engine.Text;
import chapeau.json.Json;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/** Answers requests so garbled that they never reach us, in the same form as all others. */
final class Garbled extends ErrorHandler {
  private static final String ANSWER =
      Json.write(
          new Problem(new Text("Cette demande est illisible.", "This request is unreadable."), ""));

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int code,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    // Jetty closes after a malformed request line without saying so, and a client that sends its
    // next request on that connection gets no answer.
    response.getHeaders().put(HttpHeader.CONNECTION, "close");
    Content.Sink.write(response, true, ANSWER, callback);
  }
}
