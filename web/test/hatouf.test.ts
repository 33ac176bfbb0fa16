import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellAt, distance, SEA, spotAt, wayOf } from '../src/games/hatouf/chart';
import { foretold, otherOrder, waysToShare } from '../src/games/hatouf/plays';
import { scene } from '../src/games/hatouf/scenes';
import type { Card, Leg, MoveShare, View, ViewBoat } from '../src/games/hatouf/types';

const card = (id: number): Card => ({ id, rank: Math.floor(id / 4) + 1, suit: id % 4 });
const hidden: Card = { id: -1, rank: 0, suit: -1 };

const boat = (id: number, cell: number): ViewBoat => ({
  id,
  seat: Math.floor(id / 4),
  cargo: (['GOLD', 'WINE', 'LINEN', 'WOOD'] as const)[id % 4] ?? 'GOLD',
  unloadsAt: 'NANTES',
  spot: { type: 'atSea', cell },
  loaded: true,
  rotating: false,
  home: false,
});

const sailed = (of: number, from: number, to: number): Leg => ({
  boat: of,
  cause: 'SAILED',
  from: { type: 'atSea', cell: from },
  to: { type: 'atSea', cell: to },
  cells: to - from,
});

const view: View = {
  viewer: 0,
  variant: { brief: false },
  step: 'PLAY',
  deck: 1,
  deal: 1,
  dealer: 0,
  acting: 0,
  chart: { cells: 64, harbours: [], winds: [3], anchors: [6] },
  cargoes: ['GOLD', 'WINE', 'LINEN', 'WOOD'],
  players: [0, 1, 2, 3].map((seat) => ({
    seat,
    port: (['SAINT_MALO', 'DOUARNENEZ', 'LORIENT', 'NANTES'] as const)[seat] ?? 'NANTES',
    hand: seat === 0 ? [card(24), card(3)] : [hidden, hidden],
    chose: false,
    gave: hidden,
    received: hidden,
    played: [],
    lacks: [],
    home: 0,
  })),
  boats: [boat(0, 10), boat(1, 20), boat(4, 12)],
  discards: [],
  plays: [],
  parts: [
    { part: { boat: 0, cells: 2, quay: false }, legs: [sailed(0, 10, 12)] },
    { part: { boat: 1, cells: 5, quay: false }, legs: [sailed(1, 20, 25)] },
    { part: { boat: 1, cells: 4, quay: false }, legs: [sailed(1, 16, 12)] },
  ],
};

describe('the chart', () => {
  it('has 64 cells, none on top of another', () => {
    expect(SEA).toHaveLength(64);
    const gaps = SEA.map((point, i) => distance(point, cellAt(i + 1)));
    expect(Math.min(...gaps)).toBeGreaterThan(34);
  });

  it('lets a boat sail along the cells, also over the end of the loop', () => {
    const leg = { ...sailed(0, 62, 1), cells: 3 };
    expect(wayOf(leg, 'GOLD')).toEqual([62, 63, 0, 1].map(cellAt));
    expect(wayOf({ ...sailed(0, 1, 61), cells: -4 }, 'GOLD')).toEqual([1, 0, 63, 62, 61].map(cellAt));
  });

  it('turns into a quay at the front', () => {
    const leg: Leg = {
      boat: 0,
      cause: 'SAILED',
      from: { type: 'atSea', cell: 46 },
      to: { type: 'unloading', port: 'NANTES', cell: 4 },
      cells: 4,
    };
    const way = wayOf(leg, 'WINE');
    expect(way.slice(0, 3)).toEqual([46, 47, 48].map(cellAt));
    expect(way.at(-1)).toEqual(spotAt(leg.to, 'WINE'));
    expect(way).toHaveLength(7);
  });
});

describe('scenes', () => {
  it('take the card out of a hand, also where it lay face down', () => {
    const own = scene({ type: 'played', seat: 0, card: card(3) }, view, view).view;
    expect(own.players[0]?.hand).toEqual([card(24)]);
    const other = scene({ type: 'played', seat: 1, card: card(8) }, view, view).view;
    expect(other.players[1]?.hand).toEqual([hidden]);
    expect(other.players[1]?.played).toEqual([card(8)]);
  });

  it('do not hold up those who still choose', () => {
    const chosen = scene({ type: 'chose', seat: 2 }, view, view);
    expect(chosen.view.players[2]?.chose).toBe(true);
    expect(chosen.hold).toBe(0);
  });

  it('move a boat, unload it, bring it home', () => {
    const moved = scene({ type: 'moved', leg: sailed(0, 10, 15) }, view, view).view;
    expect(moved.boats[0]?.spot).toEqual({ type: 'atSea', cell: 15 });
    expect(scene({ type: 'unloaded', boat: 0 }, view, view).view.boats[0]?.loaded).toBe(false);
    const home = scene({ type: 'cameHome', boat: 4 }, view, view).view;
    expect(home.boats[2]?.home).toBe(true);
    expect(home.players[1]?.home).toBe(1);
  });
});

describe('a shared seven', () => {
  const share = (...parts: [number, number, boolean][]): MoveShare => ({
    type: 'share',
    card: 24,
    parts: parts.map(([of, cells, quay]) => ({ boat: of, cells, quay })),
  });
  const shares = [share([0, 2, false], [1, 5, false]), share([0, 2, false], [1, 5, true])];

  it('is found by its portions, whatever it does about quays', () => {
    const portions = [
      { boat: 0, cells: 2 },
      { boat: 1, cells: 5 },
    ];
    expect(waysToShare(shares, portions)).toEqual(shares);
    expect(waysToShare(shares, [...portions].reverse())).toEqual([]);
    expect(otherOrder(shares, [...portions].reverse())).toEqual(portions);
  });

  it('is foretold as long as its parts keep out of each other’s way', () => {
    const apart = foretold(view, shares[0]?.parts ?? []);
    expect(apart.sure).toBe(true);
    expect(apart.legs).toHaveLength(2);
    expect(foretold(view, share([0, 2, false], [1, 4, false]).parts).sure).toBe(false);
  });
});

describe('the rules', () => {
  const ids = [...readFileSync('../docs/rules/hatouf.md', 'utf8').matchAll(/^- (HTF-\d+)(.*)$/gm)];

  it.each(['Fr', 'En'])('have an anchor for each clause (%s)', (lang) => {
    const text = readFileSync(`src/games/hatouf/Rules${lang}.svelte`, 'utf8');
    expect(ids.length).toBeGreaterThan(40);
    for (const [, id] of ids) expect(text).toContain(`<Clause id="${id}"`);
  });
});
