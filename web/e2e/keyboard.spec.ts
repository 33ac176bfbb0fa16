import { press } from './keys';
import { endCard, playToTheEnd, untilAsked } from './people';
import { expect, test } from './test';

test('one person beats, or loses to, three bots by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jouer à Hattari contre des bots' })).toBeEnabled();
  await press(page, 'button[aria-label^="Jouer à Hattari"]');
  await playToTheEnd([page], async () => {
    await press(page, '.suspect.glow');
    // A second Enter on the same target confirms, if the table asks.
    if (await page.locator('.asking').isVisible()) await page.keyboard.press('Enter');
  });
  await page.keyboard.press('Escape');
  await expect(endCard(page)).toBeHidden();
});

test('Esc takes a choice back', async ({ page, lay }) => {
  const id = await lay(page, 'hattari', { bots: 3, offers: /"accuse"/ });
  await page.goto(`/t/${id}`);
  expect(await untilAsked(page)).toBe(true);
  await page.locator('.suspect.glow').first().click();
  await expect(page.locator('.asking')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.asking')).toBeHidden();
  await expect(page.locator('.suspect.chosen')).toHaveCount(0);
});
