import { expect, test, type Locator, type Page } from './test';
import { isFocusLost, press } from './keys';
import { clean, endCard, person, playToTheEnd, untilAsked } from './people';
import { tap } from './touch';

const lit = (page: Page) => page.locator('.spot.lit');
const asking = (page: Page) => page.locator('.asking');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function sitDown(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer à Top Hat contre des bots' }).click();
  await expect(page.locator('.slot').first()).toBeVisible();
}

/** Returns the next control: an answer, a cell to go to, or a stack to move. */
async function toTouch(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lit = [...document.querySelectorAll<HTMLElement>('.spot.lit')];
    const ends = (wanted: RegExp) => lit.filter((spot) => wanted.test(spot.getAttribute('aria-label') ?? ''));
    // A chain is followed as far as it goes, then confirmed.
    const onwards = ends(/sauter jusqu’ici$/);
    const asked = document.querySelector('.asking');
    if (asked && onwards.length === 0) return '.asking .button:not(.quiet)';
    const goals = asked ? onwards : ends(/ ici$/);
    const from = goals.length > 0 ? goals : lit;
    const count = Number(sessionStorage.getItem('touched') ?? '0');
    sessionStorage.setItem('touched', String(count + 1));
    return `[data-cell="${from[(Math.imul(count, 2654435761) >>> 16) % from.length]?.dataset['cell']}"]`;
  });
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

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test('hats are packed by touch on a small phone', async ({ browser }) => {
  const page = await person(browser, 'Léa', SMALL);
  await sitDown(page);

  // A colour, then a place; a hat dragged; the rest shuffled.
  await tap(page.locator('.bag').nth(1));
  await tap(page.locator('.slot').nth(0));
  await expect(page.locator('.slot').nth(0)).toHaveAccessibleName(/un chapeau d[e’]/);
  // The bot packs at the same time, and nothing moves under the finger meanwhile.
  await dragByFinger(page, page.locator('.bag').nth(0), page.locator('.slot').nth(3));
  await expect(page.locator('.slot').nth(3)).toHaveAccessibleName(/chapeau à vous/);
  // What is half packed is still there after a reload.
  await page.reload();
  await expect(page.locator('.slot').nth(0)).toHaveAccessibleName(/un chapeau d[e’]/);
  await expect(page.locator('.slot').nth(3)).toHaveAccessibleName(/chapeau à vous/);
  await clean(page, 'packing');
  await tap(button(page, 'Mélanger pour moi'));
  await tap(button(page, 'C’est prêt'));
  expect(await untilAsked(page)).toBe(true);
  await clean(page, 'placing');
});

test('a whole game by touch on a small phone', { tag: '@long' }, async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', SMALL);
  await page.goto(`/t/${await lay(page, 'tophat', { bots: 1, offers: /"place"/ })}`);
  await playToTheEnd([page], async () => tap(page.locator(await toTouch(page))));
  await expect(endCard(page).getByText('Sous les chapeaux')).toBeVisible();
});

test('how a game ended is read on a small phone', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', SMALL);
  await page.goto(`/t/${await lay(page, 'tophat', { bots: 1, over: true })}`);
  await expect(endCard(page).getByText('Sous les chapeaux')).toBeVisible();
  await clean(page, 'end');
});

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jouer à Top Hat contre des bots' })).toBeEnabled();
  await press(page, 'button[aria-label^="Jouer à Top Hat"]');
  await expect(page.locator('.slot').first()).toBeVisible();
  // Ten places, one after another, while the bot packs too; then ready.
  for (let slot = 0; slot < 10; slot++) await press(page, `[data-slot="${slot}"]`);
  await press(page, '.acts .button:not(.quiet, .bare)');

  let went = 0;
  let lost = 0;
  await playToTheEnd([page], async () => {
    await press(page, await toTouch(page));
    went++;
    if (await isFocusLost(page)) lost++;
  });
  expect(went).toBeGreaterThan(10);
  expect(lost, 'times the focus fell back to the top of the page').toBe(0);
});

type Jump = { type: string; from: number; landings: number[] };

test('a jump can be taken back, and the eye shows what one knows', async ({ page, lay }) => {
  const id = await lay(page, 'tophat', { bots: 1, offers: /"jump"/ });
  const feed = await page.request.get(`/api/tables/${id}/feed?seat=0`);
  const { updates } = (await feed.json()) as { updates: { moves: Jump[] }[] };
  const jump = updates[0]?.moves.find(({ type }) => type === 'jump');
  await page.goto(`/t/${id}`);
  expect(await untilAsked(page)).toBe(true);
  const undo = button(page, 'Reprendre un saut');
  await expect(undo).toBeHidden();
  await page.locator(`[data-cell="${jump?.from}"]`).click();
  await page.locator(`[data-cell="${jump?.landings[0]}"]`).click();
  await expect(undo).toBeVisible();
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
