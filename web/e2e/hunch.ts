/** Plays Hunch by the controls of the page. */
import { expect, type Locator, type Page } from '@playwright/test';

const question = (page: Page) => page.locator('.asking');

/** Activates a control by mouse or touch. */
export type Press = (target: Locator) => Promise<void>;
const click: Press = (target) => target.click();

const confirm = (page: Page, press: Press) => press(question(page).getByRole('button').first());

async function choose(page: Page, press: Press): Promise<void> {
  for (const card of await page.locator('.choosing fieldset').all())
    await press(card.getByRole('button').first());
  await press(page.locator('.keep'));
}

let written = 0;

async function write(page: Page, press: Press): Promise<void> {
  const card = page.locator('.writing form.active');
  // Words nobody would find in a grid.
  await card.locator('.pen').fill(`zig${'abcdefghij'[written++ % 10]}zag wox`);
  await press(card.locator('.line .button'));
}

async function bid(page: Page, press: Press): Promise<void> {
  const bids = page.locator('.bids .bid');
  if ((await bids.count()) > 0 && written % 2 === 0) {
    const all = /tout|all in/.test((await bids.first().textContent()) ?? '');
    await press(bids.first());
    if (all) await confirm(page, press);
  } else {
    await press(page.locator('.bids .pass'));
    await confirm(page, press);
  }
}

async function place(page: Page, press: Press): Promise<void> {
  const clues = page.locator('.panel .placing button.clue');
  if ((await clues.count()) === 0) await press(page.locator('.bonuses .button').first());
  else {
    await press(clues.first());
    await press(page.locator('.placing .secret.glow').first());
    // A question asks for its answer.
    const answer = page.locator('.answer .button').first();
    if (await answer.isVisible()) await press(answer);
  }
}

async function guess(page: Page, press: Press): Promise<void> {
  await press(page.locator('.rows .secret.glow').first());
  await press(page.locator('.grid button.word[aria-disabled="false"]').first());
  await confirm(page, press);
}

/** What a table may ask of somebody, and how they answer. */
const ASKED: Record<string, (page: Page, press: Press) => Promise<void>> = {
  '.choosing': choose,
  '.writing form.active .pen': write,
  '.bids': bid,
  '.panel .placing': place,
  '.guessing .hunch': guess,
};

/** Takes the turn that the table asks of this page. */
export async function takeTurn(page: Page, press: Press = click): Promise<void> {
  const kinds = Object.keys(ASKED);
  await expect(page.locator(kinds.join(', ')).first()).toBeVisible();
  const asked = await page.evaluate((all) => all.find((kind) => document.querySelector(kind)), kinds);
  await ASKED[asked ?? '']?.(page, press);
}
