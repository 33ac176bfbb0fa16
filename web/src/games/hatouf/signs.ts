/** HTF-10: what the four 1s bear instead of a suit. */
import { rankOf, suitOf } from './cards';

export const SIGNS = ['sextant', 'knife', 'cod', 'spyglass'] as const;
export type Sign = (typeof SIGNS)[number];

/** The sign on a 1; no other card has one. */
export const signOf = (card: number): Sign | undefined =>
  rankOf(card) === 1 ? SIGNS[suitOf(card)] : undefined;

export const drawings: Record<Sign, string> = {
  sextant: 'M-11 7Q0 13 11 7L0-12-11 7M0-12V9M-6-2H6',
  knife: 'M-3 12Q-5 6-2 3L-3-13Q5-6 2 3 5 6 3 12ZM-4 3H4',
  cod: 'M-14 0Q-4-10 7 0L13-6V6L7 0Q-4 10-14 0ZM-8-1h.1',
  spyglass: 'M-13 7-8 11 3 1-1-4ZM-1-4 4 1 11-6 6-11ZM6-11 10-13 14-9 11-6',
};
