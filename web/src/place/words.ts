/** Words about playing together: clocks, open tables, those who watch, moves taken back. */
import type { Table } from '../api/types';
import { catalogue } from '../texts';
import { de, list } from '../texts/people';
import { plural } from '../texts/plural';

type Pace = Table['pace'];

const fr = {
  pace: 'Temps de réflexion',
  paces: {
    none: 'Sans pendule',
    relaxed: 'Tranquille : 5 min, et 30 s par coup',
    lively: 'Vif : 1 min 30, et 10 s par coup',
    day: 'Par courrier : 1 jour par coup',
    threeDays: 'Par courrier : 3 jours par coup',
  } satisfies Record<Pace, string> as Record<Pace, string>,
  paceShort: {
    none: 'sans pendule',
    relaxed: 'tranquille',
    lively: 'vif',
    day: '1 jour par coup',
    threeDays: '3 jours par coup',
  } satisfies Record<Pace, string> as Record<Pace, string>,
  paceHelp:
    'Quand le temps est écoulé, un bot joue ce coup-là. Si cela arrive deux fois de suite, il garde la place jusqu’à votre retour.',
  listed: 'Table ouverte à tous',
  listedHelp:
    'Elle apparaît dans la liste : tout le monde peut s’y asseoir ou regarder. Sinon, il faut le lien.',
  unlisted:
    'Vous avez déjà trois tables dans la liste, ou votre réseau dix\u00a0: celle-ci est sur invitation.',
  rated: 'Compter pour le classement',
  ratedHelp:
    'Sans cela, une partie entre amis ne compte pas. Seules les personnes qui ont demandé un classement en ont un.',
  clocks: 'Pendules',
  yourTime: 'Votre temps',
  timeOf: (name: string) => `Temps ${de(name)}`,
  commonTime: 'Pour tout le monde',
  left: (days: number, hours: number, minutes: number, seconds: number) =>
    days > 0
      ? `${plural('fr', days, 'jour', 'jours')} et ${plural('fr', hours, 'heure', 'heures')}`
      : hours > 0
        ? `${plural('fr', hours, 'heure', 'heures')} et ${plural('fr', minutes, 'minute', 'minutes')}`
        : minutes > 0
          ? `${plural('fr', minutes, 'minute', 'minutes')} et ${plural('fr', seconds, 'seconde', 'secondes')}`
          : plural('fr', seconds, 'seconde', 'secondes'),
  daysShort: (days: number, hours: number) => `${days}\u00a0j\u00a0${hours}\u00a0h`,
  hoursShort: (hours: number, minutes: string) => `${hours}\u00a0h\u00a0${minutes}`,
  hurryUp: (seconds: number) => `Plus que ${plural('fr', seconds, 'seconde', 'secondes')} !`,
  timeUp: (name: string, you: boolean) =>
    you
      ? 'Votre temps est écoulé : un bot a joué ce coup pour vous.'
      : `Temps écoulé : un bot a joué ce coup pour ${name}.`,
  takenBack: (name: string, you: boolean) =>
    you ? 'Vous reprenez votre coup.' : `${name} reprend son coup.`,

  openTables: 'Tables ouvertes',
  seeTables: 'Trouver une table ouverte',
  seeTablesWhy: 'Les tables ouvertes en ce moment, à rejoindre ou à regarder.',
  people: (n: number) =>
    n <= 1
      ? 'Vous êtes la seule personne ici en ce moment.'
      : `${plural('fr', n, 'personne est là', 'personnes sont là')} en ce moment.`,
  noTables: 'Aucune table n’attend. Ne restez pas devant une liste vide :',
  noneMatch: 'Aucune table ne correspond à ces choix.',
  playListed: (game: string) => `Jouer à ${game} contre des bots`,
  playListedWhy:
    'La partie commence tout de suite et la table apparaît ici ; la prochaine personne qui arrive prend la place d’un bot, même en cours de partie.',
  allGames: 'Tous les jeux',
  allLanguages: 'Toutes les langues',
  allPaces: 'Tous les rythmes',
  game: 'Jeu',
  language: 'Langue',
  rhythm: 'Rythme',
  languages: { fr: 'français', en: 'anglais', '': '' },
  waiting: (free: number) => plural('fr', free, 'place libre', 'places libres'),
  botSeats: (bots: number) => plural('fr', bots, 'place de bot à prendre', 'places de bots à prendre'),
  full: 'complète',
  underWay: 'en cours',
  company: (names: readonly string[], guests: number, you: boolean) => {
    const unnamed = guests > 0 ? [plural('fr', guests, 'invité', 'invités')] : [];
    const others = [...names, ...unnamed];
    if (others.length === 0) return you ? 'Personne d’autre que vous encore' : 'Personne encore';
    return `Avec ${list(you ? [...others, 'vous'] : others, ' et ')}`;
  },
  join: 'S’asseoir',
  watch: 'Regarder',
  goBack: 'Y retourner',
  remove: 'Retirer',
  removeLong: (name: string) => `Retirer ${name} de la table`,
  takeBotSeat: (name: string) => `Prendre la place ${de(name)}`,
  seatTaken: (name: string, bot: string) => `${name} prend la place ${de(bot)} (bot).`,
  seatLeft: (name: string) => `${name} quitte la table : un bot joue à sa place.`,
  seatAway: (name: string) => `${name} n’est pas là : un bot joue à sa place.`,
  seatBack: (name: string) => `${name} est de retour.`,
  seatCame: (name: string, bot: string) => `${name} prend la place ${de(bot)}.`,
  botFor: 'bot pour',

  watchersRoom: 'Spectateurs',
  watchersNote: 'Les joueurs ne lisent ceci qu’à la fin.',

  takeBack: 'Reprendre mon coup',
  asksTakeBack: (name: string) => `${name} voudrait reprendre son coup.`,
  agree: 'D’accord',
  refuse: 'Non',
  askedTakeBack: 'Vous demandez à reprendre votre coup…',
  refusedTakeBack: (name: string) => `${name} préfère qu’on continue.`,
  takeBackPolicy: 'Reprendre un coup',
  takeBackRules:
    'On peut reprendre son dernier coup si tout le monde est d’accord (les bots le sont toujours ; continuer à jouer vaut refus), si rien ne s’est passé depuis et si le coup n’a rien montré à personne. Le dernier coup d’une partie, et un coup joué faute de temps, ne se reprennent pas.',

  goneFor: (name: string) => `${name} n’est plus là.`,
  waitFor: (name: string, seconds: number) =>
    `${name} n’est pas là. On attend encore ${plural('fr', seconds, 'seconde', 'secondes')}.`,
  letBotAsk: (name: string) => `Un bot joue jusqu’au retour ${de(name)} ?`,
  letBot: (name: string) => `Laisser un bot jouer pour ${name}`,
  letBotYes: 'Oui, un bot',
  wait: 'Attendre',
  nudge: (name: string) => `Faire signe à ${name}`,
  nudged: (name: string) => `On vous attend, ${name} !`,

  phrases: ['Bonne partie !', 'Bien joué !', 'Merci !', 'Hum…', 'Oups…', 'Chapeau !'],
  bluffPhrases: ['Ça sent le bluff !', 'Pas moi !'],
  talkTools: 'Sourdine et signalement',
  mute: (name: string) => `Masquer les messages ${de(name)}`,
  unmute: (name: string) => `Afficher de nouveau les messages ${de(name)}`,
  report: (name: string) => `Signaler ${name}`,
  reportAsk: 'Que s’est-il passé ?',
  reportSent: 'Merci. La personne qui tient ce serveur le lira.',
};

