/** Which events rest, which concern the reader's own pieces, and what they meant for the reader, game by game. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Table } from '../src/api/types';
import type { AnyGamePage, Player } from '../src/games/contract';
import hatouf from '../src/games/hatouf';
import hattari from '../src/games/hattari';
import huisclos from '../src/games/huisclos';
import hunch from '../src/games/hunch';
import tophat from '../src/games/tophat';
import { settings } from '../src/settings.svelte';
import { noteGame, tempoAt } from '../src/table/tempo';

const players = ['Léa', 'Max', 'Zoé', 'Ida'].map((name, seat) => ({ seat, name, short: name }) as Player);

/** With plain spaces. */
const meant = (page: AnyGamePage, event: unknown, view: unknown, seat = 0) =>
  page.meant?.(event, { seat, players, view }).replaceAll('\u00a0', ' ');

beforeEach(() => (settings.lang = 'fr'));
afterEach(() => localStorage.clear());

describe('Hattari', () => {
  const suspects = [7, 5, 2].map((face) => ({
    face,
    looked: false,
    unknown: false,
    swapped: false,
    pile: [],
  }));
  const before = {
    viewer: 0,
    variant: { limit: 8, memoryAid: true },
    suspects,
    markers: [],
    reveals: [],
    clues: [],
  };
  // Max accuses first, then Zoé, Ida and Léa.
  const after = (...accusations: number[]) => ({
    ...before,
    reveals: [{ first: 1, suspects: [7, 5, 2], culprit: 2, unseen: 0, swap: -1, accusations, stoppers: [] }],
  });
  const revealed = { type: 'revealed', suspects: [7, 5, 2], culprit: 2 };
  const tells = (...accusations: number[]) => meant(hattari, revealed, after(...accusations));

  it('rests on the reveal, and says what it meant for me', () => {
    expect(hattari.scene(revealed, before, after(0, 0, 2, 2)).rests).toBe(true);
    expect(tells(0, 0, 2, 2)).toBe('Bien vu : c’est le suspect de droite. Votre marqueur revient.');
    expect(tells(2, 0, 0, 0)).toBe(
      'Raté : c’est le suspect de droite. Vous étiez au-dessus de la pile : 3 marqueurs noirs pour vous.',
    );
    settings.lang = 'en';
    expect(tells(0, 0, 1, 1)).toContain('You were on top of the pile: 2 black markers for you.');
  });

  it('names who takes my marker', () => {
    const fromMax = meant(hattari, revealed, after(0, 0, 2, 2), 1);
    expect(fromMax).toBe('Raté : c’est le suspect de droite. Votre marqueur, devenu noir, va à Zoé.');
  });

  it('tells those who only watch what lies open', () => {
    expect(meant(hattari, revealed, after(0, 0, 2, 2), -1)).toContain('Le coupable est le 2');
  });

  it('takes time over my own markers only', () => {
    const took = (seat: number) => ({ type: 'took', seat, suspect: 0, count: 2 });
    expect(hattari.scene(took(0), before, before).mine).toBe(true);
    expect(hattari.scene(took(1), before, before).mine).toBe(false);
  });
});

describe('Hatouf', () => {
  const boats = [0, 1, 2, 3].map((seat) => ({ id: seat, seat, cargo: 'GOLD', unloadsAt: 'NANTES' }));
  const at = { type: 'atSea', cell: 3 };
  const view = {
    viewer: 0,
    acting: 1,
    boats,
    spots: [at, at, at, at],
    home: [0, 1, 3],
    loaded: [],
    hands: [[], [], [], []],
  };
  const pushed = { type: 'moved', leg: { boat: 0, cause: 'DISPLACED', from: at, to: at, cells: 0 } };

  it('takes time over what others do to my boats', () => {
    expect(hatouf.scene(pushed, view, view).mine).toBe(true);
    expect(hatouf.scene(pushed, { ...view, acting: 0 }, view).mine).toBe(false);
    expect(hatouf.scene({ ...pushed, leg: { ...pushed.leg, boat: 1 } }, view, view).mine).toBe(false);
  });

  it('rests when a deal is played out', () => {
    expect(hatouf.scene({ type: 'dealt', deck: 1, deal: 1 }, view, view).rests).toBe(false);
    const second = { type: 'dealt', deck: 1, deal: 2 };
    expect(hatouf.scene(second, view, view).rests).toBe(true);
    expect(meant(hatouf, second, view)).toBe(
      'La donne est jouée. Votre équipe a rentré 1 bateau, l’autre 2.',
    );
  });
});

