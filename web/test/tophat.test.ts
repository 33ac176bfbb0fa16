import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  arrow,
  between,
  cellAt,
  CELLS,
  CENTRE,
  nearerThan,
  rackSpot,
  reach,
} from '../src/games/tophat/board';
import { duty, isStep, places, starts, targets } from '../src/games/tophat/moves';
import { filled, keepPacking, keptPacking } from '../src/games/tophat/packing';
import { scene } from '../src/games/tophat/scenes';
import type { Move, View } from '../src/games/tophat/types';

const at = (name: string) => CELLS.findIndex((cell) => cell.name === name);

const view: View = {
  viewer: 0,
  phase: 'MOVE',
  first: 0,
  acting: 0,
  hands: [{ stacks: [] }, { stacks: [] }],
  piles: [
    { cell: at('D6'), builder: 0, hats: [0, 1, 0] },
    { cell: at('E6'), builder: 1, hats: [1, -1] },
    { cell: at('A1'), builder: 1, hats: [0] },
  ],
  hidden: [
    [1, 1],
    [0, 1],
  ],
  lost: [2, 3],
  forbiddenRings: 1,
  forbidden: CELLS.flatMap(({ ring }, cell) => (ring === 4 ? [cell] : [])),
  quiet: 22,
  quietShown: true,
};

describe('the board', () => {
  it('has the cells of the game, called as the log calls them', () => {
    expect(CELLS).toHaveLength(61);
    expect(cellAt(CENTRE)).toMatchObject({ name: 'E5', ring: 0, x: 0 });
    expect([cellAt(0).name, cellAt(4).name, cellAt(5).name, cellAt(60).name]).toEqual([
      'A1',
      'A5',
      'B1',
      'I5',
    ]);
    expect([0, 1, 2, 3, 4].map((ring) => CELLS.filter((cell) => cell.ring === ring).length)).toEqual([
      1, 6, 12, 18, 24,
    ]);
  });

  it('knows what is near, behind and between', () => {
    expect(reach(at('D6'), at('E6'))).toBe('near');
    expect(reach(at('D6'), at('F5'))).toBe('behind');
    expect(reach(at('E5'), at('D3'))).toBe('far');
    expect(between(at('D6'), at('F5'))).toBe(at('E6'));
  });

  it('lets the arrows lead everywhere', () => {
    const seen = new Set([CENTRE]);
    for (const cell of seen)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const to = arrow(cell, key);
        if (to >= 0) seen.add(to);
      }
    expect(seen.size).toBe(61);
    expect(arrow(CENTRE, 'Enter')).toBe(-1);
  });

  it('gives a tap between two cells to the nearer one', () => {
    const reaches = (others: readonly string[]) =>
      nearerThan(others.map(at), at('E5')).map(({ x, y }) => Math.hypot(x, y));
    // Alone it reaches far over its own cell; among six it ends where the cell ends.
    expect(Math.min(...reaches([]))).toBeGreaterThan(17);
    expect(Math.max(...reaches(['E4', 'E6', 'D4', 'D5', 'F4', 'F5']))).toBeCloseTo(10);
    // Of two neighbours each has its half of the way, and no more beside it.
    const [upper, lower] = [nearerThan([at('E6')], at('E5')), nearerThan([at('E5')], at('E6'))];
    const between = cellAt(at('E6')).y / 2;
    expect(Math.max(...upper.map(({ y }) => y))).toBeCloseTo(between);
    expect(Math.min(...lower.map(({ y }) => y + cellAt(at('E6')).y))).toBeCloseTo(between);
    expect(Math.min(...upper.map(({ y }) => y))).toBeLessThan(-17);
  });

  it('has a place of its own for each of fifteen eliminated hats', () => {
    const spots = [0, 1, 2].flatMap((corner) => Array.from({ length: 15 }, (_, n) => rackSpot(corner, n)));
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(45);
  });
});

