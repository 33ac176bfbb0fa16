/** Draws the PNG icons of the installed page from public/icon.svg: `node build/icons.mjs` with CHROME_PATH set. */
import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';

const svg = readFileSync('public/icon.svg', 'utf8');
/** Systems cut a maskable icon to a shape of theirs: its edge is all background, its drawing well inside. */
const maskable = svg
  .replace('rx="14" ', '')
  .replace(/(<rect[^>]*>)/, '$1<g transform="translate(32 32) scale(.72) translate(-32 -32)">')
  .replace('</svg>', '</g></svg>');
const icons = [
  ['icon-192', 192, svg],
  ['icon-512', 512, svg],
  ['icon-maskable-192', 192, maskable],
  ['icon-maskable-512', 512, maskable],
  ['apple-touch-icon', 180, maskable],
];

const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });
for (const [name, size, drawing] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0">${drawing.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)}`,
  );
  await page.screenshot({ path: `public/${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
