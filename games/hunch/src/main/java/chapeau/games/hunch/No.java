package chapeau.games.hunch;

import chapeau.engine.Refusal;

/** Why a move is refused. */
final class No {
  static final Refusal CHANCE_DEALS =
      new Refusal(
          "HUN-03",
          "Les cartes sont mélangées et distribuées par le jeu.",
          "The cards are shuffled and dealt by the game.");
  static final Refusal BAD_DEAL =
      new Refusal(
          "HUN-03",
          "Cette donne n’utilise pas des cartes différentes du paquet.",
          "This deal doesn’t use different cards from the deck.");
  static final Refusal BAD_GRID =
      new Refusal(
          "HUN-04",
          "La grille contient douze cartes, dont toutes celles des joueurs.",
          "The grid holds twelve cards, all the players’ among them.");
  static final Refusal BAD_DRAW =
      new Refusal(
          "HUN-11",
          "Ces cartes Indice ne sont pas dans la pioche.",
          "These clue cards aren’t in the draw pile.");
  static final Refusal BAD_FIRST =
      new Refusal(
          "HUN-05",
          "Le jeton premier joueur va à l’un des joueurs, une fois.",
          "The first-player token goes to one of the players, once.");
  static final Refusal SEAT_WITHOUT_PLAYER =
      new Refusal(
          "HUN-05",
          "Personne n’est assis à la place choisie pour commencer.",
          "Nobody sits at the seat chosen to begin.");
  static final Refusal OVER = new Refusal("HUN-40", "La partie est terminée.", "The game is over.");

  static final Refusal NOT_CHOOSING =
      new Refusal(
          "HUN-03", "Vos secrets sont déjà choisis.", "You have already chosen your secrets.");
  static final Refusal ONE_WORD_A_CARD =
      new Refusal(
          "HUN-03",
          "Choisissez un mot sur chacune de vos cartes.",
          "Choose one word on each of your cards.");

  static final Refusal NOT_WRITING =
      new Refusal(
          "HUN-12", "Ce n’est pas le moment d’écrire un indice.", "It isn’t time to write a clue.");
  static final Refusal NO_SUCH_CARD =
      new Refusal("HUN-10", "Vous n’avez que deux cartes Indice.", "You have only two clue cards.");
  static final Refusal WRITTEN =
      new Refusal(
          "HUN-12", "Votre indice est déjà sur cette carte.", "Your clue is already on this card.");
  static final Refusal NOT_TAKING_BACK =
      new Refusal(
          "HUN-18",
          "Tout le monde a écrit : les indices ne se reprennent plus.",
          "Everybody has written: clues can’t be taken back any more.");
  static final Refusal NOTHING_WRITTEN =
      new Refusal(
          "HUN-18",
          "Il n’y a rien à effacer sur cette carte.",
          "There is nothing to wipe off this card.");
  static final Refusal NOT_REDRAWING =
      new Refusal(
          "HUN-10",
          "On ne change une carte qu’en inventant ses indices.",
          "A card can only be exchanged while you invent clues.");
  static final Refusal REDREW =
      new Refusal(
          "HUN-10",
          "Une seule carte peut être changée par manche.",
          "You can exchange only one card per round.");
  static final Refusal BLANK = new Refusal("HUN-12", "Écrivez un indice.", "Write a clue.");
  static final Refusal LONG =
      new Refusal(
          "HUN-12",
          "L’indice doit tenir sur la carte : " + ClueCheck.LONGEST + " caractères au plus.",
          "The clue must fit on the card: at most " + ClueCheck.LONGEST + " characters.");
  static final Refusal HIDDEN_CHARACTERS =
      new Refusal(
          "HUN-12",
          "L’indice contient des caractères invisibles.",
          "The clue contains invisible characters.");

