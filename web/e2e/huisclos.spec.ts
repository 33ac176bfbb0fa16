import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { endCard, playToTheEnd, setTable, takeTurn } from './huisclos';

test.setTimeout(900_000);

const saidAtTheTable = 'Bonsoir à tous';
const saidAmongTheDead = 'Il m’a eu';

async function sayInRoom(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /Écrire un message|Write a message/ }).first();
  await box.fill(text);
  await box.press('Enter');
}

test(
  'four people play a whole night, and the dead are heard by nobody alive',
  { tag: '@long' },
  async ({ browser }) => {
    const pages: Page[] = [];
    for (const locale of ['fr-FR', 'fr-FR', 'en-GB', 'fr-FR']) {
      pages.push(await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage());
    }
    const [host, ...guests] = pages as [Page, Page, Page, Page];
    const link = await setTable(host, 3, 0);
    for (const guest of guests) {
      await guest.goto(link);
      await guest.getByRole('button', { name: /S’asseoir à cette table|Sit down/ }).click();
    }
    await host.getByRole('button', { name: 'Commencer la partie' }).click();
    for (const page of pages) await expect(page.locator('.plan .room')).toHaveCount(7);

    await sayInRoom(host, saidAtTheTable);
    await host.getByText('Phrases toutes faites').click();
    await host.getByRole('button', { name: 'Dire' }).click();
    await expect(guests[0].getByText('Je soupçonne le juge Williams.')).toBeVisible();
    await expect(guests[1].getByText('I suspect Judge Williams.')).toBeVisible();
    await expect(guests[1].getByText(saidAtTheTable)).toBeVisible();

    let whispered = false;
    await playToTheEnd(pages, async () => {
      if (whispered) return;
      for (const page of pages) {
        const room = page.getByRole('button', { name: /^(Les morts|The dead)$/ });
        if (!(await room.isVisible()) || (await endCard(page).isVisible())) continue;
        await expect(page.getByText(/Les morts écoutent|The dead hear/)).toBeVisible();
        await room.click();
        await page.getByRole('textbox').first().fill(saidAmongTheDead);
        await page.getByRole('textbox').first().press('Enter');
        await expect(page.getByText(saidAmongTheDead)).toBeVisible();
        for (const other of pages) {
          const alive = !(await other.getByRole('button', { name: /^(Les morts|The dead)$/ }).isVisible());
          if (alive) await expect(other.getByText(saidAmongTheDead)).toHaveCount(0);
        }
        whispered = true;
        return;
      }
    });
    for (const page of pages) {
      await expect(endCard(page)).toBeVisible({ timeout: 60_000 });
      await expect(
        endCard(page)
          .getByText(/Le Meurtrier|The Murderer/)
          .first(),
      ).toBeVisible();
    }
  },
);

test(
  'one person spends the night with seven bots, on a small phone',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await setTable(page, 0, 7);
    await expect(page.locator('.plan .room')).toHaveCount(7);
    await expect(page.locator('.cast .person')).toHaveCount(8);
    await playToTheEnd([page]);
    await expect(endCard(page)).toBeVisible();
    await context.close();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the manor by ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const clean = async (what: string) => {
      await page.waitForTimeout(700);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id, nodes }) => `${what}: ${id} ${nodes.map((n) => n.target.join(' ')).join(' | ')}`,
        ),
      ).toEqual([]);
    };
    await setTable(page, 0, 5);
    await expect(async () => {
      await takeTurn(page);
      expect(await page.locator('.plan .glow').count()).toBeGreaterThan(0);
    }).toPass({ timeout: 120_000, intervals: [100] });
    await clean('plan');
    await page.getByRole('button', { name: 'Carnet' }).click();
    await clean('notebook');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await clean('plan on a phone');
    await page.getByRole('button', { name: 'Discussion' }).click();
    await page.getByRole('dialog').getByText('Phrases toutes faites').click();
    await clean('talk');
    await page.goto('/rules/huisclos');
    await expect(page.locator('.clause').first()).toBeVisible();
    await clean('rules');
    await context.close();
  });
}
