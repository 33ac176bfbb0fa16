/** What is said of a game that was played under other rules. */
import { catalogue } from '../../texts';
import { plural } from '../../texts/plural';

export const words = catalogue({
  fr: {
    older: 'Cette partie a été jouée avec des règles plus anciennes : la voici telle qu’elle a été gardée.',
    partly: (shown: number, of: number) =>
      `Cette partie a été jouée avec des règles plus anciennes. Les règles d’aujourd’hui en suivent ${plural('fr', shown, 'coup', 'coups')} sur ${of} ; les autres sont dans la liste.`,
    onlyLog: 'Les règles ont trop changé pour montrer la table. Voici le journal de la partie.',
    rest: 'Les coups suivants',
    restOf: (name: string, move: string) => `${name} : ${move}`,
    chance: 'Le hasard',
  },
  en: {
    older: 'This game was played under older rules: here it is as it was kept.',
    partly: (shown: number, of: number) =>
      `This game was played under older rules. Today’s rules follow ${shown} of its ${of} moves; the others are in the list.`,
    onlyLog: 'The rules have changed too much to show the table. Here is the log of the game.',
    rest: 'The moves that follow',
    restOf: (name: string, move: string) => `${name}: ${move}`,
    chance: 'Chance',
  },
});
