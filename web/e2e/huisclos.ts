/** How a person plays Huis Clos: by touching what glows, and saying yes. */
import type { Page } from '@playwright/test';
import { arrive } from './people';

export const endCard = (page: Page) => page.locator('dialog.end');

/** Sets a table from this page, with so many open seats and so many bots. */
export async function setTable(
  page: Page,
  open: number,
  bots: number,
  options: Record<string, string> = {},
): Promise<string> {
  await arrive(page);
  const id = await page.evaluate(
    async ([friends, novices, chosen]) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'huisclos',
          players: 1 + friends + novices,
          options: chosen,
          seats: ['me', ...Array<string>(friends).fill('open'), ...Array<string>(novices).fill('bot:novice')],
          name: 'Léa',
        }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [open, bots, options] as const,
  );
  await page.goto(`/t/${id}`);
  return `/t/${id}`;
}

/** What a person would touch next: an answer, a clue, a room, or the button that hurries the others. */
type Next = { selector: string; nth: number; dead: boolean; over: boolean };

const HURRY = '.turn .hurry';

async function look(page: Page): Promise<Next> {
  return page.evaluate((hurry) => {
    const found = (selector: string) => document.querySelectorAll(selector).length;
    const chance = (of: number) => Math.random() < of;
    const state = { dead: found('.hand.fallen') > 0, over: found('dialog.end') > 0 };
    const selector = [
      '.asking .button',
      '.deal .button',
      '.casting .button',
      '.casting .glow',
      // Whoever holds a weapon tends to use it, and people flock together: the night is shorter, and deadlier.
      ...(chance(0.7) ? ['.over .weapon.glow, .hand .weapon.glow'] : []),
      '.over .glow, .tip .glow, .hand .glow',
      '.plan .glow',
      hurry,
    ].find((one) => found(one) > 0);
    if (state.over || !selector) return { ...state, selector: '', nth: 0 };
    const first = selector === '.asking .button' || (selector === '.plan .glow' && chance(0.5));
    return { ...state, selector, nth: first ? 0 : Math.floor(Math.random() * found(selector)) };
  }, HURRY);
}

/** Does what the manor asks of this page now, if anything. */
export async function takeTurn(page: Page, by: Hand = click): Promise<Next> {
  const next = await look(page);
  if (next.selector) await by(page, next.selector, next.nth);
  return next;
}

/** By what a person plays: the mouse, a finger, the keys. */
export type Hand = (page: Page, selector: string, nth: number) => Promise<void>;

// What is aimed at may be gone with a move shown meanwhile; then the next look finds something else.
const QUICKLY = { timeout: 1500 };

/** The mouse; whoever waits only hurries the others, which several at one table do far too often to aim each time. */
export const click: Hand = async (page, selector, nth) =>
  selector === HURRY
    ? page.evaluate((hurry) => document.querySelector<HTMLElement>(hurry)?.click(), selector)
    : page
        .locator(selector)
        .nth(nth)
        .click(QUICKLY)
        .catch(() => undefined);

export const tap: Hand = async (page, selector, nth) =>
  page
    .locator(selector)
    .nth(nth)
    .tap(QUICKLY)
    .catch(() => undefined);

/** Until every page shows the end; a game that hangs runs into the time a test has. */
export async function playToTheEnd(
  pages: readonly Page[],
  by: Hand = click,
  died: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const over = new Set<Page>();
  const dead = new Set<Page>();
  while (over.size < pages.length) {
    const looks = await Promise.all(pages.map(async (page) => ({ page, next: await takeTurn(page, by) })));
    for (const { page, next } of looks) {
      if (next.over) over.add(page);
      if (!next.dead || next.over || dead.has(page)) continue;
      dead.add(page);
      await died(page);
    }
  }
}
