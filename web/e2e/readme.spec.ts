/** The pictures of the README: each game's board at a moment worth seeing, small enough for a page. */
import { expect, test } from './test';
import { join } from 'node:path';
import { GAMES, playedByBots } from './bots';

type Moment = {
  /** How far into the game there is most to see. */
  at: number;
  /** What is waited for from there on, step by step. */
  until?: string;
  /** How much larger than the picture the table is. */
  scale: number;
  options?: Record<string, string>;
};

const MOMENTS: Record<keyof typeof GAMES, Moment> = {
  hattari: { at: 0.3, until: '.suspect.culprit', scale: 5 / 3 },
  tophat: { at: 0.2, scale: 5 / 3 },
  hatouf: { at: 0.6, scale: 5 / 2 },
  huisclos: { at: 0.4, until: '.night:has(.pawn):not(:has(.over, .moment))', scale: 5 / 3 },
  hunch: { at: 0.5, until: '.auction', scale: 5 / 3, options: { language: 'en' } },
};

const WIDTH = 516;
const HEIGHT = 272;

for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
  test(`a picture of ${game} for the README`, { tag: '@pictures' }, async ({ browser }) => {
    const { at, until, scale, options } = MOMENTS[game];
    const width = Math.round(WIDTH * scale);
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      deviceScaleFactor: 1 / scale,
      locale: 'en-GB',
      colorScheme: 'light',
    });
    const page = await context.newPage();
    await page.goto(`/replay/${await playedByBots(page, game, options)}`);
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
    if (until)
      await expect(async () => {
        await slider.press('ArrowRight');
        await expect(page.locator(until)).toBeVisible({ timeout: 700 });
      }).toPass({ timeout: 60_000, intervals: [0] });
    await page.waitForTimeout(2500);
    await board.screenshot({ path: join('..', 'docs', 'pictures', `${game}.png`) });
    await context.close();
  });
}
