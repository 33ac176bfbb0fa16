/** Words of a hint, while one still has to decide. */
import { catalogue } from '../texts';

const fr = {
  believe: 'Ce que vous pouvez penser',
  canDo: 'Ce que vous pouvez faire',
  ideas: 'Des idées d’indices',
  best: 'le meilleur',
  same: 'Ici, tout se vaut : jouez ce qui vous plaît.',
  noIdea: 'Le conseiller n’a pas d’idée ici.',
};

const en: typeof fr = {
  believe: 'What you may think',
  canDo: 'What you can do',
  ideas: 'Ideas for clues',
  best: 'best',
  same: 'Everything is equal here: play what you like.',
  noIdea: 'The coach has no idea here.',
};

export const hintWords = catalogue({ fr, en });
