/** What is said to people about themselves: their games, and by what they are known. */
import { catalogue } from '../texts';
import { list } from '../texts/people';
import { plural } from '../texts/plural';

const fr = {
  title: 'Mes parties',
  mine: 'Toutes vos parties',
  mineWhy: 'Elles vous suivent sur chaque appareil que vous reliez plus bas.',
  running: 'En cours',
  noneRunning: 'Aucune partie en cours.',
  finished: 'Terminées',
  noneFinished: 'Aucune partie terminée pour l’instant. La première apparaîtra ici.',
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
    `Vos places, en moyenne sur les dix dernières parties\u00a0: ${percent}\u00a0% en ce moment (100\u00a0%\u00a0: toujours premier)`,
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
    'Seulement si vous le souhaitez\u00a0: contre des personnes qui en veulent un aussi, aux tables ouvertes à tous, et entre amis si l’hôte le décide. Quitter une partie, c’est la finir en dernier\u00a0; quand tout le monde l’a quittée, elle s’arrête et ne compte pas. Décocher la case efface le classement.',
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
    'Sans clé d’accès, seuls les navigateurs reliés ici ouvrent vos parties. Avec elle, l’empreinte ou le code de votre appareil suffit pour les retrouver ailleurs.',
  hasPasskey: 'Avec elle, vous retrouvez vos parties sur tout appareil qui la connaît.',
  passkeyOf: (since: string, seen: string) => `Créée le ${since}, utilisée le ${seen}`,
  makePasskey: 'Créer une clé d’accès',
  passkeyMade: 'La clé d’accès est créée\u00a0: vos parties vous suivront.',
  usePasskey: 'Me connecter avec une clé d’accès',
  signedIn: 'C’est bien vous\u00a0: voici vos parties.',
  knownHere: 'Cet appareil a déjà une clé d’accès pour vous.',
  news: 'Du nouveau sur vos appareils',
  newPasskey: (since: string) =>
    `Une clé d’accès a été créée le ${since} sur un autre appareil. Qui la détient peut jouer à votre place.`,
  itWasMe: 'C’était moi',
  itWasNotMe: 'Ce n’était pas moi\u00a0: la retirer et déconnecter les autres appareils',
  lostKey: 'J’ai perdu ma clé d’accès',
  lostKeyWhy:
    'Après trois jours d’attente, cet appareil pourra s’en passer. Tous vos appareils en sont prévenus, et chacun peut l’annuler.',
  waits: (ready: string, here: boolean) =>
    here
      ? `Cet appareil attend jusqu’au ${ready} pour se passer de la clé d’accès\u00a0; il aura alors un jour.`
      : `Un autre appareil attend jusqu’au ${ready} pour se passer de la clé d’accès. Si ce n’est pas vous, annulez.`,
  mayDoWithout: (until: string, here: boolean) =>
    here
      ? `Cet appareil peut se passer de la clé d’accès jusqu’au ${until}.`
      : `Un autre appareil peut se passer de la clé d’accès jusqu’au ${until}. Si ce n’est pas vous, annulez.`,
  stopWaiting: 'Annuler l’attente',
  passkeyNeeds: 'Les clés d’accès demandent une adresse en https.',
  remove: 'Retirer',
  removePasskey: (since: string) => `Retirer la clé d’accès créée le ${since}`,
  move: 'Passer sur un autre appareil',
  moveWhy: 'Sans compte\u00a0: un code à scanner, qui sert une fois et s’efface au bout de cinq minutes.',
  showCode: 'Montrer le code',
  moveQr: 'Code QR pour passer sur un autre appareil',
  moveHow:
    'Scannez-le avec l’autre appareil, ou ouvrez-y ce lien. Gardez cette page ouverte\u00a0: il faudra y confirmer.',
  moveAsked: (browser: string) =>
    `Un appareil demande à devenir le vôtre${browser ? `\u00a0: ${browser}` : ''}.`,
  moveAskedWhy: 'Est-ce bien celui que vous avez sous les yeux\u00a0? Il aura vos parties et votre nom.',
  moveConfirm: 'Oui, c’est le mien',
  moveRefuse: 'Non, refuser',
  moveConfirmed: 'C’est fait\u00a0: l’autre appareil est aussi le vôtre.',
  moveRefused: 'Refusé\u00a0: ce code ne sert plus à rien.',
  moveHere: 'Jouer ici aussi',
  moveBecomes: (name: string) => `Cet appareil devient «\u00a0${name}\u00a0».`,
  moveHereWhy: 'Mêmes parties, même nom, même chapeau que sur l’autre appareil.',
  moveStays: (n: number) =>
    n < 2 ? 'Votre partie d’ici reste ici, de côté.' : `Vos ${n}\u00a0parties d’ici restent ici, de côté.`,
  moveNotMine: 'Si quelqu’un d’autre vous a envoyé ce lien, annulez\u00a0: vous joueriez sous son nom.',
  moveHereYes: (name: string) => `Je suis «\u00a0${name}\u00a0», continuer`,
  moveWaits: (name: string) =>
    `Confirmez maintenant sur l’appareil de «\u00a0${name}\u00a0» qui montre le code…`,
  noCode:
    'Il manque le code\u00a0: demandez-en un sur votre autre appareil, à la page «\u00a0Mes parties\u00a0».',
  before: (n: number) =>
    `Ce navigateur avait déjà ${plural('fr', n, 'partie', 'parties')}\u00a0: ${n < 2 ? 'est-elle' : 'sont-elles'} à vous\u00a0?`,
  beforeWhy: 'Sinon, elles réapparaîtront ici quand vous vous déconnecterez.',
  adopt: (name: string) => `Les donner à «\u00a0${name}\u00a0»…`,
  adoptAsk: (name: string) => `Donner ces parties à «\u00a0${name}\u00a0», pour toujours\u00a0?`,
  adoptTo: (devices: number) =>
    devices < 2
      ? 'Seul cet appareil est à ce nom\u00a0: lui seul aura vos parties.'
      : `${devices}\u00a0appareils ou programmes sont à ce nom, celui-ci compris\u00a0: ils auront tous vos parties.`,
  adoptEnds: (devices: number) =>
    devices > 0
      ? `${plural('fr', devices, 'autre appareil, qui les avait jusqu’ici, sera déconnecté', 'autres appareils, qui les avaient jusqu’ici, seront déconnectés')}.`
      : '',
  adoptYes: (name: string) => `Oui, les donner à «\u00a0${name}\u00a0»`,
  leaveThem: 'Non, les laisser de côté',
  signOut: 'Se déconnecter',
  deviceCount: (n: number) =>
    n < 2
      ? 'Session ouverte sur cet appareil seulement.'
      : `Sessions ouvertes sur ${n}\u00a0appareils ou programmes.`,
  signOutEverywhere: 'Me déconnecter partout',
  signOutHere: 'Me déconnecter ici',
  signOutOthers: 'Déconnecter tous les autres appareils',
  signOutAll: 'Déconnecter tous les appareils, celui-ci aussi',
  signOutAsk:
    'Déconnecter tous les autres appareils et annuler les codes en cours\u00a0? Une clé d’accès permet de revenir\u00a0: retirez celles qui ne sont pas à vous.',
  signOutToo: 'Montrer ma clé, puis déconnecter cet appareil aussi',
  someStay: (n: number) =>
    `${n < 2 ? 'Un appareil plus ancien reste connecté' : `${n}\u00a0appareils plus anciens restent connectés`}\u00a0: votre clé d’accès a moins de trois jours.`,
  othersOut: 'Les autres appareils sont déconnectés. Ici, vous restez.',
  signedOut: 'C’est fait. Votre clé d’accès vous ramènera.',
};

