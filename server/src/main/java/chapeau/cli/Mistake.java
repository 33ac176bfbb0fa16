package chapeau.cli;

/** What was asked for on the command line cannot be done, said in a sentence. */
final class Mistake extends Exception {
  private static final long serialVersionUID = 1;

  Mistake(String sentence) {
    super(sentence);
  }
}
