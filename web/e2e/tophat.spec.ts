import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';

const endCard = (page: Page) => page.locator('dialog.end');
const lit = (page: Page) => page.locator('.spot.lit');
/** Lit cells where something goes, not the stacks that could go. */
const landings = (page: Page) => page.locator('.spot.lit:is([aria-label$="ici"], [aria-label$=" here"])');
const onwards = (page: Page) => page.locator('.spot.lit[aria-label$="sauter jusqu’ici"]');
const asking = (page: Page) => page.locator('.asking');
const hurry = (page: Page) => page.getByRole('button', { name: /^(Accélérer|Hurry up)$/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const any = async (targets: Locator) => targets.nth(Math.floor(Math.random() * (await targets.count())));

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer à Top Hat contre des bots' }).click();
  await expect(page.locator('.slot').first()).toBeVisible();
}

async function clean(page: Page, what: string): Promise<void> {
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map((n) => n.target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/** Until the page asks something, or the game is over. */
async function untilAsked(page: Page): Promise<void> {
  await expect(async () => {
    if ((await lit(page).count()) > 0 || (await endCard(page).isVisible())) return;
    await hurry(page)
      .click({ timeout: 200 })
      .catch(() => undefined);
    expect((await lit(page).count()) > 0 || (await endCard(page).isVisible())).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [60] });
}

/** One thing a finger would do now. */
async function tapOn(page: Page): Promise<void> {
  const tap = async (target: Locator) => target.tap({ timeout: 1500 }).catch(() => undefined);
  if (await asking(page).isVisible()) {
    // A chain is followed as far as it goes, then confirmed.
    const more = onwards(page);
    await tap((await more.count()) > 0 ? more.first() : asking(page).getByRole('button').first());
  } else if ((await landings(page).count()) > 0) await tap(await any(landings(page)));
  else if ((await lit(page).count()) > 0) await tap(await any(lit(page)));
  else if (await hurry(page).isVisible()) await tap(hurry(page));
}

test('a whole game by touch on a small phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await sitDown(page);

  // A colour, then a place; a hat dragged; the rest shuffled.
  await page.locator('.bag').nth(1).tap();
  await page.locator('.slot').nth(0).tap();
  await expect(page.locator('.slot').nth(0)).toHaveAccessibleName(/chapeau de Bot/);
  // The board may move under the finger while the bot's own packing is told: then it is dragged again.
  await expect(async () => {
    const bag = await page.locator('.bag').nth(0).boundingBox();
    const place = await page.locator('.slot').nth(3).boundingBox();
    if (!bag || !place) throw new Error('no hats to pack');
    await page.mouse.move(bag.x + 30, bag.y + 15);
    await page.mouse.down();
    await page.mouse.move(place.x + 10, place.y + 10, { steps: 4 });
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await page.mouse.up();
    await expect(page.locator('.slot').nth(3)).toHaveAccessibleName(/chapeau à vous/, { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await clean(page, 'packing');
  await button(page, 'Mélanger pour moi').tap();
  await button(page, 'C’est prêt').tap();

  await untilAsked(page);
  await clean(page, 'placing');
  await expect(async () => {
    await tapOn(page);
    expect(await endCard(page).isVisible()).toBe(true);
  }).toPass({ timeout: 220_000, intervals: [40] });
  await expect(endCard(page).getByText('Les piles, à découvert')).toBeVisible();
  await clean(page, 'end');
  await context.close();
});

/** Goes from one control to the next until one fits, the shorter way round. */
async function tabTo(page: Page, selector: string): Promise<boolean> {
  const where = () =>
    page.evaluate((wanted) => {
      const here = document.activeElement;
      const there = document.querySelector(wanted);
      if (!there) return 'nowhere';
      if (here?.matches(wanted)) return 'here';
      return here && there.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
        ? 'Shift+Tab'
        : 'Tab';
    }, selector);
  for (let i = 0; i < 60; i++) {
    const way = await where();
    if (way === 'here' || way === 'nowhere') return way === 'here';
    await page.keyboard.press(way);
  }
  return false;
}

async function press(page: Page, selector: string): Promise<void> {
  if (await tabTo(page, selector)) await page.keyboard.press('Enter');
}

test('a whole game by keyboard alone', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(420_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jouer à Top Hat contre des bots' })).toBeEnabled();
  await press(page, 'button[aria-label^="Jouer à Top Hat"]');
  await expect(page.locator('.slot').first()).toBeVisible();
  // Ten places, one after another, then ready.
  for (let slot = 0; slot < 10; slot++) await press(page, `[data-slot="${slot}"]`);
  await press(page, '.acts .button:not(.quiet, .bare)');
  await untilAsked(page);

  let went = 0;
  await expect(async () => {
    if (await asking(page).isVisible()) await press(page, '.asking .button');
    else if ((await landings(page).count()) > 0) {
      const cell = await (await any(landings(page))).getAttribute('data-cell');
      await press(page, `[data-cell="${cell}"]`);
    } else if ((await lit(page).count()) > 0) {
      const cell = await (await any(lit(page))).getAttribute('data-cell');
      await press(page, `[data-cell="${cell}"]`);
      went++;
    } else if (await hurry(page).isVisible()) await press(page, '[aria-label="Accélérer"]');
    expect(await endCard(page).isVisible()).toBe(true);
  }).toPass({ timeout: 400_000, intervals: [40] });
  expect(went).toBeGreaterThan(0);
});

test('a jump can be taken back, and the eye shows what one knows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(page);
  await button(page, 'Mélanger pour moi').click();
  await button(page, 'C’est prêt').click();
  const undo = button(page, 'Reprendre un saut');
  await expect(async () => {
    if (await undo.isVisible()) return;
    const click = async (target: Locator) => target.click({ timeout: 1500 }).catch(() => undefined);
    if (await asking(page).isVisible()) await click(asking(page).getByRole('button').first());
    else if ((await landings(page).count()) > 0) await click(await any(landings(page)));
    else if ((await lit(page).count()) > 0) await click(await any(lit(page)));
    else await click(hurry(page));
    expect(await undo.isVisible()).toBe(true);
  }).toPass({ timeout: 120_000, intervals: [40] });
  await expect(asking(page)).toBeVisible();
  await clean(page, 'jump');
  await undo.click();
  await expect(asking(page)).toBeHidden();
  await expect(lit(page).first()).toBeVisible();

  const eye = button(page, 'Mes piles');
  await eye.click();
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('.note')).toContainText('Cachés par vous');
  await clean(page, 'my stacks');
});

for (const lang of ['fr-FR', 'en-GB']) {
  test(`the rules in ${lang} open and are clean`, async ({ browser }) => {
    const context = await browser.newContext({ locale: lang, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto('/rules/tophat');
    await expect(page.locator('#TOP-46')).toBeVisible();
    await clean(page, 'rules');
    await context.close();
  });
}
