import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Told } from '../src/api/types';
import { Playback, type Stage, type Update } from '../src/table/playback';

const nobody = { acting: [], chance: false, over: false, places: [] };

function update(seq: number, events: string[], catchUp = false): Update {
  return {
    seq,
    actor: 0,
    events: events.map((event) => ({ event })),
    view: {},
    turn: nobody,
    moves: [],
    catchUp,
  };
}

let seen: string[];
const stage: Stage = {
  happen: ({ event }: Told) => {
    seen.push(String(event));
    return 1000;
  },
  settle: ({ seq }: Update) => void seen.push(`settled ${seq}`),
};

beforeEach(() => {
  vi.useFakeTimers();
  seen = [];
});
afterEach(() => vi.useRealTimers());

it('shows the events of a step one after another, then how things stand', async () => {
  const playback = new Playback(stage);
  playback.push(update(1, ['a', 'b']));
  expect(seen).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(['a', 'b']);
  expect(playback.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(['a', 'b', 'settled 1']);
  expect(playback.busy).toBe(false);
});

it('keeps the next step waiting for its turn', async () => {
  const playback = new Playback(stage);
  playback.push(update(1, ['a']));
  playback.push(update(2, ['b']));
  expect(seen).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual(['a', 'settled 1', 'b']);
});

it('is through at once when somebody is in a hurry, and takes its time again afterwards', async () => {
  const playback = new Playback(stage);
  playback.push(update(1, ['a', 'b']));
  playback.push(update(2, ['c']));
  playback.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['a', 'b', 'settled 1', 'c', 'settled 2']);
  playback.push(update(3, ['d']));
  await vi.advanceTimersByTimeAsync(999);
  expect(seen.at(-1)).toBe('d');
});

it('does not act out what happened before we came', async () => {
  const playback = new Playback(stage);
  playback.push(update(7, ['old'], true));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual(['settled 7']);
});

it('jumps ahead when it is far behind', async () => {
  const playback = new Playback(stage);
  for (let seq = 1; seq <= 20; seq++) playback.push(update(seq, ['x']));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen.at(-1)).toBe('settled 20');
});