describe('Hunch', () => {
  const view = { viewer: 0, round: 1, players: [{}, {}, {}] };
  const scored = (...won: number[]) => ({ type: 'roundScored', round: 1, won });

  it('rests when a round is scored, and counts my points', () => {
    expect(hunch.scene(scored(2, 3, 0), view, view).rests).toBe(true);
    expect(meant(hunch, scored(2, 3, 0), view)).toBe(
      'Vous marquez 2 points à cette manche ; Max en marque 3.',
    );
    expect(meant(hunch, scored(3, 3, 0), view)).toContain('personne n’en marque plus');
    expect(meant(hunch, scored(0, 3, 0), view)).toBe(
      'Aucun point pour vous à cette manche ; Max en marque 3.',
    );
    expect(meant(hunch, scored(0, 0, 0), view)).toBe('Personne ne marque de point à cette manche.');
  });

  it('takes time over hunches about my secrets', () => {
    const turned = (owner: number) => ({ type: 'turnedUp', seat: 1, owner, secret: 0, word: 1, right: true });
    expect(hunch.scene(turned(0), view, view).mine).toBe(true);
    expect(hunch.scene(turned(2), view, view).mine).toBe(false);
  });
});

describe('Huis Clos', () => {
  const view = {
    viewer: 0,
    players: [0, 1, 2, 3].map(() => ({ alive: true, place: 'LIBRARY' })),
    places: [],
    now: { seat: 1 },
  };
  const opened = (...clues: string[]) => ({ type: 'urnOpened', clues });

  it('rests on the urn, an unveiled card and a death', () => {
    expect(huisclos.scene(opened('FAN'), view, view).rests).toBe(true);
    for (const type of ['unveiled', 'died'])
      expect(
        huisclos.scene({ type, seat: 1, role: 'INNOCENT', place: 'LIBRARY', clues: 0 }, view, view).rests,
      ).toBe(true);
  });

  it('says what the urn meant for me', () => {
    expect(meant(huisclos, opened('FAN'), view)).toBe(
      'Aucune arme dans l’urne : personne ne meurt à ce tour.',
    );
    const there = { ...view, players: view.players.map(() => ({ alive: true, place: 'BLUE_SUITE' })) };
    const said = ['ROPE', 'POKER', 'PAPER_KNIFE', 'KNIFE', 'SECATEURS', 'ARSENIC', 'REVOLVER'].map((weapon) =>
      meant(huisclos, opened(weapon), there),
    );
    expect(said.filter((text) => text?.endsWith('vous y êtes.'))).toHaveLength(1);
    expect(said.filter((text) => text?.endsWith('vous n’y êtes pas, vous survivez.'))).toHaveLength(6);
  });

  it('says what an accusation meant for who made it and for who was accused', () => {
    const unveiled = { type: 'unveiled', seat: 0, role: 'INNOCENT' };
    expect(meant(huisclos, unveiled, view)).toContain('personne ne peut plus vous accuser');
    expect(meant(huisclos, unveiled, view, 1)).toMatch(/^Raté : Léa n’est pas le Meurtrier/);
  });
});

describe('Top Hat', () => {
  const pile = (cell: number, owner: number) => ({ cell, builder: owner, hats: [owner] });
  const view = {
    viewer: 0,
    piles: [pile(1, 0), pile(2, 1)],
    hidden: [[], []],
    lost: [],
    forbidden: [1, 2],
    hands: [],
  };
  const closed = { type: 'closed', seat: 0, ring: 2, quiet: false };

  it('rests when a ring is closed, and says whether my stacks have to leave it', () => {
    expect(tophat.scene(closed, view, view).rests).toBe(true);
    expect(meant(tophat, closed, view)).toBe(
      'Le deuxième cercle est interdit : 1 de vos piles doit en sortir.',
    );
    expect(meant(tophat, closed, { ...view, forbidden: [] })).toContain('aucune de vos piles n’y est');
  });

  it('takes time over a hat of mine that is captured', () => {
    const captured = (lost: number) => ({
      type: 'captured',
      seat: 1,
      from: 2,
      over: 1,
      to: 0,
      lost,
      shows: -1,
    });
    expect(tophat.scene(captured(0), view, view).mine).toBe(true);
    expect(tophat.scene(captured(1), view, view).mine).toBe(false);
  });
});

describe('the pace', () => {
  afterEach(() => (settings.pace = 'auto'));
  const table = (id: string, game = 'hattari', you = true) =>
    ({ id, game, status: 'playing', seats: [{ you }] }) as unknown as Table;

  it('is calm in the first three games of each kind, and lively from then on', () => {
    settings.pace = 'auto';
    const four = ['a', 'b', 'c', 'd'].map((id) => table(id));
    four.forEach(noteGame);
    expect(four.map(tempoAt)).toEqual(['calm', 'calm', 'calm', 'lively']);
    expect(tempoAt(table('e', 'hunch'))).toBe('calm');
  });

  it('counts a game once, and only where somebody plays', () => {
    settings.pace = 'auto';
    for (const one of [table('a'), table('a'), table('a'), table('b', 'hattari', false)]) noteGame(one);
    expect(tempoAt(table('z'))).toBe('calm');
  });

  it('is what somebody chose, from the first game on', () => {
    settings.pace = 'instant';
    expect(tempoAt(table('a'))).toBe('instant');
  });
});
