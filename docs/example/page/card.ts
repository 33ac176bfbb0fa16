/** Hats Off on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';

export const card: GameCard = {
  title: 'Hats Off',
  pitch: { fr: 'Gardez votre chapeau, si vous osez.', en: 'Keep your hat on, if you dare.' },
  players: [2, 4],
  usual: 3,
  minutes: 3,
  order: 100,
  Picture,
};
