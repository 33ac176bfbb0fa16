/** How somebody takes a lesson: reads, goes on, and does what is advised. */
import { expect, type Page } from '@playwright/test';

export const note = (page: Page) => page.locator('.lesson');
export const goOn = (page: Page) => note(page).getByRole('button', { name: /^(Continuer|Continue)$/ });
export const realGame = (page: Page) =>
  note(page).getByRole('button', { name: /^(Une vraie partie|A real game)$/ });

/** Sits down to learn; nothing is waited for that need not be. */
export async function learn(page: Page, game: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('chapeau.pace', '"instant"'));
  await page.goto('/');
  await page
    .getByRole('button', { name: new RegExp(`(Apprendre en jouant à|Learn by playing) ${game}`) })
    .click();
  await expect(note(page)).toBeVisible();
}

/** Reads on until the learner is advised so, or the lesson ends; answers what was read. */
export async function readUntil(
  page: Page,
  advice: RegExp,
  onwards = () => goOn(page).click({ timeout: 1000 }),
): Promise<string[]> {
  const read: string[] = [];
  await expect(async () => {
    // What waits to be read stays until it was: look for the button first, then at what it belongs to.
    const waits = await goOn(page).isVisible();
    const text = (await note(page).locator('p').textContent()) ?? '';
    if (advice.test(text)) return;
    if (waits) {
      read.push(text);
      await onwards();
    }
    expect(text).toMatch(advice);
  }).toPass({ timeout: 30_000, intervals: [50] });
  return read;
}
