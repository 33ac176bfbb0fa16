/** Hatouf on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';
import { about } from './types';

export const card: GameCard = {
  title: 'Hatouf',
  ...about,
  usual: 4,
  teams: [
    [0, 2],
    [1, 3],
  ],
  order: 2,
  Picture,
};
