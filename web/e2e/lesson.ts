/** How somebody takes a lesson: reads, goes on, and does what is advised. */
import { expect, type Page } from '@playwright/test';

export const note = (page: Page) => page.locator('.lesson');
export const goOn = (page: Page) => note(page).getByRole('button', { name: /^(Continuer|Continue)$/ });
export const realGame = (page: Page) =>
  note(page).getByRole('button', { name: /^(Une vraie partie|A real game)$/ });

export async function learn(page: Page, game: string): Promise<void> {
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
  onwards: () => Promise<unknown> = () => goOn(page).click(),
): Promise<string[]> {
  const read: string[] = [];
  const told = note(page).locator('p').filter({ hasText: advice });
  // A text stays until it is confirmed; advice stays until it is followed.
  for (;;) {
    await expect(goOn(page).or(told).first()).toBeVisible();
    if (await told.isVisible()) return read;
    // The note may have changed between the two looks.
    if (!(await goOn(page).isVisible())) continue;
    const text = (await note(page).locator('p').textContent()) ?? '';
    read.push(text);
    await onwards();
  }
}
