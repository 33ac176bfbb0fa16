/** Huis Clos in French: what the page says, and the lines of the log. */
import { capital, de, list, named, que, type Person } from '../../texts/people';
import { plural } from '../../texts/plural';
import { manorFr } from './manorFr';

type Who = Person;

const per = ({ you, name }: Who, vous: string, others: string) =>
  you ? `Vous ${vous}` : `${name} ${others}`;
const whom = ({ you, name }: Who) => (you ? 'vous' : name);
const ofMurderer = ({ you, name }: Who) => (you ? 'de votre personnage' : de(name));
const among = (all: readonly string[]) => list(all, ' et ');

export const fr = {
  ...manorFr,

  snow: 'La neige tombe, les invités arrivent…',
  dawn: 'L’aube se lève sur le manoir…',
  yourself: 'vous-même',
  yourChoice: 'À vous : choisissez votre personnage',
  chooses: (name: string) => `${name} choisit son personnage…`,
  yourPick: 'À vous : ramassez un indice dans la Suite Bleue',
  picks: (name: string) => `${name} fouille la Suite Bleue…`,
  yourInvestigation: 'À vous : choisissez un lieu où enquêter',
  investigates: (name: string) => `${name} choisit où enquêter…`,
  yourObservation: (name: string) => `${name} vient enquêter ici : observez-vous ?`,
  observing: (names: string) => `Qui observe ? On attend ${names}…`,
  yourTake: (place: string) => `À vous : prenez un indice dans ${place}`,
  takes: (name: string, place: string) => `${name} fouille ${place}…`,
  yourGift: (name: string) => `À vous : donnez un indice à ${name} en retour`,
  gives: (name: string) => `${name} choisit quoi donner en retour…`,
  yourSlip: 'À vous : glissez un indice dans l’urne',
  slips: (names: string) => `L’urne attend encore ${names}…`,
  yourReturn: 'À vous : reprenez un indice de l’urne',
  takesBack: (name: string) => `${name} reprend un indice de l’urne…`,
  drawing: 'On pioche…',
  dead: 'La nuit a eu raison de vous. Vous voyez tout ; parlez avec les autres morts.',

  deadBeside:
    'Ce personnage est mort, mais votre autre personnage vit encore : vous ne voyez que ce qu’il voit.',
  castTitle: 'Qui serez-vous ce soir ?',
  castWait: 'Qui sera qui, ce soir ?',
  castHelp: 'Touchez un visage pour faire connaissance.',
  be: (name: string) => `Être ${name}`,
  playedBy: (name: string) => `déjà pris : ${name}`,
  played: (name: string) => `À table : ${name}`,
  free: 'libre',

  turn: (n: number, last: number) => `Tour ${n} sur ${last}`,
  opening: 'Avant la nuit',
  accuseFrom: (n: number) => `Accusations dès le tour ${n}`,
  accuseNow: 'On peut accuser',
  confrontation: 'Confrontation',
  innocent: 'Innocent',
  murderer: 'Meurtrier',
  youInnocent: 'Votre carte : Innocent',
  youMurderer: 'Votre carte : Meurtrier',
  roleHelpInnocent:
    'Trouvez qui a tué Lord Hamilton et accusez-le, preuve en main. Le premier qui l’accuse gagne.',
  roleHelpMurderer:
    'Ramassez des armes quand personne n’observe. Glissée dans l’urne, une arme tue tous ceux qui sont dans son lieu : n’y soyez pas. Qu’il n’en reste aucun !',
  roleCard: 'Ma carte',
  roleHold: 'Votre carte Suspect : touchez pour la voir, touchez encore pour la cacher',
  roleDealt: 'Votre carte Suspect',
  roleAlone: 'Personne ne regarde par-dessus votre épaule ?',
  turnOver: 'Retourner la carte',
  seen: 'C’est vu',
  clues: (n: number) => plural('fr', n, 'indice', 'indices'),
  cards: (n: number) => plural('fr', n, 'carte Accusation', 'cartes Accusation'),
  you: 'vous',
  hasUrn: 'a l’urne',
  acting: 'en train de jouer',
  unknownRole: 'carte Suspect cachée',
  isIn: (place: string) => `dans ${place}`,
  died: (place: string) => `a péri dans ${place}`,
  destroyed: 'Détruits',
  watchedAlready: 'a déjà observé pendant ce tour',
  closed: 'Fermé',
  nobody: 'personne',
  here: (names: string) => `ici : ${names}`,
  weapon: (name: string) => `son arme, qui ne tue qu’ici : ${name}`,
  of: (name: string) => `à ${name}`.replace(/^à le /, 'au '),
  weaponOf: (place: string) => `arme, tue dans ${place}`,
  hand: 'Votre main',
  handOf: (name: string) => `Main ${de(name)}`,
  empty: 'Rien en main',

  whatHere: (place: string) => `Que faire dans ${place} ?`,
  search: (n: number) => `Fouiller (${plural('fr', n, 'indice', 'indices')})`,
  exchange: (name: string) => `Échange forcé avec ${name}`,
  accuse: (name: string, clue: string) => `Accuser ${name}, preuve à l’appui : ${clue}`,
  walk: 'Y aller, sans rien pouvoir y faire',
  askSearch: (place: string) => `Aller fouiller ${place} ?`,
  yesSearch: 'Fouiller',
  askExchange: (name: string) =>
    `Piocher au hasard dans la main ${de(name)}, et lui donner un de vos indices ?`,
  yesExchange: 'Échanger',
  askAccuse: (name: string, clue: string) => `Accuser ${name}, preuve à l’appui : ${clue} ?`,
  yesAccuse: 'Accuser',
  askWalk: (place: string) => `Aller dans ${place} ?`,
  yesWalk: 'Y aller',
  cancel: 'Un autre lieu',

  lookTitle: (place: string) => `Dans ${place}, pour vos yeux seulement`,
  pickHelp: 'Prenez un indice. Les autres restent là.',
  fate: (clue: string) => `Vous prenez ${clue}`,
  fullHand: 'Votre main est pleine : échangez un indice, ou détruisez-en un.',
  keepAll: (clue: string) => `Prendre ${clue} et tout garder`,
  swapTitle: 'Laisser ici, en échange…',
  swapHelp: (place: string) => `Il restera dans ${place}, face cachée.`,
  destroyTitle: 'Ou détruire pour toujours…',
  destroyHelp: (left: number) =>
    `Il quitte la partie, à la vue de tous. Il vous reste ${plural('fr', left, 'destruction', 'destructions')}.`,
  destroyDuel: 'Il quitte la partie, à la vue de tous.',
  leaveIt: (clue: string) => `laisser ${clue} ici`,
  destroyIt: (clue: string) => `détruire ${clue} pour toujours`,
  destroyThere: 'Et quel indice du lieu détruisez-vous ?',
  askTake: (clue: string, also: readonly string[]) => `${among([`Prendre ${clue}`, ...also])} ?`,
  yesTake: 'Prendre',
  yesDestroy: 'Détruire',
  otherClue: 'Un autre indice',
  onlyThat:
    'Attention : il ne vous resterait que l’arme de ce lieu. Rien à glisser dans l’urne, et tous sauront.',
  watchedBy: (names: readonly string[]) =>
    `${among(names)} ${names.length === 1 ? 'vous observe' : 'vous observent'} : votre prise sera vue.`,
  unwatched: 'Personne ne vous observe.',
  observeTitle: (name: string, place: string) => `${name} fouille ${place}, sous vos yeux`,
  observeExchange: (name: string, victim: string) => `${name} force un échange à ${victim}, sous vos yeux`,
  observeHelp: 'En observant, vous verrez l’indice pris. Une fois par tour.',
  observe: 'Observer',
  lookAway: 'Détourner le regard',
  giveTitle: (clue: string) => `Vous avez pioché ${clue}`,
  giveHelp: 'Donnez un autre indice de votre main en retour.',
  askGive: (clue: string, name: string) => `Donner ${clue} à ${name} ?`,
  yesGive: 'Donner',
  slipNone: 'Ne rien glisser',
  slipNoneHelp: 'Vous ne tenez que l’arme du lieu où vous êtes : rien à glisser.',
  askSlipNone: (duel: boolean): string =>
    duel
      ? 'Ne rien glisser ? Vous ne reprendrez rien non plus.'
      : 'Ne rien glisser ? L’urne aura un indice de moins que prévu : tous comprendront que c’est vous le Meurtrier.',
  askSlip: (clue: string) => `Glisser ${clue} dans l’urne ?`,
  askKill: (clue: string, names: readonly string[]) =>
    `Glisser ${clue} dans l’urne, et tuer ${among(names)} ?`,
  yesSlip: 'Glisser',
  urnTitle: 'L’urne est ouverte',
  urnHelp: 'Chacun reprend un indice, à la vue de tous.',
  askReturn: (clue: string) => `Reprendre ${clue} ?`,
  yesReturn: 'Reprendre',

  momentUrn: 'L’urne s’ouvre…',
  momentUrnEmpty: 'L’urne est vide',
  noWeapon: 'Aucune arme, cette fois.',
  aWeapon: (n: number) => (n === 1 ? 'Une arme !' : `${n} armes !`),
  momentDeath: (who: Who, place: string) => per(who, `mourez dans ${place}`, `meurt dans ${place}`),
  wasInnocent: 'Sa carte : Innocent.',
  wasMurderer: 'Sa carte : Meurtrier !',
  yourInnocent: 'Votre carte : Innocent.',
  yourMurderer: 'Votre carte : Meurtrier !',
  momentAccuse: (who: Who, accused: Who) =>
    accused.you ? `${who.name} vous accuse !` : `${per(who, 'accusez', 'accuse')} ${accused.name} !`,
  momentUnveiled: (who: Who) => per(who, 'montrez votre carte', 'montre sa carte'),
  momentConfrontation: 'La confrontation',
  twoLeft: (two: readonly Who[]) => `Il ne reste ${que(named('fr', two))}.`,
  momentTook: (who: Who) => per(who, 'prenez…', 'prend…'),
  momentGiven: (who: Who) => per(who, 'donnez…', 'donne…'),
  momentDestroyed: (who: Who) => per(who, 'détruisez…', 'détruit…'),
  momentClosed: (place: string) => `Les lumières s’éteignent dans ${place}`,

  notebook: 'Carnet',
  notebookTitle: 'Carnet d’enquête',
  board: 'Suspects',
  byPlace: 'Lieux',
  byTurn: 'Tours',
  boardHelp: 'Touchez une case ou une personne pour la marquer. Personne d’autre ne voit vos marques.',
  mark: {
    none: 'sans avis',
    suspect: 'suspect',
    trusted: 'de confiance',
  },
  markIt: (name: string, mark: string) => `${name} : ${mark}. Changer d’avis`,
  flag: (told: string) => `${told} Marquer`,
  flagged: 'marqué',
  turnShort: (n: number) => (n === 0 ? 'Au début' : `Tour ${n}`),
  turnTiny: (n: number) => (n === 0 ? 'Début' : `T${n}`),
  sawThere: (who: Who) => per(who, 'y avez vu', 'y a vu'),
  neverLooked: 'Vous n’y avez jamais regardé.',
  nobodyLooked: 'Personne n’y a encore regardé.',
  urnOf: 'Urne :',
  diedThen: (names: string) => `Décès : ${names}`,
  nothingYet: 'Rien encore. La nuit sera longue.',
  close: 'Fermer',

  deadRoom: 'Les morts',
  hush: 'Les morts écoutent la table, mais n’y parlent plus.',
  phrases: 'Phrases toutes prêtes',
  say: 'Dire',
  who: 'Qui',
  what: 'Quoi',
  where: 'Où',
  iSuspect: 'Je soupçonne…',
  iTrust: 'Je fais confiance à…',
  iSaw: 'J’ai vu…',
  spokenSuspect: (name: string) => `Je soupçonne ${name}.`,
  spokenTrust: (name: string) => `Je fais confiance à ${name}.`.replace('à le ', 'au '),
  spokenSaw: (name: string, clue: string, place: string) => `J’ai vu ${name} prendre ${clue} dans ${place}.`,
  spoken: {
    innocent: 'Je n’ai rien fait !',
    witness: 'Qui a vu quelque chose ?',
    apart: 'Ne restons pas tous au même endroit.',
    liar: 'Quelqu’un ment, ici.',
  } as Record<string, string>,

  // The end

  itWas: (name: string) => `Le Meurtrier : ${name}`,
  itWasYou: 'Le Meurtrier, c’était vous',
  story: 'La nuit, tour par tour',
  slippedBy: (who: Who, clue: string) => per(who, `avez glissé ${clue}`, `a glissé ${clue}`),
  killed: (people: readonly Who[]) =>
    `La nuit a eu raison ${among(people.map((one) => (one.you ? 'de vous' : de(one.name))))}.`,
  whyUnmasked: (who: Who, murderer: Who) =>
    `${per(who, 'avez démasqué le Meurtrier', 'a démasqué le Meurtrier')} : c’était ${whom(murderer)}.`,
  whyMurdererDead: (who: Who) =>
    who.you
      ? 'Vous étiez le Meurtrier, et vous emportez votre secret dans la tombe : même mort, le Meurtrier gagne.'
      : `${who.name} était le Meurtrier, et emporte son secret dans la tombe : même mort, le Meurtrier gagne.`,
  whyAllDead: (who: Who) =>
    `Il ne reste plus un Innocent en vie : ${who.you ? 'vous étiez' : `${who.name} était`} le Meurtrier.`,
  whyDuel: (who: Who) =>
    `La confrontation est finie : ${who.you ? 'vous avez' : `${who.name} a`} tué l’autre à temps.`,
  whyDuelBoth: (who: Who) =>
    `Morts ensemble dans la confrontation : ${who.you ? 'vous étiez le Meurtrier, la victoire est à vous' : `la victoire va à ${who.name}, qui était le Meurtrier`}.`,
  whyTurnsOut: (murderer: Who) =>
    `Le jour se lève, et ${murderer.you ? 'vous, le Meurtrier, n’avez' : `${murderer.name}, le Meurtrier, n’a`} pas fini.`,
  whyShared: 'Tous les Innocents en vie gagnent ensemble.',
  whyLast: (who: Who) => `Des Innocents, il ne restait ${que(whom(who))}.`,
  whyClues: (who: Who, murderer: Who) =>
    `Des Innocents en vie, ${who.you ? 'vous teniez' : `${who.name} tenait`} le plus d’indices ${ofMurderer(murderer)}.`,
  whyCards: (who: Who, murderer: Who) =>
    `À égalité d’indices ${ofMurderer(murderer)}, ${who.you ? 'vous aviez' : `${who.name} avait`} le plus de cartes Accusation.`,
  whyNearest: (who: Who) =>
    `À égalité d’indices et de cartes Accusation, ${who.you ? 'vous étiez' : `${who.name} était`} le plus près de l’urne, dans le sens du jeu.`,

  // The log

  told: {
    began: (who: Who) => per(who, 'recevez l’urne : vous commencerez.', 'reçoit l’urne et commencera.'),
    chose: (who: Who, guest: string) => `${per(who, 'serez', 'sera')} ${guest}.`,
    dealt: (guests: readonly string[]) =>
      `Lord Hamilton gît dans la Suite Bleue. Au manoir : ${among(guests)}.`,
    gotRole: (who: Who, murderer: boolean) =>
      murderer
        ? per(who, 'recevez la carte Meurtrier.', 'reçoit la carte Meurtrier.')
        : per(who, 'recevez une carte Innocent.', 'reçoit une carte Innocent.'),
    saw: (who: Who, place: string, clues: readonly string[]) =>
      `${per(who, 'voyez', 'voit')} dans ${place} : ${among(clues)}.`,
    picked: (who: Who) =>
      per(who, 'ramassez un indice dans la Suite Bleue.', 'ramasse un indice dans la Suite Bleue.'),
    turnBegan: (turn: number, last: number, who: Who) =>
      `Tour ${turn} sur ${last}. L’urne est à ${whom(who)}.`,
    went: (who: Who, place: string, stays: boolean, what: string) =>
      `${stays ? per(who, 'restez', 'reste') : per(who, 'allez', 'va')} dans ${place}${what}`,
    toSearch: ' pour fouiller.',
    toExchange: (victim: Who) =>
      victim.you ? ' pour vous forcer à un échange.' : ` pour un échange forcé avec ${victim.name}.`,
    toAccuse: (victim: Who) => (victim.you ? ' pour vous accuser.' : ` pour accuser ${victim.name}.`),
    toNothing: ', sans rien pouvoir y faire.',
    closed: (place: string) => `Plus rien dans ${place} : le lieu ferme.`,
    watched: (who: Who, observers: readonly Who[]) => {
      if (observers.length === 0) return `Personne ${who.you ? 'ne vous observe' : `n’observe ${who.name}`}.`;
      const names = capital(named('fr', observers));
      if (observers.some(({ you }) => you)) return `${names} observez ${who.name}.`;
      const verb = observers.length === 1 ? 'observe' : 'observent';
      return who.you ? `${names} vous ${verb}.` : `${names} ${verb} ${who.name}.`;
    },
    searched: (who: Who) => per(who, 'prenez un indice.', 'prend un indice.'),
    swapped: (who: Who) =>
      per(who, 'échangez un indice contre un du lieu.', 'échange un indice contre un du lieu.'),
    took: (who: Who, clue: string) => `${per(who, 'prenez', 'prend')} ${clue}.`,
    left: (who: Who, clue: string) => `${per(who, 'laissez', 'laisse')} ${clue}.`,
    gave: (who: Who, victim: Who, clue: string) =>
      victim.you
        ? `${who.name} vous donne ${clue}.`
        : `${per(who, 'donnez', 'donne')} ${clue} à ${victim.name}.`,
    destroyed: (who: Who, clue: string, there: boolean) =>
      `${per(who, 'détruisez', 'détruit')} ${clue}${there ? ', qui restait dans le lieu' : ''}.`,
    drew: (who: Who, victim: Who) =>
      `${per(who, 'piochez', 'pioche')} dans ${victim.you ? 'votre main' : `la main ${de(victim.name)}`}.`,
    exchanged: (who: Who, victim: Who) =>
      victim.you
        ? `${who.name} vous donne un indice en retour.`
        : `${per(who, 'donnez', 'donne')} un indice à ${victim.name} en retour.`,
    accused: (who: Who, accused: Who, clue: string) =>
      accused.you
        ? `${who.name} vous accuse, preuve à l’appui : ${clue} !`
        : `${per(who, 'accusez', 'accuse')} ${accused.name}, preuve à l’appui : ${clue} !`,
    unveiled: (who: Who, murderer: boolean) =>
      `${per(who, 'montrez votre carte', 'montre sa carte')} : ${murderer ? 'Meurtrier !' : 'Innocent.'}`,
    slipped: (who: Who) => per(who, 'avez choisi pour l’urne.', 'a choisi pour l’urne.'),
    slippedClue: (who: Who, clue: string) => `${per(who, 'glissez', 'glisse')} ${clue} dans l’urne.`,
    slippedNone: (who: Who) => per(who, 'ne glissez rien dans l’urne.', 'ne glisse rien dans l’urne.'),
    urn: (clues: readonly string[]) =>
      clues.length === 0 ? 'L’urne est vide.' : `Dans l’urne : ${among(clues)}.`,
    died: (who: Who, place: string, murderer: boolean) =>
      `${per(who, 'mourez', 'meurt')} dans ${place}. ${who.you ? 'Votre' : 'Sa'} carte : ${murderer ? 'Meurtrier !' : 'Innocent.'}`,
    tookBack: (who: Who, clue: string) => `${per(who, 'reprenez', 'reprend')} ${clue}.`,
    restLaid: (n: number, place: string) =>
      `${plural('fr', n, 'indice de l’urne va', 'indices de l’urne vont')} dans ${place}.`,
    confronted: (one: Who, other: Who) => `La confrontation : ${whom(one)} contre ${whom(other)}.`,
    ended: 'La nuit est finie.',
  },

  // Hints

  hintChoose:
    'Chacun incarne un personnage. Le choix ne change rien aux règles : prenez celui qui vous amuse.',
  hintPick: 'Lord Hamilton est mort ici. Regardez ces objets, et prenez-en un. Le direz-vous aux autres ?',
  hintInvestigate:
    'Allez dans un autre lieu et prenez un indice. Les objets de la personne que vous soupçonnez servent à l’accuser, plus tard dans la nuit.',
  hintObserve:
    'Quelqu’un vient là où vous êtes. En observant, vous verrez ce que cette personne prend, mais elle le saura. Une seule fois par tour.',
  hintTake:
    'Personne d’autre que vous ne voit ces indices. On en garde trois au plus ; un Innocent n’a qu’une arme.',
  huntInvestigate:
    'Allez dans un autre lieu et prenez un indice : une arme si personne n’observe, ou l’objet de quelqu’un. Il faut avoir l’air d’enquêter.',
  huntTake:
    'Personne d’autre que vous ne voit ces indices. On en garde trois au plus ; gardez toujours autre chose que des armes, pour l’urne.',
  huntSlip:
    'Chacun glisse un indice, puis l’urne s’ouvre devant tous, sans dire qui a mis quoi. Une arme tue tous ceux qui sont dans son lieu. Rien ne vous oblige à tuer.',
  huntAccuse:
    'On peut accuser, désormais : qui vous rejoint avec un de vos objets peut vous démasquer. Vous pouvez accuser aussi, pour donner le change.',
  hintGive: 'Vous avez pioché au hasard. Donnez un autre indice en retour : votre victime verra les deux.',
  hintSlip:
    'Chacun glisse un indice, puis l’urne s’ouvre devant tous, sans dire qui a mis quoi. Un Innocent ne glisse une arme que si personne n’est dans son lieu.',
  hintReturn: 'Reprenez un indice, à la vue de tous. Reprendre une arme, cela se remarque.',
  hintDead:
    'Vous voilà hors jeu, et vous voyez tout : touchez un lieu pour ses indices, une personne pour sa main, ou ouvrez le carnet.',
  hintAccuse:
    'On peut accuser, désormais : il faut un objet du suspect, une carte Accusation, et aller le rejoindre là où il est. S’il est déjà près de vous, ce sera pour plus tard. Avoir raison, c’est gagner.',
};

export type Words = typeof fr;
