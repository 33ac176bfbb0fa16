import { beforeEach, describe, expect, it } from 'vitest';
import type { PastStep, Player } from '../src/games/contract';
import { fate as fateHatouf, race } from '../src/games/hatouf/ending';
import type { Happening as HatoufEvent, View as HatoufView } from '../src/games/hatouf/types';
import { bluffs, chapters, tellBluff } from '../src/games/hattari/ending';
import type { Happening, View } from '../src/games/hattari/types';
import { chapters as chaptersTopHat } from '../src/games/tophat/ending';
import type { Happening as TopHatEvent, View as TopHatView } from '../src/games/tophat/types';
import { settings } from '../src/settings.svelte';
import { wrap } from '../src/shared/end/picture';
import { placesOf } from '../src/shared/end/result';
import { markOf } from '../src/shared/marks';

const players: Player[] = ['Zoé', 'Ushanka', 'Max'].map((name, seat) => ({
  seat,
  name,
  short: name,
  mark: markOf(seat),
  kind: 'person',
  you: seat === 1,
  present: true,
}));
const turn = { chance: false, over: false, acting: [], places: [] };

beforeEach(() => {
  settings.lang = 'fr';
});

it('a team has one place', () => {
  const moment = { view: {}, moves: [], seat: 0, players, turn: { ...turn, places: [3, 1, 3, 1] } };
  const places = (teams: boolean) => placesOf(moment, teams).map(({ place }) => place);
  expect(places(false)).toEqual([1, 3, 3]);
  expect(places(true)).toEqual([1, 2, 2]);
});

describe('Hattari’s bluffs', () => {
  const step = (...events: Happening[]): PastStep<View, Happening> => ({
    events,
    view: { reveals: [{}] } as unknown as View,
    turn,
  });
  const saw = (seat: number, suspect: number): Happening => ({ type: 'saw', seat, suspect, face: 7 });
  const accused = (seat: number, suspect: number): Happening => ({ type: 'accused', seat, suspect });
  const revealed: Happening = { type: 'revealed', suspects: [7, 3, 6], culprit: 0 };
  const dealt: Happening = { type: 'dealt', round: 1 };

  it('are by whoever saw both, and name those who followed', () => {
    const past = [
      step(dealt),
      step(saw(0, 0), saw(0, 1)),
      step(accused(0, 1)),
      step(accused(1, 1)),
      step(accused(2, 0), revealed),
    ];
    expect(bluffs(past)).toEqual([{ at: 2, round: 1, seat: 0, culprit: 7, accused: 3, followers: [1] }]);
    expect(bluffs(past).map((bluff) => tellBluff(bluff, { seat: 1, players }))).toEqual([
      'Zoé a vu le 7 et le 3, et a accusé le 3\u00a0; vous avez suivi.',
    ]);
    expect(chapters(past, { seat: 1, players }).map(({ at, turning }) => [at, !!turning])).toEqual([
      [0, false],
      [2, true],
    ]);
  });

  it('are none where the culprit came in by the swap, or was never seen', () => {
    const swapped: Happening = { type: 'swapped', seat: 0, suspect: 0 };
    expect(bluffs([step(dealt, saw(0, 0), saw(0, 1), swapped, accused(0, 1), revealed)])).toEqual([]);
    expect(bluffs([step(dealt, saw(0, 1), accused(0, 1), revealed)])).toEqual([]);
  });

  it('of a round before do not count for the next', () => {
    expect(
      bluffs([step(dealt, saw(0, 0), saw(0, 1)), step({ ...dealt, round: 2 }, accused(0, 1), revealed)]),
    ).toEqual([]);
  });
});

describe('Hatouf’s race', () => {
  const view = (spots: HatoufView['spots'], loaded: number[], home: number[]) =>
    ({
      boats: [0, 1].map((id) => ({ id, seat: id, cargo: 'GOLD', unloadsAt: 'NANTES' })),
      spots,
      loaded,
      rotating: [],
      home,
    }) as unknown as HatoufView;
  const inPort = { type: 'inPort', port: 'NANTES' } as const;
  const atSea = { type: 'atSea', cell: 3 } as const;
  const past = [
    view([inPort, inPort], [0, 1], []),
    view([atSea, inPort], [0, 1], []),
    view([atSea, inPort], [1], []),
    view([atSea, inPort], [1], [0]),
  ].map((at): PastStep<HatoufView, HatoufEvent> => ({ events: [], view: at, turn }));

  it('goes from the port over the cargo to the quay', () => {
    expect(race(past).map((team) => team.map((share) => Math.round(share * 3)))).toEqual([
      [0, 1, 2, 3],
      [0, 0, 0, 0],
    ]);
  });

  it('is told with the right number', () => {
    const told = (at: HatoufView, events: HatoufEvent[]) =>
      fateHatouf({
        moment: { view: at, moves: [], turn, seat: 0, players },
        past: [{ events, view: at, turn }],
      });
    const sunk = { boat: 0, cause: 'SUNK', from: atSea, to: inPort, cells: 0 } as const;
    expect(told(view([atSea, inPort], [1], [0]), [{ type: 'moved', leg: sunk }])).toBe(
      'Votre équipe a rentré 1\u00a0bateau sur 1. On vous en a coulé un.',
    );
    expect(told(view([atSea, inPort], [0, 1], []), [])).toBe('Votre équipe a rentré 0\u00a0bateau sur 1.');
  });
});

describe('Top Hat’s chapters', () => {
  const captured = (seat: number): TopHatEvent => ({
    type: 'captured',
    seat,
    from: 0,
    over: 1,
    to: 2,
    lost: 0,
    shows: -1,
  });
  const past = (
    [
      [[{ type: 'began', seat: 0, placing: true }], 'PLACE'],
      [[{ type: 'began', seat: 1, placing: false }], 'MOVE'],
      [[captured(1), captured(1)], 'MOVE'],
      [[captured(0)], 'MOVE'],
      [[], 'OVER'],
    ] as [TopHatEvent[], TopHatView['phase']][]
  ).map(([events, phase]): PastStep<TopHatView, TopHatEvent> => ({
    events,
    view: { phase } as TopHatView,
    turn,
  }));

  it('are the set-up, once, the chains and the last hat', () => {
    expect(chaptersTopHat(past, { seat: -3, players }).map(({ at, title }) => `${at} ${title}`)).toEqual([
      '0 La mise en place',
      '1 Les sauts',
      '2 Ushanka élimine 2\u00a0chapeaux d’un coup.',
      '3 Le dernier chapeau',
    ]);
  });
});

describe('the picture', () => {
  it('breaks its lines between words only, and never before a French mark', () => {
    const width = (line: string) => line.length;
    expect(wrap('Zoé gagne avec 4\u00a0marqueurs\u00a0! Bravo', 14, width)).toEqual([
      'Zoé gagne avec',
      '4\u00a0marqueurs\u00a0!',
      'Bravo',
    ]);
    expect(wrap('anticonstitutionnellement oui', 10, width)).toEqual(['anticonstitutionnellement', 'oui']);
  });
});
