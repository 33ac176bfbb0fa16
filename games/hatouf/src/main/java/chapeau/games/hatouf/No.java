package chapeau.games.hatouf;

import chapeau.engine.Refusal;
import java.util.Optional;

/** Why a move is refused. */
enum No {
  CHANCE_DRAWS(
      "HTF-12",
      "Le donneur et les cargaisons sont tirés au sort par le jeu.",
      "The dealer and the cargoes are drawn by the game."),
  BAD_BEGINNING(
      "HTF-51",
      "On tire une fois le donneur, et les cargaisons que demande la partie.",
      "The dealer is drawn once, with the cargoes this game asks for."),
  CHANCE_DEALS(
      "HTF-11",
      "Les cartes sont mélangées et données par le jeu.",
      "The cards are shuffled and dealt by the game."),
  BAD_DEAL(
      "HTF-11",
      "Cette donne ne sert pas à chacun les cartes qui lui reviennent.",
      "This deal doesn’t give everyone the cards they’re due."),
  NO_EXCHANGE(
      "HTF-13",
      "On n’échange une carte qu’après la donne, une seule fois.",
      "A card is exchanged only after the deal, and only once."),
  NOT_YOUR_TURN("HTF-14", "Ce n’est pas votre tour.", "It isn’t your turn."),
  NOT_HELD("HTF-15", "Vous n’avez pas cette carte en main.", "You don’t hold this card."),
  MUST_LAUNCH(
      "HTF-18",
      "Sans bateau en mer, votre 1 ou votre capitaine (K) doit en mettre un à l’eau.",
      "With no boat at sea, your 1 or captain (K) must launch one."),
  MUST_PLAY(
      "HTF-15",
      "Une de vos cartes peut encore servir : jouez-en une qui sert.",
      "One of your cards can still be used: play one that can."),
  NOT_A_LAUNCHER(
      "HTF-20",
      "Seuls le 1 et le capitaine (K) mettent un bateau à l’eau.",
      "Only a 1 or a captain (K) launches a boat."),
  NOT_YOUR_BOAT(
      "HTF-23",
      "Cette carte ne déplace que vos propres bateaux.",
      "This card moves only your own boats."),
  NOT_YOUR_TEAMS(
      "HTF-23",
      "Le 5 ne déplace que vos bateaux et ceux de votre partenaire.",
      "A 5 moves only your boats and your partner’s."),
  NOT_YOURS_TO_LAUNCH(
      "HTF-20",
      "Vous ne mettez à l’eau que vos propres bateaux.",
      "You can launch only your own boats."),
  NOT_WAITING(
      "HTF-20",
      "Ce bateau n’attend ni au port ni à un quai de déchargement.",
      "This boat isn’t waiting in port or at an unloading quay."),
  NOT_AT_SEA(
      "HTF-20",
      "Ce bateau n’est pas en mer : il faut d’abord le mettre à l’eau.",
      "This boat isn’t at sea: launch it first."),
  UNLOADED(
      "HTF-41",
      "On ne quitte le quai de déchargement qu’avec un 1 ou un capitaine (K).",
      "A boat leaves an unloading quay only with a 1 or a captain (K)."),
  NO_QUAY(
      "HTF-45",
      "Ce déplacement ne finit pas dans un quai où ce bateau peut entrer.",
      "This move doesn’t end in a quay this boat may enter."),
  QUAY_BLOCKED(
      "HTF-42",
      "Au quai d’accostage, ce bateau ne peut pas avancer d’autant.",
      "This boat can’t go that far in the docking quay."),
  NO_BACKING_IN_THE_QUAY(
      "HTF-43",
      "Le 4 ne déplace jamais un bateau à quai.",
      "A 4 never moves a boat inside the docking quay."),
  STAYS_DOCKED(
      "HTF-43",
      "Un bateau accosté ne repart pas : il avance seulement vers le bout du quai.",
      "A docked boat doesn’t leave: it only moves further in."),
  SAILOR_ONLY_SWAPS(
      "HTF-27",
      "Le marin (M) ne fait qu’échanger deux bateaux.",
      "A sailor (M) does nothing but swap two boats."),
  NOT_A_SAILOR(
      "HTF-27", "Seul le marin (M) échange deux bateaux.", "Only a sailor (M) swaps two boats."),
  SWAP_AT_SEA(
      "HTF-27",
      "Vous échangez un de vos bateaux en mer avec un autre bateau en mer.",
      "You swap one of your boats at sea with another boat at sea."),
  ONLY_SEVENS_ARE_SHARED("HTF-24", "Seul le 7 se partage.", "Only a 7 can be split."),
  SHARE_AMONG_SEVERAL(
      "HTF-24",
      "Un 7 se partage entre deux à quatre bateaux, une part chacun.",
      "A 7 is split between two to four boats, one part each."),
  SHARE_YOUR_OWN(
      "HTF-24",
      "Vous ne partagez un 7 qu’entre vos propres bateaux.",
      "You can split a 7 only between your own boats."),
  SHARE_SEVEN(
      "HTF-24",
      "Les parts d’un 7 partagé font sept en tout.",
      "The parts of a split 7 add up to seven."),
  OVER("HTF-50", "La partie est terminée.", "The game is over.");

  final Refusal refusal;
  final Optional<No> reason;

  No(String rule, String fr, String en) {
    refusal = new Refusal(rule, fr, en);
    reason = Optional.of(this);
  }
}
