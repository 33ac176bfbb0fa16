/** How a person plays Hunch with a mouse or a finger, by the page's own controls. */
import { expect, type Page } from '@playwright/test';

export const endCard = (page: Page) => page.locator('dialog.end');
const question = (page: Page) => page.locator('.asking');
const soon = { timeout: 2000 };

/** Somebody who does not wait for animations. */
async function hurry(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Accélérer|Hurry up)$/ });
  if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
}

async function confirm(page: Page): Promise<void> {
  if (await question(page).isVisible()) await question(page).getByRole('button').first().click(soon);
}

let written = 0;

async function choose(page: Page): Promise<void> {
  for (const card of await page.locator('.choosing fieldset').all())
    await card.getByRole('button').first().click(soon);
  await page.locator('.keep').click(soon);
  await confirm(page);
}

async function write(page: Page): Promise<void> {
  const card = page.locator('.writing form.active');
  const pen = card.locator('.pen');
  if ((await pen.count()) === 0) return;
  // Words nobody would find in a grid.
  await pen.fill(`zig${'abcdefghij'[written++ % 10]}zag wox`, soon);
  await card.locator('.line .button').click(soon);
}

async function place(page: Page): Promise<void> {
  const clues = page.locator('.placing button.clue');
  if ((await clues.count()) === 0) {
    await page.locator('.bonuses .button').first().click(soon);
    return;
  }
  if ((await page.locator('.placing .clue.picked').count()) === 0) await clues.first().click(soon);
  await page.locator('.placing .secret.glow').first().click(soon);
  const answer = page.locator('.answer .button').first();
  if (await answer.isVisible()) await answer.click(soon);
}

async function guess(page: Page): Promise<void> {
  if (await question(page).isVisible()) return confirm(page);
  const words = page.locator('.grid button.word[aria-disabled="false"]');
  if ((await words.count()) === 0) {
    await page.locator('.rows .secret.glow').first().click(soon);
    return;
  }
  await words.nth(Math.floor(Math.random() * (await words.count()))).click(soon);
  await confirm(page);
}

/** Does what the table asks of this page now, if anything. */
export async function takeTurn(page: Page): Promise<void> {
  const phase = async (selector: string) => (await page.locator(selector).count()) > 0;
  const act = async (): Promise<void> => {
    if (await endCard(page).isVisible()) return;
    if (await phase('.choosing')) return choose(page);
    if (await phase('.writing')) return write(page);
    if (await phase('.bids')) {
      const bids = page.locator('.bids .bid');
      const raise = (await bids.count()) > 0 && Math.random() < 0.5;
      return raise ? bids.first().click(soon) : page.locator('.bids .pass').click(soon);
    }
    if (await phase('.placing')) return place(page);
    if (await phase('.guessing')) return guess(page);
    return hurry(page);
  };
  // The table may move on under one's hand.
  await act().catch(() => undefined);
}

export async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  await expect(async () => {
    for (const page of pages) await takeTurn(page);
    expect(await endCard(first).isVisible()).toBe(true);
  }).toPass({ timeout: 400_000, intervals: [60] });
}

/** Until the table asks this page for something of a kind. */
export async function untilAsked(page: Page, selector: string): Promise<void> {
  await expect(async () => {
    if ((await page.locator(selector).count()) === 0) await takeTurn(page);
    expect(await page.locator(selector).count()).toBeGreaterThan(0);
  }).toPass({ timeout: 120_000, intervals: [60] });
}
