import { describe, expect, it } from 'vitest';
import { clueFace, culprit, inPlay, isRevealed, suspectFace, victimFace } from '../src/games/hattari/faces';
import { scene } from '../src/games/hattari/scenes';
import type { View, ViewSuspect } from '../src/games/hattari/types';

const suspect = (face: number, pile: number[] = []): ViewSuspect => ({
  face,
  looked: false,
  unknown: false,
  swapped: false,
  pile,
});

const view: View = {
  viewer: 0,
  variant: { players: 4, first: -1, limit: 8, expert: false, memoryAid: true },
  round: 1,
  first: 0,
  acting: 0,
  step: 'LOOK',
  suspects: [suspect(7), suspect(-1), suspect(-1)],
  victim: -1,
  clues: [3, -1, -1, 4],
  markers: [5, 5, 5, 5].map((coloured) => ({ coloured, black: 0 })),
  reveals: [],
};
const byHeart: View = { ...view, variant: { ...view.variant, memoryAid: false } };
const reveal = {
  first: 0,
  suspects: [7, 5, 2],
  culprit: 2,
  unseen: 1,
  swap: -1,
  accusations: [0, 0, 2, 2],
  stoppers: [],
};

describe('profiles in play', () => {
  it('depend on the number of players', () => {
    expect(inPlay(4)).toEqual([2, 3, 4, 5, 6, 7, 8, 0]);
    expect(inPlay(3)).toEqual([3, 4, 5, 6, 7, 8, 0]);
    expect(inPlay(2)).toEqual([3, 4, 5, 6, 7, 0]);
  });
});

describe('faces', () => {
  it('stay visible with the memory aid', () => {
    expect(suspectFace(view, undefined, 0)).toBe(7);
    expect(clueFace(view, undefined, 3)).toBe(4);
  });

  it('without it show only while they are looked at', () => {
    expect(suspectFace(byHeart, undefined, 0)).toBe(-1);
    expect(suspectFace(byHeart, { type: 'saw', seat: 0, suspect: 0, face: 7 }, 0)).toBe(7);
    expect(clueFace(byHeart, undefined, 0)).toBe(-1);
    expect(clueFace(byHeart, { type: 'sawClues', seat: 0, passed: 4, received: 3 }, 0)).toBe(3);
    expect(victimFace({ ...byHeart, victim: 2 })).toBe(-1);
  });

  it('are all open when the game is over', () => {
    expect(suspectFace({ ...byHeart, step: 'OVER' }, undefined, 0)).toBe(7);
  });
});

describe('scenes', () => {
  const accused = { ...view, suspects: [suspect(-1, [0, 1]), suspect(-1), suspect(-1, [2, 3])] };
  const next = { ...view, suspects: [], reveals: [reveal], step: 'DEAL' as const };

  it('put a marker on the pile', () => {
    const after = scene({ type: 'accused', seat: 1, suspect: 2 }, view, next).view;
    expect(after.suspects[2]?.pile).toEqual([1]);
    expect(after.markers[1]).toEqual({ coloured: 4, black: 0 });
  });

  it('turn the suspects up and show the culprit before the next round is dealt', () => {
    const after = scene({ type: 'revealed', suspects: [7, 5, 2], culprit: 2 }, accused, next).view;
    expect(after.suspects.map(({ face }) => face)).toEqual([7, 5, 2]);
    expect(isRevealed(after)).toBe(true);
    expect(culprit(after)).toBe(2);
  });

  it('give a black pile to whoever is on top', () => {
    const after = scene({ type: 'took', seat: 1, suspect: 0, count: 2 }, accused, next).view;
    expect(after.suspects[0]?.pile).toEqual([]);
    expect(after.markers[1]).toEqual({ coloured: 5, black: 2 });
  });

  it('show a face longer where it has to be remembered', () => {
    const saw = { type: 'saw', seat: 0, suspect: 1, face: 8 } as const;
    expect(scene(saw, byHeart, byHeart).hold).toBeGreaterThan(scene(saw, view, view).hold);
  });
});
