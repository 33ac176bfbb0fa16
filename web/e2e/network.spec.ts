import { expect, test } from './test';
import { playNow, untilAsked } from './hattari';

test('a reload and a lost connection in the middle of a turn lose nothing', async ({ page, context }) => {
  await playNow(page);
  await untilAsked(page);
  const glowing = page.locator('.suspect.glow');
  const seen = page.locator('.suspect .profile.up');
  await glowing.first().click();
  await expect(seen).toHaveCount(1);
  await untilAsked(page);

  await page.reload();
  await expect(seen).toHaveCount(1);
  await expect(glowing.first()).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('Connexion coupée.')).toBeVisible();
  await glowing.first().click();
  await expect(seen).toHaveCount(1);

  await context.setOffline(false);
  await expect(page.getByText('Connexion coupée.')).toBeHidden({ timeout: 20_000 });
  await expect(seen).toHaveCount(2);
});

test('a person who comes back finds the table on the shelf', async ({ page }) => {
  await playNow(page);
  const address = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: /Hattari avec 3\sbots/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.suspect').first()).toBeVisible();
});

test('a refused look says why and opens the rule', async ({ page }) => {
  await playNow(page);
  await expect(async () => {
    await untilAsked(page);
    const barred = page.locator('.suspect:not(.glow)');
    if ((await barred.count()) === 0) await page.locator('.suspect').first().click();
    // It rests (aria-disabled), and may be tapped all the same.
    await barred.first().click({ timeout: 500, force: true });
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Voir la règle' }).click();
  await expect(page.locator('.clause:focus')).toBeVisible();
});
