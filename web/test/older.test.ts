/** Games that were played, or begun, under rules of another day. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay, Table } from '../src/api/types';
import type { AnyGamePage, Player } from '../src/games/contract';
import Notices from '../src/pages/play/Notices.svelte';
import ReplayPage from '../src/pages/ReplayPage.svelte';
import OlderNote from '../src/pages/replay/OlderNote.svelte';
import { settings } from '../src/settings.svelte';
import { markOf } from '../src/shared/marks';
import { sentences } from '../src/table/log';
import { plainly } from '../src/table/plainly';
import type { Session } from '../src/table/session.svelte';

const players: Player[] = ['Zoé', 'Max'].map((name, seat) => ({
  seat,
  name,
  short: name,
  mark: markOf(seat),
  kind: 'person',
  you: seat === 0,
  present: true,
}));

const table: Table = {
  id: 't',
  game: 'hattari',
  version: 1,
  players: 2,
  options: {},
  status: 'playing',
  stopped: true,
  host: true,
  commitment: '',
  seats: [],
  seq: 3,
  acting: [],
  rematch: '',
  invite: '/t/t',
  lesson: false,
  pace: 'none',
  listed: false,
  rated: false,
  lang: '',
  clock: null,
  again: null,
};

/** A page that knows one event, stumbles over another, and answers nothing for a third. */
const page = {
  tell: (event: { type: string; who: { name: string } }) =>
    event.type === 'known' ? 'On sait.' : event.type === 'broken' ? event.who.name : undefined,
} as unknown as AnyGamePage;

const told = (type: string) => ({ key: type, told: { event: { type } }, view: {} });

beforeEach(() => {
  settings.lang = 'fr';
});

afterEach(cleanup);

describe('the log of a game of another day', () => {
  const lines = [told('known'), told('broken'), told('hatThrown')];

  it('names what the page cannot word', () => {
    const read = sentences(lines, { page, seat: -3, players, older: true });
    expect(read.map(({ text }) => text)).toEqual(['On sait.', 'broken', 'hat thrown']);
  });

  it('hides no mistake of today', () => {
    expect(() => sentences(lines, { page, seat: -3, players })).toThrow();
  });

  it('writes a move by what it holds', () => {
    expect(plainly({ type: 'moveHat', from: 2, to: [1, 3] })).toBe('move hat: from 2, to 1, 3');
  });
});

describe('the replay of a game of another day', () => {
  const replay: Replay = { table, older: true, steps: [], rest: [] };

  it('says that it was kept', () => {
    render(OlderNote, { replay, players });
    expect(screen.getByRole('note').textContent).toContain('règles plus anciennes');
  });

  it('counts the moves that can only be listed', () => {
    const rest = [
      { seq: 1, actor: -1, move: { type: 'deal' } },
      { seq: 2, actor: 1, move: { type: 'look', suspect: 2 } },
    ];
    render(OlderNote, { replay: { ...replay, rest }, players });
    expect(screen.getByRole('note').textContent).toContain('0\u00a0coup sur 2');
    expect(screen.getByRole('button').textContent).toBe('Les coups suivants');
  });
});

describe('the page of a replay', () => {
  /** A game of Hattari with a view and an event this page has never heard of. */
  const unknown = {
    seq: 0,
    actor: -1,
    events: [{ event: { type: 'hatThrown' } }],
    view: { moons: 3 },
    turn: { acting: [0], chance: false, over: false, places: [] },
  };

  afterEach(() => vi.unstubAllGlobals());

  it('shows the log where it cannot draw the table', async () => {
    const kept: Replay = { table, older: true, steps: [unknown], rest: [] };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(kept)));
    render(ReplayPage, { id: 't' });
    expect(await screen.findByText(/trop changé/, {}, { timeout: 5000 })).toBeTruthy();
    expect(screen.getAllByText('hat thrown').length).toBeGreaterThan(0);
    expect(screen.getByRole('note').textContent).toContain('règles plus anciennes');
  });

  it('speaks to somebody who played, and names everybody to others', async () => {
    const accused = { ...unknown, events: [{ event: { type: 'accused', seat: 0, suspect: 0 } }] };
    const at = async (you: boolean) => {
      const seats = ['Zoé', 'Max'].map((name, seat) => ({
        seat,
        kind: 'person',
        name,
        you: you && seat === 0,
      }));
      const kept = { table: { ...table, seats }, older: true, steps: [accused], rest: [] };
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json(kept)));
      render(ReplayPage, { id: 't' });
      await screen.findByText(/trop changé/, {}, { timeout: 5000 });
    };
    await at(true);
    expect(screen.getAllByText('Vous accusez le suspect de gauche.').length).toBeGreaterThan(0);
    cleanup();
    await at(false);
    expect(screen.getAllByText('Zoé accuse le suspect de gauche.').length).toBeGreaterThan(0);
  });
});

describe('a running game that today’s rules refuse', () => {
  it('says so and offers a new table with the same people', async () => {
    const rematch = vi.fn();
    const session = { table, connection: 'open' } as unknown as Session;
    render(Notices, { session, seat: 0, players, talks: false, attempt: () => undefined, rematch });
    expect(screen.getByText(/Les règles ont changé/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Nouvelle partie, mêmes joueurs' }));
    expect(rematch).toHaveBeenCalledOnce();
  });
});
