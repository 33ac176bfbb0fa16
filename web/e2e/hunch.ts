/** How a person plays Hunch with a mouse or a finger, by the page's own controls. */
import { expect, type Page } from '@playwright/test';

export const endCard = (page: Page) => page.locator('dialog.end');
const question = (page: Page) => page.locator('.asking');
const pens = (page: Page) => page.locator('.writing .pen');
const hunches = (page: Page) => page.locator('.guessing .hunch');

/** Somebody who does not wait for animations; the button may be gone before it is pressed. */
async function hurry(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Accélérer|Speed up)$/ })
    .click({ timeout: 300 })
    .catch(() => undefined);
}

const confirm = (page: Page) => question(page).getByRole('button').first().click();

async function choose(page: Page): Promise<void> {
  for (const card of await page.locator('.choosing fieldset').all())
    await card.getByRole('button').first().click();
  await page.locator('.keep').click();
  await confirm(page);
  await expect(page.locator('.choosing')).toHaveCount(0);
}

let written = 0;

async function write(page: Page): Promise<void> {
  const left = await pens(page).count();
  const card = page.locator('.writing form.active');
  // Words nobody would find in a grid.
  await card.locator('.pen').fill(`zig${'abcdefghij'[written++ % 10]}zag wox`);
  await card.locator('.line .button').click();
  await expect(pens(page)).toHaveCount(left - 1);
}

async function bid(page: Page): Promise<void> {
  const bids = page.locator('.bids .bid');
  const raise = (await bids.count()) > 0 && Math.random() < 0.5;
  if (raise) await bids.first().click();
  else {
    await page.locator('.bids .pass').click();
    await confirm(page);
  }
  await expect(page.locator('.bids')).toHaveCount(0);
}

async function place(page: Page): Promise<void> {
  const clues = page.locator('.panel .placing button.clue');
  if ((await clues.count()) === 0) await page.locator('.bonuses .button').first().click();
  else {
    await clues.first().click();
    await page.locator('.placing .secret.glow').first().click();
    // A question asks for its answer.
    const answer = page.locator('.answer .button').first();
    const gone = page.locator('.panel:not(:has(.placing))');
    await expect(answer.or(gone)).toBeVisible();
    if (await answer.isVisible()) await answer.click();
  }
  await expect(page.locator('.panel .placing')).toHaveCount(0);
}

async function guess(page: Page): Promise<void> {
  const left = await hunches(page).count();
  await page.locator('.rows .secret.glow').first().click();
  const words = page.locator('.grid button.word[aria-disabled="false"]');
  await words.nth(Math.floor(Math.random() * (await words.count()))).click();
  await confirm(page);
  await expect(hunches(page)).toHaveCount(left - 1);
}

/** What a table may ask of somebody, and how they answer. */
const ASKED: Record<string, (page: Page) => Promise<void>> = {
  '.choosing': choose,
  '.writing form.active .pen': write,
  '.bids': bid,
  '.panel .placing': place,
  '.guessing .hunch': guess,
};

/** What is asked of this page now, if anything. */
async function askedOf(page: Page): Promise<string | undefined> {
  return page.evaluate(
    (kinds) => kinds.find((kind) => document.querySelector(kind)) ?? undefined,
    Object.keys(ASKED),
  );
}

/** Waits, in a hurry, until something is asked; nothing when the game is over instead. */
async function nextAsked(page: Page): Promise<string | undefined> {
  let asked: string | undefined;
  await expect(async () => {
    asked = await askedOf(page);
    if (asked || (await endCard(page).isVisible())) return;
    await hurry(page);
    throw new Error('nothing is asked of this page');
  }).toPass({ timeout: 90_000, intervals: [20] });
  return asked;
}

/** Does the next thing the table asks of this page; whether there was one before the end. */
export async function takeTurn(page: Page): Promise<boolean> {
  const asked = await nextAsked(page);
  if (asked) await ASKED[asked]?.(page);
  return asked !== undefined;
}

/** Everybody at once, each when it is their turn. */
export async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      while (await takeTurn(page));
    }),
  );
}

/** Until the table asks this page for something of a kind. */
export async function untilAsked(page: Page, kind: string): Promise<void> {
  for (;;) {
    const asked = await nextAsked(page);
    if (!asked) throw new Error(`never asked for ${kind}`);
    if ((await page.locator(kind).count()) > 0) return;
    await ASKED[asked]?.(page);
  }
}
