/** How a person plays Hattari with a mouse or a finger. */
import { expect, type Page } from '@playwright/test';

export const glowing = (page: Page) => page.locator('.suspect.glow');
const question = (page: Page) => page.locator('.asking');

export async function playNow(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer à Hattari|Play Hattari now/ }).click();
  await expect(page.locator('.suspect').first()).toBeVisible();
}

/** Looks at, swaps or accuses the first suspect that is enabled. */
export async function takeTurn(page: Page): Promise<void> {
  await glowing(page).first().click();
  if (await question(page).isVisible()) await question(page).getByRole('button').first().click();
}