const en: typeof fr = {
  title: 'My games',
  mine: 'All your games',
  mineWhy: 'They follow you to every device you link below.',
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
  noRecord: 'Finish a game against somebody, or against a bot, and your record begins.',
  sum: (games, wins) => `${plural('en', games, 'game', 'games')}, ${plural('en', wins, 'win', 'wins')}`,
  streaks: (now, longest) =>
    `${now < 2 ? 'No winning streak right now' : `${now} wins in a row right now`}; longest streak: ${plural('en', longest, 'win', 'wins')}.`,
  curveLabel: (percent) =>
    `Your average placing over the last ten games: ${percent}% now (100%: always first)`,
  curveWhy: 'At the top, always first; at the bottom, always last. Average of ten games.',
  byGame: 'By game',
  byBot: 'Against bots, by game and level',
  byRole: 'By role',
  role: 'Role',
  gameLevel: 'Game, level',
  favourite: (game, role) => `Favourite role: ${role} (${game}).`,
  byPerson: 'Who with',
  game: 'Game',
  person: 'Name',
  games: 'Games',
  wins: 'Won',

  ratings: 'My rating',
  ratingsWhy:
    'Only if you want one: against people who want one too, at tables open to all, and among friends when the host says so. Leaving a game counts as coming last; when everybody has left, it stops and doesn’t count. Unticking the box deletes your rating.',
  wantRatings: 'I want a rating',
  noRatings: 'Nothing yet: it starts with your first rated game.',
  range: (low, high) => `between ${low} and ${high}`,
  rated: (games) => plural('en', games, 'game counted', 'games counted'),
  ratingCurve: (games, first, last, best) =>
    `Your rating over ${plural('en', games, 'game', 'games')}: from ${first} to ${last}, ${best} at its best. The band says how far off it may be.`,

  data: 'My data',
  dataWhy:
    'All this server keeps about you fits in one file; and it forgets you if you ask it to. Moves of finished games stay, without your name.',
  takeAlong: 'Download everything',
  forget: 'Delete everything',
  forgetAsk: 'Delete everything, for good?',
  forgetWhy:
    'Name, devices, passkeys, messages and reports disappear. Your finished games keep a nameless hat; a bot takes over those in progress.',
  forgetYes: 'Yes, delete everything',
  forgotten: 'Everything is deleted.',

  devices: 'My devices',
  devicesWhy: 'No password, no e-mail: this browser remembers you, and a passkey works everywhere.',
  passkeys: 'Passkey',
  noPasskey:
    'Without a passkey, only the browsers linked here open your games. With one, your device’s fingerprint or PIN is enough to find them elsewhere.',
  hasPasskey: 'With it you find your games on every device that knows it.',
  passkeyOf: (since, seen) => `Created on ${since}, used on ${seen}`,
  makePasskey: 'Create a passkey',
  passkeyMade: 'Passkey created: your games will follow you.',
  usePasskey: 'Sign in with a passkey',
  signedIn: 'Welcome back! Here are your games.',
  knownHere: 'This device already has a passkey of yours.',
  news: 'News about your devices',
  newPasskey: (since) =>
    `A passkey was created on ${since} on another device. Whoever holds it can play in your place.`,
  itWasMe: 'It was me',
  itWasNotMe: 'It wasn’t me: remove it and sign out the other devices',
  lostKey: 'I lost my passkey',
  lostKeyWhy:
    'After a wait of three days this device can do without it. All your devices are told, and each of them can cancel.',
  waits: (ready, here) =>
    here
      ? `This device waits until ${ready} to do without the passkey; it then has one day.`
      : `Another device waits until ${ready} to do without the passkey. If that isn’t you, cancel.`,
  mayDoWithout: (until, here) =>
    here
      ? `This device can do without the passkey until ${until}.`
      : `Another device can do without the passkey until ${until}. If that isn’t you, cancel.`,
  stopWaiting: 'Cancel the wait',
  passkeyNeeds: 'Passkeys need an https address.',
  remove: 'Remove',
  removePasskey: (since) => `Remove the passkey created on ${since}`,
  move: 'Continue on another device',
  moveWhy: 'No account: a code to scan that works once and is gone after five minutes.',
  showCode: 'Show the code',
  moveQr: 'QR code for continuing on another device',
  moveHow:
    'Scan it with the other device, or open this link there. Keep this page open: you’ll have to confirm here.',
  moveAsked: (browser) => `A device asks to become yours${browser ? `: ${browser}` : ''}.`,
  moveAskedWhy: 'Is it the one in front of you? It will have your games and your name.',
  moveConfirm: 'Yes, it’s mine',
  moveRefuse: 'No, refuse',
  moveConfirmed: 'Done: the other device is yours too.',
  moveRefused: 'Refused: this code no longer works.',
  moveHere: 'Play here too',
  moveBecomes: (name) => `This device becomes “${name}”.`,
  moveHereWhy: 'The same games, name and hat as on the other device.',
  moveStays: (n) =>
    n === 1 ? 'Your game here stays here, set aside.' : `Your ${n} games here stay here, set aside.`,
  moveNotMine: 'If somebody else sent you this link, cancel: you would play under their name.',
  moveHereYes: (name) => `I’m “${name}”, continue`,
  moveWaits: (name) => `Now confirm on the device of “${name}” that shows the code…`,
  noCode: 'The code is missing: get one on your other device, under “My games”.',
  before: (n) =>
    `This browser already had ${plural('en', n, 'game', 'games')}: ${n === 1 ? 'is it' : 'are they'} yours?`,
  beforeWhy: 'If not, they’ll be back when you sign out here.',
  adopt: (name) => `Give them to “${name}”…`,
  adoptAsk: (name) => `Give these games to “${name}”, for good?`,
  adoptTo: (devices) =>
    devices < 2
      ? 'Only this device goes by that name: it alone will have your games.'
      : `${devices} devices or programs go by that name, this one included: they will all have your games.`,
  adoptEnds: (devices) =>
    devices > 0
      ? `${plural('en', devices, 'other device that had them until now', 'other devices that had them until now')} will be signed out.`
      : '',
  adoptYes: (name) => `Yes, give them to “${name}”`,
  leaveThem: 'No, leave them',
  signOut: 'Sign out',
  deviceCount: (n) => (n < 2 ? 'Signed in on this device only.' : `Signed in on ${n} devices or programs.`),
  signOutEverywhere: 'Sign out everywhere',
  signOutHere: 'Sign out here',
  signOutOthers: 'Sign out all other devices',
  signOutAll: 'Sign out all devices, this one too',
  signOutAsk:
    'Sign out all other devices and cancel the codes under way? A passkey lets its holder come back: remove those that aren’t yours.',
  signOutToo: 'Show my passkey, then sign out this device too',
  someStay: (n) =>
    `${n < 2 ? 'One older device stays' : `${n} older devices stay`} signed in: your passkey is less than three days old.`,
  othersOut: 'The other devices are signed out. You stay signed in here.',
  signedOut: 'You’re signed out; your passkey will bring you back.',
};

function ordinal(n: number): string {
  return `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
}

export const selfWords = catalogue({ fr, en });
