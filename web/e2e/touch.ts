/** A tap by touch, which must cause a click. */
import type { Locator, Page } from '@playwright/test';

/** Taps once and waits for the click on the target. A tap without a click is a defect. */
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
