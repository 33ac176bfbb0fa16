/**
 * The page once more for each kind of address, with what it will ask for named in its head, so that the browser fetches
 * all of it at once instead of finding it file by file. The server picks one (`Page.java`, `Shells.java`).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** The fonts cut to our languages (build/fonts.mjs); the whole ones are fetched for other letters only. */
const TEXT = /(fraunces-600|atkinson-hyperlegible-[47]00)-[^/]*\.woff2$/;
const HAND = /caveat-[67]00-[^/]*\.woff2$/;
/** What every address needs once the first screen is drawn. */
const FIRST = '/src/page.ts';
const LANGUAGES = ['fr', 'en'];

type Bundle = Rollup.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((one) => one.type === 'chunk');

/** The fonts that every address needs, and the handwriting where these files ask for it. */
function fontsOf(bundle: Bundle, files: string[]): string[] {
  const asked = new Set(
    chunksOf(bundle)
      .filter(({ fileName }) => files.includes(fileName))
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedAssets ?? [])]),
  );
  return Object.keys(bundle).filter((name) => TEXT.test(name) || (HAND.test(name) && asked.has(name)));
}

/** The files of some modules with everything they import, in the order in which they are needed. */
function filesOf(bundle: Bundle, modules: string[]): string[] {
  const files = new Set<string>();
  const take = (chunk: Rollup.OutputChunk) => {
    if (files.has(chunk.fileName) || chunk.isEntry) return;
    files.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((css) => files.add(css));
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') take(imported);
    }
  };
  for (const module of modules) {
    const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`${module} is in no file`);
    take(chunk);
  }
  return [...files];
}

const tag = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

const fontTag = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;

/** What each kind of address is made of, by the name the server asks for it. */
function kinds(bundle: Bundle): Record<string, string[]> {
  const games = chunksOf(bundle)
    .flatMap(({ moduleIds }) => moduleIds)
    .flatMap((id) => /\/src\/games\/(\w+)\/index\.ts$/.exec(id)?.[1] ?? []);
  const pages: Record<string, string[]> = {
    setup: ['/pages/SetupPage.svelte'],
    lobby: ['/pages/TablePage.svelte', '/pages/Lobby.svelte'],
  };
  for (const game of games) {
    pages[`table-${game}`] = ['/pages/TablePage.svelte', `/games/${game}/index.ts`];
    for (const lang of LANGUAGES) {
      const text = `/games/${game}/Rules${lang === 'fr' ? 'Fr' : 'En'}.svelte`;
      pages[`rules-${game}-${lang}`] = ['/pages/RulesPage.svelte', `/games/${game}/index.ts`, text];
    }
  }
  return pages;
}

export function shells(): Plugin {
  return {
    name: 'shells',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir = '' }, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('the page has no index.html');
      const html = String(index.source);
      const withFiles = (modules: string[], plays = false) => {
        // Those already inside the page (build/inline.ts) are not fetched once more.
        const files = filesOf(bundle, [FIRST, ...modules]);
        const fetched = files.filter((file) => !html.includes(file));
        const fonts = fontsOf(bundle, plays ? files : []);
        const tags = [...fetched.map(tag), ...fonts.map(fontTag)];
        return html.replace('</head>', `${tags.join('')}</head>`);
      };
      writeFileSync(join(dir, 'index.html'), withFiles([]));
      mkdirSync(join(dir, 'shells'), { recursive: true });
      for (const [name, modules] of Object.entries(kinds(bundle)))
        writeFileSync(join(dir, 'shells', `${name}.html`), withFiles(modules, name.startsWith('table-')));
    },
  };
}
