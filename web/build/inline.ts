/** The first stylesheet inside the page itself: one journey less before anything can be drawn. */
import type { Plugin } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/;

export function inline(): Plugin {
  return {
    name: 'inline',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml(html, { bundle }) {
      return html.replace(LINK, (link, name: string) => {
        const style = bundle?.[name];
        return style?.type === 'asset' ? `<style>${style.source}</style>` : link;
      });
    },
  };
}
