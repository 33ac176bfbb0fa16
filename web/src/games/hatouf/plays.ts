/** What may be played now, sorted by card and boat for whoever points at them. */
import type { Leg, Move, MovePlay, MoveShare, View } from './types';
import { foretold } from './voyage';

/** A play and what comes of it. */
export type Outcome = { play: MovePlay; legs: readonly Leg[] };

const isPlay = (move: Move): move is MovePlay =>
  move.type !== 'begin' && move.type !== 'deal' && move.type !== 'exchange';

export const playsOf = (moves: readonly Move[]): MovePlay[] => moves.filter(isPlay);

/** What a card can do, shared sevens left out. */
export const ofCard = (view: View, moves: readonly Move[], card: number): Outcome[] =>
  playsOf(moves)
    .filter((play) => play.card === card)
    .map((play) => ({ play, legs: foretold(view, play) ?? [] }));

export const boatOf = (play: MovePlay): number => ('boat' in play ? play.boat : -1);

/** The boats a card can be played on. */
export function boatsFor(outcomes: readonly Outcome[]): number[] {
  return [...new Set(outcomes.map(({ play }) => boatOf(play)).filter((boat) => boat >= 0))];
}

export const same = (a: Move | undefined, b: Move | undefined) =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b);

/** What comes of a move. */
export const legsOf = (view: View, move: Move): readonly Leg[] =>
  isPlay(move) ? (foretold(view, move) ?? []) : [];

export type Portion = { boat: number; cells: number };

/** The listed ways to share a seven in just these portions and this order: they differ in turning into quays. */
export function waysToShare(shares: readonly MoveShare[], portions: readonly Portion[]): MoveShare[] {
  return shares.filter(
    ({ parts }) =>
      parts.length === portions.length &&
      parts.every((part, i) => part.boat === portions[i]?.boat && part.cells === portions[i]?.cells),
  );
}

/** Another order in which these portions can be sailed, if the one chosen cannot. */
export function otherOrder(
  shares: readonly MoveShare[],
  portions: readonly Portion[],
): Portion[] | undefined {
  const wanted = new Map(portions.map(({ boat, cells }) => [boat, cells]));
  return shares
    .find(
      ({ parts }) =>
        parts.length === wanted.size && parts.every(({ boat, cells }) => wanted.get(boat) === cells),
    )
    ?.parts.map(({ boat, cells }) => ({ boat, cells }));
}
