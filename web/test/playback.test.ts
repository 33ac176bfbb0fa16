import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    return { hold: 1000 };
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

describe('what rests', () => {
  const RESTS = 'reveal';
  const LIVELY = 0.6;
  const EIGHT_SECONDS = 8000;

  let rested: (number | undefined)[];
  const resting: Stage = {
    ...stage,
    happen: (told, update) => {
      stage.happen(told, update);
      return { hold: 1000, rests: told.event === RESTS };
    },
    rest: (update) => void rested.push(update?.seq),
  };
  const shows = (patience = () => EIGHT_SECONDS, tempo = () => LIVELY) =>
    new Playback(resting, tempo, patience);

  beforeEach(() => (rested = []));

  it('waits for eight seconds when nobody taps', async () => {
    const playback = shows();
    playback.push(update(1, [RESTS, 'next']));
    await vi.advanceTimersByTimeAsync(600 + EIGHT_SECONDS - 1);
    expect(seen).toEqual([RESTS]);
    expect(rested).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([RESTS, 'next']);
    expect(rested).toEqual([1, undefined]);
  });

  it('goes on at once when it was read, and what follows takes its time', async () => {
    const playback = shows();
    playback.push(update(1, [RESTS, 'next']));
    await vi.advanceTimersByTimeAsync(1000);
    playback.read(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([RESTS, 'next']);
    await vi.advanceTimersByTimeAsync(599);
    expect(seen.at(-1)).toBe('next');
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.at(-1)).toBe('settled 1');
  });

  it('waits no longer than three seconds once the own clock runs', async () => {
    let patience = EIGHT_SECONDS;
    const playback = shows(() => patience);
    playback.push(update(1, [RESTS]));
    await vi.advanceTimersByTimeAsync(600 + 1000);
    patience = 3000;
    await vi.advanceTimersByTimeAsync(1999);
    expect(playback.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.busy).toBe(false);
  });

  it('stops a hurry that began before it, and yields to one that begins during it', async () => {
    const playback = shows();
    playback.push(update(1, ['a', 'b']));
    playback.push(update(2, [RESTS, 'c', 'd']));
    playback.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['a', 'b', 'settled 1', RESTS]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen.at(-1)).toBe(RESTS);
    playback.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)).toBe('settled 2');
  });

  it('is not waited for twice where another seat of this screen read it first', async () => {
    const playback = shows();
    playback.read(1);
    playback.push(update(1, [RESTS]));
    await vi.advanceTimersByTimeAsync(600);
    expect(playback.busy).toBe(false);
    expect(rested).toEqual([]);
  });

  it('is passed over by those who want no pauses', async () => {
    const playback = shows(undefined, () => 0);
    playback.push(update(1, [RESTS, 'next']));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual([RESTS, 'next', 'settled 1']);
  });
});

it('never shows for less than its least what concerns the reader, unless they hurry', async () => {
  const own: Stage = {
    ...stage,
    happen: (told, update) => {
      stage.happen(told, update);
      return { hold: 300, least: 2000 };
    },
  };
  const playback = new Playback(own, () => 0.6);
  playback.push(update(1, ['mine', 'next']));
  await vi.advanceTimersByTimeAsync(1999);
  expect(seen).toEqual(['mine']);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['mine', 'next']);
  playback.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.at(-1)).toBe('settled 1');
});
