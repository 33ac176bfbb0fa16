package chapeau.server;

/** Why the server did not start: a sentence for whoever started it. */
public final class StartFailure extends Exception {
  private static final long serialVersionUID = 1;

  StartFailure(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  StartFailure(String sentence) {
    super(sentence);
  }
}
