import { clean, untilAsked } from './people';
import { expect, test } from './test';

const PLAYED = { bots: 1, by: 'novice', over: true };

test('after a game one is shown what one could have known, one tap from its place', async ({ page, lay }) => {
  const id = await lay(page, 'hattari', PLAYED);
  await page.goto(`/t/${id}`);
  await page.getByRole('link', { name: 'Qu’aurais-je pu savoir ?' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/coach/${id}$`));
  await expect(page.getByText(/décisions? regardée/)).toBeVisible();
  await expect(page.getByRole('img', { name: /Courbe de vos chances/ })).toBeVisible();
  await clean(page);
  const first = page.locator('details').first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('votre choix')).toBeVisible();
  await first.getByRole('link', { name: /Revoir ce moment/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}#\\d+$`));
  await expect(page.getByRole('link', { name: 'Qu’aurais-je pu savoir ?' })).toBeVisible();
});

test('one tries again from a decision, with what one knew, and comes back to the coach', async ({
  page,
  lay,
}) => {
  const id = await lay(page, 'hattari', PLAYED);
  await page.goto(`/coach/${id}`);
  await expect(page.getByText(/décisions? regardée/)).toBeVisible();
  const last = page.locator('details').last();
  await last.locator('summary').click();
  await last.getByRole('button', { name: /Réessayer d’ici/ }).click();
  await expect(page).toHaveURL(/\/t\/(?!.*coach)/);
  await expect(page.getByText(/Deuxième essai/)).toBeVisible();
  const table = page.url().split('/t/')[1];
  expect(table).not.toBe(id);
  // It is still there, at the same place, for whoever comes back to it.
  await page.reload();
  await expect(page.getByText(/Deuxième essai/)).toBeVisible();
  await expect(page.locator('.suspect')).toHaveCount(3);
  await clean(page);
  await page.getByRole('link', { name: 'Retour au conseiller' }).click();
  await expect(page).toHaveURL(new RegExp(`/coach/${id}$`));
});

test('alone with bots one may ask for a hint, and it says what may be believed', async ({ page, lay }) => {
  await page.goto(`/t/${await lay(page, 'hattari', { bots: 1, offers: /"keep"/ })}`);
  expect(await untilAsked(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Laisser tout en place' })).toBeVisible();
  await page.getByRole('button', { name: 'Un conseil' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ce que vous pouvez savoir' });
  await expect(sheet.getByText('Suspect de gauche', { exact: false }).first()).toBeVisible();
  await expect(sheet.getByText(/de gagner/).first()).toBeVisible();
});
