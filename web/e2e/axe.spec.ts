/** Runs axe once per page and colour scheme, on positions that bots have prepared. */
import { clean, endCard, untilAsked } from './people';
import { deskToken } from './server';
import { expect, test } from './test';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`by ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`axe finds nothing before a game by ${colorScheme}`, async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Jouer à Hattari contre des bots' })).toBeEnabled();
      await clean(page, 'home');
      await page.getByRole('button', { name: 'Réglages' }).click();
      await clean(page, 'settings');
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Règles de Hattari' }).click();
      await expect(page.getByRole('heading', { name: 'Mise en place' })).toBeVisible();
      await clean(page, 'rules');
      await page.goto('/g/hattari');
      await clean(page, 'set-up');
      await page.getByText('Plus d’options').click();
      await expect(page.getByRole('heading', { name: 'Variantes' })).toBeVisible();
      await clean(page, 'set-up');
      await page.goto('/');
      await page.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
      await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
      await clean(page, 'lobby');
    });

    test(`axe finds nothing at a table of Hattari by ${colorScheme}`, async ({ page, lay }) => {
      await page.goto(`/t/${await lay(page, 'hattari', { bots: 3, offers: /"look"/ })}`);
      expect(await untilAsked(page)).toBe(true);
      await clean(page, 'table');
      await page.setViewportSize({ width: 390, height: 844 });
      await clean(page, 'table on a phone');
      const over = await lay(page, 'hattari', { bots: 3, by: 'novice', over: true });
      await page.goto(`/t/${over}`);
      await expect(endCard(page)).toBeVisible();
      await clean(page, 'end on a phone');
      await endCard(page).getByRole('link', { name: 'Revoir la partie' }).click();
      await expect(page.getByRole('slider')).toBeVisible();
      await clean(page, 'replay');
      await page.goto(`/coach/${over}`);
      await expect(page.getByText(/parmi les meilleures/).first()).toBeVisible();
      await page.locator('details summary').first().click();
      await clean(page, 'coach');
    });

    test(`axe finds nothing on what is about people and places by ${colorScheme}`, async ({ page, lay }) => {
      await lay(page, 'hattari', { bots: 3, over: true });
      await page.goto('/tables');
      await page.getByRole('button', { name: 'Jouer à Hattari contre des bots' }).click();
      await expect(page).toHaveURL(/\/t\//);
      await untilAsked(page);
      await page.goto('/tables');
      await expect(page.getByRole('link', { name: /Y retourner/ }).first()).toBeVisible();
      await clean(page, 'open tables');
      await page.goto('/me');
      await expect(page.getByRole('list', { name: 'Terminées' })).toBeVisible();
      await clean(page, 'oneself');
      await page.goto('/move');
      await expect(page.getByRole('alert')).toBeVisible();
      await clean(page, 'another device');
      for (const nothing of ['/nowhere', '/t/nothing', '/shared']) {
        await page.goto(nothing);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await clean(page, nothing);
      }
      await page.goto('/desk');
      await clean(page, 'desk');
      await page.getByLabel('Jeton du bureau').fill(deskToken);
      await page.getByRole('button', { name: 'Ouvrir le bureau' }).click();
      await expect(page.getByRole('heading', { name: 'Signalements' })).toBeVisible();
      await clean(page, 'open desk');
    });
  });
}
