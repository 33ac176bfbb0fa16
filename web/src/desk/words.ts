/** Words of the host's desk. */
import type { TableView } from '../api/messages';
import { catalogue } from '../texts';
import { de } from '../texts/people';
import { plural } from '../texts/plural';

type Status = TableView['status'];

const fr = {
  title: 'Bureau de l’hôte',
  token: 'Jeton du bureau',
  tokenHelp: 'Il a été affiché au premier démarrage du serveur, ou choisi avec --desk-token.',
  enter: 'Ouvrir le bureau',
  leave: 'Refermer le bureau',
  people: 'Qui est là',
  peopleNow: (n: number) => plural('fr', n, 'personne est là', 'personnes sont là'),
  nobody: 'Personne en ce moment.',
  tables: 'Tables',
  tablesNow: (playing: number, open: number) =>
    `${plural('fr', playing, 'partie en cours', 'parties en cours')}, ${plural('fr', open, 'table en attente', 'tables en attente')}.`,
  noTables: 'Aucune table.',
  statuses: {
    open: 'en attente',
    starting: 'commence',
    playing: 'en cours',
    over: 'finie',
  } satisfies Record<Status, string> as Record<Status, string>,
  seats: (people: number, bots: number, free: number) =>
    [
      plural('fr', people, 'personne', 'personnes'),
      plural('fr', bots, 'bot', 'bots'),
      ...(free > 0 ? [plural('fr', free, 'place libre', 'places libres')] : []),
    ].join(', '),
  set: (ago: string) => `ouverte ${ago}`,
  last: (ago: string) => `dernier coup ${ago}`,
  watch: (game: string) => `Regarder cette table de ${game}`,
  reports: 'Signalements',
  noReports: 'Aucun signalement.',
  about: (name: string) => `À propos ${de(name)}`,
  ban: 'Exclure',
  banLong: (name: string) => `Exclure ${name}`,
  banAsk: (name: string) => `Exclure ${name} ? Des bots prendront ses places.`,
  banYes: 'Oui, exclure',
  cancel: 'Annuler',
  bans: 'Personnes exclues',
  noBans: 'Personne n’est exclu.',
  unban: 'Laisser revenir',
  unbanLong: (name: string) => `Laisser revenir ${name}`,
  unknown: 'quelqu’un',
  restart: 'Redémarrage',
  restartHelp:
    'Tout le monde est prévenu, avec un compte à rebours de deux minutes. C’est vous qui redémarrez ensuite le serveur.',
  announce: 'Annoncer un redémarrage',
  announced: (left: string) => `Annoncé : dans ${left}.`,
  callOff: 'Annuler l’annonce',
  metrics: 'Mesures pour Prometheus',
  noMetrics: 'Mesures désactivées : lancez le serveur avec --metrics.',
};

type Words = typeof fr;

const en: Words = {
  title: 'Host’s desk',
  token: 'Desk token',
  tokenHelp: 'It was shown when the server first started, or chosen with --desk-token.',
  enter: 'Open the desk',
  leave: 'Close the desk',
  people: 'Who is here',
  peopleNow: (n) => (n === 1 ? '1 person is here' : `${n} people are here`),
  nobody: 'Nobody right now.',
  tables: 'Tables',
  tablesNow: (playing, open) =>
    `${plural('en', playing, 'game under way', 'games under way')}, ${plural('en', open, 'table waiting', 'tables waiting')}.`,
  noTables: 'No table.',
  statuses: { open: 'waiting', starting: 'starting', playing: 'under way', over: 'over' },
  seats: (people, bots, free) =>
    [
      plural('en', people, 'person', 'people'),
      plural('en', bots, 'bot', 'bots'),
      ...(free > 0 ? [plural('en', free, 'free seat', 'free seats')] : []),
    ].join(', '),
  set: (ago) => `opened ${ago}`,
  last: (ago) => `last move ${ago}`,
  watch: (game) => `Watch this ${game} table`,
  reports: 'Reports',
  noReports: 'No reports.',
  about: (name) => `About ${name}`,
  ban: 'Ban',
  banLong: (name) => `Ban ${name}`,
  banAsk: (name) => `Ban ${name}? Bots will take their seats.`,
  banYes: 'Yes, ban',
  cancel: 'Cancel',
  bans: 'Banned',
  noBans: 'Nobody is banned.',
  unban: 'Let back in',
  unbanLong: (name) => `Let ${name} back in`,
  unknown: 'somebody',
  restart: 'Restart',
  restartHelp: 'Everybody is told, with a countdown of two minutes. Restarting the server is then up to you.',
  announce: 'Announce a restart',
  announced: (left) => `Announced: in ${left}.`,
  callOff: 'Call it off',
  metrics: 'Metrics for Prometheus',
  noMetrics: 'Metrics are off; start the server with --metrics.',
};

export const deskWords = catalogue({ fr, en });
