/** The pictures of the README: each game's board at a moment worth seeing, small enough for a page. */
import { test } from './test';
import { join } from 'node:path';
import { person, atRest } from './people';

type Moment = {
  bots: number;
  /** How far into the game there is most to see. */
  at: number;
  /** What is waited for from there on, step by step. */
  until?: string;
  /** How much larger than the picture the table is. */
  scale: number;
  options?: Record<string, string>;
};

const MOMENTS: Record<string, Moment> = {
  hattari: { bots: 3, at: 0.3, until: '.suspect.culprit', scale: 5 / 3 },
  tophat: { bots: 2, at: 0.2, scale: 5 / 3 },
  hatouf: { bots: 3, at: 0.6, scale: 5 / 2 },
  huisclos: { bots: 3, at: 0.4, until: '.night:has(.pawn):not(:has(.over, .moment))', scale: 5 / 3 },
  hunch: { bots: 2, at: 0.5, until: '.auction', scale: 5 / 3, options: { language: 'en' } },
};

const WIDTH = 516;
const HEIGHT = 272;

for (const [game, { bots, at, until, scale, options }] of Object.entries(MOMENTS)) {
  test(`a picture of ${game} for the README`, { tag: '@pictures' }, async ({ browser, lay }) => {
    const width = Math.round(WIDTH * scale);
    const page = await person(browser, 'Camille', {
      viewport: { width, height: 900 },
      deviceScaleFactor: 1 / scale,
      locale: 'en-GB',
      colorScheme: 'light',
    });
    const wish = { bots, by: 'novice', over: true, ...(options ? { options } : {}) };
    await page.goto(`/replay/${await lay(page, game, wish)}`);
    const slider = page.getByRole('slider');
    await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * at)));
    const board = page.getByRole('main');
    // Controls and chapters take what they need; the board gets what the picture wants.
    const now = await board.boundingBox();
    if (!now) throw new Error('no board');
    await page.setViewportSize({
      width: Math.round(2 * width - now.width),
      height: Math.round(900 + HEIGHT * scale - now.height),
    });
    await atRest(page);
    while (until && !(await page.locator(until).isVisible())) {
      await slider.press('ArrowRight');
      await atRest(page);
    }
    await board.screenshot({ path: join('..', 'docs', 'pictures', `${game}.png`) });
  });
}
