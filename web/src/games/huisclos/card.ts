/** Huis Clos on the shelf. */
import type { GameCard } from '../contract';
import Picture from './Picture.svelte';
import { about } from './types';

export const card: GameCard = {
  title: 'Huis Clos',
  ...about,
  credits: { designer: 'Nicolas Castaing', publisher: 'Le 7ème Cercle' },
  usual: 6,
  several: {
    fr: 'Vous tenez plusieurs places : tant que l’un de vos personnages vit, ceux qui meurent ne voient rien de plus que lui.',
    en: 'You hold several seats: while one of your characters lives, those who die see no more than that one does.',
  },
  order: 4,
  Picture,
};
