import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test';
import { endCard, playNow, playToTheEnd, untilAsked } from './hattari';

async function clean(page: Page, what: string): Promise<void> {
  // Colours are judged once things have come to rest.
  await page.waitForTimeout(700);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map((n) => n.target.join(' ')).join(' | ')}`),
  ).toEqual([]);
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
    await context.close();
  });
}
