/** Hattari on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';

export const card: GameCard = {
  title: 'Hattari',
  pitch: {
    fr: 'Trois suspects, un coupable. Vous en savez un peu ; faites croire le reste.',
    en: 'Three suspects, one culprit. You know a little; bluff the rest.',
  },
  players: [2, 4],
  usual: 4,
  minutes: 20,
  order: 1,
  Picture,
};
