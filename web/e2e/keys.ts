/** A person without a mouse: from one control to the next, and Enter. */
import type { Locator, Page } from '@playwright/test';

/** The number of attempts with all Tab presses at once. Later attempts go one stop at a time. */
const AT_ONCE = 2;
const MOST_TRIES = 100;

/** Returns the number of Tab stops to a control, negative if it lies backwards; 1 or -1 if no stop has the focus. */
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

/** Presses Tab or Shift+Tab until a control has the focus. */
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
