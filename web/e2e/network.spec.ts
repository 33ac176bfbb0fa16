import { expect, test } from './test';
import { playNow, takeTurn, untilAsked } from './hattari';

test('a reload and a lost connection in the middle of a turn lose nothing', async ({ page, context }) => {
  await playNow(page);
  await untilAsked(page);
  const glowing = page.locator('.suspect.glow');
  const seen = page.locator('.suspect .profile.up');
  await glowing.first().click();
  await expect(seen).toHaveCount(1);
  await untilAsked(page);

  await page.reload();
  await expect(seen).toHaveCount(1);
  await expect(glowing.first()).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('Connexion coupée.')).toBeVisible();
  await glowing.first().click();
  await expect(seen).toHaveCount(1);

  await context.setOffline(false);
  await expect(page.getByText('Connexion coupée.')).toBeHidden({ timeout: 20_000 });
  await expect(seen).toHaveCount(2);
});

test('of two tabs that make the same move one makes it, the other is told, and the table goes on', async ({
  page,
  context,
}) => {
  await playNow(page);
  // The other tab hears what the server says only when the line lets it through: it still believes it is asked.
  const other = await context.newPage();
  let late: (() => void)[] | undefined;
  await other.routeWebSocket(/\/api\//, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      if (late) late.push(() => line.send(message));
      else line.send(message);
    });
  });
  await other.goto(page.url());
  await untilAsked(page);
  await untilAsked(other);
  const seen = (tab: typeof page) => tab.locator('.suspect .profile.up');
  const before = await seen(page).count();
  late = [];
  await page.locator('.suspect.glow').first().click();
  await expect(seen(page)).toHaveCount(before + 1);
  await other.locator('.suspect.glow').first().click();
  await expect.poll(() => late?.length).toBeGreaterThan(1);
  const held = late;
  late = undefined;
  held.forEach((release) => release());
  await expect(other.getByRole('alert')).toContainText('La partie a avancé');
  await expect(seen(other)).toHaveCount(before + 1);
  await untilAsked(other);
  await takeTurn(other);
  await expect(seen(page)).toHaveCount(before + 2);
});

test('a person who comes back finds the table on the shelf', async ({ page }) => {
  await playNow(page);
  const address = page.url();
  await page.goto('/');
  await page.getByRole('link', { name: /Hattari avec 3\sbots/ }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('.suspect').first()).toBeVisible();
});

test('a refused look says why and opens the rule', async ({ page }) => {
  await playNow(page);
  await expect(async () => {
    await untilAsked(page);
    const barred = page.locator('.suspect:not(.glow)');
    if ((await barred.count()) === 0) await page.locator('.suspect').first().click();
    // It rests (aria-disabled), and may be tapped all the same.
    await barred.first().click({ timeout: 500, force: true });
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Voir la règle' }).click();
  await expect(page.locator('.clause:focus')).toBeVisible();
});
