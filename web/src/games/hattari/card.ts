/** Hattari on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';
import { about } from './types';

export const card: GameCard = {
  title: 'Hattari',
  ...about,
  credits: { designer: 'Jun Sasaki', publisher: 'Moonster Games' },
  usual: 4,
  order: 1,
  Picture,
};
