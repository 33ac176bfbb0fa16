package chapeau.games.tophat;

import chapeau.engine.Refusal;

/** Why a move is refused. */
enum No {
  NO_SUCH_CELL("TOP-01", "Cette case n’est pas sur le plateau.", "That space isn’t on the board."),
  WRONG_HATS(
      "TOP-05",
      "Ces piles n’utilisent pas exactement vos quinze chapeaux.",
      "These stacks don’t use exactly your fifteen hats."),
  WRONG_COUNT("TOP-06", "Formez cinq piles de trois chapeaux.", "Build five stacks of three hats."),
  FOREIGN_TOP(
      "TOP-06",
      "Le chapeau du dessus doit être à votre couleur.",
      "The top hat must be your own colour."),
  PACKED_ALREADY("TOP-06", "Vos piles sont déjà formées.", "Your stacks are already built."),
  PACK_FIRST(
      "TOP-06", "Chacun forme d’abord ses cinq piles.", "First everyone builds five stacks."),
  CHANCE_DRAWS("TOP-07", "Qui commence est tiré au sort par le jeu.", "The game draws who begins."),
  NOT_YOUR_TURN("TOP-07", "Ce n’est pas votre tour.", "It isn’t your turn."),
  ALL_PLACED(
      "TOP-08", "Toutes les piles sont déjà posées.", "All stacks have already been placed."),
  PLACE_FIRST("TOP-08", "Posez d’abord toutes vos piles.", "First place all your stacks."),
  NO_SUCH_STACK(
      "TOP-08", "Vous n’avez pas cette pile en main.", "You don’t have that stack in hand."),
  WRONG_RING(
      "TOP-08",
      "Une pile se pose sur le deuxième ou le troisième cercle.",
      "A stack is placed on the second or third ring."),
  PLACE_TAKEN("TOP-08", "Cette case est occupée.", "That space is taken."),
  NOT_YOURS(
      "TOP-10",
      "Le chapeau du dessus n’est pas à votre couleur : cette pile n’est pas à vous.",
      "The top hat isn’t your colour: that stack isn’t yours."),
  NOT_NEXT("TOP-11", "On avance sur une case voisine.", "A step goes to a neighbouring space."),
  STEP_TAKEN("TOP-11", "La case voisine doit être libre.", "The neighbouring space must be free."),
  OUT_INWARDS(
      "TOP-11",
      "On sort d’un cercle interdit en allant vers le centre.",
      "You leave a forbidden ring by stepping towards the centre."),
  NO_LANDING("TOP-12", "Dites où la pile retombe.", "Say where the stack lands."),
  NOT_STRAIGHT(
      "TOP-12",
      "On saute en ligne droite, par-dessus une case, sur celle de derrière.",
      "A jump goes straight over one space, onto the one behind it."),
  NOTHING_TO_JUMP(
      "TOP-12", "Il n’y a pas de pile à sauter ici.", "There’s no stack to jump there."),
  LANDING_TAKEN(
      "TOP-12",
      "La case derrière la pile doit être libre.",
      "The space behind the stack must be free."),
  MUST_JUMP(
      "TOP-13",
      "Vous pouvez sauter une pile ennemie : c’est obligatoire.",
      "You can jump an enemy stack, so you must."),
  ENEMY_FIRST(
      "TOP-15",
      "Le premier saut passe par-dessus une pile ennemie.",
      "The first jump goes over an enemy stack."),
  SAME_STACK(
      "TOP-16",
      "On ne saute pas deux fois la même pile dans une chaîne.",
      "You can’t jump the same stack twice in one chain."),
  FORBIDDEN_STEP(
      "TOP-20",
      "Ce cercle est interdit : d’ici, on n’y entre qu’en sautant une pile ennemie.",
      "That ring is forbidden: from here you can only enter it by jumping an enemy stack."),
  FORBIDDEN_LANDING(
      "TOP-21",
      "On ne retombe sur un cercle interdit qu’après une pile ennemie.",
      "You can only land on a forbidden ring by jumping an enemy stack."),
  LEAVE_FIRST(
      "TOP-22",
      "Sortez d’abord une de vos piles du cercle interdit.",
      "First move one of your stacks off the forbidden ring."),
  OVER("TOP-42", "La partie est terminée.", "The game is over.");

  final Refusal refusal;

  No(String rule, String fr, String en) {
    refusal = new Refusal(rule, fr, en);
  }
}