  static final Refusal NOT_BIDDING =
      new Refusal("HUN-21", "Ce n’est pas à vous d’enchérir.", "It isn’t your turn to bid.");
  static final Refusal LOW =
      new Refusal(
          "HUN-21",
          "Une offre doit dépasser la précédente, et valoir au moins une pièce.",
          "A bid must be higher than the last one, and at least one coin.");
  static final Refusal TOO_POOR =
      new Refusal("HUN-21", "Vous n’avez pas autant de pièces.", "You don’t have that many coins.");
  static final Refusal NOT_TAKING =
      new Refusal(
          "HUN-22",
          "Ce n’est pas à vous de prendre un indice.",
          "It isn’t your turn to take a clue.");
  static final Refusal OWN_CLUE =
      new Refusal(
          "HUN-25",
          "On ne prend jamais un indice qu’on a écrit soi-même.",
          "Nobody takes a clue they wrote themselves.");
  static final Refusal NOT_THE_SELLER =
      new Refusal(
          "HUN-22",
          "Vous choisissez parmi les deux indices vendus.",
          "You choose from the two clues on sale.");
  static final Refusal NO_SUCH_CLUE =
      new Refusal("HUN-24", "Cet indice n’est plus à prendre.", "You can’t take that clue.");
  static final Refusal NOT_YOUR_SECRET =
      new Refusal(
          "HUN-22",
          "L’indice se pose devant un de vos secrets qui reste à deviner.",
          "The clue goes in front of one of your secrets that is still to be guessed.");
  static final Refusal ANSWER_IT =
      new Refusal("HUN-15", "Répondez oui ou non à la question.", "Answer the question yes or no.");
  static final Refusal NO_QUESTION =
      new Refusal("HUN-15", "Cet indice n’est pas une question.", "This clue isn’t a question.");
  static final Refusal NOT_YOUR_BONUS =
      new Refusal(
          "HUN-24",
          "Ce n’est pas à vous de choisir un bonus.",
          "It isn’t your turn to choose a bonus.");
  static final Refusal NOT_ADVANCED =
      new Refusal(
          "HUN-50",
          "Ce bonus n’existe que dans les règles avancées.",
          "This bonus belongs to the advanced rules.");
  static final Refusal TWO_COINS =
      new Refusal("HUN-51", "Il faut deux pièces pour cela.", "That takes two coins.");
  static final Refusal TOO_EASY_WHERE =
      new Refusal(
          "HUN-51",
          "Posez les pièces sur un de vos secrets qui reste à deviner.",
          "Put the coins on one of your secrets that is still to be guessed.");

  static final Refusal NOT_GUESSING =
      new Refusal(
          "HUN-30",
          "Vous n’avez pas de carte Intuition à poser.",
          "You have no hunch card left to play.");
  static final Refusal NOT_A_SECRET =
      new Refusal(
          "HUN-30",
          "Une intuition se pose devant le secret d’un adversaire, s’il reste à deviner.",
          "A hunch goes in front of an opponent’s secret that is still to be guessed.");
  static final Refusal NOT_IN_THE_GRID =
      new Refusal("HUN-31", "Ce mot n’est pas dans la grille.", "That word isn’t in the grid.");
  static final Refusal SAME_HUNCH =
      new Refusal(
          "HUN-31",
          "Vous avez déjà posé ce mot devant ce secret.",
          "You have already guessed that word for this secret.");

  private No() {}

  static Refusal wordOfTheGrid(ClueCheck.Clash clash) {
    return new Refusal(
        "HUN-13",
        "« " + clash.clue() + " » : le mot « " + clash.target() + " » est dans la grille.",
        "“" + clash.clue() + "”: the word “" + clash.target() + "” is in the grid.");
  }

  static Refusal notThreeWords(int line, int words) {
    return new Refusal(
        "HUN-02",
        "Ligne " + line + " : une carte a trois mots, celle-ci en a " + words + ".",
        "Line " + line + ": a card has three words, this one has " + words + ".");
  }

  static Refusal longWord(int line, String word, int longest) {
    return new Refusal(
        "HUN-07",
        "Ligne " + line + " : « " + word + " » dépasse " + longest + " caractères.",
        "Line " + line + ": “" + word + "” has more than " + longest + " characters.");
  }

  static Refusal oddWord(int line) {
    return new Refusal(
        "HUN-07",
        "Ligne " + line + " : un mot est vide ou contient des caractères invisibles.",
        "Line " + line + ": a word is empty or has invisible characters.");
  }

  static Refusal wordTwice(int line, String word, int before) {
    return new Refusal(
        "HUN-02",
        "Ligne " + line + " : « " + word + " » est déjà à la ligne " + before + ".",
        "Line " + line + ": “" + word + "” is already on line " + before + ".");
  }

  static Refusal fewCards(int cards, int fewest) {
    return new Refusal(
        "HUN-02",
        "Il faut au moins " + fewest + " cartes de trois mots ; il y en a " + cards + ".",
        "At least " + fewest + " cards of three words are needed; there are " + cards + ".");
  }

  static Refusal manyCards(int cards, int most) {
    return new Refusal(
        "HUN-07",
        "Un paquet a au plus " + most + " cartes ; celui-ci en a " + cards + ".",
        "A deck has at most " + most + " cards; this one has " + cards + ".");
  }
}
