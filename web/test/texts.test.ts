import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'svelte/compiler';
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

  it('are on the first paint, sent by the server, what home says', () => {
    const opening = readFileSync('../server/src/main/java/chapeau/server/Opening.java', 'utf8');
    for (const { tagline } of [fr, en]) expect(opening).toContain(`"${tagline}"`);
  });

  it('count places as people do', () => {
    expect([1, 2, 3].map(fr.place)).toEqual(['1er', '2e', '3e']);
    expect([1, 2, 3, 4].map(en.place)).toEqual(['1st', '2nd', '3rd', '4th']);
  });
});

describe('French typography', () => {
  /** Every source of the page. English is checked too: it has none of these marks after a space. */
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file))
    .map((file) => `src/${file}`);

  /** The strings of a module, and the parts of its templates between the holes. */
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

  /** The same for a component, with the text of its markup. */
  function texts(component: string): string[] {
    const found: string[] = [];
    const { fragment, instance, module } = parse(component, { modern: true });
    const visit = (node: unknown) => {
      if (Array.isArray(node)) node.forEach(visit);
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
      if ('type' in node) {
        if (node.type === 'Text' && 'data' in node) found.push(String(node.data));
        if (node.type === 'Literal' && 'value' in node) found.push(String(node.value));
        if (node.type === 'TemplateElement' && 'value' in node)
          found.push((node.value as { cooked: string }).cooked);
      }
      for (const [key, value] of Object.entries(node)) if (key !== 'metadata') visit(value);
    };
    visit([fragment, instance?.content, module?.content]);
    return found;
  }

  const FAULTS = [
    /.{0,20}\s(?<![\u00a0\u202f])[;!?»].{0,5}/g,
    /.{0,20}\s(?<![\u00a0\u202f]):(?![^\s¶]).{0,5}/g,
    /«\s(?<![\u00a0\u202f]).{0,20}/g,
    /.{0,20}\p{L}'\p{L}.{0,20}/gu,
  ];

  it('has no-break spaces before : ; ! ? » and after «, and curved apostrophes, in every source', () => {
    const faults = sources.flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const words = (file.endsWith('.svelte') ? texts(source) : strings(source)).join('¶');
      return FAULTS.flatMap((fault) => words.match(fault) ?? []).map((found) => `${file}: ${found}`);
    });
    expect(sources.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });
});
