/** The first styles inside the page itself: one journey less before anything can be drawn. */
import type { Plugin, Rollup } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;
/** What runs once the first screen is drawn. */
const PAGE = '/src/page.ts';

/** Vite asks for a stylesheet again unless it finds a link to it; this one is never fetched. */
function style(bundle: Rollup.OutputBundle, name: string): string {
  const css = bundle[name];
  if (css?.type !== 'asset') throw new Error(`${name} was not built`);
  return `<style>${String(css.source)}</style><link rel="stylesheet" disabled href="/${name}">`;
}

export function inline(): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml(html, { bundle = {} }) {
      const page = Object.values(bundle).find(
        (one) => one.type === 'chunk' && one.moduleIds.some((id) => id.endsWith(PAGE)),
      );
      const names = page?.type === 'chunk' ? [...(page.viteMetadata?.importedCss ?? [])] : [];
      return html.replace(LINK, (_, name: string) =>
        [name, ...names].map((one) => style(bundle, one)).join('\n'),
      );
    },
  };
}
