/** The pace at which the page shows events, what waits for a tap, and how to skip it. */
import { untilAsked } from './people';
import { expect, test, type Page } from './test';

test.use({ pace: 'calm' });

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuer' });

/** The clock of the page stands still from here on, so nothing ends by itself. */
const stopTheClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

async function accuse(page: Page): Promise<void> {
  await page.locator('.suspect.glow').first().click();
  await page.locator('.asking').getByRole('button').first().click();
  await expect(page.locator('.play[data-settled]')).toHaveCount(0);
}

/** Moves the clock of the page on until the end of the round waits for a tap. */
async function untilItRests(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return goOn(page).isVisible();
    })
    .toBe(true);
}

test('what is being shown goes by at once where somebody speeds it up, up to the end of the round', async ({
  page,
  lay,
}) => {
  await page.clock.install();
  const id = await lay(page, 'hattari', { bots: 3, options: { first: '0' }, offers: /"accuse"/ });
  await page.goto(`/t/${id}`);
  expect(await untilAsked(page)).toBe(true);
  await stopTheClock(page);
  await accuse(page);
  const hurry = page.getByRole('button', { name: 'Accélérer' });
  await expect(hurry).toBeVisible();
  // The bots decide one after another; what they do is shown at once as long as it is asked for.
  await expect(async () => {
    if (await hurry.isVisible()) await hurry.click({ timeout: 1000 });
    await expect(goOn(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await goOn(page).click();
  await expect(goOn(page)).toBeHidden();
});

for (const ends of ['by itself after eight seconds', 'by a tap']) {
  test(`the end of a round stays, with what it meant, and goes ${ends}`, async ({ page, lay }) => {
    await page.clock.install();
    // The reader accuses last.
    const wish = { bots: 2, options: { first: '1' }, offers: /"accuse"/ };
    await page.goto(`/t/${await lay(page, 'hattari', wish)}`);
    expect(await untilAsked(page)).toBe(true);
    await stopTheClock(page);
    await accuse(page);
    await untilItRests(page);
    await expect(page.locator('.foot .turn')).toContainText(/^\s*(Bien vu|Raté)/);
    await expect(page.locator('.suspect.revealed')).toHaveCount(3);
    if (ends === 'by a tap') await goOn(page).click();
    else {
      await page.clock.runFor(7000);
      await expect(goOn(page)).toBeVisible();
      await page.clock.runFor(1000);
    }
    await expect(goOn(page)).toBeHidden();
    // What becomes of the markers follows, at its own pace.
    await expect(page.locator('.reminder .note')).toBeVisible();
  });
}
