import { afterEach, describe, expect, it } from 'vitest';
import { noteSentence } from '../src/place/notes';
import { SEATS, withSeatNotices } from '../src/place/seatNotices';
import type { Table } from '../src/api/types';
import { seatNews } from '../src/place/seatNews';
import { settings } from '../src/settings.svelte';

describe('who plays a seat', () => {
  afterEach(() => (settings.lang = 'fr'));

  it('is told in the log: who left, whom a bot stands in for, and who is back', () => {
    const said = (text: string, n: number) => ({ room: SEATS, seat: 1, name: 'Tom', text, n });
    const chat = [said('1 #left', 1), said('2 #back', 2), said('2 #away', 3), said('…', 4)];
    settings.lang = 'fr';
    const notes = withSeatNotices([], chat as never).map(({ told }) => told.event as never);
    const read = () => notes.map((note) => noteSentence(note, 0, () => '').replaceAll('\u00a0', ' '));
    expect(read()).toEqual([
      'Tom quitte la table : un bot joue à sa place.',
      'Tom est de retour.',
      'Tom n’est pas là : un bot joue à sa place.',
    ]);
    settings.lang = 'en';
    expect(read()[0]).toBe('Tom has left the table: a bot plays in their place.');
  });

  it('is news when it changes during the game, except of one’s own seat', () => {
    const seat = (seat: number, kind: string, name: string, more = {}) => ({
      seat,
      kind,
      name,
      you: false,
      standIn: false,
      ...more,
    });
    const table = (...seats: unknown[]) => ({ status: 'playing', seats }) as unknown as Table;
    const me = seat(0, 'person', 'Léa', { you: true });
    const tom = table(me, seat(1, 'person', 'Tom'));
    const bot = table(me, seat(1, 'bot', 'Tom', { standIn: true }));
    const zoe = table(me, seat(1, 'bot', 'Zoé'));
    const what = (before: Table, now: Table) =>
      seatNews(before, now).map(({ what, name }) => `${name} ${what}`);
    expect(what(tom, bot)).toEqual(['Tom left']);
    expect(what(bot, tom)).toEqual(['Tom back']);
    expect(what(tom, zoe)).toEqual(['Tom left']);
    expect(what(zoe, tom)).toEqual(['Tom came']);
    expect(what(tom, tom)).toEqual([]);
    expect(what(table({ ...me, kind: 'bot', standIn: true }), table(me))).toEqual([]);
    expect(what({ ...tom, status: 'open' }, bot)).toEqual([]);
  });

  it('stands in the log after the last step before', () => {
    const line = (key: string) => ({ key, told: { event: { type: 'x' } }, view: undefined });
    const note = {
      type: 'chat',
      table: 't',
      room: SEATS,
      seat: 1,
      name: 'Tom',
      text: '2 Zoé',
      n: 1,
      time: '',
    };
    const talk = { ...note, room: 'table', text: 'Salut' };
    const log = withSeatNotices([line('1.0'), line('2.0'), line('3.0')], [talk, note] as never);
    expect(log.map(({ key }) => key)).toEqual(['1.0', '2.0', '2.seat1', '3.0']);
    const told = log[2]?.told.event as never;
    settings.lang = 'fr';
    expect(noteSentence(told, 0, () => '')).toMatch(/^Tom prend la place de Zoé \(bot\)/);
    settings.lang = 'en';
    expect(noteSentence(told, 0, () => '')).toMatch(/^Tom takes over from Zoé \(bot\)/);
  });
});
