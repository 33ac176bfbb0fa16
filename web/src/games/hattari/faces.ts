/** Which faces are shown to whoever looks at the page, and how they are called. */
import type { Happening, StateReveal, View } from './types';

export const BLANK = 0;
export const HIDDEN = -1;
/** The viewer of an open table, to whom nothing is hidden. */
export const OPEN = -3;

/** Everything lies open: the game is over, or this is a replay. */
export function isOpen(view: View): boolean {
  return view.step === 'OVER' || view.viewer === OPEN;
}

/** The suspects are turned up and the next round is not dealt yet. */
export function isRevealed(view: View): boolean {
  return view.suspects.length > 0 && view.reveals.length === view.round;
}

/** The owners of the markers that lay under a suspect, from bottom to top. */
export function pileOf({ first, accusations }: StateReveal, suspect: number): number[] {
  return accusations.flatMap((accused, order) =>
    accused === suspect ? [(first + order) % accusations.length] : [],
  );
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

/** The profiles whose place the viewer knows and the page shows. */
export function knownFaces(view: View, event: Happening | undefined): number[] {
  return [
    ...view.suspects.map((_, place) => suspectFace(view, event, place)),
    ...view.clues.map((_, seat) => clueFace(view, event, seat)),
    victimFace(view),
  ].filter((face) => face !== HIDDEN);
}

export function lookedCount(view: View): number {
  return view.suspects.filter(({ looked }) => looked).length;
}
