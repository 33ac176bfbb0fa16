/** What is said to people about themselves: their games, and by what they are known. */
import { catalogue } from '../texts';
import { list } from '../texts/people';
import { plural } from '../texts/plural';

const fr = {
  title: 'Vous',
  mine: 'Mes parties',
  mineWhy: 'Les mêmes sur tous vos appareils.',
  running: 'En cours',
  noneRunning: 'Aucune partie en cours.',
  finished: 'Terminées',
  noneFinished: 'Aucune partie terminée pour l’instant. La première paraîtra ici.',
  play: 'Choisir un jeu',
  more: 'Montrer les précédentes',
  won: 'Gagné',
  wonTogether: 'Gagné à plusieurs',
  place: (place: number, of: number) => `${place}e sur ${of}`,
  alone: 'sur un seul écran',
  with: (names: readonly string[], bots: number) => {
    const machines = bots > 0 ? [plural('fr', bots, 'bot', 'bots')] : [];
    return `avec ${list([...names, ...machines], ' et ')}`;
  },
  replay: (game: string, date: string) => `Revoir la partie de ${game} du ${date}`,

  record: 'Mon bilan',
  noRecord: 'Finissez une partie contre quelqu’un, ou contre un bot\u00a0: votre bilan commencera.',
  sum: (games: number, wins: number) =>
    `${plural('fr', games, 'partie', 'parties')}, ${plural('fr', wins, 'victoire', 'victoires')}`,
  streaks: (now: number, longest: number) =>
    `${now < 2 ? 'Pas de série en cours' : `${now}\u00a0victoires de suite en ce moment`}\u00a0; la plus longue série\u00a0: ${plural('fr', longest, 'victoire', 'victoires')}.`,
  curveLabel: (percent: number) =>
    `Courbe de vos places, la moyenne des dix dernières parties\u00a0: ${percent}\u00a0% à présent`,
  curveWhy:
    'En haut, toujours la première place\u00a0; en bas, toujours la dernière. Moyenne sur dix parties.',
  byGame: 'Par jeu',
  byBot: 'Contre les bots, par jeu et par niveau',
  byRole: 'Par rôle',
  role: 'Rôle',
  gameLevel: 'Jeu, niveau',
  favourite: (game: string, role: string) => `Rôle favori\u00a0: ${role} (${game}).`,
  byPerson: 'Avec qui',
  game: 'Jeu',
  person: 'Nom',
  games: 'Parties',
  wins: 'Gagnées',

  ratings: 'Mon classement',
  ratingsWhy:
    'Si vous le voulez seulement\u00a0: contre des personnes qui le veulent aussi, aux tables ouvertes à tous, et entre amis quand l’hôte le décide. Y renoncer l’efface.',
  wantRatings: 'Je veux un classement',
  noRatings: 'Rien encore\u00a0: la première partie qui compte le commencera.',
  range: (low: number, high: number) => `entre ${low} et ${high}`,
  rated: (games: number) => plural('fr', games, 'partie comptée', 'parties comptées'),
  ratingCurve: (games: number, first: number, last: number, best: number) =>
    `Votre classement sur ${plural('fr', games, 'partie', 'parties')}\u00a0: de ${first} à ${last}, ${best} au plus haut. La bande dit de combien il peut se tromper.`,

  data: 'Mes données',
  dataWhy:
    'Tout ce que ce serveur garde de vous tient dans un fichier\u00a0; et il vous oublie, si vous le voulez. Les coups des parties finies restent, sans votre nom.',
  takeAlong: 'Tout télécharger',
  forget: 'Tout effacer',
  forgetAsk: 'Tout effacer, pour toujours\u00a0?',
  forgetWhy:
    'Nom, appareils, clés d’accès, messages et signalements disparaissent. Vos parties terminées gardent un chapeau sans nom\u00a0; un bot reprend celles en cours.',
  forgetYes: 'Oui, tout effacer',
  forgotten: 'Tout est effacé.',

  devices: 'Mes appareils',
  devicesWhy:
    'Ni mot de passe ni adresse\u00a0: un navigateur vous reconnaît, et une clé d’accès vous suit partout.',
  passkeys: 'Clé d’accès',
  noPasskey:
    'Sans clé d’accès, vos parties ne tiennent qu’à ce navigateur. Avec elle, l’empreinte ou le code de votre appareil suffit pour les retrouver ailleurs.',
  hasPasskey: 'Avec elle, vous retrouvez vos parties sur tout appareil qui la connaît.',
  passkeyOf: (since: string, seen: string) => `Créée le ${since}, utilisée le ${seen}`,
  makePasskey: 'Créer une clé d’accès',
  passkeyMade: 'La clé d’accès est créée\u00a0: vos parties vous suivront.',
  usePasskey: 'Me connecter avec une clé d’accès',
  signedIn: 'C’est bien vous\u00a0: voici vos parties.',
  knownHere: 'Cet appareil a déjà une clé d’accès pour vous.',
  passkeyNeeds: 'Les clés d’accès demandent une adresse en https.',
  remove: 'Retirer',
  removePasskey: (since: string) => `Retirer la clé d’accès créée le ${since}`,
  move: 'Passer sur un autre appareil',
  moveWhy: 'Sans compte\u00a0: un code à scanner, qui sert une fois et s’efface au bout de cinq minutes.',
  showCode: 'Montrer le code',
  moveQr: 'Code QR pour passer sur un autre appareil',
  moveHow: 'Scannez-le avec l’autre appareil, ou ouvrez-y ce lien. Ne le donnez à personne d’autre.',
  moveHere: 'Jouer ici aussi',
  moveHereWhy: 'Cet appareil sera le vôtre\u00a0: mêmes parties, même nom, même chapeau que sur l’autre.',
  moveHereYes: 'C’est bien moi, continuer',
  noCode: 'Il manque le code\u00a0: demandez-en un sur votre autre appareil, à la page «\u00a0Vous\u00a0».',
  before: (n: number) =>
    `Ce navigateur avait déjà ${plural('fr', n, 'partie', 'parties')}\u00a0: ${n < 2 ? 'est-elle' : 'sont-elles'} à vous\u00a0?`,
  beforeWhy: 'Sinon, on les retrouvera en vous déconnectant d’ici.',
  adopt: 'Oui, les ajouter aux miennes',
  leaveThem: 'Non, les laisser de côté',
  signOut: 'Se déconnecter',
  deviceCount: (n: number) =>
    n < 2 ? 'Vous n’êtes là que sur cet appareil.' : `Vous êtes là sur ${n}\u00a0appareils ou programmes.`,
  signOutEverywhere: 'Me déconnecter partout',
  signOutHere: 'Me déconnecter ici',
  signOutOthers: 'Déconnecter tous les autres appareils',
  othersOut:
    'Les autres appareils sont déconnectés. Ici, vous restez\u00a0: sans clé d’accès, vous perdriez vos parties.',
  signedOut: 'C’est fait. Votre clé d’accès vous ramènera.',
};

