/** A person without a mouse: from one control to the next, and Enter. */
import type { Locator, Page } from '@playwright/test';

/** In one go at first; then, where Tab stops elsewhere than counted, one stop at a time. */
const AT_ONCE = 2;
const MOST_TRIES = 100;

/** How many stops of Tab lead there, backwards below zero; one at a time from where nothing has the focus. */
const stepsTo = (target: Locator) =>
  target.evaluate((there) => {
    const all = document.querySelectorAll(
      'a[href], button, input:not([type="radio"]:not(:checked)), select, textarea, summary, [tabindex="0"]',
    );
    const stops = [...all].filter(
      (stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'),
    );
    const here = document.activeElement ?? document.body;
    const from = stops.indexOf(here);
    if (here === there) return 0;
    if (from >= 0 && stops.includes(there)) return stops.indexOf(there) - from;
    return there.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });

/** Goes by Tab, the shorter way round, until something has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const steps = await stepsTo(target);
    if (steps === 0) return;
    const stops = tries < AT_ONCE ? Math.abs(steps) : 1;
    for (let i = 0; i < stops; i++) await keyboard.press(steps < 0 ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`no way by keyboard to ${target}`);
}

export async function pressOn(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
}

export const press = (page: Page, selector: string, nth = 0) => pressOn(page.locator(selector).nth(nth));

/** Whether the focus fell back to the top of the page, where nobody who plays by keyboard wants to be. */
export const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);
