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

test('a phone shows the invitation first, then who comes, and people talk while they wait', async ({
  browser,
}) => {
  const phone = { locale: 'fr-FR', viewport: { width: 390, height: 844 } };
  const [host, friend] = [await person(browser, 'Léa', phone), await person(browser, 'Max', phone)];
  await host.goto('/');
  await host.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
  await expect(host.getByRole('img', { name: /Code QR/ })).toBeInViewport({ ratio: 1 });
  await expect(host.getByRole('button', { name: 'Copier le lien' })).toBeInViewport({ ratio: 1 });
  const start = host.getByRole('button', { name: /^Commencer/ });
  await expect(start).toHaveClass(/quiet/);

  await friend.goto(host.url());
  await expect(friend.getByRole('heading', { name: 'Léa vous invite à jouer à Hattari.' })).toBeVisible();
  await clean(friend);
  await friend.getByRole('button', { name: 'S’asseoir à cette table' }).click();
  await expect(start).not.toHaveClass(/quiet/);
  await friend.getByRole('textbox', { name: 'Écrire un message…' }).fill('Me voilà');
  await friend.keyboard.press('Enter');
  await expect(host.getByRole('log', { name: 'Discussion' })).toContainText('Max Me voilà');
  await clean(host);
});

for (const height of [844, 640])
  test(`the set-up page keeps its button in view on a phone ${height} px high`, async ({ browser }) => {
    const page = await person(browser, 'Léa', { locale: 'fr-FR', viewport: { width: 360, height } });
    await page.goto('/g/hatouf');
    const start = page.getByRole('button', { name: 'Commencer' });
    await expect(start).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('group', { name: 'Équipe 1' }).getByRole('combobox')).toHaveCount(2);
    await page.getByText('Plus d’options').click();
    await expect(page.getByRole('heading', { name: 'Pendules' })).toBeVisible();
    await expect(start).toBeInViewport({ ratio: 1 });
    await page.getByRole('checkbox', { name: 'Compter pour le classement' }).scrollIntoViewIfNeeded();
    await expect(start).toBeInViewport({ ratio: 1 });
    await clean(page);
  });
