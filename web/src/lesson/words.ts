/** What the shell says around a lesson. */
import { catalogue } from '../texts';

export const words = catalogue({
  fr: {
    learn: 'Apprendre en jouant',
    learnLong: (game: string) => `Apprendre en jouant à ${game}, en quelques minutes`,
    lesson: 'La leçon',
    goOn: 'Continuer',
    leave: 'Quitter la leçon',
    leaveLong: 'Continuer cette partie sans la leçon',
    yours: 'À vous de choisir : tout ce que permettent les règles est bon à essayer.',
    playOn: 'Finir celle-ci',
    realGame: 'Une vraie partie',
    notDrawn: 'C’était une leçon : tout y était préparé d’avance, et elle ne compte pas.',
  },
  en: {
    learn: 'Learn by playing',
    learnLong: (game) => `Learn by playing ${game}, in a few minutes`,
    lesson: 'The lesson',
    goOn: 'Continue',
    leave: 'Leave the lesson',
    leaveLong: 'Go on with this game without the lesson',
    yours: 'Your choice: anything the rules allow is worth trying.',
    playOn: 'Finish this one',
    realGame: 'A real game',
    notDrawn: 'That was a lesson: everything was prepared beforehand, and it doesn’t count.',
  },
});
