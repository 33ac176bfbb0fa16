/** People who come to a table, each with a browser of their own. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

type Look = Parameters<Browser['newContext']>[0];

export async function person(browser: Browser, name: string, look: Look | string = {}): Promise<Page> {
  const options = typeof look === 'string' ? { locale: look } : look;
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript((n) => localStorage.setItem('chapeau.name', JSON.stringify(n)), name);
  return page;
}

/** Comes home, and is somebody once the games can be played: who asks for a table sooner may become two people. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.ways .button').first()).toBeEnabled();
}

export const tableOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** A table with no pending update. Its attribute data-settled says whose turn it is. */
export const settled = (page: Page, how: string) => page.locator(`.play[data-settled=${how}]`);

/** Waits until this page has a turn or the game is over. Returns whether it has a turn. */
export async function untilAsked(page: Page): Promise<boolean> {
  const ends = settled(page, 'yours').or(settled(page, 'over'));
  for (;;) {
    await expect(ends).toBeVisible();
    // An update may have arrived since: then the attribute is gone again.
    const how = await page.locator('.play').getAttribute('data-settled');
    if (how === 'yours' || how === 'over') return how === 'yours';
  }
}

/** Waits until the page shows and awaits no more updates. */
export const untilSettled = (page: Page) => expect(page.locator('.play[data-settled]')).toBeVisible();

export const endCard = (page: Page) => page.locator('dialog.end');

/** Plays all turns until the game is over and the end card is visible. */
export async function playToTheEnd(
  pages: readonly Page[],
  takeTurn: (page: Page) => Promise<unknown>,
): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      while (await untilAsked(page)) await takeTurn(page);
      await expect(endCard(page)).toBeVisible();
    }),
  );
}

/**
 * Brings all animations to their end: axe reports low contrast for a card that fades in. Waiting alone is not
 * enough: the promise of a running transition once never settled.
 */
export async function atRest(page: Page): Promise<void> {
  await expect(page.locator('main')).toBeAttached();
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter((a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity);
    for (let found = moving(); found.length > 0; found = moving()) {
      for (const a of found) a.finish();
      await Promise.allSettled(found.map((a) => a.finished));
    }
  });
}

/** Fails if axe reports a violation on the page at rest. */
export async function clean(page: Page, what = ''): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${what} ${id} ${nodes.map((n) => n.target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}
