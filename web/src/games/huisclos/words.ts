/** Huis Clos's words in the language of the page. */
import { catalogue } from '../../texts';
import { en } from './en';
import { fr } from './fr';

export const words = catalogue({ fr, en });
