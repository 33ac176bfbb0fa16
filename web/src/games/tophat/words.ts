/** Top Hat's words on the page. */
import { catalogue } from '../../texts';
import { de } from '../../texts/people';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    packMine: 'À vous : cachez dix chapeaux dans vos cinq piles',
    packOf: (name: string) => `${name} forme ses piles…`,
    drawing: 'On tire au sort qui commence…',
    placeMine: 'À vous : posez une pile sur une case éclairée',
    placeOf: (name: string) => `${name} pose une pile…`,
    mustJump: 'À vous : vous pouvez sauter une pile ennemie, alors il faut le faire',
    mustLeave: 'À vous : sortez une pile du cercle interdit',
    stepMine: 'À vous : avancez une pile d’une case',
    thinks: (name: string) => `${name} réfléchit…`,
    opening: 'Les piles s’ouvrent…',

    packTitle: 'Le dessus est à vous. Et dessous ?',
    pool: 'Chapeaux à cacher',
    poolOf: (whose: string, n: number) => `${whose} : ${plural('fr', n, 'chapeau', 'chapeaux')} à cacher`,
    yourHats: 'À votre couleur',
    hatsOf: (name: string) => name,
    slot: (stack: number, tier: string) => `Pile ${stack}, ${tier}`,
    middle: 'au milieu',
    bottom: 'tout en bas',
    empty: 'vide',
    hatOfYours: 'un chapeau à vous',
    hatOf: (name: string) => `un chapeau ${de(name)}`,
    shuffle: 'Mélanger pour moi',
    shuffleAgain: 'Mélanger encore',
    emptyAll: 'Tout reprendre',
    ready: 'C’est prêt',
    left: (n: number) => `Encore ${plural('fr', n, 'chapeau', 'chapeaux')}`,
    packed: 'Vos piles sont prêtes',
    packedOf: (name: string) => `${name} : c’est prêt`,
    packingOf: (name: string) => `${name} : en train de former ses piles`,

    says: (what: string, how: string) => `${what} : ${how}`,
    board: 'Plateau',
    hand: 'Vos piles à poser',
    handStack: (n: number, what: string) => `Pile ${n} : ${what}`,
    free: 'libre',
    neutral: 'chapeau neutre',
    forbidden: 'cercle interdit',
    yourStack: 'votre pile',
    stackOf: (name: string) => `pile ${de(name)}`,
    hats: (n: number) => plural('fr', n, 'chapeau', 'chapeaux'),
    under: (what: string) => `dessous : ${what}`,
    hiddenHat: 'un chapeau caché',
    doPlace: 'poser ici',
    doMove: 'peut bouger',
    doStep: 'avancer ici',
    doJump: 'sauter jusqu’ici',
    doConfirm: 'confirmer ici',
    selected: 'choisie',

    askPlace: (cell: string) => `Poser cette pile en ${cell} ?`,
    yesPlace: 'Poser',
    askJump: (n: number, onwards: boolean) =>
      onwards
        ? `${plural('fr', n, 'saut', 'sauts')}. Continuez sur une case éclairée, ou arrêtez-vous là`
        : n === 1
          ? 'Sauter jusqu’ici ?'
          : `Une chaîne de ${plural('fr', n, 'saut', 'sauts')} : on y va ?`,
    yesJump: 'Sauter',
    undoJump: 'Reprendre un saut',
    peek: 'Mes piles',
    peekLong: 'Voir ce que vous savez de vos piles',
    stillHiddenOf: (name: string, what: string) => `Sous les piles formées par ${name} : ${what}`,
    stillHiddenYours: (what: string) => `Sous les piles que vous avez formées : ${what}`,
    countOf: (name: string, n: number) => `${n} ${de(name)}`,
    countYours: (n: number) => `${n} à vous`,
    hiddenBy: (name: string) => `Cachés par ${name}`,
    hiddenByYou: 'Cachés par vous',
    builtBy: (name: string) => `formée par ${name}`,
    builtByYou: 'formée par vous',
    jumpFirst: 'Elle ne bouge pas maintenant : une autre pile doit sauter.',
    leaveFirst: 'Elle ne bouge pas maintenant : une pile doit d’abord quitter le cercle interdit.',
    stuck: 'Elle ne peut pas bouger pour l’instant.',
    quiet: (n: number) => `${n} tours sans chapeau éliminé`,
    quietNext: (rings: number): string =>
      rings < 2
        ? 'À 30, le deuxième cercle devient interdit.'
        : rings < 3
          ? 'À 45, le troisième cercle devient interdit.'
          : 'À 60, on ouvre les piles et on compte.',

    stacks: (n: number) => plural('fr', n, 'pile', 'piles'),
    lost: (n: number) => plural('fr', n, 'chapeau éliminé', 'chapeaux éliminés'),
    inHand: (n: number) => `${n} à poser`,
    handMark: (n: number) => `${plural('fr', n, 'pile', 'piles')} encore à poser.`,
    stackMark: (n: number) => `${plural('fr', n, 'pile montre', 'piles montrent')} cette couleur.`,
    lostMark: (n: number) => `−${n} : ${plural('fr', n, 'chapeau éliminé', 'chapeaux éliminés')}.`,
    preparing: 'prépare…',
    isReady: 'c’est prêt',

    openEnd: 'Sous les chapeaux',
    noStack: 'aucune pile',
    onBoard: (n: number) => `${plural('fr', n, 'chapeau', 'chapeaux')} encore sur le plateau`,

    hintPack:
      'Le but : que toutes les piles montrent votre couleur. Touchez une couleur puis une place vide, ou faites glisser. Un chapeau à votre couleur est une réserve ; un chapeau d’un adversaire, un cadeau que vous lui faites.',
    hintPlace:
      'Choisissez une de vos piles à poser, puis une case éclairée. Personne d’autre que vous ne sait ce qu’elle cache. Serrez vos piles : proches les unes des autres, elles se protègent.',
    hintStep:
      'Touchez une de vos piles, puis une case voisine éclairée. L’œil, dans le coin, montre ce que cachent vos piles.',
    hintJump:
      'Une pile ennemie voisine, une case libre juste derrière : il faut sauter. Le chapeau du dessus est éliminé, et celui d’en dessous dit à qui est la pile.',
    hintChain:
      'Après un saut vous pouvez continuer, même par-dessus vos piles ou le chapeau neutre. Touchez les cases l’une après l’autre, puis confirmez.',
    hintLeave:
      'Le cercle hachuré est interdit : une pile qui s’y trouve doit en sortir, vers le centre, dès qu’elle le peut.',
    hintRing:
      'Un cercle de plus est interdit. On n’y arrive qu’en sautant une pile ennemie, ou d’un pas vers le centre depuis le cercle extérieur.',
  },
  en: {
    packMine: 'Your turn: hide ten hats in your five stacks',
    packOf: (name) => `${name} is building stacks…`,
    drawing: 'Drawing who goes first…',
    placeMine: 'Your turn: put a stack on a lit space',
    placeOf: (name) => `${name} is placing a stack…`,
    mustJump: 'Your turn: you can jump an enemy stack, so you must',
    mustLeave: 'Your turn: move a stack off the forbidden ring',
    stepMine: 'Your turn: move a stack by one space',
    thinks: (name) => `${name} is thinking…`,
    opening: 'Opening the stacks…',

    packTitle: 'The top hats are yours. And below?',
    pool: 'Hats to hide',
    poolOf: (whose, n) => `${whose}: ${plural('en', n, 'hat', 'hats')} to hide`,
    yourHats: 'Your colour',
    hatsOf: (name) => name,
    slot: (stack, tier) => `Stack ${stack}, ${tier}`,
    middle: 'middle',
    bottom: 'bottom',
    empty: 'empty',
    hatOfYours: 'one of your hats',
    hatOf: (name) => `one of ${name}’s hats`,
    shuffle: 'Shuffle for me',
    shuffleAgain: 'Shuffle again',
    emptyAll: 'Take all back',
    ready: 'Ready',
    left: (n) => `${plural('en', n, 'hat', 'hats')} to go`,
    packed: 'Your stacks are ready',
    packedOf: (name) => `${name}: ready`,
    packingOf: (name) => `${name}: still building`,

    says: (what, how) => `${what}: ${how}`,
    board: 'Board',
    hand: 'Your stacks to place',
    handStack: (n, what) => `Stack ${n}: ${what}`,
    free: 'free',
    neutral: 'neutral hat',
    forbidden: 'forbidden ring',
    yourStack: 'your stack',
    stackOf: (name) => `${name}’s stack`,
    hats: (n) => plural('en', n, 'hat', 'hats'),
    under: (what) => `below: ${what}`,
    hiddenHat: 'a hidden hat',
    doPlace: 'place here',
    doMove: 'can move',
    doStep: 'step here',
    doJump: 'jump here',
    doConfirm: 'confirm here',
    selected: 'chosen',

    askPlace: (cell) => `Put this stack on ${cell}?`,
    yesPlace: 'Place',
    askJump: (n, onwards) =>
      onwards
        ? `${plural('en', n, 'jump', 'jumps')}. Go on to a lit space, or stop here`
        : n === 1
          ? 'Jump here?'
          : `A chain of ${plural('en', n, 'jump', 'jumps')}: go?`,
    yesJump: 'Jump',
    undoJump: 'Undo one jump',
    peek: 'My stacks',
    peekLong: 'See what you know of your stacks',
    stillHiddenOf: (name, what) => `Under the stacks ${name} built: ${what}`,
    stillHiddenYours: (what) => `Under the stacks you built: ${what}`,
    countOf: (name, n) => `${n} of ${name}’s`,
    countYours: (n) => `${n} of yours`,
    hiddenBy: (name) => `Hidden by ${name}`,
    hiddenByYou: 'Hidden by you',
    builtBy: (name) => `built by ${name}`,
    builtByYou: 'built by you',
    jumpFirst: 'It can’t move now: another stack has to jump.',
    leaveFirst: 'It can’t move now: a stack has to leave the forbidden ring first.',
    stuck: 'It can’t move for now.',
    quiet: (n) => `${n} turns with no hat eliminated`,
    quietNext: (rings) =>
      rings < 2
        ? 'At 30 the second ring becomes forbidden.'
        : rings < 3
          ? 'At 45 the third ring becomes forbidden.'
          : 'At 60 the stacks are opened and counted.',

    stacks: (n) => plural('en', n, 'stack', 'stacks'),
    lost: (n) => plural('en', n, 'hat eliminated', 'hats eliminated'),
    inHand: (n) => `${n} to place`,
    handMark: (n) => `${plural('en', n, 'stack', 'stacks')} still to place.`,
    stackMark: (n) => `${plural('en', n, 'stack shows', 'stacks show')} this colour.`,
    lostMark: (n) => `−${n}: ${plural('en', n, 'hat', 'hats')} eliminated.`,
    preparing: 'building…',
    isReady: 'ready',

    openEnd: 'Under the hats',
    noStack: 'no stack',
    onBoard: (n) => `${plural('en', n, 'hat', 'hats')} still on the board`,

    hintPack:
      'The aim: every stack showing your colour. Tap a colour, then an empty place, or drag. A hat of your own colour is a reserve; an opponent’s hat is a present for them.',
    hintPlace:
      'Choose one of your stacks to place, then a lit space. Only you know what it hides. Keep your stacks close together: they protect one another.',
    hintStep:
      'Tap one of your stacks, then a lit space next to it. The eye in the corner shows what your stacks hide.',
    hintJump:
      'An enemy stack next to yours and a free space straight behind it: you must jump. Its top hat is eliminated, and the hat below shows whose stack it is now.',
    hintChain:
      'After a jump you may go on, even over your own stacks or the neutral hat. Tap landing after landing, then confirm.',
    hintLeave:
      'The hatched ring is forbidden: a stack on it has to leave, towards the centre, as soon as it can.',
    hintRing:
      'One more ring is forbidden. You only get there by jumping an enemy stack, or by a step inwards from the outer ring.',
  },
});
