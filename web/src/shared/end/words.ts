/** What the end says around what the game itself tells. */
import { catalogue } from '../../texts';

export const words = catalogue({
  fr: {
    turningPoints: 'Les moments qui comptent',
    watchFrom: (what: string) => `Revoir à partir de là\u00a0: ${what}`,
    allMoments: (n: number) => `Tous les moments (${n})`,
    picture: 'Image à partager',
    pictureOf: (game: string) => `chapeau-${game}.png`,
    pictureFailed: 'L’image n’a pas pu être faite.',
    playedWith: 'Joué avec Chapeau',
  },
  en: {
    turningPoints: 'Turning points',
    watchFrom: (what) => `Watch from here: ${what}`,
    allMoments: (n) => `All moments (${n})`,
    picture: 'Picture to share',
    pictureOf: (game) => `chapeau-${game}.png`,
    pictureFailed: 'The picture could not be made.',
    playedWith: 'Played with Chapeau',
  },
});
