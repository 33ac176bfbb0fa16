/** Huis Clos in English: what the page says, and the lines of the log. */
import { capital, list, named, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import type { Words } from './fr';
import { manorEn } from './manorEn';

const per = ({ you, name }: Person, yours: string, others: string) =>
  you ? `You ${yours}` : `${name} ${others}`;
const whom = ({ you, name }: Person) => (you ? 'you' : name);
const ofMurderer = ({ you, name }: Person) => (you ? 'your character' : name);
const among = (all: readonly string[]) => list(all, ' and ');

export const en: Words = {
  ...manorEn,

  snow: 'Snow is falling, the guests arrive…',
  dawn: 'Dawn breaks over the manor…',
  yourself: 'yourself',
  yourChoice: 'Your turn: choose your character',
  chooses: (name) => `${name} is choosing a character…`,
  yourPick: 'Your turn: pick up a clue in the Blue Suite',
  picks: (name) => `${name} is searching the Blue Suite…`,
  yourInvestigation: 'Your turn: choose where to investigate',
  investigates: (name) => `${name} is choosing where to go…`,
  yourObservation: (name) => `${name} comes to investigate here: will you observe?`,
  observing: (names) => `Who observes? Waiting for ${names}…`,
  yourTake: (place) => `Your turn: take a clue in ${place}`,
  takes: (name, place) => `${name} is searching ${place}…`,
  yourGift: (name) => `Your turn: give ${name} a clue in return`,
  gives: (name) => `${name} is choosing what to give in return…`,
  yourSlip: 'Your turn: slip a clue into the urn',
  slips: (names) => `The urn is still waiting for ${names}…`,
  yourReturn: 'Your turn: take a clue back from the urn',
  takesBack: (name) => `${name} is taking a clue back from the urn…`,
  drawing: 'Drawing…',
  dead: 'The night has claimed you. You see everything; talk with the other dead.',

  deadBeside: 'This character is dead, but your other one is alive: you see only what they see.',
  castTitle: 'Who will you be tonight?',
  castWait: 'Who’s who tonight?',
  castHelp: 'Tap a face to get acquainted.',
  be: (name) => `Be ${name}`,
  playedBy: (name) => `taken by ${name}`,
  played: (name) => `At the table: ${name}`,
  free: 'free',

  turn: (n, last) => `Round ${n} of ${last}`,
  opening: 'Before the night',
  accuseFrom: (n) => `Accusations from round ${n}`,
  accuseNow: 'You may accuse',
  confrontation: 'Confrontation',
  innocent: 'Innocent',
  murderer: 'Murderer',
  youInnocent: 'You are Innocent',
  youMurderer: 'You are the Murderer',
  roleHelpInnocent:
    'Find out who killed Lord Hamilton and accuse them, proof in hand. The first to accuse them wins.',
  roleHelpMurderer:
    'Pick up weapons while nobody observes. Slipped into the urn, a weapon kills everybody in its room: don’t be there. Leave nobody alive!',
  roleCard: 'My card',
  roleHold: 'Your suspect card: tap to see it, tap again to hide it',
  roleDealt: 'Your suspect card',
  roleAlone: 'Is nobody looking over your shoulder?',
  turnOver: 'Turn the card over',
  seen: 'I’ve seen it',
  clues: (n) => plural('en', n, 'clue', 'clues'),
  cards: (n) => plural('en', n, 'accusation card', 'accusation cards'),
  you: 'you',
  hasUrn: 'has the urn',
  acting: 'to play',
  unknownRole: 'suspect card hidden',
  isIn: (place) => `in ${place}`,
  died: (place) => `died in ${place}`,
  destroyed: 'Destroyed',
  watchedAlready: 'has already observed this round',
  closed: 'Closed',
  nobody: 'nobody',
  here: (names) => `here: ${names}`,
  weapon: (name) => `its weapon, which kills only here: ${name}`,
  of: (name) => `belongs to ${name}`,
  weaponOf: (place) => `weapon, kills in ${place}`,
  hand: 'Your hand',
  handOf: (name) => `${name}’s hand`,
  empty: 'Nothing in hand',

  whatHere: (place) => `What will you do in ${place}?`,
  search: (n) => `Search (${plural('en', n, 'clue', 'clues')})`,
  exchange: (name) => `Forced exchange with ${name}`,
  accuse: (name, clue) => `Accuse ${name}, with ${clue} as proof`,
  walk: 'Go there (nothing to do there)',
  askSearch: (place) => `Go and search ${place}?`,
  yesSearch: 'Search',
  askExchange: (name) => `Draw at random from ${name}’s hand, and give them one of your clues?`,
  yesExchange: 'Exchange',
  askAccuse: (name, clue) => `Accuse ${name}, with ${clue} as proof?`,
  yesAccuse: 'Accuse',
  askWalk: (place) => `Go to ${place}?`,
  yesWalk: 'Go',
  cancel: 'Another room',

  lookTitle: (place) => `In ${place}, for your eyes only`,
  pickHelp: 'Take one clue. The others stay there.',
  fate: (clue) => `You take ${clue}`,
  fullHand: 'Your hand is full: swap a clue, or destroy one.',
  keepAll: (clue) => `Take ${clue} and keep everything`,
  swapTitle: 'Leave here, in exchange…',
  swapHelp: (place) => `It will stay in ${place}, face down.`,
  destroyTitle: 'Or destroy for good…',
  destroyHelp: (left) =>
    `It leaves the game, face up. You have ${plural('en', left, 'destruction', 'destructions')} left.`,
  destroyDuel: 'It leaves the game, face up.',
  leaveIt: (clue) => `leave ${clue} here`,
  destroyIt: (clue) => `destroy ${clue} for good`,
  destroyThere: 'And which clue in this room will you destroy?',
  askTake: (clue, also) => `${among([`Take ${clue}`, ...also])}?`,
  yesTake: 'Take',
  yesDestroy: 'Destroy',
  otherClue: 'Another clue',
  onlyThat:
    'Careful: you’d be left with nothing but this room’s weapon. Nothing to slip into the urn, and everybody will know.',
  watchedBy: (names) =>
    `${among(names)} ${names.length === 1 ? 'is' : 'are'} observing you: what you take will be seen.`,
  unwatched: 'Nobody is observing you.',
  observeTitle: (name, place) => `${name} searches ${place}, in front of you`,
  observeExchange: (name, victim) => `${name} forces an exchange on ${victim}, in front of you`,
  observeHelp: 'If you observe, you’ll see the clue taken. Once per round.',
  observe: 'Observe',
  lookAway: 'Look away',
  giveTitle: (clue) => `You drew ${clue}`,
  giveHelp: 'Give another clue from your hand in return.',
  askGive: (clue, name) => `Give ${clue} to ${name}?`,
  yesGive: 'Give',
  slipNone: 'Slip nothing in',
  slipNoneHelp: 'All you hold is the weapon of the room you are in: you have nothing to slip in.',
  askSlipNone: (duel) =>
    duel
      ? 'Slip nothing in? You’ll take nothing back either.'
      : 'Slip nothing in? The urn will be one clue short: everybody will understand that you are the Murderer.',
  askSlip: (clue) => `Slip ${clue} into the urn?`,
  askKill: (clue, names) => `Slip ${clue} into the urn, and kill ${among(names)}?`,
  yesSlip: 'Slip it in',
  urnTitle: 'The urn is open',
  urnHelp: 'Everybody takes one clue back, in full view.',
  askReturn: (clue) => `Take back ${clue}?`,
  yesReturn: 'Take back',

  momentUrn: 'The urn is opened…',
  momentUrnEmpty: 'The urn is empty',
  noWeapon: 'No weapon, this time.',
  aWeapon: (n) => (n === 1 ? 'A weapon!' : `${n} weapons!`),
  momentDeath: (who, place) => per(who, `die in ${place}`, `dies in ${place}`),
  wasInnocent: 'They were Innocent.',
  wasMurderer: 'They were the Murderer!',
  yourInnocent: 'You were Innocent.',
  yourMurderer: 'You were the Murderer!',
  momentAccuse: (who, accused) => `${per(who, 'accuse', 'accuses')} ${whom(accused)}!`,
  momentUnveiled: (who) => per(who, 'show your card', 'shows their card'),
  momentConfrontation: 'The confrontation',
  twoLeft: (two) => `Only ${named('en', two)} are left.`,
  momentTook: (who) => per(who, 'take…', 'takes…'),
  momentGiven: (who) => per(who, 'give…', 'gives…'),
  momentDestroyed: (who) => per(who, 'destroy…', 'destroys…'),
  momentClosed: (place) => `The lights go out in ${place}`,

  notebook: 'Notebook',
  notebookTitle: 'Notebook',
  board: 'Suspects',
  byPlace: 'Rooms',
  byTurn: 'Rounds',
  boardHelp: 'Tap a box or a person to mark it. Nobody else can see your marks.',
  mark: {
    none: 'no opinion',
    suspect: 'suspect',
    trusted: 'trusted',
  },
  markIt: (name, mark) => `${name}: ${mark}. Change your mind`,
  flag: (told) => `${told} Mark it`,
  flagged: 'marked',
  turnShort: (n) => (n === 0 ? 'At the start' : `Round ${n}`),
  turnTiny: (n) => (n === 0 ? 'Start' : `R${n}`),
  sawThere: (who) => per(who, 'saw', 'saw'),
  neverLooked: 'You’ve never looked there.',
  nobodyLooked: 'Nobody has looked there yet.',
  urnOf: 'Urn:',
  diedThen: (names) => `Dead: ${names}`,
  nothingYet: 'Nothing yet. It will be a long night.',
  close: 'Close',

  deadRoom: 'The dead',
  hush: 'The dead can listen, but no longer talk at the table.',
  phrases: 'Ready-made phrases',
  say: 'Say',
  who: 'Who',
  what: 'What',
  where: 'Where',
  iSuspect: 'I suspect…',
  iTrust: 'I trust…',
  iSaw: 'I saw…',
  spokenSuspect: (name) => `I suspect ${name}.`,
  spokenTrust: (name) => `I trust ${name}.`,
  spokenSaw: (name, clue, place) => `I saw ${name} take ${clue} in ${place}.`,
  spoken: {
    innocent: 'I didn’t do anything!',
    witness: 'Did anyone see anything?',
    apart: 'Let’s not all stay in the same room.',
    liar: 'Somebody here is lying.',
  },

  itWas: (name) => `The Murderer: ${name}`,
  itWasYou: 'The Murderer was you',
  story: 'The night, round by round',
  slippedBy: (who, clue) => `${capital(whom(who))} slipped ${clue} in`,
  killed: (people) => `The night has claimed ${named('en', people)}.`,
  whyUnmasked: (who, murderer) =>
    `${who.you ? 'You' : who.name} unmasked the Murderer: it was ${whom(murderer)}.`,
  whyMurdererDead: (who) =>
    who.you
      ? 'You were the Murderer, and take your secret to the grave: even dead, the Murderer wins.'
      : `${who.name} was the Murderer, and takes the secret to the grave: even dead, the Murderer wins.`,
  whyAllDead: (who) =>
    `Not one Innocent is left alive: ${who.you ? 'you were' : `${who.name} was`} the Murderer.`,
  whyDuel: (who) => `The confrontation is over: ${who.you ? 'you' : who.name} killed the other in time.`,
  whyDuelBoth: (who) =>
    who.you
      ? 'Both died in the confrontation: as the original Murderer, you win.'
      : `Both died in the confrontation: as the original Murderer, ${who.name} wins.`,
  whyTurnsOut: (murderer) =>
    `Day breaks, and ${murderer.you ? 'you, the Murderer, aren’t' : `${murderer.name}, the Murderer, isn’t`} done.`,
  whyShared: 'All living Innocents win together.',
  whyLast: (who) => `The only Innocent left was ${whom(who)}.`,
  whyClues: (who, murderer) =>
    `Of the living Innocents, ${whom(who)} held the most clues belonging to ${ofMurderer(murderer)}.`,
  whyCards: (who, murderer) =>
    `On a tie for clues belonging to ${ofMurderer(murderer)}, ${whom(who)} had the most accusation cards.`,
  whyNearest: (who) =>
    `On a tie for clues and accusation cards, ${who.you ? 'you were' : `${who.name} was`} the nearest to the urn, clockwise.`,

  told: {
    began: (who) => per(who, 'get the urn: you will start.', 'gets the urn and will start.'),
    chose: (who, guest) => `${per(who, 'will be', 'will be')} ${guest}.`,
    dealt: (guests) => `Lord Hamilton lies dead in the Blue Suite. In the manor: ${among(guests)}.`,
    gotRole: (who, murderer) =>
      murderer
        ? per(who, 'are the Murderer.', 'gets the Murderer’s card.')
        : per(who, 'are Innocent.', 'gets an Innocent’s card.'),
    saw: (who, place, clues) => `${per(who, 'see', 'sees')} in ${place}: ${among(clues)}.`,
    picked: (who) => per(who, 'pick up a clue in the Blue Suite.', 'picks up a clue in the Blue Suite.'),
    turnBegan: (turn, last, who) => `Round ${turn} of ${last}. ${per(who, 'have', 'has')} the urn.`,
    went: (who, place, stays, what) =>
      `${stays ? `${per(who, 'stay', 'stays')} in` : `${per(who, 'go', 'goes')} to`} ${place}${what}`,
    toSearch: ' to search it.',
    toExchange: (victim) => ` to force an exchange on ${whom(victim)}.`,
    toAccuse: (victim) => ` to accuse ${whom(victim)}.`,
    toNothing: ', with nothing to do there.',
    closed: (place) => `Nothing is left in ${place}: it closes.`,
    watched: (who, observers) => {
      if (observers.length === 0) return `Nobody observes ${whom(who)}.`;
      const one = observers.length === 1 && !observers[0]?.you;
      return `${capital(named('en', observers))} ${one ? 'observes' : 'observe'} ${whom(who)}.`;
    },
    searched: (who) => per(who, 'take a clue.', 'takes a clue.'),
    swapped: (who) => per(who, 'swap a clue for one lying there.', 'swaps a clue for one lying there.'),
    took: (who, clue) => `${per(who, 'take', 'takes')} ${clue}.`,
    left: (who, clue) => `${per(who, 'leave', 'leaves')} ${clue}.`,
    gave: (who, victim, clue) => `${per(who, 'give', 'gives')} ${whom(victim)} ${clue}.`,
    destroyed: (who, clue, there) =>
      `${per(who, 'destroy', 'destroys')} ${clue}${there ? ', which lay in the room' : ''}.`,
    drew: (who, victim) =>
      `${per(who, 'draw', 'draws')} from ${victim.you ? 'your' : `${victim.name}’s`} hand.`,
    exchanged: (who, victim) => `${per(who, 'give', 'gives')} ${whom(victim)} a clue in return.`,
    accused: (who, accused, clue) =>
      `${per(who, 'accuse', 'accuses')} ${whom(accused)}, with ${clue} as proof!`,
    unveiled: (who, murderer) =>
      `${per(who, 'show your card', 'shows their card')}: ${murderer ? 'the Murderer!' : 'Innocent.'}`,
    slipped: (who) => per(who, 'have chosen for the urn.', 'has chosen for the urn.'),
    slippedClue: (who, clue) => `${per(who, 'slip', 'slips')} ${clue} into the urn.`,
    slippedNone: (who) => per(who, 'slip nothing into the urn.', 'slips nothing into the urn.'),
    urn: (clues) => (clues.length === 0 ? 'The urn is empty.' : `In the urn: ${among(clues)}.`),
    died: (who, place, murderer) =>
      `${per(who, 'die', 'dies')} in ${place}. ${who.you ? 'Your' : 'Their'} card: ${murderer ? 'the Murderer!' : 'Innocent.'}`,
    tookBack: (who, clue) => `${per(who, 'take', 'takes')} ${clue} back.`,
    restLaid: (n, place) =>
      `${plural('en', n, 'clue', 'clues')} from the urn ${n === 1 ? 'goes' : 'go'} to ${place}.`,
    confronted: (one, other) => `The confrontation: ${whom(one)} against ${whom(other)}.`,
    ended: 'The night is over.',
  },

  hintChoose: 'Everybody plays a character. It changes nothing in the rules: take the one you like best.',
  hintPick: 'Lord Hamilton died here. Look at these items, and take one. Will you tell the others?',
  hintInvestigate:
    'Go to another room and take a clue. Items that belong to the person you suspect let you accuse them, later in the night.',
  hintObserve:
    'Somebody comes into your room. If you observe, you’ll see what they take, but they’ll know. Only once per round.',
  hintTake: 'Nobody but you can see these clues. You keep three at most; an Innocent has only one weapon.',
  huntInvestigate:
    'Go to another room and take a clue: a weapon if nobody observes, or an item of somebody’s. You have to look as if you were investigating.',
  huntTake:
    'Nobody but you can see these clues. You keep three at most; always keep something other than weapons, for the urn.',
  huntSlip:
    'Everybody slips a clue in, then the urn is opened in front of everyone; nobody knows who put what in. A weapon kills everybody in its room. You don’t have to kill.',
  huntAccuse:
    'From now on people may accuse: somebody who joins you with one of your items can unmask you. You may accuse too, as a bluff.',
  hintGive: 'You drew at random. Give another clue back: your victim will see both.',
  hintSlip:
    'Everybody slips a clue in, then the urn is opened in front of everyone; nobody knows who put what in. An Innocent may slip a weapon in only if nobody is in its room.',
  hintReturn: 'Take a clue back, in front of everybody. Taking a weapon back draws attention.',
  hintDead:
    'You are dead, and you see everything now: tap a room for its clues, a person for their hand, or open the notebook.',
  hintAccuse:
    'From now on you may accuse: you need something of theirs, an accusation card, and you must go and join them. If they are already beside you, it will have to wait. Be right, and you win.',
};
