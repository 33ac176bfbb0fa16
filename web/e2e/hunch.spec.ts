import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { endCard, playToTheEnd, takeTurn, untilAsked } from './hunch';

test.setTimeout(480_000);

const langs = [
  {
    locale: 'fr-FR',
    colorScheme: 'light',
    free: 'Place libre, pour un ami',
    open: 'Ouvrir la table',
    link: 'Lien d’invitation',
    sit: 'S’asseoir à cette table',
    start: 'Commencer la partie',
    together: /Ensemble\s:\s\d+\ssecrets?\sdevinés?\ssur\s9/,
  },
  {
    locale: 'en-GB',
    colorScheme: 'dark',
    free: 'Free, for a friend',
    open: 'Open the table',
    link: 'Invitation link',
    sit: 'Sit down at this table',
    start: 'Start the game',
    together: /Together:\s\d+\ssecrets?\sguessed of 9/,
  },
] as const;

async function person(
  browser: Browser,
  name: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript((n) => {
    localStorage.setItem('chapeau.name', JSON.stringify(n));
    localStorage.setItem('chapeau.hints', 'false');
  }, name);
  return page;
}

async function clean(page: Page, what: string): Promise<void> {
  // Colours are judged once things have come to rest.
  await page.waitForTimeout(900);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${what}: ${id} ${nodes.map((n) => n.target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/** Nothing hangs over the edge of a small phone. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

for (const { locale, colorScheme, free, open, link, sit, start, together } of langs) {
  test(`three people play a whole game of Hunch in ${locale}`, { tag: '@long' }, async ({ browser }) => {
    const names = ['Léa', 'Marc', 'Inès'];
    const pages: Page[] = [];
    for (const name of names)
      pages.push(await person(browser, name, { locale, colorScheme, reducedMotion: 'reduce' }));
    const [host, ...guests] = pages;
    if (!host) throw new Error('nobody came');

    await host.goto('/g/hunch');
    await host.getByRole('radio').first().check({ force: true });
    for (const seat of [1, 2]) await host.locator('.seat select').nth(seat).selectOption({ label: free });
    await host.getByRole('button', { name: open }).click();
    const address = await host.getByRole('textbox', { name: link }).inputValue();
    for (const [i, guest] of guests.entries()) {
      await guest.goto(address);
      await guest.getByRole('button', { name: sit }).click();
      await expect(host.getByText(names[i + 1] ?? '')).toBeVisible();
    }
    await host.getByRole('button', { name: start }).click();

    await playToTheEnd(pages);
    for (const page of pages) {
      await expect(endCard(page)).toBeVisible({ timeout: 60_000 });
      await expect(endCard(page)).toContainText(together);
    }
  });

  test(
    `one person plays a whole game of Hunch with three bots in ${locale}, on a small phone`,
    { tag: '@long' },
    async ({ browser }) => {
      const viewport = { width: 360, height: 640 };
      const page = await person(browser, 'Léa', { locale, colorScheme, viewport, reducedMotion: 'reduce' });
      await page.goto('/');
      await page.getByRole('button', { name: /Jouer à Hunch|Play Hunch/ }).click();
      for (const asked of ['.choosing', '.writing', '.bids', '.guessing']) {
        await untilAsked(page, asked);
        await fits(page);
        await clean(page, asked);
      }
      await playToTheEnd([page]);
      await clean(page, 'the end');
      await expect(endCard(page)).toContainText(/Ensemble|Together/);
    },
  );
}

test('a clue that names a word of the grid is refused before it is sent', async ({ browser }) => {
  const page = await person(browser, 'Léa', { locale: 'fr-FR' });
  await page.goto('/');
  await page.getByRole('button', { name: /Jouer à Hunch/ }).click();
  await untilAsked(page, '.writing');
  const word = (await page.locator('.words .word').nth(5).textContent())?.trim() ?? '';
  const card = page.locator('.writing form.active');
  await card.locator('.pen').fill(`un ${word.toUpperCase()}`);
  await expect(card.locator('.note')).toContainText(word);
  await expect(page.locator('.words .clash')).toHaveText(word);
  await card.locator('.pen').press('Enter');
  await expect(card.locator('.pen')).toBeVisible();
});

test('a host brings words of their own, checked before the table is set', async ({ browser }) => {
  const page = await person(browser, 'Léa', { locale: 'fr-FR' });
  await page.goto('/g/hunch');
  const area = page.getByRole('textbox', { name: /Vos propres mots/ });
  await area.fill('chat, chien, Chat');
  await expect(page.getByRole('alert')).toContainText('déjà à la ligne 1');
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeDisabled();
  const deck = Array.from({ length: 12 }, (_, i) => `alpha${i}; beta${i}; gamma${i}`).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mots.txt', mimeType: 'text/plain', buffer: Buffer.from(deck) });
  await expect(area).toHaveValue(deck);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.locator('.choosing .target').first()).toContainText(/alpha|beta|gamma/);
  await takeTurn(page);
});
