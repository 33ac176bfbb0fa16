import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from './test';
import { click, endCard, playToTheEnd, setTable, takeTurn, tap } from './huisclos';
import { isFocusLost, press, tabTo } from './keys';

const saidAtTheTable = 'Bonsoir à tous';
const saidAmongTheDead = 'Il m’a eu';

/** What was said, not what is overheard for a moment beside it. */
const talk = (page: Page) => page.getByRole('log', { name: /^(Discussion|Chat)$/ });

async function sayInRoom(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /Écrire un message|Write a message/ }).first();
  await box.fill(text);
  await box.press('Enter');
}

test('four people play a whole night, and the dead are heard by nobody alive', async ({ browser }) => {
  const pages: Page[] = [];
  for (const locale of ['fr-FR', 'fr-FR', 'en-GB', 'fr-FR']) {
    pages.push(await (await browser.newContext({ locale, reducedMotion: 'reduce' })).newPage());
  }
  const [host, ...guests] = pages as [Page, Page, Page, Page];
  const link = await setTable(host, 3, 0, { characters: 'order' });
  for (const guest of guests) {
    await guest.goto(link);
    await guest.getByRole('button', { name: /S’asseoir à cette table|Sit down/ }).click();
  }
  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const page of pages) await expect(page.locator('.plan .room')).toHaveCount(7);

  await sayInRoom(host, saidAtTheTable);
  await host.getByText('Phrases toutes prêtes').click();
  await host.getByRole('button', { name: 'Dire' }).click();
  await expect(talk(guests[0])).toContainText('Je soupçonne le juge Williams.');
  await expect(talk(guests[1])).toContainText('I suspect Judge Williams.');
  await expect(talk(guests[1])).toContainText(saidAtTheTable);

  const deadRoom = (page: Page) => page.getByRole('button', { name: /^(Les morts|The dead)$/ });
  const dead = new Set<Page>();
  await playToTheEnd(pages, click, async (page) => {
    dead.add(page);
    await expect(page.getByText(/Les morts écoutent|The dead can listen/)).toBeVisible();
    await deadRoom(page).click();
    await sayInRoom(page, saidAmongTheDead);
    await expect(page.getByText(saidAmongTheDead).last()).toBeVisible();
    for (const other of pages) {
      if (dead.has(other) || (await deadRoom(other).isVisible()) || (await endCard(other).isVisible()))
        continue;
      await expect(other.getByText(saidAmongTheDead)).toHaveCount(0);
    }
  });
  for (const page of pages) {
    await expect(
      endCard(page)
        .getByText(/Le Meurtrier|The Murderer/)
        .first(),
    ).toBeVisible();
  }
});

test('one person spends the night with seven bots, by touch on a small phone', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await setTable(page, 0, 7, { notebook: 'false', characters: 'order' });
  await expect(page.locator('.plan .room')).toHaveCount(7);
  await expect(page.locator('.cast .person')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Carnet' })).toHaveCount(0);

  // The first choice comes with a hint, and there is room for both.
  const clue = page.locator('.over .card').first();
  await expect(async () => {
    if (!(await clue.isVisible())) await takeTurn(page, tap);
    await expect(clue).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await expect(page.locator('.hint:visible')).toBeVisible();
  await expect(clue).toBeInViewport({ ratio: 1 });
  await playToTheEnd([page], tap);
  await expect(endCard(page)).toBeVisible();
  await context.close();
});

test('a whole night by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jouer à Huis Clos contre des bots' })).toBeEnabled();
  await press(page, 'button[aria-label^="Jouer à Huis Clos"]');
  await expect(page.locator('.casting')).toBeVisible();
  let pressed = 0;
  let lost = 0;
  await playToTheEnd([page], async (_, selector, nth) => {
    if (!(await tabTo(page, selector, nth))) return;
    await page.keyboard.press('Enter');
    pressed++;
    if (await isFocusLost(page)) lost++;
  });
  expect(pressed).toBeGreaterThan(5);
  expect(lost, 'times the focus fell back to the top of the page').toBe(0);
  // The end is read and left by keyboard too.
  await press(page, 'dialog.end .actions .quiet');
  await expect(endCard(page)).toBeHidden();
});

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
    await page.getByRole('dialog').getByText('Phrases toutes prêtes').click();
    await clean('talk');
    await page.goto('/rules/huisclos');
    await expect(page.locator('.clause').first()).toBeVisible();
    await clean('rules');
    await context.close();
  });
}
