/** Set phrases of the talk: short codes on the wire, words in the language of whoever reads them. */
import type { Moment } from '../contract';
import { clueName, guestName, isClue, isPlace, placeName } from './manor';
import type { Move, View } from './types';
import { words } from './words';

export const codes = {
  suspect: (seat: number) => `#suspect ${seat}`,
  trust: (seat: number) => `#trust ${seat}`,
  saw: (seat: number, clue: string, place: string) => `#saw ${seat} ${clue} ${place}`,
};

/** Phrases that need nothing but themselves. */
export const plain = ['innocent', 'witness', 'apart', 'liar'] as const;

/** A line as it is read; what is no code, or a broken one, is read as it was written. */
export function spoken(text: string, { view }: Pick<Moment<View, Move>, 'view'>): string {
  if (!text.startsWith('#')) return text;
  const [code = '', who = '', clue = '', place = ''] = text.slice(1).split(' ');
  const guest = /^\d$/.test(who) ? view.players[Number(who)]?.guest : undefined;
  if (guest && code === 'suspect') return words().spokenSuspect(guestName(guest));
  if (guest && code === 'trust') return words().spokenTrust(guestName(guest));
  if (guest && code === 'saw' && isClue(clue) && isPlace(place))
    return words().spokenSaw(guestName(guest), clueName(clue), placeName(place));
  return Object.hasOwn(words().spoken, code) ? (words().spoken[code] ?? text) : text;
}
