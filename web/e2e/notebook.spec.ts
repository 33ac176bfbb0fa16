/** The notebook of Huis Clos, after a round that once made it fail. */
import { takeTurn } from './huisclos';
import { untilAsked } from './people';
import { expect, test, type Lay, type Page } from './test';

/** Plays on until a control exists. Returns false if the game ends or the player dies first. */
async function playUntil(page: Page, wanted: string): Promise<boolean> {
  while (await untilAsked(page)) {
    if ((await page.locator(wanted).count()) > 0) return true;
    await takeTurn(page);
  }
  return false;
}

const yes = (page: Page) => page.locator('.asking .button').first().click();

/** One round as its first player: takes a clue, slips it into the urn and takes it back, if the other players leave it there. */
async function takeSlipAndTakeBack(page: Page, lay: Lay): Promise<boolean> {
  const options = { characters: 'order', first: '0' };
  await page.goto(`/t/${await lay(page, 'huisclos', { bots: 3, options })}`);
  if (!(await playUntil(page, '.plan .glow'))) return false;
  await page.locator('.plan .room.glow').last().click();
  const option = page.locator('.over .option.glow').first();
  const found = page.locator('.over .look .card.glow:not(.weapon)').first();
  await expect(page.locator('.asking').or(option)).toBeVisible();
  if (await option.isVisible()) await option.click();
  await yes(page);
  if (!(await playUntil(page, '.over .look .card.glow:not(.weapon)'))) return false;
  const clue = (await found.getAttribute('aria-label')) ?? '';
  await found.click();
  await expect(page.locator('.asking').or(option)).toBeVisible();
  if (await option.isVisible()) await option.click();
  await yes(page);
  const ofIt = `[aria-label="${clue}"]`;
  if (!(await playUntil(page, '.hand .card.glow'))) return false;
  // Another player may have taken the clue in the meantime.
  if ((await page.locator(`.hand .card.glow${ofIt}`).count()) === 0) return false;
  await page.locator(`.hand .card.glow${ofIt}`).click();
  await yes(page);
  if (!(await playUntil(page, '.over .urn .card.glow'))) return false;
  await page.locator(`.over .urn .card.glow${ofIt}`).click();
  await yes(page);
  return playUntil(page, '.plan .glow');
}

test('the notebook opens after a clue was taken, slipped and taken back in one round', async ({
  page,
  lay,
}) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  while (!(await takeSlipAndTakeBack(page, lay)));

  await page.getByRole('button', { name: 'Carnet' }).click();
  const notebook = page.getByRole('dialog');
  const box = notebook.locator('section').first().locator('.box').last();
  await expect(box.locator('.what svg')).toHaveCount(1);
  await box.click();
  await expect(box).toHaveAttribute('aria-pressed', 'true');
  await expect(notebook.locator('.reading')).toContainText('·');
  await notebook.locator('.person').first().click();
  await expect(notebook.locator('section.suspect, section.trusted')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(notebook).toBeHidden();
  expect(broken).toEqual([]);
});
