import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from './test';
import { isFocusLost, press, tabTo } from './keys';

const endCard = (page: Page) => page.locator('dialog.end');
const lit = (page: Page) => page.locator('.spot.lit');
/** Lit cells where something goes, not the stacks that could go. */
const landings = (page: Page) => page.locator('.spot.lit:is([aria-label$="ici"], [aria-label$=" here"])');
const onwards = (page: Page) => page.locator('.spot.lit[aria-label$="sauter jusqu’ici"]');
const asking = (page: Page) => page.locator('.asking');
const hurry = (page: Page) => page.getByRole('button', { name: /^(Accélérer|Speed up)$/ });
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

const middle = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing there to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Real touches, as a finger makes them: the browser may scroll or capture, which a mouse would never show. */
async function dragByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  const start = await middle(from);
  const end = await middle(to);
  await touch('touchStart', start);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    });
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
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
  await expect(page.locator('.slot').nth(0)).toHaveAccessibleName(/un chapeau d[e’]/);
  // The bot packs at the same time, and nothing moves under the finger meanwhile.
  await dragByFinger(page, page.locator('.bag').nth(0), page.locator('.slot').nth(3));
  await expect(page.locator('.slot').nth(3)).toHaveAccessibleName(/chapeau à vous/);
  // What is half packed is still there after a reload.
  await page.reload();
  await expect(page.locator('.slot').nth(0)).toHaveAccessibleName(/un chapeau d[e’]/);
  await expect(page.locator('.slot').nth(3)).toHaveAccessibleName(/chapeau à vous/);
  await clean(page, 'packing');
  await button(page, 'Mélanger pour moi').tap();
  await button(page, 'C’est prêt').tap();

  await untilAsked(page);
  await clean(page, 'placing');
  await expect(async () => {
    await tapOn(page);
    expect(await endCard(page).isVisible()).toBe(true);
  }).toPass({ timeout: 220_000, intervals: [40] });
  await expect(endCard(page).getByText('Sous les chapeaux')).toBeVisible();
  await clean(page, 'end');
  await context.close();
});

/** The next thing to press: the answer to a question, a cell to go to, a stack to move, or the button that hurries the bot. */
async function toPress(page: Page): Promise<string> {
  return page.evaluate(() => {
    if (document.querySelector('.asking')) return '.asking .button';
    const lit = [...document.querySelectorAll<HTMLElement>('.spot.lit')];
    const goals = lit.filter((spot) => / ici$/.test(spot.getAttribute('aria-label') ?? ''));
    const from = goals.length > 0 ? goals : lit;
    const cell = from[Math.floor(Math.random() * from.length)]?.dataset['cell'];
    if (cell) return `[data-cell="${cell}"]`;
    return document.querySelector('[aria-label="Accélérer"]') ? '[aria-label="Accélérer"]' : '';
  });
}

test('a whole game by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jouer à Top Hat contre des bots' })).toBeEnabled();
  await press(page, 'button[aria-label^="Jouer à Top Hat"]');
  await expect(page.locator('.slot').first()).toBeVisible();
  // Ten places, one after another, while the bot packs too; then ready.
  for (let slot = 0; slot < 10; slot++) await press(page, `[data-slot="${slot}"]`);
  await press(page, '.acts .button:not(.quiet, .bare)');
  await untilAsked(page);

  let went = 0;
  let lost = 0;
  await expect(async () => {
    const next = await toPress(page);
    // What was lit may be gone with the bot's move: then there is something else to do.
    if (next && (await tabTo(page, next))) {
      await page.keyboard.press('Enter');
      went++;
      if (await isFocusLost(page)) lost++;
    }
    expect(await endCard(page).isVisible()).toBe(true);
  }).toPass({ timeout: 220_000, intervals: [20] });
  expect(went).toBeGreaterThan(10);
  expect(lost, 'times the focus fell back to the top of the page').toBe(0);
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
    // Our own readings are folded: asked for by name, one opens.
    await expect(page.locator('#TOP-46')).toBeAttached();
    await expect(page.locator('#TOP-01')).toBeVisible();
    await clean(page, 'rules');
    await context.close();
  });
}
