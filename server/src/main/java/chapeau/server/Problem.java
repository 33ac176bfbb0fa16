package chapeau.server;

import chapeau.engine.Text;
import chapeau.tables.Denied;

/** An error as it is answered. */
record Problem(Text error, String rule) {
  static final Problem BROKEN =
      new Problem(
          new Text("Quelque chose s’est cassé chez nous.", "Something broke on our side."), "");

  static final Problem UNAVAILABLE =
      new Problem(
          new Text(
              "Le serveur ne peut rien enregistrer pour le moment. Réessayez bientôt.",
              "The server cannot save anything right now. Try again soon."),
          "");

  static final Problem NOT_THERE =
      new Problem(
          new Text("Il n’y a rien à cette adresse.", "There is nothing at this address."), "");

  static final Problem GONE =
      new Problem(new Text("Cette personne n’est plus ici.", "That person is gone from here."), "");

  static Problem of(Denied denied) {
    return new Problem(denied.text(), denied.rule());
  }

  static int status(Denied.Why why) {
    return switch (why) {
      case MALFORMED -> 400;
      case NOT_YOURS -> 403;
      case NOT_THERE -> 404;
      case TOO_LATE -> 409;
      case TOO_LARGE -> 413;
      case AGAINST_THE_RULES -> 422;
      case TOO_FAST -> 429;
      case BROKEN -> 500;
      case NOT_NOW -> 503;
    };
  }
}
