/** What a search may end with, sorted by what a person decides: what to take, then what becomes of the hand. */
import { clueName, isWeapon, weaponOf } from './manor';
import type { Clue, Move, MoveTake, View } from './types';
import { words } from './words';

/** Weapons first: they are what everybody looks for. */
export const weaponsFirst = (clues: readonly Clue[]): Clue[] =>
  clues.toSorted((a, b) => Number(isWeapon(b)) - Number(isWeapon(a)));

/**
 * All ways to end a search. In the confrontation a clue of the place must go too: the server lists one of them for each way, and any
 * other that lies there, or is left there, does as well.
 */
export function takesOf(moves: readonly Move[], lying: readonly Clue[], confrontation: boolean): MoveTake[] {
  const takes = moves.filter((move): move is MoveTake => move.type === 'take');
  if (!confrontation) return takes;
  return takes.flatMap((take) => {
    const there = [...lying, ...(take.put === 'NONE' ? [] : [take.put])].filter(
      (clue) => clue !== take.clue && !isWeapon(clue),
    );
    return there.length === 0 ? [take] : there.map((destroyThere) => ({ ...take, destroyThere }));
  });
}

export type Fate = Pick<MoveTake, 'put' | 'destroy'>;

export const isFate = (one: Fate, other: Fate) => one.put === other.put && one.destroy === other.destroy;

/** What may become of the hand when a clue is taken, each once. */
export function fates(takes: readonly MoveTake[]): {
  keep: MoveTake[];
  swap: MoveTake[];
  destroy: MoveTake[];
} {
  const once = takes.filter((one, i) => takes.findIndex((other) => isFate(one, other)) === i);
  return {
    keep: once.filter(({ put, destroy }) => put === 'NONE' && destroy === 'NONE'),
    swap: once.filter(({ put }) => put !== 'NONE'),
    destroy: once.filter(({ destroy }) => destroy !== 'NONE'),
  };
}

/** All that a move does, in one question. */
export function question(move: MoveTake, view: View, seat: number): { text: string; yes: string } {
  const also = [
    ...(move.put === 'NONE' ? [] : [words().leaveIt(clueName(move.put))]),
    ...[move.destroy, move.destroyThere]
      .filter((clue) => clue !== 'NONE')
      .map((clue) => words().destroyIt(clueName(clue))),
  ];
  const self = view.players[seat];
  const left = self
    ? [...self.hand, move.clue].filter((clue) => clue !== move.put && clue !== move.destroy)
    : [];
  const betrays =
    !view.confrontation && self?.role === 'MURDERER' && left.length === 1 && left[0] === weaponOf(self.place);
  const text = words().askTake(clueName(move.clue), also);
  const lost = move.destroy !== 'NONE' || move.destroyThere !== 'NONE';
  return {
    text: betrays ? `${text} ${words().onlyThat}` : text,
    yes: lost ? words().yesDestroy : words().yesTake,
  };
}
