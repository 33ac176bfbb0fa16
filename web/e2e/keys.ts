/** A person without a mouse: from one control to the next, and Enter. */
import type { Page } from '@playwright/test';

/** Goes from one control to the next until one fits, the shorter way round; answers whether it is there. */
export async function tabTo(page: Page, selector: string, nth = 0): Promise<boolean> {
  const way = () =>
    page.evaluate(
      ([wanted, n]) => {
        const here = document.activeElement;
        const there = document.querySelectorAll(wanted)[n];
        if (!there) return 'nowhere';
        if (here === there) return 'here';
        return here && there.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING
          ? 'Shift+Tab'
          : 'Tab';
      },
      [selector, nth] as const,
    );
  for (let i = 0; i < 80; i++) {
    const next = await way();
    if (next === 'here' || next === 'nowhere') return next === 'here';
    await page.keyboard.press(next);
  }
  return false;
}

export async function press(page: Page, selector: string): Promise<void> {
  if (!(await tabTo(page, selector))) throw new Error(`no way by keyboard to ${selector}`);
  await page.keyboard.press('Enter');
}

/** Whether the focus fell back to the top of the page, where nobody who plays by keyboard wants to be. */
export const isFocusLost = (page: Page) => page.evaluate(() => document.activeElement === document.body);
