/** People who come to a table, each with a browser of their own. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Browser, type Page } from '@playwright/test';

export async function person(browser: Browser, name: string, locale = 'fr-FR'): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  await page.addInitScript((n) => localStorage.setItem('chapeau.name', JSON.stringify(n)), name);
  return page;
}

/** Comes home, and is somebody once the games can be played: who asks for a table sooner may become two people. */
export async function arrive(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.ways .button').first()).toBeEnabled();
}

export const tableOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Whatever axe has to say about a page, once it is there, which is nothing. */
export async function clean(page: Page, what = ''): Promise<void> {
  await expect(page.locator('main')).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${what} ${id} ${nodes.map((n) => n.target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}
