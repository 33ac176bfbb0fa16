/**
 * Cuts the page's fonts to the letters of French and English: `npm install --no-save subset-font@2.9.0 && node build/fonts.mjs`.
 *
 * Writes src/fonts: for each font a small file and its face. Letters of other languages, in a name or a message, come
 * from the whole font, which a browser fetches only when it meets one.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { format, resolveConfig } from 'prettier';
import subset from 'subset-font';

const web = join(dirname(fileURLToPath(import.meta.url)), '..');
const out = join(web, 'src', 'fonts');

/** ASCII, the letters and marks of French, and the signs that texts of the page use. */
const common = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»‘’“”…–—·×•°€−\u00a0\u2011\u202f',
].join('');

const sheets = {
  'text.css': [
    ['Fraunces', 'fraunces', 600],
    ['Atkinson Hyperlegible', 'atkinson-hyperlegible', 400],
    ['Atkinson Hyperlegible', 'atkinson-hyperlegible', 700],
  ],
  'hand.css': [
    ['Caveat', 'caveat', 600],
    ['Caveat', 'caveat', 700],
  ],
};

/** The code points a font has a drawing for: its table `cmap`, in the format 4 of all these fonts. */
async function covered(font) {
  const sfnt = await convert(font, 'sfnt');
  const at = (table) => {
    for (let i = 12; ; i += 16)
      if (sfnt.toString('latin1', i, i + 4) === table) return sfnt.readUInt32BE(i + 8);
  };
  const cmap = at('cmap');
  const tables = Array.from(
    { length: sfnt.readUInt16BE(cmap + 2) },
    (_, i) => cmap + sfnt.readUInt32BE(cmap + 8 + 8 * i),
  );
  const map = tables.find((start) => sfnt.readUInt16BE(start) === 4);
  const double = sfnt.readUInt16BE(map + 6);
  const codes = [];
  for (let i = 0; i < double; i += 2) {
    const last = sfnt.readUInt16BE(map + 14 + i);
    const first = sfnt.readUInt16BE(map + 16 + double + i);
    for (let code = first; code <= last && code < 0xffff; code++) codes.push(code);
  }
  return codes;
}

const range = (codes) => {
  const spans = [];
  for (const code of codes) {
    const last = spans.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
  return spans.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
};

const face = (family, weight, url, letters) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url('${url}') format('woff2');
  unicode-range: ${letters};
}
`;

mkdirSync(out, { recursive: true });
for (const [sheet, fonts] of Object.entries(sheets)) {
  const faces = [];
  for (const [family, name, weight] of fonts) {
    const whole = `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`;
    const file = `${name}-${weight}.woff2`;
    const source = readFileSync(join(web, 'node_modules', whole));
    // Caveat has several drawings of each letter: the first one is enough.
    const few = { targetFormat: 'woff2', noLayoutClosure: name === 'caveat' };
    writeFileSync(join(out, file), await subset(source, common, few));
    const codes = await covered(source);
    const isCommon = (code) => common.includes(String.fromCharCode(code));
    const rest = codes.filter((code) => !isCommon(code));
    faces.push(
      face(family, weight, `./${file}`, range(codes.filter(isCommon))),
      face(family, weight, whole, range(rest)),
    );
  }
  const path = join(out, sheet);
  const css = `/* Made by build/fonts.mjs. */\n${faces.join('\n')}`;
  writeFileSync(path, await format(css, { ...(await resolveConfig(path)), parser: 'css' }));
}
