/** What may be played now, sorted by card and boat for whoever points at them. Nothing here knows a rule. */
import type { Leg, Move, MovePart, MovePlay, MoveShare, Spot, View, ViewOutcome } from './types';

export const SEVEN = 7;

const isShare = (move: Move): move is MoveShare => move.type === 'share';

export const sharesOf = (moves: readonly Move[], card: number): MoveShare[] =>
  moves.filter(isShare).filter((move) => move.card === card);

export const ofCard = (view: View, card: number): ViewOutcome[] =>
  view.plays.filter(({ play }) => play.card === card);

export const boatOf = (play: MovePlay): number => ('boat' in play ? play.boat : -1);

/** The boats a card can be played on. */
export function boatsFor(outcomes: readonly ViewOutcome[]): number[] {
  return [...new Set(outcomes.map(({ play }) => boatOf(play)).filter((boat) => boat >= 0))];
}

/** What comes of a move, as far as the table has told it. */
export function legsOf(view: View, move: Move | undefined): Leg[] {
  if (!move || move.type === 'begin' || move.type === 'deal' || move.type === 'exchange') return [];
  if (move.type === 'share') return foretold(view, move.parts).legs;
  const found = view.plays.find(({ play }) => JSON.stringify(play) === JSON.stringify(move));
  return found?.legs ?? [];
}

export const samePart = (a: MovePart, b: MovePart) =>
  a.boat === b.boat && a.cells === b.cells && a.quay === b.quay;

const touched = (spot: Spot) => JSON.stringify(spot.type === 'atSea' ? spot : { ...spot, cell: 0 });

/**
 * The legs of a shared seven. The table tells each part as if it came first; that holds as long as the parts keep out
 * of each other's way. `sure` says whether they do.
 */
export function foretold(view: View, parts: readonly MovePart[]): { legs: Leg[]; sure: boolean } {
  const legs: Leg[] = [];
  let sure = true;
  for (const [i, part] of parts.entries()) {
    const known = view.parts.find((first) => samePart(first.part, part))?.legs ?? [];
    const before = new Set(legs.flatMap(({ from, to }) => [touched(from), touched(to)]));
    const moved = new Set(legs.map(({ boat }) => boat));
    const clash = known.some(({ boat, to }) => moved.has(boat) || before.has(touched(to)));
    if (i > 0 && (known.length === 0 || clash)) sure = false;
    legs.push(...known);
  }
  return { legs, sure };
}

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
