/** Hunch's words on the page. */
import type { PhraseBook } from '../../place/phrases';
import { catalogue } from '../../texts';
import { de, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';

/** HUN-60: what may be said in a tap, in French and in English. */
export const REACTIONS: PhraseBook = [
  ['Joli indice !', 'Bien vu !', 'Hum…', 'Aïe…', 'On vous attend !', 'Chapeau !'],
  ['Nice clue!', 'Well spotted!', 'Hmm…', 'Ouch…', 'We’re waiting for you!', 'Hats off!'],
];

export const words = catalogue({
  fr: {
    dealing: 'On distribue les cartes…',
    laying: 'Les douze cartes forment la grille…',
    roundOf: (n: number) => `Manche ${n} sur 3`,
    roundWhat: 'Chacun invente deux indices.',

    choose: (n: number) =>
      `À vous : choisissez un mot secret sur chacune de vos ${n === 2 ? 'deux' : 'trois'} cartes`,
    chooseCard: (n: number) => `Carte ${n}`,
    chooseThese: 'Ce sont mes secrets',
    chooseMore: (n: number) => `Encore ${plural('fr', n, 'mot', 'mots')} à choisir`,

    write: 'À vous : écrivez deux indices',
    writeOne: 'À vous : encore un indice à écrire',
    writtenMark: 'écrit',
    yourClue: (category: string) => `Votre indice, ${category}`,
    question: 'Écrivez une question : la personne qui prendra la carte y répondra par oui ou par non.',
    writeIt: 'Écrire',
    takeBack: 'Reprendre',
    takeBackOf: (clue: string) => `Reprendre « ${clue} »`,
    mayTakeBack: 'Vous pouvez encore en changer.',
    exchange: 'Changer de carte',
    exchanging: 'On pioche…',
    left: (n: number) => `Encore ${plural('fr', n, 'caractère', 'caractères')}`,
    tooLong: 'Trop long pour la carte : 40 caractères au plus.',
    hiddenSigns: 'Cet indice contient des caractères invisibles.',
    blank: 'Écrivez un indice.',
    clash: (clue: string, target: string) =>
      clue === target
        ? `« ${target} » est dans la grille : trouvez autre chose.`
        : `« ${clue} » : le mot « ${target} » est dans la grille. Trouvez autre chose.`,

    stillThinking: (n: number): string => (n === 1 ? 'Réfléchit encore :' : 'Réfléchissent encore :'),
    waitChoose: 'Vos secrets sont choisis.',
    waitWrite: 'Vos deux indices sont prêts.',
    waitGuess: 'Vos intuitions sont posées.',
    waiting: (names: string, n: number) => `${names} ${n === 1 ? 'réfléchit' : 'réfléchissent'} encore…`,
    nudge: 'Petit coup de coude',
    nudged: 'Envoyé !',
    weWait: 'On vous attend !',
    and: ' et ',

    sells: (name: string) => `${name} vend un de ces indices`,
    youSell: 'Vous vendez un de vos indices',
    youSellLine: 'Vos indices sont en vente : voyons qui paiera',
    bid: 'À vous : enchérissez, ou passez',
    bids: (name: string) => `${name} réfléchit à une offre…`,
    bidButton: (n: number) => `Offrir ${plural('fr', n, 'pièce', 'pièces')}`,
    allIn: 'tout !',
    allInAsk: (n: number) =>
      `Offrir ${n === 1 ? 'votre dernière pièce' : `vos ${n} pièces`} ? Il ne vous restera rien.`,
    allInYes: 'Tout miser',
    moreBids: 'Plus…',
    pass: 'Passer',
    passAsk: 'Passer ? Vous ne pourrez plus enchérir dans cette vente.',
    stillIn: 'peut enchérir',
    isAsked: 'réfléchit',
    isOut: 'a passé',
    whoBids: 'Les acheteurs',
    won: (buyer: Person, seller: Person, n: number) => {
      const coins = plural('fr', n, 'pièce', 'pièces');
      if (seller.you) return `${buyer.name} vous paie ${coins}`;
      return buyer.you
        ? `Vous payez ${coins} à ${seller.name}`
        : `${buyer.name} paie ${coins} à ${seller.name}`;
    },
    nobody: 'Personne n’achète. Les deux indices attendront.',

    take: 'À vous : choisissez un indice, puis le secret qu’il fera deviner',
    takes: (name: string) => `${name} choisit un indice…`,
    takeStep: 'Touchez un indice, puis un de vos secrets (ou faites-le glisser).',
    takeWhere: 'Devant quel secret ?',
    answerIt: 'Votre réponse ?',
    yes: 'Oui',
    no: 'Non',
    yourSecrets: 'Vos secrets',
    before: (n: number) => `devant votre secret ${n}`,
    bonus: 'À vous : choisissez un bonus',
    bonuses: (name: string) => `${name} choisit son bonus…`,
    bonusTitle: 'Bonus',
    bonusStep: 'Ou bien un indice invendu, pour un de vos secrets :',
    bonusNone: 'Il ne reste aucun indice pour vous.',
    twoCoins: 'Prendre 2 pièces',
    extraHunch: 'Une intuition de plus (2 pièces)',
    tooEasy: '« Trop facile ! » (2 pièces)',
    tooEasyWhere:
      'Sur quel secret ? S’il est deviné, un point de plus pour vous et pour chaque personne qui le trouve.',
    tooEasyMark: 'Trop facile !',
    extraMark: 'une intuition de plus',
    coinMark: (n: number) => `${plural('fr', n, 'pièce', 'pièces')} pour acheter des indices.`,
    pointMark: (n: number) => `${plural('fr', n, 'point', 'points')} : c’est ce qui fait gagner.`,
    firstMark: 'Le chapeau : commence cette manche.',
    readyMark: '✓ veut dire : a fini, et attend les autres.',
    lays: ({ name, you }: Person) =>
      you
        ? 'Vous posez cet indice devant un de vos secrets'
        : `${name} pose cet indice devant un de ses secrets`,
    takesCoins: ({ name, you }: Person) => (you ? 'Vous prenez 2 pièces' : `${name} prend 2 pièces`),
    buysHunch: ({ name, you }: Person) =>
      you ? 'Vous achetez une intuition de plus' : `${name} achète une intuition de plus`,
    callsEasy: ({ name, you }: Person, n: number) =>
      `${you ? 'Vous' : name} : « Trop facile ! » sur ${you ? 'votre' : 'son'} secret ${n}`,
    begins: ({ name, you }: Person) => (you ? 'Vous commencez la partie' : `${name} commence la partie`),
    tokenTo: ({ name, you }: Person) =>
      you ? 'Vous commencerez la prochaine manche' : `${name} commencera la prochaine manche`,
    unsold: 'Les indices invendus',

    guess: (n: number) => (n > 1 ? `À vous : posez ${n} intuitions` : 'À vous : posez votre intuition'),
    guessSecret: 'Touchez le secret d’un autre joueur.',
    guessTarget: (n: number, name: string) => `Secret ${n} ${de(name)}`,
    guessPick: 'Quel mot de la grille ?',
    guessOther: 'Autre secret',
    guessAsk: (word: string, n: number, name: string) =>
      `Poser « ${word} » devant le secret ${n} ${de(name)} ?`,
    guessYes: 'Poser',
    guessLaid: 'Déjà posées :',
    hunchesLeft: (n: number) => plural('fr', n, 'carte Intuition', 'cartes Intuition'),
    noClues: 'Aucun indice',

    revealing: 'On retourne les intuitions…',
    wrote: ({ name, you }: Person) => (you ? 'Vous avez écrit' : `${name} a écrit`),
    secretOf: (n: number, { name, you }: Person) => (you ? `Votre secret ${n}` : `Secret ${n} ${de(name)}`),
    right: 'Juste !',
    wrong: 'Raté',
    foundTitle: ({ name, you }: Person) =>
      you ? 'Votre secret est deviné !' : `Le secret ${de(name)} est deviné !`,
    plus: (n: number) => plural('fr', n, 'point', 'points'),
    roundScore: (n: number) => `Après la manche ${n}`,
    youShort: 'Vous',

    grid: 'La grille',
    strike: 'Rayer des mots',
    striking: 'Touchez les mots à écarter. Personne d’autre ne le verra.',
    struck: 'rayé',
    table: 'Les secrets',
    secret: (n: number) => `Secret ${n}`,
    yourSecret: (n: number, word: string) => `Votre secret ${n} : ${word}`,
    hidden: 'face cachée',
    labelled: (label: string) => `${label} :`,
    guessed: 'deviné',
    wrongBy: (word: string, name: string) => `ce n’est pas ${word} (${name})`,
    yourHunch: (word: string) => `votre intuition : ${word}`,
    isYours: 'votre secret',
    emptySpot: 'carte partie',
    coins: (n: number) => plural('fr', n, 'pièce', 'pièces'),
    points: (n: number) => plural('fr', n, 'point', 'points'),
    first: 'Premier joueur',
    ready: 'a fini',

    together: (guessed: number, of: number) =>
      `Ensemble : ${plural('fr', guessed, 'secret deviné', 'secrets devinés')} sur ${of}`,
    allSecrets: 'Tous les secrets',
    foundIn: (round: number, names: string) => `manche ${round}, par ${names}`,
    kept: 'resté secret',
    guessedWrong: 'Essais ratés :',
    noClue: 'Sans indice.',
    mySecrets: 'Mes secrets',
    cluesIn: (n: number) => plural('fr', n, 'indice', 'indices'),
    over: 'La partie est finie',

    groupComment: [
      'Pas un seul secret éventé ! On dirait que vous jouiez chacun dans une pièce différente… et personne n’avait allumé la lumière.',
      'Une petite étincelle, c’est déjà un début. Resservez-vous à boire et regardez-vous dans les yeux : la prochaine sera la bonne.',
      'Ça commence à capter. Encore quelques grésillements sur la ligne, mais on s’entend parler.',
      'Joli flair ! Vous finissez les phrases des autres, et pas toujours pour les contredire.',
      'Chapeau ! À ce niveau-là, ce n’est plus de l’intuition, c’est de l’indiscrétion.',
      'Tout deviné, ou presque : n’allez jamais au casino ensemble, on vous prierait de sortir.',
    ],
    reactions: REACTIONS[0],

    deckFew: (fewest: number, n: number) =>
      `Il faut au moins ${fewest} cartes de trois mots ; il y en a ${n}.`,
    deckMany: (most: number, n: number) => `Un paquet a au plus ${most} cartes ; celui-ci en a ${n}.`,
    deckThree: (line: number, n: number) => `Ligne ${line} : une carte a trois mots, celle-ci en a ${n}.`,
    deckLong: (line: number, word: string, most: number) =>
      `Ligne ${line} : « ${word} » dépasse ${most} caractères.`,
    deckOdd: (line: number) => `Ligne ${line} : un mot est vide ou contient des caractères invisibles.`,
    deckTwice: (line: number, word: string, before: number) =>
      `Ligne ${line} : « ${word} » est déjà à la ligne ${before}.`,

    hintChoose:
      'Choisissez un mot sur chaque carte : ce seront vos secrets. Vous voulez qu’on les devine : un secret deviné rapporte un point à vous, et un à qui le trouve.',
    hintWrite:
      'Vous écrivez pour les autres : regardez la grille et imaginez ce qu’ils paieraient. Un bon indice colle à plusieurs mots sans en citer aucun.',
    hintBid:
      'Une de ces cartes aiderait-elle à deviner un de vos secrets ? Le plus offrant paie le vendeur, puis choisit. Passer est définitif.',
    hintTake: 'Posez l’indice devant celui de vos secrets qu’il fera deviner. Tout le monde le verra.',
    hintBonus: (advanced: boolean) =>
      `Chacun prend un bonus : un indice que personne n’a acheté, ou 2 pièces${advanced ? ', ou encore, contre 2 pièces, une intuition de plus ou « Trop facile ! »' : ''}.`,
    hintGuess:
      'Choisissez le secret d’un autre joueur, lisez ses indices, puis touchez le mot de la grille auquel vous pensez. Un point si c’est juste, rien à perdre sinon.',
  },
  en: {
    dealing: 'Dealing the cards…',
    laying: 'The twelve cards make the grid…',
    roundOf: (n) => `Round ${n} of 3`,
    roundWhat: 'Everybody invents two clues.',

    choose: (n) => `Your turn: choose a secret word on each of your ${n === 2 ? 'two' : 'three'} cards`,
    chooseCard: (n) => `Card ${n}`,
    chooseThese: 'These are my secrets',
    chooseMore: (n) => `${plural('en', n, 'word', 'words')} still to choose`,

    write: 'Your turn: write two clues',
    writeOne: 'Your turn: one more clue to write',
    writtenMark: 'written',
    yourClue: (category) => `Your clue, ${category}`,
    question: 'Write a question: whoever takes the card answers yes or no.',
    writeIt: 'Write it',
    takeBack: 'Take back',
    takeBackOf: (clue) => `Take “${clue}” back`,
    mayTakeBack: 'You can still change them.',
    exchange: 'Exchange this card',
    exchanging: 'Drawing…',
    left: (n) => `${plural('en', n, 'character', 'characters')} left`,
    tooLong: 'Too long for the card: 40 characters at most.',
    hiddenSigns: 'This clue has invisible characters in it.',
    blank: 'Write a clue.',
    clash: (clue, target) =>
      clue === target
        ? `“${target}” is in the grid: find something else.`
        : `“${clue}”: the word “${target}” is in the grid. Find something else.`,

    stillThinking: () => 'Still thinking:',
    waitChoose: 'Your secrets are chosen.',
    waitWrite: 'Your two clues are ready.',
    waitGuess: 'Your hunches are in.',
    waiting: (names, n) => `${names} ${n === 1 ? 'is' : 'are'} still thinking…`,
    nudge: 'A friendly nudge',
    nudged: 'Sent!',
    weWait: 'We’re waiting for you!',
    and: ' and ',

    sells: (name) => `${name} is selling one of these clues`,
    youSell: 'You’re selling one of your clues',
    youSellLine: 'Your clues are on sale: let’s see who pays',
    bid: 'Your turn: bid, or pass',
    bids: (name) => `${name} is thinking about a bid…`,
    bidButton: (n) => `Bid ${plural('en', n, 'coin', 'coins')}`,
    allIn: 'all in!',
    allInAsk: (n) =>
      `Bid ${n === 1 ? 'your last coin' : `all ${n} of your coins`}? You’ll have nothing left.`,
    allInYes: 'All in!',
    moreBids: 'More…',
    pass: 'Pass',
    passAsk: 'Pass? You won’t be able to bid again in this sale.',
    stillIn: 'still in',
    isAsked: 'is thinking',
    isOut: 'has passed',
    whoBids: 'The buyers',
    won: (buyer, seller, n) =>
      `${buyer.you ? 'You pay' : `${buyer.name} pays`} ${seller.you ? 'you' : seller.name} ${plural('en', n, 'coin', 'coins')}`,
    nobody: 'Nobody buys. Both clues will have to wait.',

    take: 'Your turn: choose a clue, then the secret it will give away',
    takes: (name) => `${name} is choosing a clue…`,
    takeStep: 'Tap a clue, then one of your secrets (or drag it there).',
    takeWhere: 'In front of which secret?',
    answerIt: 'Your answer?',
    yes: 'Yes',
    no: 'No',
    yourSecrets: 'Your secrets',
    before: (n) => `in front of your secret ${n}`,
    bonus: 'Your turn: choose one bonus',
    bonuses: (name) => `${name} is choosing a bonus…`,
    bonusTitle: 'Bonus',
    bonusStep: 'Or take an unsold clue for one of your secrets:',
    bonusNone: 'There’s no clue left for you.',
    twoCoins: 'Take 2 coins',
    extraHunch: 'One more hunch (2 coins)',
    tooEasy: '“Too easy!” (2 coins)',
    tooEasyWhere: 'On which secret? If it’s guessed, one more point for you and for whoever finds it.',
    tooEasyMark: 'Too easy!',
    extraMark: 'one more hunch',
    coinMark: (n) => `${plural('en', n, 'coin', 'coins')} to buy clues with.`,
    pointMark: (n) => `${plural('en', n, 'point', 'points')}: these win the game.`,
    firstMark: 'The hat: starts this round.',
    readyMark: '✓ means: is done, and waits for the others.',
    lays: ({ name, you }) =>
      you
        ? 'You lay this clue in front of one of your secrets'
        : `${name} lays this clue in front of one of their secrets`,
    takesCoins: ({ name, you }) => (you ? 'You take 2 coins' : `${name} takes 2 coins`),
    buysHunch: ({ name, you }) => (you ? 'You buy one more hunch' : `${name} buys one more hunch`),
    callsEasy: ({ name, you }, n) =>
      `${you ? 'You' : name}: “Too easy!” on ${you ? 'your' : 'their'} secret ${n}`,
    begins: ({ name, you }) => (you ? 'You start the game' : `${name} starts the game`),
    tokenTo: ({ name, you }) => (you ? 'You will start the next round' : `${name} will start the next round`),
    unsold: 'The unsold clues',

    guess: (n) => (n > 1 ? `Your turn: play ${n} hunches` : 'Your turn: play your hunch'),
    guessSecret: 'Tap another player’s secret.',
    guessTarget: (n, name) => `${name}’s secret ${n}`,
    guessPick: 'Which word in the grid?',
    guessOther: 'Another secret',
    guessAsk: (word, n, name) => `Guess “${word}” for ${name}’s secret ${n}?`,
    guessYes: 'Guess',
    guessLaid: 'Already played:',
    hunchesLeft: (n) => plural('en', n, 'hunch card', 'hunch cards'),
    noClues: 'No clue yet',

    revealing: 'Revealing the hunches…',
    wrote: ({ name, you }) => `${you ? 'You' : name} wrote`,
    secretOf: (n, { name, you }) => (you ? `Your secret ${n}` : `${name}’s secret ${n}`),
    right: 'Right!',
    wrong: 'Wrong',
    foundTitle: ({ name, you }) => `${you ? 'Your' : `${name}’s`} secret is guessed!`,
    plus: (n) => plural('en', n, 'point', 'points'),
    roundScore: (n) => `After round ${n}`,
    youShort: 'You',

    grid: 'The grid',
    strike: 'Cross out words',
    striking: 'Tap the words you rule out. Nobody else will see it.',
    struck: 'crossed out',
    table: 'The secrets',
    secret: (n) => `Secret ${n}`,
    yourSecret: (n, word) => `Your secret ${n}: ${word}`,
    hidden: 'face down',
    labelled: (label) => `${label}:`,
    guessed: 'guessed',
    wrongBy: (word, name) => `not ${word} (${name})`,
    yourHunch: (word) => `your hunch: ${word}`,
    isYours: 'your secret',
    emptySpot: 'card gone',
    coins: (n) => plural('en', n, 'coin', 'coins'),
    points: (n) => plural('en', n, 'point', 'points'),
    first: 'First player',
    ready: 'is done',

    together: (guessed, of) => `Together: ${plural('en', guessed, 'secret', 'secrets')} guessed of ${of}`,
    allSecrets: 'All the secrets',
    foundIn: (round, names) => `round ${round}, by ${names}`,
    kept: 'stayed secret',
    guessedWrong: 'Wrong guesses:',
    noClue: 'No clue.',
    mySecrets: 'My secrets',
    cluesIn: (n) => plural('en', n, 'clue', 'clues'),
    over: 'The game is over',

    groupComment: [
      'Not one secret out! You might have been playing in separate rooms… with nobody finding the light switch.',
      'A small spark is a start. Top up the glasses, look each other in the eye: next time for sure.',
      'The signal is coming through. There’s still some crackle on the line, but you can hear each other.',
      'Nice noses, all of you! You finish each other’s sentences, and not always to argue.',
      'Hats off! At this level it’s no longer intuition, it’s eavesdropping.',
      'Everything guessed, or as good as: never walk into a casino together, they’d ask you to leave.',
    ],
    reactions: REACTIONS[1],

    deckFew: (fewest, n) => `At least ${fewest} cards of three words are needed; there are ${n}.`,
    deckMany: (most, n) => `A deck has at most ${most} cards; this one has ${n}.`,
    deckThree: (line, n) => `Line ${line}: a card has three words, this one has ${n}.`,
    deckLong: (line, word, most) => `Line ${line}: “${word}” has more than ${most} characters.`,
    deckOdd: (line) => `Line ${line}: a word is empty or has invisible characters.`,
    deckTwice: (line, word, before) => `Line ${line}: “${word}” is already on line ${before}.`,

    hintChoose:
      'Choose one word on each card: these are your secrets. You want them guessed, because each guessed secret is a point for you and for whoever finds it.',
    hintWrite:
      'You’re writing for the others: look at the grid and imagine what they’d pay for. A good clue fits several words without naming one.',
    hintBid:
      'Would one of these cards help people guess a secret of yours? The highest bidder pays the seller, then chooses. A pass is final.',
    hintTake: 'Lay the clue in front of the secret it will give away. Everybody will see it there.',
    hintBonus: (advanced) =>
      `Everybody takes one bonus: a clue nobody bought, or 2 coins${advanced ? '; or else, for 2 coins, one more hunch or “Too easy!”' : ''}.`,
    hintGuess:
      'Choose another player’s secret, read its clues, then tap the word in the grid you have in mind. A point if you’re right, nothing lost if not.',
  },
});
