/** Before the game: the host arranges the table, sees who comes, and starts; home then shows it as people and turn. */
import { expect, test } from './test';
import { clean, person } from './people';

test('the host arranges the table, sees who comes, and starts with friends and bots', async ({ browser }) => {
  const [host, friend] = [await person(browser, 'Léa'), await person(browser, 'Max')];
  await host.goto('/');
  await host.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
  const seats = host.getByRole('region', { name: 'Les joueurs' }).getByRole('listitem');
  await expect(seats).toHaveCount(4);
  await host.getByLabel('3 joueurs').check();
  await expect(seats).toHaveCount(3);
  await expect(host.getByText('1 personne est là, pour 3\u00a0places.')).toBeVisible();

  await friend.goto(host.url());
  await friend.getByRole('button', { name: 'S’asseoir à cette table' }).click();
  await expect(host.getByText('2 personnes sont là, pour 3\u00a0places.')).toBeVisible();
  await clean(host);
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
});
