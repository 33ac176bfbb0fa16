/** Hatouf on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';

export const card: GameCard = {
  title: 'Hatouf',
  pitch: {
    fr: 'Deux équipes, cinq ports, seize bateaux : la course autour de la Bretagne.',
    en: 'Two teams, five ports, sixteen boats: the race round Brittany.',
  },
  players: [4, 4],
  usual: 4,
  minutes: 40,
  order: 2,
  Picture,
};
