import { expect, test, type Page } from './test';
import { clean, person } from './people';
import { press } from './keys';
import { goOn, learn, note, readUntil, realGame } from './lesson';
import { tap } from './touch';

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
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Apprendre en jouant à Top Hat/ })).toBeEnabled();
  await press(page, '[aria-label^="Apprendre en jouant à Top Hat"]');
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
  await readByKeyUntil(page, /pouvez enchaîner/);
  for (const at of [6, 21, 39, 54]) await cell(page, at);
  await press(page, '.asking .button');
  const read = await readByKeyUntil(page, /sautez si vous pouvez/);
  expect(read.join()).toMatch(/la pile est à vous.*chapeau neutre.*cercle extérieur/);
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
  await readUntil(page, /Écrivez un indice/);
  for (const [card, clue] of ['noir', 'cuisine'].entries()) {
    await expect(page.locator('.writing .clue')).toHaveCount(card);
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

test('Hatouf is learnt by playing, by touch on a small phone, and the chart keeps its size', async ({
  browser,
}) => {
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const page = await person(browser, 'Léa', small);
  await learn(page, 'Hatouf');
  const read = (advice: RegExp) => readUntil(page, advice, () => tap(goOn(page)));
  const high = async () => (await page.locator('.sheet').boundingBox())?.height ?? 0;
  const chart = await high();
  expect(chart).toBeGreaterThan(180);
  const ownBoat = page.locator('.sheet [data-boat].chosen');
  /** A card, what it does, and yes; the boat it moves is in view by then. */
  const play = async (rank: number, ...does: RegExp[]) => {
    await tap(page.locator(`.hand .card[data-rank="${rank}"]`));
    for (const one of does) await tap(page.locator('.choices button').filter({ hasText: one }).first());
    await expect(page.locator('.asking')).toBeVisible();
    if (does.length > 0) await expect(ownBoat).toBeInViewport();
    expect(await high()).toBe(chart);
    await tap(page.locator('.asking .button').first());
  };
  const said = await read(/échangez une carte/);
  await play(2);
  await read(/Jouez le 8/);
  await play(8, /case 8/);
  await read(/Le 4 fait reculer/);
  await play(4, /Paimpol/);
  said.push(...(await read(/Seuls un 1 ou un K/)));
  await play(1, /Or/);
  await read(/Joué entier, le 7/);
  await play(7, /Or/);
  said.push(...(await read(/Le marin \(M\)/)));
  await play(11, /Or/, /Vin/);
  await read(/vous savez l’essentiel/);
  expect(said.join()).toMatch(/Bienvenue.*Déchargé.*Coulé/s);
  expect(await high()).toBe(chart);
});

test('Huis Clos is learnt by playing, in English, and axe finds nothing in the lesson', async ({
  browser,
}) => {
  const page = await person(browser, 'Léa', 'en-GB');
  await learn(page, 'Huis Clos');
  const yes = async () => page.locator('.asking .button').first().click();
  await readUntil(page, /you are the Murderer/);
  await page.getByRole('button', { name: 'Turn the card over' }).click();
  await expect(page.locator('.deal')).toContainText(/Murderer/);
  await page.locator('.deal .button').click();
  await page.locator('.over .glow').first().click();
  await yes();
  await readUntil(page, /search the Library/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await clean(page, colorScheme);
  }
  await page.locator('.room.library').click();
  await yes();
  await readUntil(page, /weapon of the Drawing Room, and kills only there/);
  await page.locator('.clues .weapon').click();
  await page.getByRole('button', { name: 'Take the poker and keep everything' }).click();
  await yes();
  const came = await readUntil(page, /slip the poker in, and farewell/);
  expect(came.join()).toMatch(/goes to the Drawing Room/);
  await page.locator('.hand .weapon.glow[aria-label*="poker"]').click();
  await yes();
  const died = await readUntil(page, /The living each take a clue back/);
  expect(died.join()).toMatch(/The urn is opened.*shows their card and is out/);
  await page.locator('.over .glow').first().click();
  await yes();
  await readUntil(page, /you know the essentials/);
  const lesson = page.url();
  await note(page).getByRole('button', { name: 'Finish this one' }).click();
  await expect(note(page)).toBeHidden();
  expect(page.url()).toBe(lesson);
  await expect(page.locator('.foot .turn')).toBeVisible();
});
