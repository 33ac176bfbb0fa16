import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { NAMED_CLUES, ownerOf, PLACES, sceneOf, weaponOf } from '../src/games/huisclos/manor';
import { scene } from '../src/games/huisclos/scenes';
import { codes, spoken } from '../src/games/huisclos/talk';
import type { Investigation, View, ViewPlayer } from '../src/games/huisclos/types';
import { settings } from '../src/settings.svelte';

beforeEach(() => {
  settings.lang = 'fr';
});

const guest = (change: Partial<ViewPlayer>): ViewPlayer => ({
  guest: 'LECOMTE',
  place: 'CELLAR',
  alive: true,
  role: 'HIDDEN',
  count: 2,
  hand: [],
  cards: 1,
  destroyed: [],
  watched: false,
  shown: false,
  ...change,
});
const nothing: Investigation = {
  turn: 0,
  seat: -1,
  action: 'WALK',
  place: 'BLUE_SUITE',
  victim: -1,
  observers: [],
  looked: [],
  taken: 'NONE',
  put: 'NONE',
  destroyed: 'NONE',
  destroyedThere: 'NONE',
};
const resolution = { turn: 1, slipped: [], urn: [], dead: [], takenBack: [], rest: [] };
const view: View = {
  viewer: 0,
  open: false,
  variant: { players: 4, first: -1, shuffledGuests: false, sharedWin: false, notebook: true },
  step: 'SLIP',
  turn: 1,
  lastTurn: 8,
  accusationsFrom: 5,
  confrontation: false,
  starter: 0,
  acting: -1,
  waitingFor: [0, 1, 2, 3],
  watching: [],
  players: [
    guest({ role: 'INNOCENT', hand: ['FAN', 'KEYS'] }),
    guest({ guest: 'WILLIAMS' }),
    guest({ guest: 'BORROW', place: 'KITCHEN' }),
    guest({ guest: 'GEORGES', place: 'LIBRARY' }),
  ],
  places: PLACES.map((place) => ({ place, closed: false, count: 5, clues: [] })),
  now: nothing,
  resolution,
  urn: [],
  spent: [],
  investigations: [],
  resolutions: [],
  ending: 'NOT_YET',
  winners: [],
};

describe('the manor', () => {
  it('has a weapon a place and four things a guest', () => {
    expect(NAMED_CLUES).toHaveLength(39);
    expect(weaponOf('CELLAR')).toBe('ARSENIC');
    expect(sceneOf('REVOLVER')).toBe('GUN_ROOM');
    expect(ownerOf('STETHOSCOPE')).toBe('LECOMTE');
    expect(ownerOf('FOB_WATCH')).toBe('PEELY');
    expect(ownerOf('ROPE')).toBeUndefined();
  });
});

describe('set phrases', () => {
  it('are read in the language of the reader', () => {
    const code = codes.saw(2, 'ROPE', 'CELLAR');
    expect(code).toBe('#saw 2 ROPE CELLAR');
    expect(spoken(code, { view })).toBe('J’ai vu Lady Borrow prendre la corde dans la Cave.');
    settings.lang = 'en';
    expect(spoken(code, { view })).toBe('I saw Lady Borrow take the rope in the Cellar.');
    expect(spoken('#suspect 3', { view })).toBe('I suspect Georges the butler.');
  });

  it('contract as French does', () => {
    expect(spoken(codes.trust(0), { view })).toBe('Je fais confiance au Dr Lecomte.');
  });

  it('leave other words alone, and codes that mean nothing', () => {
    for (const text of ['Bonsoir', '#suspect 9', '#saw 1 SPOON CELLAR', '#saw', '#constructor', '# 1']) {
      expect(spoken(text, { view })).toBe(text);
    }
  });
});

describe('scenes', () => {
  const dead = guest({ guest: 'WILLIAMS', alive: false, role: 'INNOCENT', count: 0, shown: true });
  const next: View = {
    ...view,
    step: 'TAKE_BACK',
    acting: 0,
    waitingFor: [],
    urn: ['FAN', 'ARSENIC'],
    players: view.players.map((player, seat) => (seat === 1 ? dead : player)),
  };

  it('open the urn before anybody falls', () => {
    const opened = scene({ type: 'urnOpened', clues: ['FAN', 'ARSENIC'] }, view, next).view;
    expect(opened.urn).toEqual(['FAN', 'ARSENIC']);
    expect(opened.players.every(({ alive }) => alive)).toBe(true);
    const died = scene(
      { type: 'died', seat: 1, place: 'CELLAR', role: 'INNOCENT', clues: 1 },
      opened,
      next,
    ).view;
    expect(died.players[1]).toMatchObject({ alive: false, role: 'INNOCENT', shown: true, cards: 0 });
    expect(died.places[5]?.count).toBe(6);
  });

  it('say nothing of a slip but that it was made', () => {
    const after = scene({ type: 'slipped', seat: 2 }, view, next).view;
    expect(after.waitingFor).toEqual([0, 1, 3]);
    expect(after.players[1]?.alive).toBe(true);
  });

  it('move a pawn, then close the room it left', () => {
    const went = scene(
      { type: 'went', seat: 3, from: 'LIBRARY', place: 'KITCHEN', action: 'SEARCH', victim: -1 },
      view,
      view,
    ).view;
    expect(went.players[3]?.place).toBe('KITCHEN');
    expect(scene({ type: 'closed', place: 'LIBRARY' }, went, view).view.places[2]?.closed).toBe(true);
  });
});

describe('rules pages', () => {
  const clauses = readFileSync('../docs/rules/huisclos.md', 'utf8').match(/(?<=^- )HUC-\d+/gm) ?? [];

  it.each(['Fr', 'En'])('Rules%s has every clause once', (lang) => {
    const text = readFileSync(`src/games/huisclos/Rules${lang}.svelte`, 'utf8');
    expect(text.match(/(?<=Clause id=")HUC-\d+/g)).toEqual(clauses);
  });
});
