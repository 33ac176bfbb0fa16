/** Top Hat on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';
import { about } from './types';

export const card: GameCard = {
  title: 'Top Hat',
  ...about,
  credits: { designer: 'Leo Colovini', publisher: 'Piatnik' },
  usual: 2,
  order: 5,
  Picture,
};
