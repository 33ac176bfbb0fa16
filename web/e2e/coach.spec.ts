import type { Page } from '@playwright/test';
import { clean, untilAsked } from './people';
import { expect, test, type Lay } from './test';

const PLAYED = { bots: 1, by: 'novice', over: true };
const ANALYSE = 'Analyser ma partie';

async function analyse(
  page: Page,
  lay: Lay,
  game: string,
  wish: Parameters<Lay>[2] = PLAYED,
): Promise<string> {
  const id = await lay(page, game, wish);
  await page.goto(`/coach/${id}`);
  await expect(page.locator('.summary')).toBeVisible();
  return id;
}

test('after a game one analyses it, one tap from the place of each decision', async ({ page, lay }) => {
  const id = await lay(page, 'hattari', PLAYED);
  await page.goto(`/t/${id}`);
  await page.getByRole('link', { name: ANALYSE }).first().click();
  await expect(page).toHaveURL(new RegExp(`/coach/${id}$`));
  await expect(page.getByText(/^Vous avez (gagné|perdu)\. Vos décisions /)).toBeVisible();
  await expect(page.getByRole('img', { name: /Courbe de vos chances/ })).toBeVisible();
  await clean(page);
  const first = page.locator('details').first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('votre choix')).toBeVisible();
  await first.getByRole('link', { name: /Revoir ce moment/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}#\\d+$`));
  await expect(page.getByRole('link', { name: ANALYSE })).toBeVisible();
});

for (const { game, bots, by } of [
  { game: 'hattari', bots: 2, by: 'random' },
  { game: 'hatouf', bots: 3, by: 'novice' },
  { game: 'hunch', bots: 2, by: 'random' },
  { game: 'huisclos', bots: 3, by: 'random' },
  { game: 'tophat', bots: 1, by: 'random' },
]) {
  test(`a costly decision is drawn with both moves, here and in the replay: ${game}`, async ({
    page,
    lay,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const id = await analyse(page, lay, game, { bots, by, over: true });
    const costly = page.locator('article').first();
    const picture = costly.locator('.picture');
    for (const word of ['Vous', 'Mieux'])
      await expect(picture.getByText(word, { exact: true }).first()).toBeVisible();
    await clean(page, game);
    const better = (await costly.locator('dd').last().textContent()) ?? '';
    await costly.getByRole('link', { name: /Revoir ce moment/ }).click();
    await expect(page).toHaveURL(new RegExp(`/replay/${id}#\\d+$`));
    await expect(page.locator('.foot .line')).toContainText(`Mieux\u00a0: ${better.trim()}`);
    await clean(page, game);
    // The controls leave the height to the board.
    const [way, controls] = [page.locator('.foot .way'), page.locator('.foot .controls')];
    const top = (await way.boundingBox())?.y ?? 0;
    const last = await controls.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0) - top).toBeLessThan(120);
  });
}

test('the first tap on trying again opens a table, without an error and without the introduction', async ({
  page,
  lay,
}) => {
  // As in a browser that has seen no introduction yet.
  await page.addInitScript(() => localStorage.removeItem('chapeau.hints.had'));
  const troubles: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  const id = await analyse(page, lay, 'hattari');
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
  expect(await untilAsked(page)).toBe(true);
  await expect(page.locator('dialog.intro')).toHaveCount(0);
  await clean(page);
  await page.getByRole('link', { name: 'Retour au conseiller' }).click();
  await expect(page).toHaveURL(new RegExp(`/coach/${id}$`));
  await expect(page.locator('.summary')).toBeVisible();
  expect(troubles).toEqual([]);
});

test('where no table can be laid, the page says so beside the button, which may be tapped again', async ({
  page,
  lay,
}) => {
  await analyse(page, lay, 'hattari');
  await page.route('**/again?*', (route) => route.abort(), { times: 1 });
  const last = page.locator('details').last();
  await last.locator('summary').click();
  const again = last.getByRole('button', { name: /Réessayer d’ici/ });
  await again.click();
  await expect(last.getByRole('alert')).toContainText('Le serveur ne répond pas');
  await again.click();
  await expect(page.getByText(/Deuxième essai/)).toBeVisible();
});

test('at Hunch the replay begins with the cards that are dealt, one’s own row last as at the table', async ({
  page,
  lay,
}) => {
  const id = await lay(page, 'hunch', { bots: 2, by: 'novice', over: true });
  await page.goto(`/replay/${id}`);
  const rows = page.locator('.dealt section');
  await expect(rows).toHaveCount(3);
  await expect(rows.last()).toHaveAttribute('aria-label', 'Léa');
  await expect(rows.first().locator('li').first()).not.toBeEmpty();
  await clean(page);
});

test('alone with bots one may ask for a hint, and it says what may be believed', async ({ page, lay }) => {
  await page.goto(`/t/${await lay(page, 'hattari', { bots: 1, offers: /"keep"/ })}`);
  expect(await untilAsked(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Laisser tout en place' })).toBeVisible();
  await page.getByRole('button', { name: 'Un conseil' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ce que vous pouvez savoir' });
  await expect(sheet.getByText('Suspect de gauche', { exact: false }).first()).toBeVisible();
  await expect(sheet.getByText(/de gagner/).first()).toBeVisible();
  // The board stays in view; a move pointed at lights up there.
  await expect(page.locator('.suspect').first()).toBeVisible();
  await expect(page.locator('.suspect.chosen')).toHaveCount(0);
  await sheet
    .getByRole('button', { name: /Échanger/ })
    .first()
    .hover();
  await expect(page.locator('.suspect.chosen')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page.locator('.suspect.chosen')).toHaveCount(0);
});
