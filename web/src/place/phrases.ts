/** Set phrases and small pictures anybody may say in a tap; a phrase is read in the reader’s own language. */
import type { Player } from '../games/contract';
import { settings } from '../settings.svelte';
import { phraseBook, placeWords } from './words';

export const EMOTES = ['👏', '😂', '😮', '🤔', '😢', '🎩'] as const;

/** What fits the game: where nobody bluffs, nobody is told so. */
export const phrases = (bluff = false): readonly string[] =>
  bluff ? [...placeWords().phrases, ...placeWords().bluffPhrases] : placeWords().phrases;

/** The same phrases in French and in English, in the same order. */
export type PhraseBook = readonly [fr: readonly string[], en: readonly string[]];

/** A set phrase said in either language, in the reader’s own; anything else as it was said. */
export function inOwnWords(said: string, book: PhraseBook = phraseBook): string {
  const at = book.map((list) => list.indexOf(said)).find((found) => found >= 0);
  return at === undefined ? said : (book[settings.lang === 'fr' ? 0 : 1][at] ?? said);
}

const NUDGE = /^#nudge (\d+)$/;

/** A sign to a seat, as it crosses the wire. */
export const nudge = (seat: number): string => `#nudge ${seat}`;

/** What was said as the reader reads it: signs and set phrases in words of their own language. */
export function asRead(said: string, players: readonly Player[]): string {
  const seat = NUDGE.exec(said)?.[1];
  return seat === undefined ? inOwnWords(said) : placeWords().nudged(players[Number(seat)]?.name ?? '');
}
