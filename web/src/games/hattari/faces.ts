/** Which faces are shown to whoever looks at the page, and how they are called. */
import type { Happening, View } from './types';

export const BLANK = 0;
export const HIDDEN = -1;

/** Everything lies open: the game is over, or this is a replay. */
export function isOpen(view: View): boolean {
  return view.step === 'OVER' || view.viewer === -3;
}

/** The suspects are turned up and the next round is not dealt yet. */
export function isRevealed(view: View): boolean {
  return view.suspects.length > 0 && view.reveals.length === view.round;
}

export function culprit(view: View): number {
  return isRevealed(view) ? (view.reveals.at(-1)?.culprit ?? HIDDEN) : HIDDEN;
}

/** HTR-18: with the memory aid all that is known stays visible; without it a face shows only while it is looked at. */
export function suspectFace(view: View, event: Happening | undefined, place: number): number {
  const face = view.suspects[place]?.face ?? HIDDEN;
  const looking = event?.type === 'saw' && event.suspect === place;
  return view.variant.memoryAid || isOpen(view) || isRevealed(view) || looking ? face : HIDDEN;
}

export function clueFace(view: View, event: Happening | undefined, seat: number): number {
  const looking = event?.type === 'sawClues';
  return view.variant.memoryAid || isOpen(view) || looking ? (view.clues[seat] ?? HIDDEN) : HIDDEN;
}

export function victimFace(view: View): number {
  return view.variant.memoryAid || isOpen(view) ? view.victim : HIDDEN;
}

/** HTR-01. */
export function inPlay(players: number): number[] {
  const all = [2, 3, 4, 5, 6, 7, 8];
  return [...all.filter((n) => (n > 2 || players > 3) && (n < 8 || players > 2)), BLANK];
}

export function lookedCount(view: View): number {
  return view.suspects.filter(({ looked }) => looked).length;
}
