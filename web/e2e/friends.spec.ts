/** Friends open a link, play together, and start a rematch. */
import { takeTurn } from './hattari';
import { endCard, person, playToTheEnd } from './people';
import { expect, test, type Browser, type Page } from './test';

const NAMES = ['Léa', 'Marc', 'Inès', 'Paul'];

async function gather(browser: Browser): Promise<Page[]> {
  const pages = await Promise.all(NAMES.map((name) => person(browser, name)));
  const [host, ...guests] = pages as [Page, ...Page[]];
  await host.goto('/');
  await host.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
  await expect(host.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const link = await host.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();

  for (const [i, guest] of guests.entries()) {
    await guest.goto(new URL(link).pathname);
    await guest.getByRole('button', { name: 'S’asseoir à cette table' }).click();
    await expect(host.getByText(NAMES[i + 1] ?? '')).toBeVisible();
  }
  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const page of pages) await expect(page.locator('.suspect')).toHaveCount(3);
  return pages;
}

/** All see the result and start a rematch. */
async function playAgain(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const ranking = endCard(page).getByRole('list', { name: 'Classement' });
    await expect(ranking.getByRole('listitem').first()).toContainText(/Vous|Léa|Marc|Tom|Inès|Paul/);
  }
  const [host, ...guests] = pages;
  await host?.getByRole('button', { name: 'Revanche' }).click();
  for (const guest of guests) await guest.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  for (const page of pages) await expect(page.locator('.suspect')).toHaveCount(3);
}

test('four friends meet by a link', async ({ browser }) => {
  await gather(browser);
});

test('four friends see how it ended, and play again', async ({ browser, lay }) => {
  const pages = await Promise.all(NAMES.map((name) => person(browser, name)));
  const id = await lay(pages, 'hattari', { over: true });
  for (const page of pages) await page.goto(`/t/${id}`);
  await playAgain(pages);
});

test('four friends meet by a link and play a whole game', { tag: '@long' }, async ({ browser }) => {
  const pages = await gather(browser);
  await playToTheEnd(pages, takeTurn);
  await playAgain(pages);
});