describe('moves', () => {
  const jump = (...landings: number[]): Move => ({ type: 'jump', from: 7, landings });
  const moves = [
    jump(9),
    jump(9, 20),
    jump(9, 20, 7),
    jump(3),
    { type: 'jump', from: 8, landings: [1] } as Move,
  ];

  it('say which stacks may go, and where next', () => {
    expect(starts(moves)).toEqual([7, 8]);
    expect(targets(moves, 7, [])).toEqual([9, 3]);
    expect(targets(moves, 7, [9])).toEqual([20]);
    expect(targets(moves, 7, [9, 20])).toEqual([7]);
    expect(targets(moves, 7, [3])).toEqual([]);
  });

  it('say where a stack may be placed', () => {
    expect(
      places(
        [
          { type: 'place', stack: 0, cell: 12 },
          { type: 'place', stack: 1, cell: 13 },
        ],
        1,
      ),
    ).toEqual([13]);
  });

  it('say what one is held to', () => {
    expect(duty(view, moves)).toBe('jump');
    expect(duty(view, [{ type: 'step', from: at('A1'), to: at('B2') }])).toBe('leave');
    expect(duty(view, [{ type: 'step', from: at('D6'), to: at('D5') }])).toBe('none');
    expect(duty(view, [])).toBe('none');
    expect(isStep([{ type: 'step', from: 1, to: 2 }], 1, 2)).toBe(true);
  });
});

describe('scenes', () => {
  it('move a stack, take the top hat and show the one below', () => {
    const after = scene(
      { type: 'captured', seat: 0, from: at('D6'), over: at('E6'), to: at('F5'), lost: 1, shows: 1 },
      view,
      view,
    ).view;
    expect(after.piles).toEqual([
      { cell: at('F5'), builder: 0, hats: [0, 1, 0] },
      { cell: at('E6'), builder: 1, hats: [1] },
      { cell: at('A1'), builder: 1, hats: [0] },
    ]);
    expect(after.lost).toEqual([2, 4]);
    expect(after.hidden[1]).toEqual([0, 0]);
    expect(after.quietShown).toBe(false);
  });

  it('clear a cell when the last hat goes', () => {
    const event = {
      type: 'captured',
      seat: 1,
      from: at('B2'),
      over: at('A1'),
      to: 0,
      lost: 0,
      shows: -1,
    } as const;
    expect(scene(event, view, view).view.piles.map(({ cell }) => cell)).toEqual([at('D6'), at('E6')]);
  });

  it('close a ring', () => {
    const next = { ...view, forbidden: [1, 2, 3] };
    expect(scene({ type: 'closed', seat: 0, ring: 2, quiet: false }, view, next).view).toMatchObject({
      forbiddenRings: 2,
      forbidden: [1, 2, 3],
    });
  });
});

describe('a packing half made', () => {
  const slots = [1, 0, -1, -1, 1, -1, -1, -1, -1, 0];

  it('is found again by the same seat', () => {
    keepPacking(0, slots);
    expect(keptPacking(0, [2, 8])).toEqual(slots);
    expect(keptPacking(1, [2, 8])).toEqual(Array(10).fill(-1));
  });

  it('is forgotten where it does not fit the hats at hand', () => {
    keepPacking(0, slots);
    expect(keptPacking(0, [1, 9])).toEqual(Array(10).fill(-1));
  });
});

describe('rules', () => {
  const clauses = [...readFileSync('../docs/rules/tophat.md', 'utf8').matchAll(/^- (TOP-\d+)/gm)].map(
    ([, id]) => id,
  );

  it.each(['Fr', 'En'])('have every clause in %s', (lang) => {
    const text = readFileSync(`src/games/tophat/Rules${lang}.svelte`, 'utf8');
    expect([...text.matchAll(/<Clause id="([^"]+)"/g)].map(([, id]) => id).sort()).toEqual(clauses);
  });
});

describe('a shuffle', () => {
  it('fills the empty places with the hats left and leaves what was packed alone', () => {
    const packed = [1, -1, -1, 0, -1, -1, -1, -1, -1, 1];
    const all = filled(packed, [4, 6]);
    expect([all[0], all[3], all[9]]).toEqual([1, 0, 1]);
    expect([0, 1].map((colour) => all.filter((hat) => hat === colour).length)).toEqual([4, 6]);
  });
});
