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
};

function ordinal(n: number): string {
  return `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;
}

export const selfWords = catalogue({ fr, en });
