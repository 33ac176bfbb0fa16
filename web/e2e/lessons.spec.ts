import { expect, test, type Page } from '@playwright/test';
import { press } from './keys';
import { learn, note, readUntil, realGame } from './lesson';

const suspect = (page: Page, place: number) => page.locator('.suspect').nth(place);

async function accuse(page: Page, place: number): Promise<void> {
  await suspect(page, place).click();
  await page.locator('.asking').getByRole('button').first().click();
}

test('Hattari is learnt by playing: three rounds, and a real game follows', async ({ page }) => {
  await learn(page, 'Hattari');
  expect(await readUntil(page, /regardez les deux autres/)).toHaveLength(3);
  await suspect(page, 1).click();
  await suspect(page, 2).click();
  await readUntil(page, /bluffait/);
  await accuse(page, 1);
  expect(await readUntil(page, /Regardez les deux autres suspects/)).toHaveLength(3);

  // Whoever comes back finds the lesson where it was.
  await page.reload();
  await readUntil(page, /Regardez les deux autres suspects/);
  await suspect(page, 0).click();
  await suspect(page, 2).click();
  await readUntil(page, /Le 5\s!/);
  await accuse(page, 0);
  await readUntil(page, /Regardez le suspect de gauche/);
  await suspect(page, 0).click();
  await suspect(page, 1).click();
  await readUntil(page, /laissez tout en place/);
  await page.getByRole('button', { name: 'Laisser tout en place' }).click();
  await readUntil(page, /Bluffez/);
  await accuse(page, 0);
  const read = await readUntil(page, /Vous savez l’essentiel/);
  expect(read.join()).toMatch(/Le bluff a pris\s! .* 3\smarqueurs noirs/);
  const lesson = page.url();
  await realGame(page).click();
  await expect(page).not.toHaveURL(lesson);
  await expect(page.locator('.suspect').first()).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('whoever leaves the path, or the lesson, plays on', async ({ page }) => {
  await learn(page, 'Hattari');
  await readUntil(page, /regardez les deux autres/);
  await suspect(page, 2).click();
  await suspect(page, 1).click();
  await readUntil(page, /bluffait/);
  await accuse(page, 2);
  await readUntil(page, /Regardez les deux autres suspects/);
  await note(page).getByRole('button', { name: 'Continuer cette partie sans la leçon' }).click();
  await expect(note(page)).toBeHidden();
  await page.reload();
  await expect(page.locator('.suspect.glow').first()).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('Top Hat is learnt by playing, by keyboard alone', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('chapeau.pace', '"instant"'));
  await page.goto('/');
  await expect(page.locator('.learn').first()).toBeEnabled();
  await press(page, '[aria-label^="Apprendre Top Hat"]');
  await expect(note(page)).toContainText('Mélanger pour moi');
  await press(page, '.acts .button');
  await press(page, '.acts .button:not(.quiet, .bare)');
  await readByKeyUntil(page, /case signalée/);
  await cell(page, 6);
  await press(page, '.asking .button');
  for (const at of [45, 32, 15, 28]) {
    await readByKeyUntil(page, /Posez les autres/);
    await cell(page, at);
    await press(page, '.asking .button');
  }
  await readByKeyUntil(page, /peut enchaîner/);
  for (const at of [6, 21, 39, 54]) await cell(page, at);
  await press(page, '.asking .button');
  const read = await readByKeyUntil(page, /sautez si vous pouvez/);
  expect(read.join()).toMatch(/la pile est à vous.*chapeau neutre.*cercle du bord/);
  await press(page, '.spot.lit');
  await expect(page.locator('.spot.lit[aria-label$="ici"]').first()).toBeVisible();
  await press(page, '.spot.lit[aria-label$="ici"]');
  if (await page.locator('.asking').isVisible()) await press(page, '.asking .button');
  await readByKeyUntil(page, /Vous savez l’essentiel/);
});

async function cell(page: Page, at: number): Promise<void> {
  await expect(page.locator(`.spot.lit[data-cell="${at}"]`)).toBeVisible();
  await press(page, `.spot.lit[data-cell="${at}"]`);
}

/** Continue has the focus when there is something to read: Enter is enough. */
async function readByKeyUntil(page: Page, advice: RegExp): Promise<string[]> {
  return readUntil(page, advice, async () => {
    await expect(page.locator('.lesson .go')).toBeFocused();
    await page.keyboard.press('Enter');
  });
}

test('Hunch is learnt by playing: a sale, a clue and a hunch', async ({ page }) => {
  await learn(page, 'Hunch');
  await readUntil(page, /vos trois secrets/);
  for (const card of await page.locator('.choosing fieldset').all())
    await card.getByRole('button', { name: /île|chat|bateau/ }).click();
  await page.locator('.keep').click();
  await page.locator('.asking').getByRole('button').first().click();
  for (const clue of ['noir', 'cuisine']) {
    await readUntil(page, /Écrivez un indice/);
    await page.locator('.writing form.active .pen').fill(clue);
    await page.locator('.writing form.active .line .button').click();
  }
  await readUntil(page, /Offrez-en 2/);
  await page.locator('.bids .bid').first().click();
  await readUntil(page, /Vous choisissez/);
  await page.locator('.panel .placing button.clue').first().click();
  await page.locator('.placing .secret.glow').nth(1).click();
  await readUntil(page, /Gardez vos pièces/);
  await page.locator('.bids .pass').click();
  await page.locator('.asking').getByRole('button').first().click();
  await readUntil(page, /Un bonus/);
  await page.locator('.bonuses .button').first().click();
  await readUntil(page, /«\shiver\s»/);
  await page.locator('.rows .secret.glow').filter({ hasText: 'hiver' }).first().click();
  await page.locator('.grid button.word', { hasText: 'neige' }).click();
  await page.locator('.asking').getByRole('button').first().click();
  const read = await readUntil(page, /Vous savez l’essentiel/);
  expect(read.join()).toMatch(/Deviné\s!/);
});
