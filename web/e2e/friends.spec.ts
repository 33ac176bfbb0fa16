import { expect, test, type Page } from './test';
import { endCard, playToTheEnd } from './hattari';

test('four friends meet by a link and play a whole game', async ({ browser }) => {
  const names = ['Léa', 'Marc', 'Inès', 'Paul'];
  const pages: Page[] = [];
  for (const name of names) {
    const page = await (await browser.newContext()).newPage();
    await page.addInitScript((n) => localStorage.setItem('chapeau.name', JSON.stringify(n)), name);
    pages.push(page);
  }
  const [host, ...guests] = pages;
  if (!host) throw new Error('nobody came');

  await host.goto('/');
  await host.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
  await expect(host.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const link = await host.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();

  for (const [i, guest] of guests.entries()) {
    await guest.goto(new URL(link).pathname);
    await guest.getByRole('button', { name: 'S’asseoir à cette table' }).click();
    await expect(host.getByText(names[i + 1] ?? '')).toBeVisible();
  }
  await host.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const page of pages) await expect(page.locator('.suspect')).toHaveCount(3);

  await playToTheEnd(pages);
  for (const page of pages) {
    await expect(endCard(page)).toBeVisible({ timeout: 30_000 });
    const ranking = endCard(page).getByRole('list', { name: 'Classement' });
    await expect(ranking.getByRole('listitem').first()).toContainText(/Vous|Léa|Marc|Inès|Paul/);
  }

  await host.getByRole('button', { name: 'Revanche' }).click();
  for (const guest of guests) {
    await guest.getByRole('button', { name: 'Rejoindre la revanche' }).click();
  }
  for (const page of pages) await expect(page.locator('.suspect')).toHaveCount(3);
});
