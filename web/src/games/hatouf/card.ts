/** Hatouf on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';

export const card: GameCard = {
  title: 'Hatouf',
  pitch: {
    fr: 'Deux équipes, quatre bateaux, cinq ports : la course autour de la Bretagne.',
    en: 'Two teams, four boats, five ports: the race round Brittany.',
  },
  players: [4, 4],
  usual: 4,
  minutes: 40,
  order: 2,
  Picture,
};
