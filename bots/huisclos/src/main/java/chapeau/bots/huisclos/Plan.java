package chapeau.bots.huisclos;

import chapeau.games.huisclos.Move;

/** What a seat is after, and what each of its moves is worth to it. */
interface Plan {
  double worth(Move move);

  /** A short code for why it would be made. */
  String reason(Move move);
}
