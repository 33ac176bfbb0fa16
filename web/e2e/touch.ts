/** A finger: one tap, and the click it must become. */
import type { Locator, Page } from '@playwright/test';

/** Taps once, and waits until the page has heard a click on what was tapped: a tap that nothing hears is a defect. */
export async function tap(target: Locator): Promise<void> {
  const page: Page = target.page();
  await page.evaluate(() => {
    const heard = new Promise<void>((done) =>
      addEventListener('click', () => done(), { capture: true, once: true }),
    );
    Object.assign(window, { heard });
  });
  await target.tap();
  await page.evaluate(() => (window as unknown as { heard: Promise<void> }).heard);
}
