/** The host's desk, and what people at a table notice of it: three browsers. */
import { clean, person } from './people';
import { expect, test } from './test';
import { deskToken } from './server';

test('the host sees the tables, announces a restart and bans somebody', async ({ browser }) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Basile', 'en-GB');
  await lea.goto('/');
  await lea.getByRole('button', { name: 'Inviter des amis à Top Hat' }).click();
  await expect(lea.getByRole('img', { name: /Code QR/ })).toBeVisible();
  const address = lea.url();
  await tom.goto(address);
  await tom.getByRole('button', { name: 'Sit down at this table' }).click();
  await lea.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(tom.getByRole('region', { name: 'Players' })).toBeVisible();

  const host = await person(browser, 'Hôte');
  await host.goto('/desk');
  await clean(host);
  await host.getByLabel('Jeton du bureau').fill('not the token at all');
  await host.getByRole('button', { name: 'Ouvrir le bureau' }).click();
  await expect(host.getByRole('alert')).toContainText('n’ouvre pas le bureau');
  await host.getByLabel('Jeton du bureau').fill(deskToken);
  await host.getByRole('button', { name: 'Ouvrir le bureau' }).click();
  const table = host
    .getByRole('listitem')
    .filter({ has: host.locator(`a[href="${new URL(address).pathname}"]`) });
  await expect(table).toContainText('en cours');
  await expect(table).toContainText(/2\s?personnes/);
  await clean(host);

  await host.getByRole('button', { name: 'Annoncer un redémarrage' }).click();
  await expect(host.getByText(/Annoncé/)).toBeVisible();
  await expect(lea.getByText('Le serveur redémarre bientôt.')).toBeVisible();
  await expect(lea.getByRole('timer')).toHaveText(/1:\d\d/);
  await expect(tom.getByText('The server restarts soon.')).toBeVisible();
  await lea.getByRole('button', { name: 'Fermer cette annonce' }).click();
  await expect(lea.getByRole('timer')).toBeHidden();
  await host.getByRole('button', { name: 'Annuler l’annonce' }).click();
  await expect(tom.getByRole('timer')).toBeHidden();

  await host.getByRole('button', { name: 'Exclure Basile' }).first().click();
  await host.getByRole('button', { name: 'Oui, exclure' }).click();
  await expect(tom.getByRole('heading', { name: /whoever runs this server has banned you/ })).toBeVisible();
  // A bot goes on in Basile’s place: nobody else could have packed those hats.
  await expect(lea.getByRole('region', { name: 'Les joueurs' })).toContainText('c’est prêt');
  await host.getByRole('button', { name: 'Laisser revenir Basile' }).first().click();
  await tom.reload();
  await tom.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(tom.getByRole('button', { name: 'Take my seat back' })).toBeHidden();
});
