/** Clocks in words, phrases in the reader's language, what the table itself tells. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isNote, noteSentence } from '../src/place/notes';
import { inOwnWords } from '../src/place/phrases';
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
    expect(short(3_600_000 * 5)).toBe('5 h 0');
    expect(short(86_400_000 * 2 + 3_600_000 * 3)).toBe('2 j 3 h');
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
    const [french] = phraseBook[0];
    inEnglish(() => expect(inOwnWords(french ?? '')).toBe('Well played!'));
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
