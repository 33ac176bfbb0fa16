import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Account, MyGamesGame, MyGamesPlayer, MyRecord } from '../src/api/messages';
import AccountNews from '../src/self/AccountNews.svelte';
import { averages, band, line, path, span } from '../src/self/curve';
import { company, dateOf, outcome } from '../src/self/games';
import Record from '../src/self/Record.svelte';
import Tallies from '../src/self/Tallies.svelte';
import { settings } from '../src/settings.svelte';

const player = (seat: number, name: string, place: number, more: Partial<MyGamesPlayer> = {}) => ({
  seat,
  name,
  bot: '',
  hat: '',
  you: false,
  program: false,
  place,
  ...more,
});
const game = (...players: MyGamesPlayer[]): MyGamesGame => ({
  id: 't',
  game: 'hattari',
  ended: '2026-11-16T15:00:00Z',
  players,
});

beforeEach(() => {
  settings.lang = 'fr';
});

describe('a finished game', () => {
  const me = (place: number) => player(0, 'Léa', place, { you: true });

  it('says how it ended for me', () => {
    expect(outcome(game(me(1), player(1, 'Tom', 2)))).toBe('Gagné');
    expect(outcome(game(me(1), player(1, 'Tom', 1)))).toBe('Gagné à plusieurs');
    expect(outcome(game(me(3), player(1, 'Tom', 1), player(2, 'Zoé', 2)))).toBe('3e sur 3');
    settings.lang = 'en';
    expect(outcome(game(me(2), player(1, 'Tom', 1)))).toBe('2nd of 2');
  });

  it('says with whom', () => {
    const bot = player(2, 'Zoé', 2, { bot: 'novice' });
    expect(company(game(me(1), player(1, 'Tom', 3), bot)).replaceAll('\u00a0', ' ')).toBe(
      'avec Tom et 1 bot',
    );
    expect(company(game(me(1), { ...me(2), seat: 1 }))).toBe('sur un seul écran');
  });
});

describe('a lost passkey', () => {
  const HOUR = 3_600_000;
  const account = (hours: number, here: boolean): Account => ({
    name: 'Léa',
    hat: '',
    devices: 2,
    passkeys: [],
    before: 0,
    beforeDevices: 0,
    proved: false,
    waiting: { ready: new Date(Date.now() + hours * HOUR).toISOString(), here },
  });
  const says = (hours: number, here: boolean) => {
    const { container, unmount } = render(AccountNews, { account: account(hours, here) });
    const said = container.querySelector('.news')?.textContent?.replace(/\s+/g, ' ') ?? '';
    unmount();
    return said;
  };

  it('is waited for until a certain minute, and done without for one day from then on', () => {
    expect(says(72, true)).toMatch(
      /Cet appareil attend jusqu’au \d+ \S+ \d{4} à \d\d:\d\d pour .*Annuler l’attente/,
    );
    expect(says(-1, true)).toMatch(
      /Cet appareil peut se passer de la clé d’accès jusqu’au .*\d\d\. Annuler$/,
    );
    expect(says(1, false)).toContain('Un autre appareil attend jusqu’au');
    expect(says(-1, false)).toContain('Un autre appareil peut se passer de la clé d’accès jusqu’au');
    settings.lang = 'en';
    expect(says(-1, false)).toMatch(/Another device can do without the passkey until .*cancel\. Cancel/);
  });
});

describe('the curve of a rating', () => {
  const steps = [
    { rating: 1500, off: 700 },
    { rating: 1600, off: 200 },
    { rating: 1560, off: 150 },
  ];

  it('shows every number, and how sure the later ones are', () => {
    expect(span(steps)).toEqual({ low: 1400, high: 1800 });
    expect(span([{ rating: 1500, off: 0 }])).toEqual({ low: 1500, high: 1500 });
    expect(line(steps, span(steps), 100, 40)).toBe('M0.0 30.0L50.0 20.0L100.0 24.0');
  });

  it('lies in a band that goes along the top and back along the bottom', () => {
    expect(band(steps, span(steps), 100, 40)).toBe(
      'M0.0 0.0L50.0 0.0L100.0 9.0L100.0 39.0L50.0 40.0L0.0 40.0Z',
    );
  });
});

describe('the curve', () => {
  it('is the average of the last ten games', () => {
    expect(averages([1, 0])).toEqual([1, 0.5]);
    expect(averages([0, ...Array<number>(10).fill(1)]).at(-1)).toBe(1);
    expect(path([0, 1], 100, 50)).toBe('M0.0 50.0L100.0 0.0');
  });
});

describe('those one has met', () => {
  it('are all there, also two of the same name', () => {
    const tom = { name: 'Tom', games: 2, wins: 1 };
    render(Tallies, { title: 'Avec qui', what: 'Qui', tallies: [tom, tom], named: (name: string) => name });
    expect(screen.getAllByRole('rowheader', { name: 'Tom' })).toHaveLength(2);
  });
});

describe('dates', () => {
  afterEach(() => vi.restoreAllMocks());

  it('have the form of the reader’s country, in the language of the page', () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en-GB']);
    settings.lang = 'en';
    expect(dateOf('2026-11-19T12:00:00Z')).toBe('19 Nov 2026');
    languages.mockReturnValue(['en-US']);
    expect(dateOf('2026-11-19T12:00:00Z')).toBe('Nov 19, 2026');
    settings.lang = 'fr';
    expect(dateOf('2026-11-19T12:00:00Z')).toBe('19 nov. 2026');
  });
});

describe('a record', () => {
  const record = (wins: number, shares: number[]): MyRecord => ({
    games: shares.length,
    wins,
    streak: 0,
    longest: wins > 0 ? 1 : 0,
    curve: shares.map((share) => ({ game: 'hattari', share })) as MyRecord['curve'],
    byGame: [],
    byBot: [],
    byRole: [],
    opponents: [],
    favourite: { game: '', role: '' },
  });
  const shown = (wins: number, shares: number[]) =>
    render(Record, { record: record(wins, shares), roleName: (_: string, role: string) => role });

  it('has a curve and streaks only where they tell something', () => {
    shown(0, [0, 0, 0]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByText(/série/)).toBeNull();
    shown(1, [0, 1, 0]);
    expect(screen.getByRole('img')).not.toBeNull();
    expect(screen.getByText(/série/)).not.toBeNull();
  });
});
