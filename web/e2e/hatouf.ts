/** Plays Hatouf as a person: chooses a card, chooses a boat, confirms. */
import type { Locator, Page } from '@playwright/test';

/** Activates a control by mouse, touch or keyboard. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.click();

export const cards = (page: Page) => page.locator('.hand .card.usable');
export const question = (page: Page) => page.locator('.asking .answers button').first();

/** Returns the index of the first text that matches a wish, or 0. */
export function saying(texts: readonly string[], wishes: readonly RegExp[]): number {
  const found = wishes.map((wish) => texts.findIndex((text) => wish.test(text)));
  return found.find((i) => i >= 0) ?? 0;
}

/** Returns the labels and texts of controls. At least one must exist. */
export async function said(choices: Locator): Promise<string[]> {
  await choices.first().waitFor();
  return choices.evaluateAll((all) =>
    all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`),
  );
}

/** Waits for a turn and plays a card. Entering the quay comes before going to sea, and both before moving on. */
export async function takeTurn(page: Page, press: Press = click): Promise<void> {
  const hand = await said(cards(page));
  await press(cards(page).nth(saying(hand, [/entre au quai/, /met à l’eau/, /avance/])));
  // A card for the partner needs no boat, the sailor two, most cards one. A card that can only be discarded is played at once.
  const choices = page.locator('.choices button:not(:text-is("Partager"))');
  for (let boats = 0; boats < 2 && !(await question(page).isVisible()); boats++) {
    if ((await choices.count()) === 0) return;
    await press(choices.nth(saying(await said(choices), [/Livrer|quai de/, /bon vent/])));
  }
  if (await question(page).isVisible()) await press(question(page));
}
