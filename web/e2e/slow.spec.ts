/** Over a slow link that is cut again and again, nobody sees a wrong picture. */
import { expect, test } from './test';
import { picture, playToTheEnd, sitDown, slowLink } from './slow';

test.use({ hints: false });

const GAMES = [
  { game: 'hattari', bots: 2 },
  { game: 'tophat', bots: 1 },
  { game: 'hunch', bots: 2 },
  { game: 'huisclos', bots: 4 },
  { game: 'hatouf', bots: 3 },
];

for (const { game, bots } of GAMES) {
  test(
    `a whole game of ${game} over a slow link that is cut`,
    { tag: '@long' },
    async ({ page, context }) => {
      const link = await slowLink(page);
      await sitDown(page, game, bots);
      // The same person's other window, on a good line, from the first move on.
      const good = await context.newPage();
      await good.goto(page.url());
      await page.bringToFront();
      await playToTheEnd(page, game);
      expect(await picture(page)).toEqual(await picture(good));
      expect(link.cuts, 'times the line was cut').toBeGreaterThan(0);
    },
  );
}