const en: typeof fr = {
  title: 'You',
  mine: 'My games',
  mineWhy: 'The same on all your devices.',
  running: 'In progress',
  noneRunning: 'No game in progress.',
  finished: 'Finished',
  noneFinished: 'No finished game yet. The first will show up here.',
  play: 'Choose a game',
  more: 'Show earlier ones',
  won: 'Won',
  wonTogether: 'Shared win',
  place: (place, of) => `${ordinal(place)} of ${of}`,
  alone: 'on one screen',
  with: (names, bots) => {
    const machines = bots > 0 ? [plural('en', bots, 'bot', 'bots')] : [];
    return `with ${list([...names, ...machines], ' and ')}`;
  },
  replay: (game, date) => `Replay the ${game} game of ${date}`,

  record: 'My record',
  noRecord: 'Finish a game against somebody, or against a bot: your record will begin.',
  sum: (games, wins) => `${plural('en', games, 'game', 'games')}, ${plural('en', wins, 'win', 'wins')}`,
  streaks: (now, longest) =>
    `${now < 2 ? 'No winning streak right now' : `${now} wins in a row right now`}; longest streak: ${plural('en', longest, 'win', 'wins')}.`,
  curveLabel: (percent) => `Curve of your places, averaged over the last ten games: ${percent}% now`,
  curveWhy: 'At the top, always first; at the bottom, always last. Average of ten games.',
  byGame: 'By game',
  byBot: 'Against bots, by game and level',
  byRole: 'By role',
  role: 'Role',
  gameLevel: 'Game, level',
  favourite: (game, role) => `Favourite role: ${role} (${game}).`,
  byPerson: 'With whom',
  game: 'Game',
  person: 'Name',
  games: 'Games',
  wins: 'Won',

  ratings: 'My rating',
  ratingsWhy:
    'Only if you want one: against people who want one too, at tables open to all, and among friends when the host says so. Giving it up deletes it.',
  wantRatings: 'I want a rating',
  noRatings: 'Nothing yet: the first game that counts will begin it.',
  range: (low, high) => `between ${low} and ${high}`,
  rated: (games) => plural('en', games, 'game counted', 'games counted'),
  ratingCurve: (games, first, last, best) =>
    `Your rating over ${plural('en', games, 'game', 'games')}: from ${first} to ${last}, ${best} at its best. The band says how far off it may be.`,

  data: 'My data',
  dataWhy:
    'All this server keeps about you fits in one file; and it forgets you if you like. Moves of finished games stay, without your name.',
  takeAlong: 'Download everything',
  forget: 'Delete everything',
  forgetAsk: 'Delete everything, for good?',
  forgetWhy:
    'Name, devices, passkeys, messages and reports disappear. Your finished games keep a nameless hat; a bot takes over those in progress.',
  forgetYes: 'Yes, delete everything',
  forgotten: 'Everything is deleted.',

  devices: 'My devices',
  devicesWhy: 'No password, no e-mail: a browser knows you, and a passkey goes with you everywhere.',
  passkeys: 'Passkey',
  noPasskey:
    'Without a passkey your games hang on this browser alone. With one, your device’s fingerprint or PIN is enough to find them elsewhere.',
  hasPasskey: 'With it you find your games on every device that knows it.',
  passkeyOf: (since, seen) => `Made on ${since}, used on ${seen}`,
  makePasskey: 'Create a passkey',
  passkeyMade: 'Your passkey is made: your games will follow you.',
  usePasskey: 'Sign in with a passkey',
  signedIn: 'It’s really you: here are your games.',
  knownHere: 'This device already has a passkey of yours.',
  passkeyNeeds: 'Passkeys need an https address.',
  remove: 'Remove',
  removePasskey: (since) => `Remove the passkey made on ${since}`,
  move: 'Go on with another device',
  moveWhy: 'No account: a code to scan that works once and is gone after five minutes.',
  showCode: 'Show the code',
  moveQr: 'QR code for going on with another device',
  moveHow: 'Scan it with the other device, or open this link there. Don’t give it to anybody else.',
  moveHere: 'Play here too',
  moveHereWhy: 'This device will be yours: the same games, name and hat as on the other one.',
  moveHereYes: 'It’s me, go on',
  noCode: 'The code is missing: ask for one on your other device, on the page “You”.',
  before: (n) =>
    `This browser already had ${plural('en', n, 'game', 'games')}: ${n === 1 ? 'is it' : 'are they'} yours?`,
  beforeWhy: 'If not, they’ll be back when you sign out here.',
  adopt: 'Yes, add them to mine',
  leaveThem: 'No, leave them aside',
  signOut: 'Sign out',
  deviceCount: (n) => (n < 2 ? 'You’re on this device only.' : `You’re on ${n} devices or programs.`),
  signOutEverywhere: 'Sign out everywhere',
  signOutHere: 'Sign out here',
  signOutOthers: 'Sign out all other devices',
  othersOut:
    'The other devices are signed out. You stay signed in here: without a passkey you’d lose your games.',
  signedOut: 'You’re signed out; your passkey will bring you back.',
};

function ordinal(n: number): string {
  return `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
}

export const selfWords = catalogue({ fr, en });
