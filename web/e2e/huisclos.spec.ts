import { takeTurn, type Hand } from './huisclos';
import { isFocusLost, press } from './keys';
import { arrive, clean, endCard, person, playToTheEnd, untilAsked, untilSettled } from './people';
import { expect, test, type Browser, type Page } from './test';
import { tap } from './touch';

const saidAtTheTable = 'Bonsoir à tous';
const saidAmongTheDead = 'Il m’a eu';

/** What was said, not what is overheard for a moment beside it. */
const talk = (page: Page) => page.getByRole('log', { name: /^(Discussion|Chat)$/ });
const deadRoom = (page: Page) => page.getByRole('button', { name: /^(Les morts|The dead)$/ });
const isToldOfTheDead = (page: Page) => page.getByText(/Les morts écoutent|The dead can listen/);

const LOCALES = ['fr-FR', 'fr-FR', 'en-GB', 'fr-FR'];
const company = (browser: Browser) =>
  Promise.all(LOCALES.map((locale, i) => person(browser, `Guest ${i}`, { locale })));

const byTouch: Hand = (page, selector, nth) => tap(page.locator(selector).nth(nth));

async function sayInRoom(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: /Écrire un message|Write a message/ }).first();
  await box.fill(text);
  await box.press('Enter');
}

test('what is said at the table is read by everybody, phrases in each one’s language', async ({
  browser,
  lay,
}) => {
  const pages = (await company(browser)) as [Page, Page, Page, Page];
  const id = await lay(pages, 'huisclos', { options: { characters: 'order' } });
  for (const page of pages) await page.goto(`/t/${id}`);
  for (const page of pages) await expect(page.locator('.plan .room')).toHaveCount(7);

  await sayInRoom(pages[0], saidAtTheTable);
  await pages[0].getByText('Phrases toutes prêtes').click();
  await pages[0].getByRole('button', { name: 'Dire' }).click();
  await expect(talk(pages[1])).toContainText('Je soupçonne le juge Williams.');
  await expect(talk(pages[2])).toContainText('I suspect Judge Williams.');
  await expect(talk(pages[2])).toContainText(saidAtTheTable);
});

test('the dead are heard by nobody alive', async ({ browser, lay }) => {
  const pages = await company(browser);
  const id = await lay(pages, 'huisclos', { offers: /"alive":false/ });
  for (const page of pages) await page.goto(`/t/${id}`);
  for (const page of pages) await untilSettled(page);
  const dead: Page[] = [];
  for (const page of pages) if (await isToldOfTheDead(page).isVisible()) dead.push(page);
  const alive = pages.filter((page) => !dead.includes(page));
  expect(dead.length).toBeGreaterThan(0);
  expect(alive.length).toBeGreaterThan(0);
  for (const page of dead) {
    await deadRoom(page).click();
    await sayInRoom(page, saidAmongTheDead);
    await expect(talk(page)).toContainText(saidAmongTheDead);
  }
  // A later line at the table proves that the line of the dead did not arrive: it would have come first.
  for (const page of alive) {
    await expect(deadRoom(page)).toHaveCount(0);
    await sayInRoom(page, saidAtTheTable);
    await expect(talk(page)).toContainText(saidAtTheTable);
    await expect(page.getByText(saidAmongTheDead)).toHaveCount(0);
  }
});

test('four people play a whole night', { tag: '@long' }, async ({ browser }) => {
  const pages = await company(browser);
  const [host, ...guests] = pages as [Page, ...Page[]];
  await arrive(host);
  const set = await host.request.post('/api/tables', {
    data: {
      game: 'huisclos',
      players: 4,
      options: { characters: 'order' },
      seats: ['me', 'open', 'open', 'open'],
      name: 'Léa',
    },
  });
  const { id } = (await set.json()) as { id: string };
  await host.goto(`/t/${id}`);
  for (const guest of guests) {
    await guest.goto(`/t/${id}`);
    await guest.getByRole('button', { name: /S’asseoir à cette table|Sit down/ }).click();
  }
  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  await playToTheEnd(pages, takeTurn);
  for (const page of pages)
    await expect(
      endCard(page)
        .getByText(/Le Meurtrier|The Murderer/)
        .first(),
    ).toBeVisible();
});

test('one person spends the night with seven bots, by touch on a small phone', async ({ browser, lay }) => {
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const page = await person(browser, 'Léa', small);
  const options = { notebook: 'false', characters: 'order' };
  await page.goto(`/t/${await lay(page, 'huisclos', { bots: 7, options })}`);
  await expect(page.locator('.plan .room')).toHaveCount(7);
  await expect(page.locator('.cast .person')).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Carnet' })).toHaveCount(0);

  // The first choice comes with a hint, and there is room for both.
  const clue = page.locator('.over .card').first();
  while ((await untilAsked(page)) && !(await clue.isVisible())) await takeTurn(page, byTouch);
  await expect(page.locator('.hint:visible')).toBeVisible();
  await expect(clue).toBeInViewport({ ratio: 1 });
  await playToTheEnd([page], () => takeTurn(page, byTouch));
});

test('a whole night by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Jouer à Huis Clos contre des bots' })).toBeEnabled();
  await press(page, 'button[aria-label^="Jouer à Huis Clos"]');
  let pressed = 0;
  let lost = 0;
  await playToTheEnd([page], () =>
    takeTurn(page, async (_, selector, nth) => {
      await press(page, selector, nth);
      pressed++;
      if (await isFocusLost(page)) lost++;
    }),
  );
  expect(pressed).toBeGreaterThan(5);
  expect(lost, 'times the focus fell back to the top of the page').toBe(0);
  // The end is read and left by keyboard too.
  await press(page, 'dialog.end .actions .quiet');
  await expect(endCard(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the manor by ${colorScheme}`, async ({ browser, lay }) => {
    const page = await person(browser, 'Léa', { colorScheme });
    await page.goto(`/t/${await lay(page, 'huisclos', { bots: 5, offers: /"walk"|"search"/ })}`);
    expect(await untilAsked(page)).toBe(true);
    await expect(page.locator('.plan .glow').first()).toBeVisible();
    await clean(page, 'plan');
    await page.getByRole('button', { name: 'Carnet' }).click();
    await clean(page, 'notebook');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await clean(page, 'plan on a phone');
    await page.getByRole('button', { name: 'Discussion' }).click();
    await page.getByRole('dialog').getByText('Phrases toutes prêtes').click();
    await clean(page, 'talk');
    await page.goto('/rules/huisclos');
    await expect(page.locator('.clause').first()).toBeVisible();
    await clean(page, 'rules');
  });
}
