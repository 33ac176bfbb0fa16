import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seat, Table } from '../src/api/types';
import { cardsOf, inOrder } from '../src/pages/home/tableCards';
import TableLink from '../src/pages/home/TableLink.svelte';
import { settings } from '../src/settings.svelte';
import { playersOf } from '../src/table/players';
import { isMyTurn } from '../src/table/turn';

const seat = (at: number, kind: Seat['kind'], name: string, you = false): Seat => ({
  seat: at,
  kind,
  name,
  bot: kind === 'bot' ? 'novice' : '',
  hat: '',
  seal: '',
  you,
  present: false,
  standIn: false,
  program: false,
  takeOver: false,
  patience: 0,
});

const table = (id: string, status: Table['status'], acting: number[], seats: Seat[]): Table => ({
  id,
  game: 'hattari',
  version: 1,
  players: seats.length,
  options: {},
  status,
  stopped: false,
  host: true,
  commitment: '',
  seats,
  seq: 0,
  acting,
  rematch: '',
  invite: '',
  lesson: false,
  pace: 'none',
  listed: false,
  rated: false,
  lang: '',
  clock: null,
  again: null,
});

const cardOf = (one: Table) => cardsOf([one])[0];

const me = seat(0, 'person', 'Léa', true);
const max = seat(1, 'person', 'Max');
const zoe = seat(2, 'bot', 'Zoé');
const free = seat(3, 'open', '');

beforeEach(() => {
  settings.lang = 'fr';
});

describe('a table on the shelf', () => {
  it('says with whom, and whose turn it is', () => {
    const says = (one: Table) => {
      const card = cardOf(one);
      return `${card?.with} / ${card?.says}`.replaceAll('\u00a0', ' ');
    };
    expect(says(table('a', 'playing', [0, 1], [me, max, zoe]))).toBe('avec Max et 1 bot / À vous !');
    expect(says(table('b', 'playing', [1], [me, max, zoe]))).toBe('avec Max et 1 bot / C’est à Max');
    expect(says(table('c', 'playing', [2], [me, max, zoe]))).toBe('avec Max et 1 bot / Un bot réfléchit');
    expect(says(table('d', 'open', [], [me, free]))).toBe(
      'sans personne encore / On attend du monde : 1 place libre',
    );
    expect(says(table('e', 'over', [], [me, max]))).toBe('avec Max / Terminée');
    const beside = seat(1, 'person', 'Tom', true);
    expect(says(table('f', 'playing', [0], [me, beside]))).toBe('sur un seul écran / À vous !');
  });

  it('comes first when it waits for me, and last when it is over', () => {
    const all = [
      table('over', 'over', [], [me, max]),
      table('open', 'open', [], [me, free]),
      table('theirs', 'playing', [1], [me, max]),
      table('mine', 'playing', [0], [me, max]),
    ];
    expect(inOrder(all).map(({ id }) => id)).toEqual(['mine', 'theirs', 'open', 'over']);
  });

  it('does not wait for me while a bot sits in for me', () => {
    expect(cardOf(table('a', 'playing', [0], [{ ...me, standIn: true }, max]))?.mine).toBe(false);
  });
});

describe('a second try', () => {
  const again = { ...table('again', 'playing', [0], [me, zoe]), again: { table: 'first', seq: 7 } };

  it('is called one, and never waits for me', () => {
    expect(cardOf(again)).toMatchObject({ says: 'Deuxième essai, pour s’entraîner', mine: false });
    expect(isMyTurn(again)).toBe(false);
  });

  it('stands after the games that are played', () => {
    const theirs = table('theirs', 'playing', [1], [me, max]);
    expect(inOrder([again, theirs]).map(({ id }) => id)).toEqual(['theirs', 'again']);
  });
});

describe('a table that everybody has left', () => {
  it('waits for somebody to come back: no bot finishes the game', () => {
    const left = [me, max].map((one) => ({ ...one, standIn: true }));
    const says = cardOf(table('a', 'playing', [0], [...left, zoe]))?.says;
    expect(says?.replaceAll('\u00a0', ' ')).toBe('Tout le monde est parti : la partie attend un retour');
  });
});

describe('the clock of a table', () => {
  const timed = {
    ...table('a', 'playing', [1], [me, max]),
    clock: { banks: [], running: [1], left: 95_000 },
  };
  const shown = (told: number | undefined) => {
    const card = cardOf(timed);
    if (card) render(TableLink, { card, table: timed, told });
  };

  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('goes down from what the server told', async () => {
    shown(performance.now());
    expect(screen.getByText('1:35')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(screen.getByText('1:15')).toBeTruthy();
    expect(screen.getByText(/^Temps restant/)).toBeTruthy();
  });

  it('is not shown as it was at an earlier visit', () => {
    shown(undefined);
    expect(screen.queryByText(/^Temps restant/)).toBeNull();
  });
});

describe('two tables with the same friend', () => {
  it('are told apart by their pace and how far they are, and else by a number that stays', () => {
    const one = { ...table('a', 'playing', [1], [me, max]), pace: 'day' as const, seq: 12 };
    const two = { ...table('b', 'playing', [1], [me, max]), seq: 3 };
    const other = table('c', 'playing', [1], [me, zoe]);
    expect(cardsOf([one, two, other]).map(({ apart }) => apart)).toEqual([
      '1 jour par coup · étape 12',
      'sans pendule · étape 3',
      '',
    ]);
    const three = { ...two, id: 'd' };
    for (const order of [
      [two, three],
      [three, two],
    ])
      expect(Object.fromEntries(cardsOf(order).map(({ id, apart }) => [id, apart]))).toEqual({
        b: 'sans pendule · étape 3 · 1re table',
        d: 'sans pendule · étape 3 · 2e table',
      });
  });
});

describe('whoever looks at this screen', () => {
  it('is here, whatever the server has heard', () => {
    expect(playersOf(table('a', 'playing', [], [me, max])).map(({ present }) => present)).toEqual([
      true,
      false,
    ]);
  });
});
