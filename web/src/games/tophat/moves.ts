/** What the list of legal moves says about stacks and cells: nothing here knows a rule. */
import type { Move, MoveJump, MovePlace, MoveStep, View } from './types';

export const HIDDEN = -1;

type OnBoard = MoveStep | MoveJump;

function onBoard(moves: readonly Move[]): OnBoard[] {
  return moves.filter((move): move is OnBoard => move.type === 'step' || move.type === 'jump');
}

/** The stacks that may be moved. */
export function starts(moves: readonly Move[]): number[] {
  return [...new Set(onBoard(moves).map(({ from }) => from))];
}

/** The cells where a stack in hand may be placed. */
export function places(moves: readonly Move[], stack: number): number[] {
  return moves
    .filter((move): move is MovePlace => move.type === 'place' && move.stack === stack)
    .map(({ cell }) => cell);
}

/** Where a stack may step, or land next after the landings chosen so far. */
export function targets(moves: readonly Move[], from: number, path: readonly number[]): number[] {
  const next = onBoard(moves)
    .filter((move) => move.from === from)
    .map((move) => {
      if (move.type === 'step') return path.length === 0 ? move.to : HIDDEN;
      return path.every((cell, i) => move.landings[i] === cell)
        ? (move.landings[path.length] ?? HIDDEN)
        : HIDDEN;
    });
  return [...new Set(next)].filter((cell) => cell !== HIDDEN);
}

export function isStep(moves: readonly Move[], from: number, to: number): boolean {
  return moves.some((move) => move.type === 'step' && move.from === from && move.to === to);
}

export type Duty = 'jump' | 'leave' | 'none';

/** What the player is held to: all that is offered is a jump, or a way off a forbidden ring. */
export function duty(view: View, moves: readonly Move[]): Duty {
  const all = onBoard(moves);
  if (all.length === 0) return 'none';
  if (all.every(({ type }) => type === 'jump')) return 'jump';
  return all.every(({ from }) => view.forbidden.includes(from)) ? 'leave' : 'none';
}

/** Everything lies open: the game is over, or this is a replay. */
export function isOpen(view: View): boolean {
  return view.phase === 'OVER' || view.viewer === -3;
}

export function stacksOf(view: View, seat: number): number {
  return view.piles.filter(({ hats }) => hats[0] === seat).length;
}
