/** How a person plays Hattari with a mouse or a finger. */
import { expect, type Page } from '@playwright/test';

const glowing = (page: Page) => page.locator('.suspect.glow');
const question = (page: Page) => page.locator('.asking');
export const endCard = (page: Page) => page.locator('dialog.end');

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer à Hattari|Play now: Hattari/ }).click();
  await expect(page.locator('.suspect').first()).toBeVisible();
}

/** Somebody who does not wait for animations. */
async function hurry(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Accélérer|Speed up)$/ });
  if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
}

/** Does what the table asks of this page now, if anything. */
export async function takeTurn(page: Page): Promise<void> {
  const targets = await glowing(page).count();
  if (targets === 0) return hurry(page);
  const swapping = await page
    .getByRole('button', { name: /Laisser tout en place|Leave everything as it is/ })
    .isVisible();
  const target = glowing(page).nth(swapping ? 0 : Math.floor(Math.random() * targets));
  await target.click({ timeout: 2000 }).catch(() => undefined);
  if (await question(page).isVisible())
    await question(page).getByRole('button').first().click({ timeout: 2000 });
}

export async function playToTheEnd(pages: readonly Page[]): Promise<void> {
  const [first] = pages;
  if (!first) return;
  await expect(async () => {
    for (const page of pages) await takeTurn(page);
    expect(await endCard(first).isVisible()).toBe(true);
  }).toPass({ timeout: 420_000, intervals: [60] });
}

/** Until it is this page's turn. */
export async function untilAsked(page: Page): Promise<void> {
  await expect(async () => {
    if ((await glowing(page).count()) > 0) return;
    await hurry(page);
    expect(await glowing(page).count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [100] });
}
