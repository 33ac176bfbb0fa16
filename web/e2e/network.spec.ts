import { glowing, playNow } from './hattari';
import { untilAsked, untilSettled } from './people';
import { expect, test, type Page } from './test';

const seen = (page: Page) => page.locator('.suspect .profile.up');

/** Two looks remain, the first without a question. */
const TWO_LOOKS = { bots: 3, offers: /"look".*"look".*"look"/ };

test('a reload and a lost connection in the middle of a turn lose nothing', async ({
  page,
  context,
  lay,
}) => {
  await page.goto(`/t/${await lay(page, 'hattari', TWO_LOOKS)}`);
  expect(await untilAsked(page)).toBe(true);
  await glowing(page).first().click();
  await expect(seen(page)).toHaveCount(1);
  await untilSettled(page);

  await page.reload();
  await expect(seen(page)).toHaveCount(1);
  await expect(glowing(page).first()).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('Connexion coupée.')).toBeVisible();
  await glowing(page).first().click();
  await expect(seen(page)).toHaveCount(1);

  await context.setOffline(false);
  await expect(page.getByText('Connexion coupée.')).toBeHidden();
  await expect(seen(page)).toHaveCount(2);
});

test('of two tabs that make the same move one makes it, the other is told, and the table goes on', async ({
  page,
  context,
  lay,
}) => {
  await page.goto(`/t/${await lay(page, 'hattari', TWO_LOOKS)}`);
  // The other tab hears what the server says only when the line lets it through: it still believes it is asked.
  const other = await context.newPage();
  let late: (() => void)[] | undefined;
  let heldTwo = () => {};
  const both = new Promise<void>((done) => (heldTwo = done));
  await other.routeWebSocket(/\/api\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      if (!late) line.send(message);
      else if (late.push(() => line.send(message)) === 2) heldTwo();
    });
  });
  await other.goto(page.url());
  expect(await untilAsked(page)).toBe(true);
  expect(await untilAsked(other)).toBe(true);
  late = [];
  await glowing(page).first().click();
  await expect(seen(page)).toHaveCount(1);
  await glowing(other).first().click();
  await both;
  const held = late;
  late = undefined;
  held.forEach((release) => release());
  await expect(other.getByRole('alert')).toContainText('La partie a avancé');
  await expect(seen(other)).toHaveCount(1);
  expect(await untilAsked(other)).toBe(true);
  await glowing(other).first().click();
  await expect(seen(page)).toHaveCount(2);
});

test('a person who comes back finds the table on the shelf', async ({ page }) => {
  await playNow(page);
  const address = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: /Hattari avec 3\sbots/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.suspect').first()).toBeVisible();
});

test('a refused look says why and opens the rule', async ({ page, lay }) => {
  await page.goto(`/t/${await lay(page, 'hattari', TWO_LOOKS)}`);
  expect(await untilAsked(page)).toBe(true);
  await glowing(page).first().click();
  await expect(seen(page)).toHaveCount(1);
  expect(await untilAsked(page)).toBe(true);
  // The control is aria-disabled, but a tap still reaches it.
  await page.locator('.suspect:not(.glow)').first().click({ force: true });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: 'Voir la règle' }).click();
  await expect(page.locator('.clause:focus')).toBeVisible();
});
