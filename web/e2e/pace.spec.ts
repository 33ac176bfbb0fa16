/** The pace at which the page shows events, and how to skip it. */
import { untilAsked } from './people';
import { expect, test } from './test';

test.use({ pace: 'calm' });

test('what is being shown goes by at once where somebody speeds it up', async ({ page, lay }) => {
  await page.clock.install();
  const id = await lay(page, 'hattari', { bots: 3, offers: /"accuse"/ });
  await page.goto(`/t/${id}`);
  expect(await untilAsked(page)).toBe(true);
  // The clock of the page stands still from here on, so nothing ends by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator('.suspect.glow').first().click();
  await page.locator('.asking').getByRole('button').first().click();
  const hurry = page.getByRole('button', { name: 'Accélérer' });
  await expect(hurry).toBeVisible();
  await expect(page.locator('.play[data-settled]')).toHaveCount(0);
  await hurry.click();
  await untilAsked(page);
});
