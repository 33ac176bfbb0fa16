/** How a person plays Hatouf: a card, what it leads, and yes. */
import type { Locator, Page } from '@playwright/test';

/** By what a person plays: the mouse, a finger, the keys. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.click();

export const cards = (page: Page) => page.locator('.hand .card.usable');
export const question = (page: Page) => page.locator('.asking .answers button').first();

/** The one of these that says this, else the first. */
export function saying(texts: readonly string[], wishes: readonly RegExp[]): number {
  const found = wishes.map((wish) => texts.findIndex((text) => wish.test(text)));
  return found.find((i) => i >= 0) ?? 0;
}

/** What these say, aloud and in writing; there is at least one. */
export async function said(choices: Locator): Promise<string[]> {
  await choices.first().waitFor();
  return choices.evaluateAll((all) =>
    all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`),
  );
}

/** Plays a card, once one is asked to: home before to sea before further on. */
export async function takeTurn(page: Page, press: Press = click): Promise<void> {
  const hand = await said(cards(page));
  await press(cards(page).nth(saying(hand, [/entre au quai/, /met à l’eau/, /avance/])));
  // A card for the partner asks for no boat, the sailor for two, most for one; what can only be thrown away goes at once.
  const choices = page.locator('.choices button:not(:text-is("Partager"))');
  for (let boats = 0; boats < 2 && !(await question(page).isVisible()); boats++) {
    if ((await choices.count()) === 0) return;
    await press(choices.nth(saying(await said(choices), [/quai de|déchargement/, /bon vent/])));
  }
  if (await question(page).isVisible()) await press(question(page));
}
