/** How a person plays Huis Clos: by touching what glows, and saying yes. */
import { expect, type Page } from '@playwright/test';

export const endCard = (page: Page) => page.locator('dialog.end');
const question = (page: Page) => page.locator('.asking');

/** Sets a table from this page, with so many open seats and so many bots. */
export async function setTable(page: Page, open: number, bots: number): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(
    async ([friends, novices]) => {
      await fetch('/api/me');
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: 'huisclos',
          players: 1 + friends + novices,
          options: {},
          seats: ['me', ...Array<string>(friends).fill('open'), ...Array<string>(novices).fill('bot:novice')],
          name: 'Léa',
        }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [open, bots] as const,
  );
  await page.goto(`/t/${id}`);
  return `/t/${id}`;
}

async function hurry(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Accélérer|Hurry up)$/ });
  if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => undefined);
}

/** Does what the manor asks of this page now, if anything; armed when it can be. */
export async function takeTurn(page: Page): Promise<void> {
  const sheet = page.locator('.over .glow, .tip .glow, .hand .glow');
  const targets = (await sheet.count()) > 0 ? sheet : page.locator('.plan .glow');
  const count = await targets.count();
  if (count === 0) return hurry(page);
  const weapons = page.locator('.over .weapon.glow, .hand .weapon.glow');
  const armed = (await weapons.count()) > 0 && Math.random() < 0.7;
  const target = armed ? weapons.first() : targets.nth(Math.floor(Math.random() * count));
  await target.click({ timeout: 2000 }).catch(() => undefined);
  if (await question(page).isVisible())
    await question(page)
      .getByRole('button')
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

export async function playToTheEnd(
  pages: readonly Page[],
  between: () => Promise<void> = async () => undefined,
): Promise<void> {
  const [first] = pages;
  if (!first) return;
  await expect(async () => {
    for (const page of pages) await takeTurn(page);
    await between();
    expect(await endCard(first).isVisible()).toBe(true);
  }).toPass({ timeout: 840_000, intervals: [40] });
}
