import { deskToken } from '../playwright.config';
import { clean as judge } from './people';
import { expect, test, type Page } from './test';
import { endCard, playNow, playToTheEnd, untilAsked } from './hattari';

/** Colours are judged once things have come to rest. */
async function clean(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(700);
  await judge(page, what);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing by ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
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
    await expect(page.getByRole('heading', { name: 'Variantes' })).toBeVisible();
    await clean(page, 'set-up');
    await page.goto('/');
    await page.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
    await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
    await clean(page, 'lobby');
    await playNow(page);
    await untilAsked(page);
    await clean(page, 'table');
    await page.setViewportSize({ width: 390, height: 844 });
    await clean(page, 'table on a phone');
    await playToTheEnd([page]);
    await clean(page, 'end');
    await endCard(page).getByRole('link', { name: 'Revoir la partie' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await clean(page, 'replay');
    await page.goto(page.url().replace('/replay/', '/coach/'));
    await expect(page.getByText(/décisions? regardée/)).toBeVisible({ timeout: 60_000 });
    await page.locator('details summary').first().click();
    await clean(page, 'coach');

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
    await context.close();
  });
}
