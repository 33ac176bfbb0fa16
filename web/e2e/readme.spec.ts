/** The pictures of the README: each game's board in the middle of a game, small enough for a page. */
import { test } from './test';
import { join } from 'node:path';
import { GAMES, playedByBots } from './bots';

/** How far into the game there is most to see. */
const MIDDLE = { hattari: 0.3, tophat: 0.45, hatouf: 0.6, huisclos: 0.45, hunch: 0.5 };

test('pictures for the README', { tag: '@pictures' }, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 860, height: 760 },
    deviceScaleFactor: 0.6,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
    const id = await playedByBots(page, game, game === 'hunch' ? { language: 'en' } : {});
    await page.goto(`/replay/${id}`);
    const slider = page.getByRole('slider');
    const steps = Number(await slider.getAttribute('max'));
    await slider.fill(String(Math.round(steps * MIDDLE[game])));
    await page.waitForTimeout(1500);
    await page.getByRole('main').screenshot({ path: join('..', 'docs', 'pictures', `${game}.png`) });
  }
  await context.close();
});
