/** Hunch on the shelf. */
import { settings } from '../../settings.svelte';
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';
import { about } from './types';

export const card: GameCard = {
  title: 'Hunch',
  ...about,
  credits: { designer: 'Nomias Kurnia', publisher: 'Nice Game, Don’t Panic Games' },
  usual: 4,
  order: 3,
  options: () => ({ language: settings.lang }),
  Picture,
};