type Words = typeof fr;

const en: Words = {
  pace: 'Time to think',
  paces: {
    none: 'No clock',
    relaxed: 'Relaxed: 5 min, plus 30 s per move',
    lively: 'Lively: 1 min 30, plus 10 s per move',
    day: 'Correspondence: 1 day per move',
    threeDays: 'Correspondence: 3 days per move',
  },
  paceShort: {
    none: 'no clock',
    relaxed: 'relaxed',
    lively: 'lively',
    day: '1 day per move',
    threeDays: '3 days per move',
  },
  paceHelp:
    'When time runs out, a bot makes that one move. Twice in a row, and it keeps the seat until you’re back.',
  listed: 'Open to everyone',
  listedHelp: 'It shows in the list; anyone can sit down or watch. Otherwise people need the link.',
  unlisted: 'You already have three tables in the list, or your network has ten: this one is by invitation.',
  rated: 'Count for the ratings',
  ratedHelp: 'Otherwise a private game isn’t rated. Only people who asked for a rating have one.',
  clocks: 'Clocks',
  yourTime: 'Your time',
  timeOf: (name) => `${name}’s time`,
  commonTime: 'For everyone',
  left: (days, hours, minutes, seconds) =>
    days > 0
      ? `${plural('en', days, 'day', 'days')} and ${plural('en', hours, 'hour', 'hours')}`
      : hours > 0
        ? `${plural('en', hours, 'hour', 'hours')} and ${plural('en', minutes, 'minute', 'minutes')}`
        : minutes > 0
          ? `${plural('en', minutes, 'minute', 'minutes')} and ${plural('en', seconds, 'second', 'seconds')}`
          : plural('en', seconds, 'second', 'seconds'),
  daysShort: (days, hours) => `${days}\u00a0d\u00a0${hours}\u00a0h`,
  hoursShort: (hours, minutes) => `${hours}\u00a0h\u00a0${minutes}\u00a0min`,
  hurryUp: (seconds) => `Only ${plural('en', seconds, 'second', 'seconds')} left!`,
  timeUp: (name, you) =>
    you ? 'Your time ran out: a bot made that move for you.' : `Time’s up: a bot made that move for ${name}.`,
  takenBack: (name, you) => (you ? 'You take your move back.' : `${name} takes their move back.`),

  openTables: 'Open tables',
  seeTables: 'Find an open table',
  seeTablesWhy: 'The tables open right now, to join or to watch.',
  people: (n) => (n <= 1 ? 'You’re the only one here right now.' : `${n} people are here right now.`),
  noTables: 'No table is waiting. Don’t sit in front of an empty list:',
  noneMatch: 'No table fits these choices.',
  playListed: (game) => `Play ${game} against bots`,
  playListedWhy:
    'The game starts at once and the table shows up here; anyone who comes along can take over a bot’s seat, even mid-game.',
  allGames: 'All games',
  allLanguages: 'All languages',
  allPaces: 'All paces',
  game: 'Game',
  language: 'Language',
  rhythm: 'Pace',
  languages: { fr: 'French', en: 'English', '': '' },
  waiting: (free) => plural('en', free, 'free seat', 'free seats'),
  botSeats: (bots) => plural('en', bots, 'bot seat you can take', 'bot seats you can take'),
  full: 'full',
  underWay: 'under way',
  company: (names, guests, you) => {
    const unnamed = guests > 0 ? [plural('en', guests, 'guest', 'guests')] : [];
    const others = [...names, ...unnamed];
    if (others.length === 0) return you ? 'Nobody but you yet' : 'Nobody yet';
    return `With ${list(you ? ['you', ...others] : others, ' and ')}`;
  },
  join: 'Sit down',
  watch: 'Watch',
  goBack: 'Go back to it',
  remove: 'Remove',
  removeLong: (name) => `Remove ${name} from the table`,
  takeBotSeat: (name) => `Take ${name}’s seat`,
  seatTaken: (name, bot) => `${name} takes over from ${bot} (bot).`,
  seatLeft: (name) => `${name} has left the table: a bot plays in their place.`,
  seatAway: (name) => `${name} is away: a bot plays in their place.`,
  seatBack: (name) => `${name} is back.`,
  seatCame: (name, bot) => `${name} takes over from ${bot}.`,
  botFor: 'bot for',

  watchersRoom: 'Spectators',
  watchersNote: 'The players only get to read this at the end.',

  takeBack: 'Take my move back',
  asksTakeBack: (name) => `${name} would like to take their move back.`,
  agree: 'OK',
  refuse: 'No',
  askedTakeBack: 'You’re asking to take your move back…',
  refusedTakeBack: (name) => `${name} would rather go on.`,
  takeBackPolicy: 'Taking a move back',
  takeBackRules:
    'You can take your last move back if everyone agrees (bots always do; playing on counts as no), nothing has happened since, and the move revealed nothing. The last move of a game, or one made because time ran out, stands.',

  goneFor: (name) => `${name} has gone.`,
  waitFor: (name, seconds) =>
    `${name} has left. Give them ${plural('en', seconds, 'more second', 'more seconds')}.`,
  letBotAsk: (name) => `A bot plays until ${name} is back?`,
  letBot: (name) => `Let a bot play for ${name}`,
  letBotYes: 'Yes, a bot',
  wait: 'Wait',
  nudge: (name) => `Nudge ${name}`,
  nudged: (name) => `We’re waiting for you, ${name}!`,

  phrases: ['Good game!', 'Well played!', 'Thank you!', 'Hmm…', 'Oops…', 'Hats off!'],
  bluffPhrases: ['I smell a bluff!', 'Not me!'],
  talkTools: 'Mute and report',
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Unmute ${name}`,
  report: (name) => `Report ${name}`,
  reportAsk: 'What happened?',
  reportSent: 'Thank you. Whoever runs this server will read it.',
};

export const placeWords = catalogue({ fr, en });

/** Both languages' set phrases, in the same order: one said in either is read in one's own. */
export const phraseBook = [
  [...fr.phrases, ...fr.bluffPhrases],
  [...en.phrases, ...en.bluffPhrases],
] as const;
