/** What a move of the evening is about, beside the room it leads to. */
import type { Clue, Move } from './types';

export type Picked = {
  /** The person it touches. */
  seat?: number;
  clues: readonly Clue[];
  says?: 'watch' | 'lookAway' | 'nothing';
};

/** Nothing where the room says it all. */
export function about(move: Move): Picked | undefined {
  switch (move.type) {
    case 'accuse':
      return { seat: move.accused, clues: [move.clue] };
    case 'exchange':
      return { seat: move.victim, clues: [] };
    case 'observe':
      return { clues: [], says: move.yes ? 'watch' : 'lookAway' };
    case 'slip':
      return move.clue === 'NONE' ? { clues: [], says: 'nothing' } : { clues: [move.clue] };
    case 'pick':
    case 'take':
    case 'give':
    case 'takeBack':
      return { clues: [move.clue] };
    default:
      return undefined;
  }
}
