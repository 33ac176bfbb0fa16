/** Words in French and in English: a catalogue a language, and a missing word does not compile. */
import type { Lang, Text } from '../api/types';
import { settings } from '../settings.svelte';
import { en } from './en';
import { fr } from './fr';

/** Two catalogues with the same keys, read in the language of the page. */
export function catalogue<C>(both: { fr: C; en: NoInfer<C> }): () => C {
  return () => both[settings.lang];
}

/** The shell's own words. */
export const t = catalogue({ fr, en });

/** A text of the server in the language of the page. */
export function say(text: Text): string {
  return settings.lang === 'fr' ? bound(text.fr) : text.en;
}

/** In French no line begins with a colon or a question mark, and none ends with an opening quote. */
export function bound(french: string): string {
  return french.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

export type { Lang, Text };
