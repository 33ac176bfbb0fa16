/** What people say to each other at a table, each in their language, and what is done about those one would rather not hear. */
import { deskToken } from './server';
import { person, tableOf } from './people';
import { expect, test, type Page } from './test';

const talk = (page: Page) => page.getByRole('log', { name: /^(Discussion|Chat)$/ });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(Écrire|Write) / }).fill(text);
  await page.getByRole('button', { name: /^(Envoyer|Send)$/ }).click();
  await expect(talk(page)).toContainText(text);
}

test('phrases are read in one’s own language, markup is text, and who is muted is not heard', async ({
  browser,
}) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom', 'en-GB');
  await lea.goto('/');
  await lea.getByRole('button', { name: 'Inviter des amis à Hattari' }).click();
  await expect(lea.getByRole('img', { name: /Code QR/ })).toBeVisible();
  await tom.goto(`/t/${tableOf(lea)}`);
  await tom.getByRole('button', { name: 'Sit down at this table' }).click();
  await expect(lea.getByRole('button', { name: 'Retirer Tom de la table' })).toBeVisible();
  await lea.getByRole('button', { name: /^Commencer/ }).click();
  for (const page of [lea, tom]) await expect(page.locator('.suspect').first()).toBeVisible();

  await lea.getByRole('button', { name: 'Ça sent le bluff' }).click();
  await expect(talk(tom)).toContainText('I smell a bluff!');
  await tom.getByRole('button', { name: 'Hats off!' }).click();
  await expect(talk(lea)).toContainText(/Chapeau\s!/);
  await tom.getByRole('button', { name: '👏' }).click();
  await expect(talk(lea)).toContainText('👏');

  const markup = '<img src=x onerror="document.title=1"><b>moi</b>';
  await say(lea, markup);
  await expect(talk(tom)).toContainText(markup);
  await expect(talk(tom).locator('img')).toHaveCount(0);

  await tom.getByText('Mute and report').click();
  await tom.getByRole('button', { name: 'Mute Léa' }).click();
  await expect(talk(tom)).not.toContainText(markup);
  await say(lea, 'Tu m’entends ?');
  await say(tom, 'So quiet here');
  await expect(talk(lea)).toContainText('So quiet here');
  await expect(talk(tom)).not.toContainText('Tu m’entends');
  await tom.reload();
  await expect(talk(tom)).toContainText('So quiet here');
  await expect(talk(tom)).not.toContainText('Tu m’entends');

  await tom.getByText('Mute and report').click();
  await tom.getByRole('button', { name: 'Report Léa' }).click();
  await tom.getByRole('textbox', { name: 'Report Léa' }).fill('She talks French');
  await tom.getByRole('button', { name: 'Send' }).last().click();
  await expect(tom.getByText('Whoever runs this server will read it.')).toBeVisible();
  await tom.getByRole('button', { name: 'Unmute Léa' }).click();
  await expect(talk(tom)).toContainText('Tu m’entends');

  const host = await person(browser, 'Hôte', 'en-GB');
  await host.goto('/desk');
  await host.getByLabel('Desk token').fill(deskToken);
  await host.getByRole('button', { name: 'Open the desk' }).click();
  const reports = host.getByRole('region', { name: 'Reports' });
  await expect(reports).toContainText('She talks French');
  await expect(reports.getByRole('button', { name: 'Ban Léa' })).toBeVisible();
});
