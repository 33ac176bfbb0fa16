/** Half-written clues, kept for as long as the tab is open: a reload takes no pen out of a hand. */
import type { View } from './types';

/** By the number of the clue card. */
export type Drafts = Record<number, string>;

/** A place at a table in a round: nobody finds the draft of another who plays on the same screen. */
const keyOf = ({ viewer, round }: View) => `chapeau.hunch.drafts.${location.pathname}.${viewer}.${round}`;

export function keptDrafts(view: View): Drafts {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(view)) ?? '{}') as Drafts;
  } catch {
    return {};
  }
}

export function keepDrafts(view: View, drafts: Drafts): void {
  try {
    sessionStorage.setItem(keyOf(view), JSON.stringify(drafts));
  } catch {
    // A browser that keeps nothing can still write.
  }
}
