/** The fonts cut to French and English (build/fonts.mjs). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..', 'src');
const FONTS = join(SOURCES, 'fonts');
/** Letters that a clue or a name of the players may have, not words of the page. */
const NOT_SHOWN = ['table.ts', 'clueCheck.ts'];

function ranges(face: string): (code: number) => boolean {
  const spans = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to]) => [
    parseInt(from, 16),
    parseInt(to ?? from, 16),
  ]);
  return (code) => spans.some(([from = 0, to = 0]) => from <= code && code <= to);
}

const facesOf = (sheet: string) => readFileSync(join(FONTS, sheet), 'utf8').split('@font-face').slice(1);

describe('the fonts of the page', () => {
  it('weigh at most 40 kB, without those of other languages', () => {
    const files = facesOf('text.css').flatMap((face) => /'\.\/([^']+)'/.exec(face)?.[1] ?? []);
    expect(files).toHaveLength(3);
    const sizes = files.map((file) => statSync(join(FONTS, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000);
  });

  it('are enough for every word of the page', () => {
    const whole = facesOf('text.css').filter((face) => face.includes('@fontsource'));
    expect(whole).toHaveLength(3);
    const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(ts|svelte)$/.test(file) && !NOT_SHOWN.some((name) => file.endsWith(name)),
    );
    expect(texts.length).toBeGreaterThan(300);
    for (const face of whole) {
      const needs = ranges(face);
      for (const file of texts) {
        const letters = [...readFileSync(join(SOURCES, file), 'utf8')];
        const missing = letters.filter((letter) => needs(letter.codePointAt(0) ?? 0));
        expect(missing, file).toEqual([]);
      }
    }
  });
});
