/** Top Hat on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';

export const card: GameCard = {
  title: 'Top Hat',
  pitch: {
    fr: 'Empilez, sautez, éliminez : sous chaque chapeau peut s’en cacher un autre.',
    en: 'Stack, jump, eliminate: under every hat another may hide.',
  },
  players: [2, 3],
  usual: 2,
  minutes: 20,
  order: 5,
  Picture,
};
