/** Words for whoever is elsewhere: announcements of the server, calls to one's turn, no network, a new version. */
import { catalogue } from '../texts';

const fr = {
  restart: 'Le serveur redémarre bientôt. Rien n’est perdu : votre partie reprendra où elle en est.',
  restartNow: 'Le serveur redémarre. Rien n’est perdu : votre partie reprend dans un instant.',
  dismiss: 'Fermer cette annonce',
};

type Words = typeof fr;

const en: Words = {
  restart: 'The server restarts soon. Nothing is lost: your game will go on where it is.',
  restartNow: 'The server is restarting. Nothing is lost: your game goes on in a moment.',
  dismiss: 'Dismiss this announcement',
};

export const awayWords = catalogue({ fr, en });
