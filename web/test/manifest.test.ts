/** What the installed page is made of, in both languages: pictures that are there, games to begin with, invitations to open. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shelf } from '../src/games';

type Picture = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = {
  lang: string;
  id: string;
  start_url: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string; method: string; params: Record<string, string> };
};

const read = (name: string) => JSON.parse(readFileSync(`public/${name}`, 'utf8')) as Manifest;
const french = read('manifest.webmanifest');
const english = read('manifest.en.webmanifest');

/** A PNG says how large it is right after its first words. */
function sizeOf(png: string): string {
  const bytes = readFileSync(`public${png}`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each([
  ['fr', french, 'Jouer à '],
  ['en', english, 'Play '],
])('the manifest in %s', (lang, manifest, play) => {
  it('has what a browser asks of a page it installs', () => {
    expect(manifest).toMatchObject({ lang, id: '/', start_url: '/', display: 'standalone' });
    const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
    expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  });

  it('names pictures that are there, as large as it says', () => {
    const all = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ];
    for (const { src, type, sizes } of all) {
      expect(existsSync(`public${src}`), src).toBe(true);
      if (type === 'image/png') expect(sizeOf(src), src).toBe(sizes);
    }
  });

  it('begins every game on the shelf in one tap', () => {
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual(
      shelf.map(({ id, title }) => [`${play}${title}`, `/g/${id}`]),
    );
  });

  it('opens the invitations other apps share', () => {
    expect(manifest.share_target).toMatchObject({
      action: '/shared',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    });
  });
});
