/** Before the game: the host arranges the table, sees who comes, and starts; home then shows it as people and turn. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';

test('the host arranges the table, sees who comes, and starts with friends and bots', async ({ browser }) => {
  const [host, friend] = await Promise.all(
    ['Léa', 'Max'].map(async (name) => {
      const page = await (await browser.newContext()).newPage();
      await page.goto('/');
      await page.evaluate((kept) => localStorage.setItem('chapeau.name', JSON.stringify(kept)), name);
      return page;
    }),
  );
  if (!host || !friend) throw new Error('nobody came');
  await host.reload();
  await host.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
  const seats = host.getByRole('region', { name: 'Les joueurs' }).getByRole('listitem');
  await expect(seats).toHaveCount(4);
  await host.getByLabel('3 joueurs').check();
  await expect(seats).toHaveCount(3);
  await expect(host.getByText('1 personne est là, pour 3\u00a0places.')).toBeVisible();

  await friend.goto(host.url());
  await friend.getByRole('button', { name: 'S’asseoir à cette table' }).click();
  await expect(host.getByText('2 personnes sont là, pour 3\u00a0places.')).toBeVisible();
  const found = await new AxeBuilder({ page: host }).analyze();
  expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await host.getByRole('button', { name: /^Commencer/ }).click();
  await expect(host.locator('.suspect').first()).toBeVisible();
  await expect(friend.locator('.suspect').first()).toBeVisible();

  await host.goto('/');
  const card = host.getByRole('link', { name: /Hattari avec Max et 1\sbot/ });
  await expect(card).toBeVisible();
  await host.getByRole('button', { name: 'Retirer cette table de Hattari de la liste' }).click();
  await host.getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(card).toBeHidden();
  await host.getByRole('button', { name: 'La remettre' }).click();
  await expect(card).toBeVisible();
  await host.reload();
  await expect(card).toBeVisible();
  await Promise.all([host.context().close(), friend.context().close()]);
});
