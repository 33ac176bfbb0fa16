import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../src/settings.svelte';
import { say, t } from '../src/texts';
import { en } from '../src/texts/en';
import { fr } from '../src/texts/fr';
import { plural } from '../src/texts/plural';

beforeEach(() => {
  settings.lang = 'fr';
});

describe('plurals', () => {
  it('follow the language', () => {
    expect(plural('fr', 1, 'jeton', 'jetons')).toBe('1\u00a0jeton');
    expect(plural('fr', 2, 'jeton', 'jetons')).toBe('2\u00a0jetons');
    expect(plural('fr', 0, 'jeton', 'jetons')).toBe('0\u00a0jeton');
    expect(plural('en', 0, 'marker', 'markers')).toBe('0\u00a0markers');
  });
});

describe('texts', () => {
  it('keep French marks on the line of their word', () => {
    const text = { fr: 'Ligne 2 : « chat » est déjà là !', en: 'Line 2: “chat” is there already!' };
    expect(say(text)).toBe('Ligne 2\u00a0: «\u00a0chat\u00a0» est déjà là\u00a0!');
  });

  it('change with the language', () => {
    expect(t().playNow).toBe('Jouer');
    settings.lang = 'en';
    expect(t().playNow).toBe('Play now');
  });

  it('count places as people do', () => {
    expect([1, 2, 3].map(fr.place)).toEqual(['1er', '2e', '3e']);
    expect([1, 2, 3, 4].map(en.place)).toEqual(['1st', '2nd', '3rd', '4th']);
  });
});

describe('French typography', () => {
  const games = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sources = ['src/texts/fr.ts', 'src/lesson/words.ts', 'src/place/words.ts'];
  for (const { name } of games) {
    const files = readdirSync(`src/games/${name}`);
    sources.push(
      ...files
        .filter((file) =>
          /^Rules\w*Fr\.svelte$|^Intro\.svelte$|^(\w*[wW]ords|fr|manorFr|telling|log|ending)\.ts$/.test(file),
        )
        .map((file) => `src/games/${name}/${file}`),
    );
  }

  /** What a source says: its strings and what stands between the holes of its templates. */
  function strings(code: string): string[] {
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
        found.push(node.text);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest));
    return found;
  }

  function said(source: string): string {
    const text = readFileSync(source, 'utf8');
    if (!source.endsWith('.svelte')) return strings(text).join('¶');
    const [script = '', page = ''] = text.split('</script>');
    return [
      ...strings(script.replace(/^[^]*<script lang="ts">/, '')),
      page.replace(/<[^>]*>|\{[^}]*\}/g, '¶'),
    ].join('¶');
  }

  it.each(sources)('%s: no plain space before : ; ! ? » nor after «, no straight apostrophe', (source) => {
    const words = said(source);
    expect(words.match(/.{0,20}[ \n][;!?»].{0,5}/g) ?? []).toEqual([]);
    expect(words.match(/.{0,20}[ \n]:(?!\S).{0,5}/g) ?? []).toEqual([]);
    expect(words.match(/«[ \n].{0,20}/g) ?? []).toEqual([]);
    expect(words.match(/.{0,20}\p{L}'\p{L}.{0,20}/gu) ?? []).toEqual([]);
  });
});
