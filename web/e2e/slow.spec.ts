/** Over a slow link that is cut again and again, nobody sees a wrong picture. */
import { expect, test } from '@playwright/test';
import { picture, playToTheEnd, sitDown, slowLink } from './slow';

/** Hattari with every run; all five by `npm run e2e:slow`. */
const GAMES = [
  { game: 'hattari', bots: 2, tag: [] },
  { game: 'tophat', bots: 1, tag: ['@slow'] },
  { game: 'hunch', bots: 2, tag: ['@slow'] },
  { game: 'huisclos', bots: 4, tag: ['@slow'] },
  { game: 'hatouf', bots: 3, tag: ['@slow'] },
];

for (const { game, bots, tag } of GAMES) {
  test(`a whole game of ${game} over a slow link that is cut`, { tag }, async ({ page, context }) => {
    const link = await slowLink(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await sitDown(page, game, bots);
    await playToTheEnd(page, game);
    const shown = await picture(page);

    const fresh = await context.newPage();
    await fresh.goto(page.url());
    expect(shown).toEqual(await picture(fresh));
    expect(link.cuts, 'times the line was cut').toBeGreaterThan(0);
  });
}
