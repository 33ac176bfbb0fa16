/** Hatouf's words on the page. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';
import type { Cargo, Port } from './types';

export const PORTS: Record<Port, string> = {
  SAINT_MALO: 'Saint-Malo',
  PAIMPOL: 'Paimpol',
  DOUARNENEZ: 'Douarnenez',
  LORIENT: 'Lorient',
  NANTES: 'Nantes',
};

const frCells = (n: number) => plural('fr', n, 'case', 'cases');
const enCells = (n: number) => plural('en', n, 'cell', 'cells');

export const words = catalogue({
  fr: {
    dealing: 'On mélange et on donne…',
    yours: 'À vous',
    yourHand: (port: string) => `À vous, main de ${port}`,
    giveTo: (you: string, name: string) => `${you} : choisissez une carte pour ${name}`,
    waitExchange: 'Les autres choisissent la carte qu’ils donnent…',
    playCard: (you: string) => `${you} : jouez une carte`,
    mustLaunch: (you: string) => `${you} : mettez un bateau à l’eau`,
    mustThrow: (you: string) => `${you} : rien ne peut servir, jetez une carte`,
    turnOf: (name: string, port: string) => `${name} joue pour ${port}…`,
    over: 'La course est finie.',

    cargo: { GOLD: 'Or', WINE: 'Vin', LINEN: 'Lin', WOOD: 'Bois' } as Record<Cargo, string>,
    goods: { GOLD: 'l’or', WINE: 'le vin', LINEN: 'le lin', WOOD: 'le bois' } as Record<Cargo, string>,
    hull: { GOLD: 'jaune', WINE: 'blanc', LINEN: 'vert', WOOD: 'marron' } as Record<Cargo, string>,
    myBoat: (hull: string) => `votre bateau ${hull}`,
    boatOf: (hull: string, name: string) => `le bateau ${hull} de ${name}`,

    then: ' ; ',
    colon: (what: string, said: string) => `${what} : ${said}`,
    card: (rank: string) => (rank === 'Q' ? `la ${rank}` : `le ${rank}`),
    faceDown: 'carte cachée',
    hand: 'Votre main',
    handOf: (name: string, port: string) => `Main de ${name} (${port})`,
    cards: (n: number) => plural('fr', n, 'carte', 'cartes'),
    homeCount: (n: number, of: number) => `${n} sur ${of} au port`,
    teamOf: (a: string, b: string) => `Équipe ${a} et ${b}`,

    // What a card can do
    does: {
      launch: 'met à l’eau',
      forward: (n: number) => `avance de ${n}`,
      back: 'recule de 4',
      five: 'avance de 5, vos bateaux ou ceux du partenaire',
      seven: 'avance de 7 et coule ce qu’il trouve, ou se partage',
      swap: 'échange deux bateaux en mer',
      quay: 'entre au quai',
      none: 'ne sert à rien maintenant',
      thrown: 'peut être jetée',
    },
    chooseCard: 'Choisissez une carte : ses bateaux s’allument.',
    swapWith: (boat: string) => `Échanger ${boat} avec…`,
    throwIt: 'Jeter',
    share: 'Partager',
    whole: 'Un seul bateau',
    intoQuay: 'Entrer au quai',
    stayOut: 'Rester en mer',

    // Where a boat ends
    toCell: (n: number) => `case ${n}`,
    toUnloading: (port: string) => `déchargement, ${port}`,
    toDocking: (port: string, n: number) => `quai de ${port}, place ${n}`,
    toPort: (port: string) => `au port, ${port}`,
    wind: 'bon vent',
    anchor: 'ancre',
    pushes: 'repousse',
    sinks: 'coule',
    legLaunch: (to: string) => `prend la mer, ${to}`,
    legSail: (n: number, to: string) => (n < 0 ? `recule de ${-n}, ${to}` : `avance de ${n}, ${to}`),
    legWind: (n: number, to: string) => `bon vent : encore ${n}, ${to}`,
    legAnchor: (to: string) => `l’ancre le retient : recule, ${to}`,
    legDisplaced: (boat: string, to: string) => `repousse ${boat}, ${to}`,
    legSunk: (boat: string) => `coule ${boat}`,
    legSwapped: (boat: string, to: string) => `${boat} : ${to}`,
    may: 'Les parts se croisent : la route exacte se verra en naviguant.',

    askGive: (card: string, name: string) => `Donner ${card} à ${name} ?`,
    yesGive: 'Donner',
    askThrow: (card: string) => `Jeter ${card} sans rien faire ?`,
    yesThrow: 'Jeter',
    yesPlay: 'Jouer',
    yesLaunch: 'À l’eau !',
    yesSink: 'À l’abordage !',

    // The seven
    shareTitle: 'Partagez les sept cases',
    left: (n: number) => (n === 0 ? 'Tout est réparti' : `Reste ${frCells(n)}`),
    more: (boat: string) => `Une case de plus pour ${boat}`,
    less: (boat: string) => `Une case de moins pour ${boat}`,
    first: (n: number) => (n === 1 ? '1er' : `${n}e`),
    earlier: (boat: string) => `Faire partir ${boat} plus tôt`,
    notSo: 'Ce partage n’est pas possible dans cet ordre.',
    tryOrder: 'Changer l’ordre',
    never: 'Ce partage n’est pas possible.',
    atLeastTwo: 'Au moins deux bateaux.',

    // The panel
    fleet: 'La flotte',
    closeFleet: 'Fermer la flotte',
    loaded: 'chargé',
    unloaded: 'livré',
    home: 'rentré',
    waiting: 'au port',
    sailing: 'en mer',
    bound: (port: string) => `décharge à ${port}`,
    boundHome: (port: string) => `rentre à ${port}`,
    rotating: (port: string) => `doit repasser devant ${port}`,
    isHome: 'rentré au fond du quai',
    deck: (deck: number, deal: number) => `Paquet ${deck}, donne ${deal} sur 3`,
    dealer: (name: string) => `${name} donne`,
    partner: 'partenaire',
    you: 'vous',

    chart: 'La carte de Bretagne',
    chartNow: (sea: number, home: number) =>
      `${plural('fr', sea, 'bateau', 'bateaux')} en mer, ${home} au port`,
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    wholeChart: 'Toute la carte',
    gave: (card: string, other: string) => `Vous donnez ${card} et recevez ${other}`,
    plays: (name: string, card: string) => `${name} joue ${card}`,
    throws: (name: string, card: string) => `${name} jette ${card}`,

    summary: 'Les flottes à l’arrivée',

    hintExchange:
      'Chacun donne une carte à son partenaire, sans voir celle qu’il reçoit. Pour prendre la mer il faut un 1 ou un K : qui en a deux en donne un !',
    hintLaunch:
      'Le 1 et le K mettent un bateau à l’eau. Choisissez la carte, puis le bateau : la carte marine montre où il ira.',
    hintThrow: 'Rien ne peut servir : on jette une carte. Gardez celles qui aideront une fois en mer.',
    hintSail:
      'Choisissez une carte : ses bateaux s’allument. Chacun livre sa cargaison, puis rentre chez vous au quai à flèches.',
    hintWind:
      'Finir sur un bon vent double la course ; sur une ancre, on recule de cinq ; sur un bateau, c’est lui qui recule.',
    hintQuay: 'Un quai est à portée ! Vous pouvez y entrer ou rester en mer : les deux sont proposés.',
    hintFour: 'Le 4 recule. Devant un quai, c’est parfois le chemin le plus court.',
    hintFive: 'Le 5 peut aussi mener un bateau de votre partenaire.',
    hintSeven:
      'Un 7 entier coule ce qu’il trouve à l’arrivée, même chez vous. Il peut aussi se partager ; une part de 4 recule.',
    hintSailor: 'Le M échange un de vos bateaux en mer avec n’importe quel autre.',
  },
  en: {
    dealing: 'Shuffling and dealing…',
    yours: 'Your turn',
    yourHand: (port) => `Your turn, hand of ${port}`,
    giveTo: (you, name) => `${you}: choose a card for ${name}`,
    waitExchange: 'The others are choosing the card they give…',
    playCard: (you) => `${you}: play a card`,
    mustLaunch: (you) => `${you}: put a boat to sea`,
    mustThrow: (you) => `${you}: nothing can be used, throw a card away`,
    turnOf: (name, port) => `${name} is playing for ${port}…`,
    over: 'The race is over.',

    cargo: { GOLD: 'Gold', WINE: 'Wine', LINEN: 'Linen', WOOD: 'Wood' },
    goods: { GOLD: 'gold', WINE: 'wine', LINEN: 'linen', WOOD: 'wood' },
    hull: { GOLD: 'yellow', WINE: 'white', LINEN: 'green', WOOD: 'brown' },
    myBoat: (hull) => `your ${hull} boat`,
    boatOf: (hull, name) => `${name}’s ${hull} boat`,

    then: '; ',
    colon: (what, said) => `${what}: ${said}`,
    card: (rank) => `the ${rank}`,
    faceDown: 'card face down',
    hand: 'Your hand',
    handOf: (name, port) => `Hand of ${name} (${port})`,
    cards: (n) => plural('en', n, 'card', 'cards'),
    homeCount: (n, of) => `${n} of ${of} home`,
    teamOf: (a, b) => `Team ${a} and ${b}`,

    does: {
      launch: 'puts to sea',
      forward: (n) => `sails ${n}`,
      back: 'goes back 4',
      five: 'sails 5, your boats or your partner’s',
      seven: 'sails 7 and sinks what it meets, or is shared',
      swap: 'swaps two boats at sea',
      quay: 'enters a quay',
      none: 'is of no use now',
      thrown: 'may be thrown away',
    },
    chooseCard: 'Choose a card: its boats light up.',
    swapWith: (boat) => `Swap ${boat} with…`,
    throwIt: 'Throw away',
    share: 'Share',
    whole: 'One boat only',
    intoQuay: 'Enter the quay',
    stayOut: 'Stay at sea',

    toCell: (n) => `cell ${n}`,
    toUnloading: (port) => `unloading, ${port}`,
    toDocking: (port, n) => `quay of ${port}, place ${n}`,
    toPort: (port) => `in port, ${port}`,
    wind: 'fair wind',
    anchor: 'anchor',
    pushes: 'pushes back',
    sinks: 'sinks',
    legLaunch: (to) => `puts to sea, ${to}`,
    legSail: (n, to) => (n < 0 ? `goes back ${-n}, ${to}` : `sails ${n}, ${to}`),
    legWind: (n, to) => `fair wind: ${n} more, ${to}`,
    legAnchor: (to) => `the anchor holds it: back, ${to}`,
    legDisplaced: (boat, to) => `pushes ${boat} back, ${to}`,
    legSunk: (boat) => `sinks ${boat}`,
    legSwapped: (boat, to) => `${boat}: ${to}`,
    may: 'The parts cross each other: the exact way will show as you sail.',

    askGive: (card, name) => `Give ${card} to ${name}?`,
    yesGive: 'Give',
    askThrow: (card) => `Throw ${card} away and do nothing?`,
    yesThrow: 'Throw away',
    yesPlay: 'Play',
    yesLaunch: 'To sea!',
    yesSink: 'Board it!',

    shareTitle: 'Share the seven cells',
    left: (n) => (n === 0 ? 'All shared out' : `${enCells(n)} left`),
    more: (boat) => `One cell more for ${boat}`,
    less: (boat) => `One cell less for ${boat}`,
    first: (n) => ['', '1st', '2nd', '3rd'][n] ?? `${n}th`,
    earlier: (boat) => `Let ${boat} leave earlier`,
    notSo: 'This cannot be sailed in this order.',
    tryOrder: 'Change the order',
    never: 'This cannot be sailed.',
    atLeastTwo: 'At least two boats.',

    fleet: 'The fleet',
    closeFleet: 'Close the fleet',
    loaded: 'loaded',
    unloaded: 'unloaded',
    home: 'home',
    waiting: 'in port',
    sailing: 'at sea',
    bound: (port) => `unloads at ${port}`,
    boundHome: (port) => `makes for ${port}`,
    rotating: (port) => `must pass ${port} again`,
    isHome: 'home at the bottom of the quay',
    deck: (deck, deal) => `Deck ${deck}, deal ${deal} of 3`,
    dealer: (name) => `${name} deals`,
    partner: 'partner',
    you: 'you',

    chart: 'The chart of Brittany',
    chartNow: (sea, home) => `${plural('en', sea, 'boat', 'boats')} at sea, ${home} home`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeChart: 'The whole chart',
    gave: (card, other) => `You give ${card} and receive ${other}`,
    plays: (name, card) => `${name} plays ${card}`,
    throws: (name, card) => `${name} throws ${card} away`,

    summary: 'The fleets at the end',

    hintExchange:
      'Everyone gives their partner a card, without seeing the one they get. A boat needs a 1 or a K to put to sea: whoever has two gives one!',
    hintLaunch:
      'A 1 or a K puts a boat to sea. Choose the card, then the boat: the chart shows where it will be.',
    hintThrow: 'Nothing can be used: a card is thrown away. Keep those that will help once you are at sea.',
    hintSail:
      'Choose a card: its boats light up. Each delivers its cargo, then comes home to your quay with the arrows.',
    hintWind:
      'Ending on a fair wind doubles the course; on an anchor, the boat goes back five; on a boat, that one goes back.',
    hintQuay: 'A quay is within reach! You may enter it or stay at sea: both are offered.',
    hintFour: 'The 4 goes back. In front of a quay that is sometimes the shortest way.',
    hintFive: 'A 5 may also sail one of your partner’s boats.',
    hintSeven:
      'A whole 7 sinks what it finds where it stops, even your own. It may also be shared; a part of 4 goes back.',
    hintSailor: 'An M swaps one of your boats at sea with any other.',
  },
});

export function rankName(rank: number): string {
  return { 11: 'M', 12: 'Q', 13: 'K' }[rank] ?? String(rank);
}
