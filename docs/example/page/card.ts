/** Hats Off on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';
import { about } from './types';

export const card: GameCard = {
  title: 'Hats Off',
  ...about,
  usual: 3,
  order: 100,
  Picture,
};
