/** A finished game as its page reads it: step by step, everything open. */
import { api } from '../api/http';
import type { Replay } from '../api/types';
import type { PastStep } from '../games/contract';

/** None of a game of another day: what its views say may not be what the page of today reads. */
export function pastOf({ older, steps }: Replay): PastStep<unknown, unknown>[] {
  if (older) return [];
  return steps.map(({ events, view, turn }) => ({ events: events.map(({ event }) => event), view, turn }));
}

/** The way to the end of a table; none where it cannot be had now. */
export function fetchPast(table: string): Promise<PastStep<unknown, unknown>[]> {
  return api.replay(table).then(pastOf, () => []);
}
