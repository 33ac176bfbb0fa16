/** The first stylesheet inside the page itself: one journey less before anything can be drawn. */
import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"([^>]*href="\/([^"]+)")>/;

export function inline(): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml(html, { bundle }) {
      return html.replace(LINK, (link, address: string, name: string) => {
        const style = bundle?.[name];
        // Vite asks for it again with the first game unless it finds a link to it; this one stops nobody.
        return style?.type === 'asset' && typeof style.source === 'string'
          ? `<style>${style.source}</style><link rel="stylesheet" media="not all"${address}>`
          : link;
      });
    },
  };
}
