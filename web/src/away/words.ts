/** Words for whoever is elsewhere: announcements of the server, calls to one's turn, no network, a new version. */
import { catalogue } from '../texts';

const fr = {
  restart: 'Le serveur redémarre bientôt. Rien n’est perdu : votre partie reprendra où elle en est.',
  restartNow: 'Le serveur redémarre. Rien n’est perdu : votre partie reprend dans un instant.',
  dismiss: 'Fermer cette annonce',

  callMe: 'Me prévenir quand c’est à moi',
  calling: 'On vous préviendra quand ce sera à vous',
  callNoMore: 'Ne plus me prévenir',
  callDenied:
    'Votre navigateur bloque les notifications de ce site ; vous pouvez les autoriser dans ses réglages.',
  callFailed: 'Votre navigateur n’a pas pu s’abonner. Réessayez plus tard.',
  notNow: 'Pas maintenant',
  yourTurn: 'À vous !',

  offline: 'Hors ligne',
  offlineWhy:
    'Pas de réseau, ou le serveur ne répond pas. Les tables vivent là-bas : en attendant, on ne peut ni jouer ni savoir où en sont vos parties. Elles vous attendent. Les règles, elles, sont ici :',
  offlineBack: 'Cette page revient d’elle-même dès que le serveur répond.',

  update: 'Une nouvelle version est prête.',
  reload: 'Recharger',
  later: 'Plus tard',

  sharedNothing: 'Il n’y a pas de lien vers une table dans ce qui a été partagé.',
};

type Words = typeof fr;

const en: Words = {
  restart: 'The server restarts soon. Nothing is lost: your game will go on where it is.',
  restartNow: 'The server is restarting. Nothing is lost: your game goes on in a moment.',
  dismiss: 'Dismiss this announcement',

  callMe: 'Notify me when it’s my turn',
  calling: 'You’ll be notified when it’s your turn',
  callNoMore: 'Stop notifying me',
  callDenied: 'Your browser blocks notifications from this site; you can allow them in its settings.',
  callFailed: 'Your browser could not subscribe. Try again later.',
  notNow: 'Not now',
  yourTurn: 'Your turn!',

  offline: 'Offline',
  offlineWhy:
    'No network, or the server isn’t answering. Your tables are on it, so nobody can play just now. They’re waiting for you. The rules are here, though:',
  offlineBack: 'This page comes back by itself as soon as the server answers.',

  update: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',

  sharedNothing: 'There is no link to a table in what was shared.',
};

export const awayWords = catalogue({ fr, en });
