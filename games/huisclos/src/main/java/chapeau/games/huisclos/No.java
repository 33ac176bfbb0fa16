package chapeau.games.huisclos;

import chapeau.engine.Refusal;

/** Why a move is refused. */
enum No {
  OVER("HUC-80", "La partie est terminée.", "The game is over."),
  DEAD(
      "HUC-58", "Les morts regardent, mais n’agissent plus.", "The dead watch, but no longer act."),
  NOT_YOUR_TURN("HUC-11", "Ce n’est pas à vous de jouer.", "It isn’t your turn."),
  NOT_NOW(
      "HUC-10",
      "Ce n’est pas le moment : cela se fait à une autre étape du tour.",
      "Not now: this belongs to another part of the round."),
  CHANCE_DEALS(
      "HUC-05",
      "C’est le jeu qui mélange, distribue et pioche.",
      "The game does the shuffling, dealing and drawing."),
  SEAT_WITHOUT_PLAYER(
      "HUC-07",
      "Personne n’est assis à la place choisie pour commencer.",
      "Nobody sits at the seat chosen to start."),
  BAD_STARTER(
      "HUC-07",
      "L’urne va à une personne assise à la table.",
      "The urn goes to somebody at the table."),
  BAD_CHARACTERS(
      "HUC-03",
      "Chaque joueur reçoit un personnage différent, comme convenu à la table.",
      "Each player gets a different character, as agreed at the table."),
  CHARACTER_TAKEN(
      "HUC-03", "Ce personnage est déjà pris.", "Somebody has already taken this character."),
  BAD_ROLES("HUC-04", "Il y a exactement un Meurtrier.", "There is exactly one Murderer."),
  BAD_DEAL(
      "HUC-05",
      "Cette donne ne place pas les 39 indices comme il faut.",
      "This deal doesn’t lay out the 39 clues as it should."),
  NOT_IN_THE_SUITE(
      "HUC-08",
      "Choisissez un indice qui se trouve dans la Suite Bleue.",
      "Choose a clue that lies in the Blue Suite."),
  MUST_MOVE(
      "HUC-15",
      "Il faut se déplacer dans un autre lieu pour enquêter.",
      "You must go to another room to investigate."),
  CLOSED("HUC-23", "Ce lieu est fermé.", "This room is closed."),
  NOTHING_LIES_THERE(
      "HUC-16", "Il n’y a aucun indice à fouiller ici.", "There are no clues to search for there."),
  NO_SUCH_PERSON(
      "HUC-15",
      "Choisissez quelqu’un d’autre, et bien en vie.",
      "Choose somebody else, and somebody alive."),
  GO_WHERE_MOST_LIES(
      "HUC-60",
      "Avec plusieurs armes en main, un Innocent doit fouiller le lieu où il y a le plus"
          + " d’indices.",
      "Holding several weapons, an Innocent must search the room with the most clues."),
  SWAP_A_WEAPON(
      "HUC-60",
      "Avec plusieurs armes en main, un Innocent en échange une contre un indice du lieu.",
      "Holding several weapons, an Innocent swaps one of them for a clue lying there."),
  THREE_TO_EXCHANGE(
      "HUC-22",
      "Il faut avoir trois indices en main pour un échange forcé.",
      "You need three clues in hand to force an exchange."),
  NOTHING_TO_DRAW("HUC-22", "Votre victime n’a aucun indice.", "Your victim has no clue."),
  NOT_IN_THAT_HAND(
      "HUC-22",
      "On pioche dans la main de la victime.",
      "The clue drawn comes from the victim’s hand."),
  GIVE_ONE_OF_YOURS(
      "HUC-22",
      "Donnez un indice de votre main, autre que celui que vous venez de piocher.",
      "Give a clue from your hand, but not the one you just drew."),
  SOMETHING_TO_DO(
      "HUC-24",
      "On ne se promène que si l’on ne peut ni fouiller, ni échanger, ni accuser.",
      "You may only walk when you can’t search, exchange or accuse anywhere."),
  TOO_EARLY("HUC-30", "Il est trop tôt pour accuser.", "It’s too early to accuse."),
  NO_CLUE_OF_THEIRS(
      "HUC-31",
      "Pour accuser, il faut tenir un indice de ce personnage.",
      "To accuse, you must hold a clue of that character."),
  NO_CARD("HUC-31", "Vous n’avez plus de carte Accusation.", "You have no accusation card left."),
  SHOWN_INNOCENT(
      "HUC-34",
      "Ce personnage a déjà prouvé son innocence.",
      "This character has already been shown innocent."),
  NO_ACCUSING_NOW(
      "HUC-70",
      "On n’accuse plus dans la confrontation.",
      "There is no accusing in the confrontation."),
  NOT_A_WITNESS(
      "HUC-40",
      "Pour observer, il faut être dans le lieu de l’enquête et ne pas avoir déjà observé pendant"
          + " ce tour.",
      "To observe, you must be in the room and not have observed yet this round."),
  NOT_THERE(
      "HUC-16", "Prenez un indice qui se trouve dans ce lieu.", "Take a clue that lies there."),
  SWAP_NEEDS_THREE(
      "HUC-17",
      "On n’échange avec le lieu qu’avec trois indices en main, ou une arme contre une arme.",
      "You swap with a room only when you hold three clues, or a weapon for a weapon."),
  NOT_YOURS_TO_SWAP(
      "HUC-17", "Échangez un indice de votre main.", "Swap a clue from your own hand."),
  HAND_FULL(
      "HUC-17",
      "Avec trois indices en main, échangez-en un ou détruisez-en un.",
      "With three clues in hand, swap one or destroy one."),
  SWAP_OR_DESTROY(
      "HUC-17",
      "Échanger un indice ou en détruire un : pas les deux dans la même fouille.",
      "Swap a clue or destroy one: not both in the same search."),
  NOT_YOURS_TO_DESTROY(
      "HUC-18", "Détruisez un indice de votre main.", "Destroy a clue from your own hand."),
  DESTROYED_ENOUGH(
      "HUC-18",
      "On détruit trois indices par partie, pas plus.",
      "You can destroy three clues per game, no more."),
  NEVER_DESTROYED(
      "HUC-19",
      "On ne détruit ni une arme ni un indice de son propre personnage.",
      "You can’t destroy a weapon, nor a clue of your own character."),
  SECOND_WEAPON(
      "HUC-21",
      "Un Innocent qui a une arme n’en prend une autre qu’en laissant la première.",
      "An Innocent with a weapon takes another only by leaving the first."),
  ONLY_IN_CONFRONTATION(
      "HUC-71",
      "On ne détruit un indice du lieu que dans la confrontation.",
      "A clue lying in the room is destroyed only in the confrontation."),
  DESTROY_THERE(
      "HUC-71",
      "Dans la confrontation, il faut détruire un indice laissé dans le lieu, sauf une arme.",
      "In the confrontation you must destroy a clue left in the room, not a weapon."),
  NO_FREE_DESTROYING(
      "HUC-71",
      "Dans la confrontation, on ne détruit un indice de sa main que pour en prendre un"
          + " quatrième, et jamais une arme.",
      "In the confrontation you destroy a clue from your hand only to take a fourth, and never"
          + " a weapon."),
  SLIP_ONE_OF_YOURS(
      "HUC-50",
      "Glissez dans l’urne un indice de votre main.",
      "Slip in a clue from your own hand."),
  WOULD_KILL(
      "HUC-51",
      "Un Innocent ne glisse pas une arme qui tuerait quelqu’un.",
      "An Innocent can’t slip in a weapon that would kill somebody."),
  WOULD_KILL_MORE(
      "HUC-62",
      "Un Innocent qui n’a que des armes glisse celle qui tue le moins.",
      "An Innocent with nothing but weapons slips in the one that kills the fewest people."),
  NO_SUICIDE(
      "HUC-52",
      "Vous êtes dans le lieu de cette arme : on ne se tue pas soi-même.",
      "You are in this weapon’s room: you can’t kill yourself."),
  NOT_IN_THE_URN("HUC-54", "Reprenez un indice de l’urne.", "Take back a clue that is in the urn."),
  NO_SECOND_WEAPON_BACK(
      "HUC-57",
      "Un Innocent qui a une arme n’en reprend pas une autre s’il y a autre chose.",
      "An Innocent with a weapon can’t take another while anything else is left."),
  BAD_REST(
      "HUC-57",
      "Le reste de l’urne va dans les lieux où quelqu’un est mort.",
      "The rest of the urn goes to the rooms where somebody died.");

  final Refusal refusal;

  No(String rule, String fr, String en) {
    refusal = new Refusal(rule, fr, en);
  }
}
