/** Hattari's words on the page. */
import { catalogue } from '../../texts';
import { capital, does, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    shuffling: 'On mélange les profils…',
    lookTwo: 'À vous : regardez deux suspects',
    lookOthers: 'À vous : regardez les deux autres suspects',
    lookOne: 'À vous : encore un suspect à regarder',
    swapOrNot: 'À vous : échangez un des deux suspects vus, ou laissez tout en place',
    accuse: 'À vous : qui est coupable ? Posez votre marqueur',
    looks: (name: string) => `${name} regarde des suspects…`,
    hesitates: (name: string) => `${name} hésite à échanger…`,
    choosing: (name: string) => `${name} choisit qui accuser…`,
    revealing: 'On dévoile les suspects…',

    places: ['Suspect de gauche', 'Suspect du milieu', 'Suspect de droite'],
    the: ['le suspect de gauche', 'le suspect du milieu', 'le suspect de droite'],
    lookAt: 'regarder',
    swapIt: 'échanger avec la victime',
    accuseIt: 'accuser',
    hidden: 'face cachée',
    face: (n: number) => (n === 0 ? 'profil vierge' : `numéro ${n}`),
    theFace: (n: number) => (n === 0 ? 'le profil vierge' : `le ${n}`),
    isCulprit: 'coupable',
    unknown: 'Inconnu',
    unknownLong: 'le premier joueur ne l’a pas regardé',
    swapped: 'Échangé',
    swappedLong: 'échangé avec la victime',
    lookedBy: (name: string) => `vu par ${name} à l’instant`,
    pileOf: (names: string) => `marqueurs, du dessous vers le dessus : ${names}`,
    noPile: 'aucun marqueur',

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
    reminder: 'Le plus grand est coupable ; si le 5 est parmi eux, le plus petit. Le vierge, jamais.',
    stillUnseen: 'Pas encore vus :',
    blank: 'vierge',
    round: (n: number) => `Manche ${n}`,
    bluffs: 'Qui a bluffé qui',
    first: 'Premier joueur',

    coloured: (n: number) => plural('fr', n, 'marqueur de couleur', 'marqueurs de couleur'),
    black: (n: number) => plural('fr', n, 'marqueur noir', 'marqueurs noirs'),
    limit: (n: number) => `La partie s’arrête à ${n}.`,
    markers: (n: number) => plural('fr', n, 'marqueur', 'marqueurs'),
    colouredMark: (n: number) =>
      `${plural('fr', n, 'marqueur de couleur', 'marqueurs de couleur')} pour accuser.`,
    blackMark: (n: number) =>
      `${plural('fr', n, 'marqueur noir', 'marqueurs noirs')} : inutile pour accuser, mais compté à la fin.`,
    totalMark: (n: number, limit: number) => `${n} en tout. Le premier qui en a ${limit} arrête la partie.`,
    firstMark: 'La loupe : commence cette manche.',
    blackPile: (who: Person, n: number) =>
      `${capital(does('fr', who, 'ramassez', 'ramasse'))} ${plural('fr', n, 'marqueur noir', 'marqueurs noirs')}`,

    lastRound: 'La dernière manche, cartes sur table',
    allRounds: 'Les manches',
    suspects: 'Suspects',

    hintLook:
      'Vous connaissez déjà deux profils : vos indices, en bas. Touchez un suspect pour le regarder en secret. Le plus grand numéro est coupable, sauf si le 5 est là : alors c’est le plus petit. Le profil vierge est toujours innocent.',
    hintLookNext:
      'Vous regardez deux suspects, mais jamais celui qu’on vient d’accuser juste avant vous. Demandez-vous pourquoi…',
    hintSwap:
      'Vous commencez : vous pouvez échanger un des deux suspects vus avec la victime, que personne n’a vue. Tout le monde verra lequel ; personne ne saura qui prend sa place.',
    hintAccuse:
      'Juste : votre marqueur revient. Faux : il devient noir, et celui du dessus ramasse toute la pile. Le plus petit nombre de marqueurs gagne : parfois, mieux vaut tendre un piège.',
  },
  en: {
    shuffling: 'Shuffling the profiles…',
    lookTwo: 'Your turn: look at two suspects',
    lookOthers: 'Your turn: look at the other two suspects',
    lookOne: 'Your turn: one more suspect to look at',
    swapOrNot: 'Your turn: swap a suspect you saw, or leave it all as it is',
    accuse: 'Your turn: who did it? Place your marker',
    looks: (name) => `${name} is looking at suspects…`,
    hesitates: (name) => `${name} is wondering about a swap…`,
    choosing: (name) => `${name} is choosing whom to accuse…`,
    revealing: 'Revealing the suspects…',

    places: ['Suspect on the left', 'Suspect in the middle', 'Suspect on the right'],
    the: ['the suspect on the left', 'the suspect in the middle', 'the suspect on the right'],
    lookAt: 'look',
    swapIt: 'swap with the victim',
    accuseIt: 'accuse',
    hidden: 'face down',
    face: (n) => (n === 0 ? 'blank profile' : `number ${n}`),
    theFace: (n) => (n === 0 ? 'the blank profile' : `the ${n}`),
    isCulprit: 'culprit',
    unknown: 'Unknown',
    unknownLong: 'the first player didn’t look at it',
    swapped: 'Swapped',
    swappedLong: 'swapped with the victim',
    lookedBy: (name) => `just seen by ${name}`,
    pileOf: (names) => `markers, from bottom to top: ${names}`,
    noPile: 'no marker',

    askAccuse: (the) => `Accuse ${the}?`,
    yesAccuse: 'Accuse',
    askSwap: (the) => `Swap ${the} with the victim, unseen?`,
    yesSwap: 'Swap',
    keep: 'Leave everything as it is',

    victim: 'The victim',
    victimKnown: (face) => `The victim: ${face}`,
    clues: 'Clues',
    clueYours: 'In front of you',
    clueOf: (name) => `In front of ${name}`,
    cluePassed: (name) => `Passed to ${name}`,
    reminder: 'The highest is guilty; if the 5 is among them, the lowest. The blank never is.',
    stillUnseen: 'Still unseen:',
    blank: 'blank',
    round: (n) => `Round ${n}`,
    bluffs: 'Who bluffed whom',
    first: 'First player',

    coloured: (n) => plural('en', n, 'coloured marker', 'coloured markers'),
    black: (n) => plural('en', n, 'black marker', 'black markers'),
    limit: (n) => `The game stops at ${n}.`,
    markers: (n) => plural('en', n, 'marker', 'markers'),
    colouredMark: (n) => `${plural('en', n, 'coloured marker', 'coloured markers')} to accuse with.`,
    blackMark: (n) =>
      `${plural('en', n, 'black marker', 'black markers')}: no use for accusing, but counted at the end.`,
    totalMark: (n, limit) => `${n} in all. The game stops as soon as somebody has ${limit}.`,
    firstMark: 'The magnifier: goes first this round.',
    blackPile: (who, n) =>
      `${capital(does('en', who, 'take', 'takes'))} ${plural('en', n, 'black marker', 'black markers')}`,

    lastRound: 'The last round, face up',
    allRounds: 'The rounds',
    suspects: 'Suspects',

    hintLook:
      'You already know two profiles: your clues, below. Tap a suspect to look at it in secret. The highest number is guilty, unless the 5 is there: then it’s the lowest. The blank profile is always innocent.',
    hintLookNext:
      'You look at two suspects, but never at the one the player before you has just accused. Ask yourself why…',
    hintSwap:
      'You go first: you may swap one of the two suspects you saw with the victim, whom nobody has seen. Everyone will see which suspect you swapped; nobody will know who came in.',
    hintAccuse:
      'Right: your marker comes back. Wrong: it turns black, and whoever is on top takes the whole pile. The fewest markers win: sometimes a trap is worth more than the truth.',
  },
});
