/** How a person plays Huis Clos: by touching what glows, and saying yes. */
import type { Page } from '@playwright/test';

/** Activates a control by mouse, touch or keyboard. */
export type Hand = (page: Page, selector: string, nth: number) => Promise<void>;

export const click: Hand = (page, selector, nth) => page.locator(selector).nth(nth).click();

/** Takes the next step: an answer, a clue, a room. Weapons come first, which shortens the game. */
export async function takeTurn(page: Page, by: Hand = click): Promise<void> {
  const next = await page.evaluate(() => {
    const found = (selector: string) => document.querySelectorAll(selector).length;
    const selector = [
      '.asking .button',
      '.deal .button',
      '.casting .button',
      '.casting .glow',
      '.over .weapon.glow, .hand .weapon.glow',
      '.over .glow, .tip .glow, .hand .glow',
      '.plan .glow',
    ].find((one) => found(one) > 0);
    if (!selector) return undefined;
    const count = Number(sessionStorage.getItem('touched') ?? '0');
    sessionStorage.setItem('touched', String(count + 1));
    // The choice of a control is the same in each run. An answer is always the first one.
    return {
      selector,
      nth: selector === '.asking .button' ? 0 : (Math.imul(count, 2654435761) >>> 16) % found(selector),
    };
  });
  if (!next) throw new Error('asked, and nothing to touch');
  await by(page, next.selector, next.nth);
}
