/** What home says of the tables one sits at. */
import { catalogue } from '../../texts';
import { list } from '../../texts/people';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    with: (names: readonly string[], bots: number) => {
      const machines = bots > 0 ? [plural('fr', bots, 'bot', 'bots')] : [];
      const all = [...names, ...machines];
      return all.length > 0 ? `avec ${list(all, ' et ')}` : 'sans personne encore';
    },
    otherTables: 'Vos autres tables',
    oneScreen: 'sur un seul écran',
    yourTurn: 'À vous\u00a0!',
    turnOf: (names: readonly string[]) => `C’est à ${list(names, ' et ')}`,
    botsTurn: 'Un bot réfléchit',
    secondTry: 'Deuxième essai, pour s’entraîner',
    paused: 'Tout le monde est parti\u00a0: la partie attend un retour',
    left: (time: string) => `Temps restant\u00a0: ${time}`,
    nth: (n: number) => (n === 1 ? '1re table' : `${n}e table`),
    step: (n: number) => `étape ${n}`,
    waiting: (free: number) =>
      `On attend du monde\u00a0: ${plural('fr', free, 'place libre', 'places libres')}`,
    ready: 'Prête à commencer',
    over: 'Terminée',
    forgetAsk: (game: string) => `Retirer cette table de ${game} de la liste\u00a0?`,
    forgetWhy: 'Votre place reste la vôtre\u00a0: le lien y ramène.',
    forgetYes: 'Retirer',
    forgotten: (game: string) => `La table de ${game} est retirée de la liste.`,
    undo: 'La remettre',
  },
  en: {
    with: (names, bots) => {
      const machines = bots > 0 ? [plural('en', bots, 'bot', 'bots')] : [];
      const all = [...names, ...machines];
      return all.length > 0 ? `with ${list(all, ' and ')}` : 'nobody else yet';
    },
    otherTables: 'Your other tables',
    oneScreen: 'on one screen',
    yourTurn: 'Your turn!',
    turnOf: (names) => `${list(names, ' and ')} to play`,
    botsTurn: 'A bot is thinking',
    secondTry: 'Second try, for practice',
    paused: 'Everybody has left: the game waits for somebody to come back',
    left: (time) => `Time left: ${time}`,
    nth: (n) => `table ${n}`,
    step: (n) => `step ${n}`,
    waiting: (free) => `Waiting for players: ${plural('en', free, 'free seat', 'free seats')}`,
    ready: 'Ready to start',
    over: 'Over',
    forgetAsk: (game) => `Take this ${game} table off the list?`,
    forgetWhy: 'Your seat stays yours: the link leads back to it.',
    forgetYes: 'Take it off',
    forgotten: (game) => `The ${game} table is off the list.`,
    undo: 'Put it back',
  },
});
