import { expect, test, type Page } from './test';
import { endCard } from './hattari';

/** Goes from one control to the next until one fits. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

test('one person beats, or loses to, three bots by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jouer à Hattari contre des bots' })).toBeEnabled();
  expect(await tabTo(page, 'button[aria-label^="Jouer à Hattari"]')).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('.suspect').first()).toBeVisible();

  await expect(async () => {
    if ((await page.locator('.suspect.glow').count()) > 0) {
      await tabTo(page, '.suspect.glow');
      await page.keyboard.press('Enter');
      // A second Enter on the same target confirms, where the table asks.
      if (await page.locator('.asking').isVisible()) await page.keyboard.press('Enter');
    } else if (await page.getByRole('button', { name: 'Accélérer' }).isVisible()) {
      await tabTo(page, '[aria-label="Accélérer"]');
      await page.keyboard.press('Enter');
    }
    expect(await endCard(page).isVisible()).toBe(true);
  }).toPass({ timeout: 420_000, intervals: [60] });

  await page.keyboard.press('Escape');
  await expect(endCard(page)).toBeHidden();
});

test('Esc takes a choice back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer à Hattari contre des bots' }).click();
  await expect(page.locator('.suspect').first()).toBeVisible();
  await expect(async () => {
    await page
      .locator('.suspect.glow')
      .first()
      .click({ timeout: 300 })
      .catch(() => undefined);
    expect(await page.locator('.asking').isVisible()).toBe(true);
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.asking')).toBeHidden();
  await expect(page.locator('.suspect.chosen')).toHaveCount(0);
});
