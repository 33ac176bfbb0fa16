/** Hattari's words on the page. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    shuffling: 'On mélange les profils…',
    lookTwo: 'À vous : regardez deux suspects',
    lookOthers: 'À vous : regardez les deux suspects permis',
    lookOne: 'À vous : encore un suspect à regarder',
    swapOrNot: 'À vous : échangez un suspect vu avec la victime, ou laissez tout en place',
    accuse: 'À vous : qui est coupable ? Posez votre jeton',
    looks: (name: string) => `${name} regarde des suspects…`,
    hesitates: (name: string) => `${name} pense à la victime…`,
    choosing: (name: string) => `${name} choisit qui accuser…`,
    revealing: 'Les suspects se dévoilent…',

    places: ['Suspect de gauche', 'Suspect du milieu', 'Suspect de droite'],
    the: ['le suspect de gauche', 'le suspect du milieu', 'le suspect de droite'],
    lookAt: 'regarder',
    swapIt: 'échanger avec la victime',
    accuseIt: 'accuser',
    hidden: 'face cachée',
    face: (n: number) => (n === 0 ? 'profil vierge' : `numéro ${n}`),
    isCulprit: 'coupable',
    unknown: 'Non vu',
    unknownLong: 'le premier joueur ne l’a pas regardé',
    swapped: 'Échangé',
    swappedLong: 'échangé avec la victime',
    lookedBy: (name: string) => `vu par ${name} à l’instant`,
    pileOf: (names: string) => `jetons, du dessous vers le dessus : ${names}`,
    noPile: 'aucun jeton',

    askAccuse: (the: string) => `Accuser ${the} ?`,
    yesAccuse: 'Accuser',
    askSwap: (the: string) => `Échanger ${the} avec la victime, sans la voir ?`,
    yesSwap: 'Échanger',
    keep: 'Laisser tout en place',

    victim: 'La victime',
    victimKnown: (face: string) => `La victime : ${face}`,
    clues: 'Indices',
    clueYours: 'Devant vous',
    clueOf: (name: string) => `Devant ${name}`,
    cluePassed: (name: string) => `Passé à ${name}`,
    reminder: 'Le plus grand est coupable. Si le 5 est debout, c’est le plus petit.',
    inPlay: 'En jeu :',
    blank: 'vierge',
    round: (n: number) => `Manche ${n}`,
    first: 'Premier joueur',

    coloured: (n: number) => plural('fr', n, 'jeton de couleur', 'jetons de couleur'),
    black: (n: number) => plural('fr', n, 'jeton noir', 'jetons noirs'),
    limit: (n: number) => `La partie s’arrête à ${n}.`,
    blackPile: (name: string, n: number) =>
      `${name} ramasse ${plural('fr', n, 'jeton noir', 'jetons noirs')}`,
    cleared: 'Bien vu : les jetons rentrent en couleur',

    lastRound: 'La dernière manche, à découvert',
    allRounds: 'Les manches',
    suspects: 'Suspects',

    hintLook:
      'Vous connaissez déjà deux profils : vos indices, en bas. Touchez un suspect pour le regarder en secret. Le plus grand numéro est coupable, sauf si le 5 est là : alors c’est le plus petit.',
    hintLookNext:
      'Vous regardez deux suspects, mais jamais celui que le joueur d’avant vient d’accuser. Demandez-vous pourquoi il l’a choisi…',
    hintSwap:
      'Vous êtes premier joueur : vous pouvez échanger un des deux suspects vus avec la victime, que personne n’a vue. Tout le monde saura lequel, personne ne saura contre qui.',
    hintAccuse:
      'Votre jeton revient si vous avez raison. Sinon il devient noir, et celui dont le jeton est au sommet ramasse toute la pile. Moins on a de jetons à la fin, mieux c’est.',
  },
  en: {
    shuffling: 'Shuffling the profiles…',
    lookTwo: 'Your turn: look at two suspects',
    lookOthers: 'Your turn: look at the two suspects you may',
    lookOne: 'Your turn: one more suspect to look at',
    swapOrNot: 'Your turn: swap a suspect you saw with the victim, or leave all as it is',
    accuse: 'Your turn: who did it? Place your marker',
    looks: (name) => `${name} is looking at suspects…`,
    hesitates: (name) => `${name} is considering the victim…`,
    choosing: (name) => `${name} is choosing whom to accuse…`,
    revealing: 'The suspects are turned up…',

    places: ['Suspect on the left', 'Suspect in the middle', 'Suspect on the right'],
    the: ['the suspect on the left', 'the suspect in the middle', 'the suspect on the right'],
    lookAt: 'look',
    swapIt: 'swap with the victim',
    accuseIt: 'accuse',
    hidden: 'face down',
    face: (n) => (n === 0 ? 'blank profile' : `number ${n}`),
    isCulprit: 'culprit',
    unknown: 'Not seen',
    unknownLong: 'the first player did not look at it',
    swapped: 'Swapped',
    swappedLong: 'swapped with the victim',
    lookedBy: (name) => `just seen by ${name}`,
    pileOf: (names) => `markers, from bottom to top: ${names}`,
    noPile: 'no marker',

    askAccuse: (the) => `Accuse ${the}?`,
    yesAccuse: 'Accuse',
    askSwap: (the) => `Swap ${the} with the victim, unseen?`,
    yesSwap: 'Swap',
    keep: 'Leave all as it is',

    victim: 'The victim',
    victimKnown: (face) => `The victim: ${face}`,
    clues: 'Clues',
    clueYours: 'Before you',
    clueOf: (name) => `Before ${name}`,
    cluePassed: (name) => `Passed to ${name}`,
    reminder: 'The highest is guilty. If the 5 stands there, it is the lowest.',
    inPlay: 'In play:',
    blank: 'blank',
    round: (n) => `Round ${n}`,
    first: 'First player',

    coloured: (n) => plural('en', n, 'coloured marker', 'coloured markers'),
    black: (n) => plural('en', n, 'black marker', 'black markers'),
    limit: (n) => `The game stops at ${n}.`,
    blackPile: (name, n) => `${name} takes ${plural('en', n, 'black marker', 'black markers')}`,
    cleared: 'Well spotted: the markers go home in colour',

    lastRound: 'The last round, laid open',
    allRounds: 'The rounds',
    suspects: 'Suspects',

    hintLook:
      'You know two profiles already: your clues, below. Tap a suspect to look at it in secret. The highest number is guilty, unless the 5 is there: then it is the lowest.',
    hintLookNext:
      'You look at two suspects, but never at the one the player before you has just accused. Ask yourself why they chose it…',
    hintSwap:
      'You are first player: you may swap one of the two suspects you saw with the victim, whom nobody has seen. Everybody will know which one, nobody against whom.',
    hintAccuse:
      'Your marker comes back if you are right. If not it turns black, and whoever has the top marker takes the whole pile. The fewer markers at the end, the better.',
  },
});
