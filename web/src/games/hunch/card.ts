/** Hunch on the shelf. */
import { settings } from '../../settings.svelte';
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';

export const card: GameCard = {
  title: 'Hunch',
  pitch: {
    fr: 'Un indice, une enchère, un mot secret : qui a eu l’intuition ?',
    en: 'A clue, a bid, a secret word: who had the hunch?',
  },
  players: [3, 6],
  usual: 4,
  minutes: 30,
  order: 3,
  options: () => ({ language: settings.lang }),
  Picture,
};
