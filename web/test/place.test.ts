/** Clocks in words, phrases in the reader's language, what the table itself tells. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatLine, LobbyTable, Table } from '../src/api/types';
import type { Player } from '../src/games/contract';
import { company, LobbyPoll } from '../src/place/lobby';
import { audible, setMuted } from '../src/place/muted.svelte';
import { isNote, noteSentence } from '../src/place/notes';
import { inOwnWords, phrases } from '../src/place/phrases';
import { timeShort, timeSpoken } from '../src/place/time';
import { phraseBook } from '../src/place/words';
import { settings } from '../src/settings.svelte';

/** Without the marks that only keep words together. */
const flat = (text: string) => text.replace(/\u00a0/g, ' ');

const short = (millis: number) => flat(timeShort(millis));
const spoken = (millis: number) => flat(timeSpoken(millis));

const inEnglish = (what: () => void) => {
  settings.lang = 'en';
  what();
};

beforeEach(() => (settings.lang = 'fr'));
afterEach(() => (settings.lang = 'fr'));

describe('time left', () => {
  it('is short for the eye', () => {
    expect(short(90_000)).toBe('1:30');
    expect(short(9_001)).toBe('0:10');
    expect(short(0)).toBe('0:00');
    expect(short(3_600_000 * 5)).toBe('5 h 00');
    expect(short(3_600_000 * 2 + 60_000 * 5)).toBe('2 h 05');
    expect(short(86_400_000 * 2 + 3_600_000 * 3)).toBe('2 j 3 h');
    inEnglish(() => expect(short(3_600_000 * 2 + 60_000 * 5)).toBe('2 h 05 min'));
  });

  it('is whole for the ear, singular and plural', () => {
    expect(spoken(61_000)).toBe('1 minute et 1 seconde');
    expect(spoken(125_000)).toBe('2 minutes et 5 secondes');
    inEnglish(() => expect(spoken(86_400_000)).toBe('1 day and 0 hours'));
  });
});

describe('set phrases', () => {
  it('are read in one’s own language, whoever said them', () => {
    expect(flat(inOwnWords('Well played!'))).toBe('Bien joué !');
    expect(flat(inOwnWords('I smell a bluff!'))).toBe('Ça sent le bluff !');
    const [french] = phraseBook[0];
    inEnglish(() => expect(inOwnWords(french ?? '')).toBe('Good game!'));
    expect(phrases()).not.toContain(phrases(true).at(-1));
    expect(inOwnWords('Bonjour')).toBe('Bonjour');
  });
});

describe('what the table itself tells', () => {
  it('speaks to whoever it is about', () => {
    const note = { type: 'timeUp', seat: 1 } as const;
    expect(isNote(note)).toBe(true);
    expect(isNote({ type: 'accused' })).toBe(false);
    expect(noteSentence(note, 1, () => 'Tom')).toContain('Votre temps');
    expect(noteSentence(note, 0, () => 'Tom')).toContain('pour Tom');
  });
});

describe('who is muted', () => {
  const line = (seat: number, name: string) => ({ seat, name, text: 'psst' }) as ChatLine;
  const players = [{ short: 'Léa' }, { short: 'Bot Robby' }] as Player[];

  it('is not heard, by the name the table shows, program or person', () => {
    const said = [line(0, 'Léa'), line(1, 'Robby'), line(-2, 'Zoé')];
    expect(audible('t', said, players)).toEqual(said);
    setMuted('t', 'Bot Robby', true);
    expect(audible('t', said, players)).toEqual([said[0], said[2]]);
    setMuted('t', 'Zoé', true);
    expect(audible('t', said, players)).toEqual([said[0]]);
    expect(audible('another table', said, players)).toEqual(said);
    setMuted('t', 'Bot Robby', false);
    expect(audible('t', said, players)).toEqual([said[0], said[1]]);
  });
});

describe('the open tables', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are kept while nothing changes, and a refusal is told as it was said', async () => {
    const lobby = { people: 3, tables: [] };
    const answers = [
      new Response(JSON.stringify(lobby), { headers: { ETag: '"1"' } }),
      new Response(null, { status: 304 }),
      new Response(JSON.stringify({ error: { fr: 'exclu', en: 'banned' } }), { status: 403 }),
    ];
    const tags: unknown[] = [];
    vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
      tags.push(headers);
      return Promise.resolve(answers.shift());
    });
    const poll = new LobbyPoll();
    expect(await poll.look()).toEqual(lobby);
    expect(await poll.look()).toEqual(lobby);
    expect(tags).toEqual([{}, { 'If-None-Match': '"1"' }]);
    await expect(poll.look()).rejects.toMatchObject({ status: 403, text: { fr: 'exclu' } });
  });

  it('say who sits there: the reader is “you”, and who has no name is a guest', () => {
    const at = (people: string[], mine?: string[]) =>
      flat(
        company(
          { people } as LobbyTable,
          mine && ({ seats: mine.map((name) => ({ name, you: true })) } as Table),
        ),
      );
    expect(at([''], [''])).toBe('Personne d’autre que vous encore');
    expect(at(['Léa', '', 'Tom'], ['Léa'])).toBe('Avec Tom, 1 invité et vous');
    expect(at(['', ''])).toBe('Avec 2 invités');
    inEnglish(() => expect(at(['', 'Zoé'], [''])).toBe('With you and Zoé'));
  });
});
