import { afterEach, describe, expect, it } from 'vitest';
import { noteSentence } from '../src/place/notes';
import { SEATS, withTakeOvers } from '../src/place/takenOver';
import { settings } from '../src/settings.svelte';

describe('who plays instead of a bot', () => {
  afterEach(() => (settings.lang = 'fr'));

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
    const log = withTakeOvers([line('1.0'), line('2.0'), line('3.0')], [talk, note] as never);
    expect(log.map(({ key }) => key)).toEqual(['1.0', '2.0', '2.seat1', '3.0']);
    const told = log[2]?.told.event as never;
    settings.lang = 'fr';
    expect(noteSentence(told, 0, () => '')).toMatch(/^Tom prend la place de Zoé \(bot\)/);
    settings.lang = 'en';
    expect(noteSentence(told, 0, () => '')).toMatch(/^Tom takes over from Zoé \(bot\)/);
  });
});
