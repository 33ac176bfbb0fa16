/** Signs nobody explained: a tap on a player says what the marks mean, a tap on one's own card shows it. */
import { clean, person, untilAsked } from './people';
import { expect, test } from './test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SAID = {
  hattari: { bots: 3, offers: /"look"/, says: /marqueurs? de couleur pour accuser.*arrête la partie/s },
  hatouf: { bots: 3, offers: /"sail"/, says: /Équipe Saint-Malo et Lorient.*cartes? en main/s },
  hunch: { bots: 3, offers: /"step":"BID"/, says: /pièces? pour acheter des indices.*fait gagner/s },
  tophat: { bots: 1, offers: /"lost":\[[1-9]/, says: /montren?t? cette couleur.*éliminé/s },
};

for (const [game, { says, ...wish }] of Object.entries(SAID))
  test(`a tap on a player of ${game} explains the marks`, async ({ browser, lay }) => {
    const page = await person(browser, 'Léa', PHONE);
    await page.goto(`/t/${await lay(page, game, wish)}`);
    expect(await untilAsked(page)).toBe(true);
    const mine = page.getByRole('button', { name: /^Vous\s: que veulent dire ces signes\s\?$/ });
    await mine.tap();
    const box = page.locator('.players .box');
    await expect(box).toBeVisible();
    await expect(box).toHaveText(says);
    const { x = -1, width = 999 } = (await box.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    await clean(page, game);
    await page.keyboard.press('Escape');
    await expect(box).toHaveCount(0);
    await mine.press('Enter');
    await expect(box).toBeVisible();
    await mine.press('Enter');
    await expect(box).toHaveCount(0);
  });

test('one’s own card in Huis Clos is shown by a tap and hidden by the next', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', PHONE);
  await page.goto(`/t/${await lay(page, 'huisclos', { bots: 3, offers: /"search"|"walk"/ })}`);
  expect(await untilAsked(page)).toBe(true);
  const card = page.getByRole('button', { name: /Votre carte Suspect/ });
  await card.tap();
  await expect(card).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.face b')).toHaveText(/Meurtrier|Innocent/);
  await card.tap();
  await expect(page.locator('.face b')).toHaveCount(0);
  await card.press('Enter');
  await expect(page.locator('.face b')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.face b')).toHaveCount(0);
});
