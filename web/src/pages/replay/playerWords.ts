/** The words of the replay's own controls. */
import { catalogue } from '../../texts';

export const words = catalogue({
  fr: {
    chapters: 'Chapitres',
    chapterNow: 'vous êtes ici',
    play: 'Lire',
    pause: 'Pause',
    speed: 'Vitesse',
    times: (n: number) => `×\u00a0${String(n).replace('.', ',')}`,
    previousChapter: 'Chapitre précédent',
    nextChapter: 'Chapitre suivant',
  },
  en: {
    chapters: 'Chapters',
    chapterNow: 'you are here',
    play: 'Play',
    pause: 'Pause',
    speed: 'Speed',
    times: (n) => `×\u00a0${n}`,
    previousChapter: 'Previous chapter',
    nextChapter: 'Next chapter',
  },
});
