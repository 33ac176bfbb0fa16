import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellAt, distance, SEA, spotAt, wayOf } from '../src/games/hatouf/chart';
import { tell, why } from '../src/games/hatouf/log';
import { otherOrder, waysToShare } from '../src/games/hatouf/plays';
import { scene } from '../src/games/hatouf/scenes';
import { drawings, signOf } from '../src/games/hatouf/signs';
import type { Happening, Leg, MovePlay, MoveShare, View } from '../src/games/hatouf/types';
import { foretold, sharesOf } from '../src/games/hatouf/voyage';
import type { Player } from '../src/games/contract';
import { markOf } from '../src/shared/marks';
import { settings } from '../src/settings.svelte';

const boat = (id: number) => ({
  id,
  seat: Math.floor(id / 4),
  cargo: (['GOLD', 'WINE', 'LINEN', 'WOOD'] as const)[id % 4] ?? 'GOLD',
  unloadsAt: 'NANTES' as const,
});

const sea = (cell: number) => ({ type: 'atSea' as const, cell });

const sailed = (of: number, from: number, to: number): Leg => ({
  boat: of,
  cause: 'SAILED',
  from: { type: 'atSea', cell: from },
  to: { type: 'atSea', cell: to },
  cells: to - from,
});

const view: View = {
  viewer: 0,
  variant: { brief: false, flying: false },
  step: 'PLAY',
  deck: 1,
  deal: 1,
  dealer: 0,
  acting: 0,
  chart: { cells: 64, harbours: [], winds: [3], anchors: [6] },
  cargoes: ['GOLD', 'WINE', 'LINEN', 'WOOD'],
  boats: [boat(0), boat(1), boat(4)],
  spots: [sea(10), sea(20), sea(12)],
  loaded: [0, 1, 4],
  rotating: [],
  home: [],
  hands: [
    [24, 3],
    [-1, -1],
    [-1, -1],
    [-1, -1],
  ],
  chose: [],
  gave: [-1, -1, -1, -1],
  received: [-1, -1, -1, -1],
  played: [[], [], [], []],
  lacks: [[], [], [], []],
  discards: [],
  ending: 'NOT_YET',
};

describe('the four 1s (HTF-10)', () => {
  it('bear a sextant, a knife, a cod and a spyglass, and no other card does', () => {
    const signs = Array.from({ length: 52 }, (_, card) => signOf(card)).filter(Boolean);
    expect(signs).toEqual(['sextant', 'knife', 'cod', 'spyglass']);
    expect([0, 1, 2, 3].map(signOf)).toEqual(signs);
    expect(signOf(-1)).toBeUndefined();
  });

  it('are drawn each in its own way', () => {
    expect(new Set(Object.values(drawings)).size).toBe(4);
  });
});

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
    const own = scene({ type: 'played', seat: 0, card: 3 }, view, view).view;
    expect(own.hands[0]).toEqual([24]);
    const other = scene({ type: 'played', seat: 1, card: 8 }, view, view).view;
    expect(other.hands[1]).toEqual([-1]);
    expect(other.played[1]).toEqual([8]);
  });

  it('do not hold up those who still choose', () => {
    const chosen = scene({ type: 'chose', seat: 2 }, view, view);
    expect(chosen.view.chose).toEqual([2]);
    expect(chosen.hold).toBe(0);
  });

  it('move a boat, unload it, bring it home', () => {
    const moved = scene({ type: 'moved', leg: sailed(0, 10, 15) }, view, view).view;
    expect(moved.spots[0]).toEqual(sea(15));
    expect(scene({ type: 'unloaded', boat: 0 }, view, view).view.loaded).toEqual([1, 4]);
    expect(scene({ type: 'cameHome', boat: 4 }, view, view).view.home).toEqual([4]);
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
});

