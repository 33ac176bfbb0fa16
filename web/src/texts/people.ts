/** People in sentences: "vous" or a name, "de Léa" or "d’Anne", "Léa, Marc et Zoé". */
import type { Lang } from '../api/types';

/** Somebody a sentence speaks of; `you` when it speaks to them. */
export type Person = { name: string; you: boolean };

/** French "de" before a name: "de Léa", "d’Anne", "d’Hélène". */
export const de = (name: string): string => elided('d', name);

/** French "que" before a name: "que Léa", "qu’Anne", "que vous". */
export const que = (name: string): string => elided('qu', name);

function elided(word: string, name: string): string {
  const vowel = /^[aeiouyœæh]/i.test(name.normalize('NFD')) && !/^y[aeiou]/i.test(name);
  return vowel ? `${word}’${name}` : `${word}e ${name}`;
}

/** "Léa", "Léa et Marc", "Léa, Marc et Zoé". */
export function list(names: readonly string[], and: string): string {
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(and);
}

/** Somebody at the table, as a reader at one seat calls them. */
export function personAt(
  { seat, players }: { seat: number; players: readonly { name: string }[] },
  who: number,
): Person {
  return { name: players[who]?.name ?? '', you: who === seat && seat >= 0 };
}

/** Subject and verb: "vous regardez", "Zoé regarde". */
export function does(lang: Lang, { name, you }: Person, yours: string, theirs: string): string {
  return you ? `${lang === 'fr' ? 'vous' : 'you'} ${yours}` : `${name} ${theirs}`;
}

/** People by name, the reader where politeness puts them: "Zoé et vous", "you and Zoé". */
export function named(lang: Lang, people: readonly Person[]): string {
  const others = people.filter(({ you }) => !you).map(({ name }) => name);
  const mine = people.some(({ you }) => you);
  if (lang === 'fr') return list(mine ? [...others, 'vous'] : others, ' et ');
  return list(mine ? ['you', ...others] : others, ' and ');
}

/** A sentence begins with a capital. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
