/** The service worker, told what the page is made of, so that it can keep all of it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = 'worker/sw.js';
const KEPT = /\.(js|css|woff2)$/;
/**
 * Pages for whoever makes games or runs the server, the handwriting of a table, and the letters of other languages:
 * nobody needs them without a network.
 */
const NOT_KEPT = /(DevPage|DeskPage|caveat|latin)-/;

export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const parts = Object.keys(bundle).filter((name) => KEPT.test(name) && !NOT_KEPT.test(name));
      const shell = ['/', '/icon.svg', ...parts.sort().map((name) => `/${name}`)];
      const source = readFileSync(SOURCE, 'utf8');
      const version = createHash('sha256').update(source).update(shell.join()).digest('hex').slice(0, 12);
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: source.replace('__VERSION__', version).replace('__SHELL__', JSON.stringify(shell)),
      });
    },
  };
}