describe('what a play leads to', () => {
  type Told = { view: View; shares: number; outcomes: { move: MovePlay; legs: Leg[] }[] };
  const told = readFileSync('../games/hatouf/src/test/resources/voyages.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Told);

  it('is worked out just as the rules have it', () => {
    for (const { view: at, outcomes } of told) {
      for (const { move, legs } of outcomes) expect(foretold(at, move)).toEqual(legs);
    }
  });

  it('holds every way to share a seven, and no other', () => {
    for (const { view: at, shares: count } of told) {
      const hand = at.hands[at.acting] ?? [];
      const found = hand.flatMap((held) => sharesOf(at, at.acting, held));
      expect(found).toHaveLength(count);
    }
    expect(told.some(({ shares: count }) => count > 100)).toBe(true);
  });

  it('is nothing where it cannot be done', () => {
    expect(foretold(view, { type: 'sail', card: 3, boat: 0, quay: true })).toBeUndefined();
    expect(foretold(view, { type: 'launch', card: 3, boat: 0 })).toBeUndefined();
  });
});

describe('the log', () => {
  const players: Player[] = ['Léa', 'Anne', 'Marc', 'Zoé'].map((name, seat) => ({
    seat,
    name,
    short: name,
    mark: markOf(seat),
    kind: 'person',
    you: seat === 0,
    present: true,
  }));
  const said = (event: Happening, seat: number) => tell(event, { seat, players, view });

  it('speaks to its reader, and of the others by name', () => {
    settings.lang = 'fr';
    expect(said({ type: 'played', seat: 0, card: 3 }, 0)).toBe('Vous jouez le 1.');
    expect(said({ type: 'played', seat: 0, card: 3 }, 2)).toBe('Léa joue le 1.');
    expect(said({ type: 'unloaded', boat: 4 }, 0)).toBe('Anne a livré l’or.');
    expect(said({ type: 'cameHome', boat: 4 }, 0)).toBe('Le bateau jaune d’Anne est rentré.');
    settings.lang = 'en';
    expect(said({ type: 'chose', seat: 2 }, 0)).toBe('Marc chooses a card for you.');
    expect(said({ type: 'moved', leg: sailed(0, 10, 11) }, 0)).toBe(
      'Your yellow boat sails 1\u00a0space to space 11.',
    );
  });

  it('addresses nobody at an open table', () => {
    settings.lang = 'fr';
    expect(said({ type: 'gotCards', seat: 1, cards: [3, 50] }, -2)).toBe('Cartes d’Anne\u00a0: le 1, le K.');
    expect(said({ type: 'threw', seat: 0, card: 3 }, -2)).toBe('Léa jette le 1.');
  });

  it('says why the game stopped and why this team won', () => {
    const end = (ending: View['ending'], places: number[], home: number[]) =>
      why({
        view: { ...view, ending, home, loaded: [1] },
        moves: [],
        turn: { acting: [], chance: false, over: true, places },
        seat: 0,
        players,
      });
    settings.lang = 'fr';
    expect(end('ALL_HOME', [1, 3, 1, 3], [0, 1])).toBe(
      'Marc et vous avez rentré vos 2 bateaux\u00a0; l’autre équipe n’en a rentré aucun.',
    );
    expect(end('MOST_HOME', [3, 1, 3, 1], [4])).toBe(
      'Vingt paquets sont joués, la course s’arrête\u00a0: Anne et Zoé gagnent, 1\u00a0bateau rentré contre 0.',
    );
    settings.lang = 'en';
    expect(end('MOST_UNLOADED', [1, 3, 1, 3], [])).toBe(
      'Twenty decks have been played, so the race stops: both teams have 0\u00a0boats home, but you and Marc win with 1\u00a0cargo delivered to 1.',
    );
    expect(end('LEVEL', [1, 1, 1, 1], [])).toContain('The win is shared.');
  });
});

describe('the rules', () => {
  const ids = [...readFileSync('../docs/rules/hatouf.md', 'utf8').matchAll(/^- (HTF-\d+)(.*)$/gm)];

  it.each(['Fr', 'En'])('have an anchor for each clause (%s)', (lang) => {
    const text = ['Rules', 'RulesCards']
      .map((part) => readFileSync(`src/games/hatouf/${part}${lang}.svelte`, 'utf8'))
      .join('');
    expect(ids.length).toBeGreaterThan(40);
    for (const [, id] of ids) expect(text).toContain(`<Clause id="${id}"`);
  });
});
