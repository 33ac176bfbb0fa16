package chapeau.games.hattari;

import chapeau.engine.Refusal;

/** Why a move is refused. */
enum No {
  CHANCE_DEALS(
      "HTR-04",
      "Les profils sont mélangés et distribués par le jeu.",
      "The profiles are shuffled and dealt by the game."),
  BAD_DEAL(
      "HTR-04",
      "Cette donne n’utilise pas exactement les profils de la partie.",
      "This deal doesn’t use exactly the profiles in play."),
  BAD_FIRST(
      "HTR-03",
      "Le jeton premier joueur va à l’un des joueurs, une fois.",
      "The first-player token goes to one of the players, once."),
  SEAT_WITHOUT_PLAYER(
      "HTR-03",
      "Personne n’est assis à la place choisie pour commencer.",
      "Nobody sits at the seat chosen to begin."),
  NOT_YOUR_TURN("HTR-14", "Ce n’est pas votre tour.", "It isn’t your turn."),
  NO_SUCH_SUSPECT("HTR-04", "Il n’y a que trois suspects.", "There are only three suspects."),
  JUST_ACCUSED(
      "HTR-14",
      "On ne regarde pas le suspect que le joueur précédent vient d’accuser.",
      "You can’t look at the suspect the player before you has just accused."),
  TWICE_THE_SAME(
      "HTR-11", "Vous avez déjà regardé ce suspect.", "You’ve already looked at this suspect."),
  LOOKED_ENOUGH(
      "HTR-11", "On regarde deux suspects, pas trois.", "You look at two suspects, not three."),
  FIRST_LOOKS_FIRST("HTR-11", "Regardez d’abord deux suspects.", "Look at two suspects first."),
  LOOK_BEFORE_SWAPPING(
      "HTR-12",
      "Regardez d’abord deux suspects : on n’échange que ce qu’on a vu.",
      "Look at two suspects first: you can only swap what you’ve seen."),
  LOOK_FIRST(
      "HTR-14",
      "Regardez d’abord les deux autres suspects.",
      "Look at the other two suspects first."),
  ONLY_THE_FIRST_SWAPS(
      "HTR-12",
      "Seul le premier joueur peut échanger un suspect avec la victime, une fois.",
      "Only the first player may swap a suspect with the victim, once."),
  SWAP_ONE_YOU_SAW(
      "HTR-12",
      "On n’échange qu’un suspect que l’on vient de voir.",
      "You can only swap a suspect you’ve just seen."),
  DECIDE_THE_SWAP(
      "HTR-12",
      "Dites d’abord si vous échangez un suspect avec la victime.",
      "First decide whether to swap a suspect with the victim."),
  OVER("HTR-30", "La partie est terminée.", "The game is over.");

  final Refusal refusal;

  No(String rule, String fr, String en) {
    refusal = new Refusal(rule, fr, en);
  }
}
