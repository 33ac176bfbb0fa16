/**
 * light-dark() for browsers that do not know it (Safari before 17.5): each becomes two variables of which one is empty.
 * `app.css` says which, by the device's wish and by the reader's own choice.
 */
import type { Plugin } from 'vite';

const CALL = 'light-dark(';

/** The arguments of a call, split at its own commas, and where it ends. */
function argumentsAt(css: string, start: number): { parts: string[]; end: number } {
  const parts = [''];
  for (let at = start, depth = 1; at < css.length; at++) {
    const one = css[at] ?? '';
    if (one === '(') depth++;
    if (one === ')' && --depth === 0) return { parts, end: at + 1 };
    if (one === ',' && depth === 1) parts.push('');
    else parts[parts.length - 1] += one;
  }
  throw new Error('light-dark( is never closed');
}

export function plain(css: string): string {
  const at = css.indexOf(CALL);
  if (at < 0) return css;
  const { parts, end } = argumentsAt(css, at + CALL.length);
  const [light = '', dark = ''] = parts.map((part) => part.trim());
  return `${css.slice(0, at)}var(--light, ${light}) var(--dark, ${dark})${plain(css.slice(end))}`;
}

export function colours(): Plugin {
  return {
    name: 'colours',
    enforce: 'pre',
    transform(code, id) {
      return /\.css($|\?)/.test(id) && code.includes(CALL) ? { code: plain(code), map: null } : null;
    },
  };
}
