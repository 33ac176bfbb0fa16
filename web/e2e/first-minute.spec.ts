import { expect, test } from './test';

test.use({ storageState: { cookies: [], origins: [] } });

test('somebody who never played is told what it is about, once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer à Hattari contre des bots' }).click();
  const intro = page.locator('dialog.intro');
  await expect(intro.getByRole('listitem')).toHaveCount(3);
  await intro.getByRole('button', { name: /C’est parti/ }).click();
  await expect(intro).toBeHidden();
  await page.reload();
  await expect(page.locator('.suspect').first()).toBeVisible();
  await expect(intro).toBeHidden();
});

test('a name and a hat are chosen once and kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByRole('textbox', { name: /Votre nom/ }).fill('Anne');
  await page.getByRole('radio', { name: 'Béret' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Inviter des amis à Top Hat' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Anne' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Réglages' }).click();
  await expect(page.getByRole('radio', { name: 'Béret' })).toBeChecked();
});

test('nothing is fetched in vain: what the page names in its head is what it uses', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (line) => line.type() === 'warning' && warnings.push(line.text()));
  for (const path of ['/g/hattari', '/rules/hunch']) {
    await page.goto(path);
    await expect(page.locator('main .seat, main .clause').first()).toBeVisible();
  }
  expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]+\.woff2$/.exec(name) ?? []),
  );
  expect(fonts.map((name) => name.replace(/-.{8}\.woff2$/, '')).sort()).toEqual([
    'atkinson-hyperlegible-400',
    'atkinson-hyperlegible-700',
    'fraunces-600',
  ]);
});
