/** A hint in the strip is read piece by piece, and nothing of it is lost. */
import { describe, expect, it } from 'vitest';
import { words as hatouf } from '../src/games/hatouf/words';
import { words as hattari } from '../src/games/hattari/words';
import { words as hunch } from '../src/games/hunch/words';
import { words as tophat } from '../src/games/tophat/words';
import { settings } from '../src/settings.svelte';
import { hintPages } from '../src/shared/hintPages';

const MOST = 75;

describe('a hint in the strip', () => {
  it('stays whole where it fits', () => {
    expect(hintPages('Touchez un suspect. Regardez-le.', MOST)).toEqual(['Touchez un suspect. Regardez-le.']);
  });

  it('is cut between sentences, else after a comma, else between words', () => {
    expect(hintPages('Un deux trois. Quatre cinq.', 16)).toEqual(['Un deux trois.', 'Quatre cinq.']);
    expect(hintPages('Un deux, trois quatre cinq.', 20)).toEqual(['Un deux,', 'trois quatre cinq.']);
    expect(hintPages('Un deux trois quatre', 9)).toEqual(['Un deux', 'trois', 'quatre']);
  });

  it('fits the strip and loses no word, in every game and both languages', () => {
    for (const lang of ['fr', 'en'] as const) {
      settings.lang = lang;
      const texts = [hatouf(), hattari(), hunch(), tophat()].flatMap((all) =>
        Object.entries(all).flatMap(([key, text]) =>
          key.startsWith('hint') && typeof text === 'string' ? [text] : [],
        ),
      );
      expect(texts.length).toBeGreaterThan(20);
      for (const text of texts) {
        const pages = hintPages(text, MOST);
        expect(pages.join(' ')).toBe(text);
        for (const page of pages) expect(page.length).toBeLessThanOrEqual(MOST);
      }
    }
    settings.lang = 'fr';
  });
});
