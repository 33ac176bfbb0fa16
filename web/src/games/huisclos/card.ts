/** Huis Clos on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';

export const card: GameCard = {
  title: 'Huis Clos',
  pitch: {
    fr: 'Un manoir, une nuit de neige, un assassin à table. Démasquez-\u2060le, ou faites mine de chercher.',
    en: 'A manor, a snowy night, a murderer at the table. Unmask them, or pretend to search.',
  },
  players: [4, 8],
  usual: 6,
  minutes: 45,
  several: {
    fr: 'Vous tenez plusieurs places : tant que l’un de vos personnages vit, ceux qui meurent ne voient rien de plus que lui.',
    en: 'You hold several seats: while one of your characters lives, those who die see no more than that one does.',
  },
  order: 4,
  Picture,
};
