/** The end card and the replay of games that bots have played. */
import { clean, endCard, person } from './people';
import { expect, test } from './test';

const BOTS = { hattari: 3, tophat: 2, hatouf: 3, huisclos: 3, hunch: 2 };

for (const [game, bots] of Object.entries(BOTS)) {
  test(`${game} ends in its own world, and its story can be watched again`, async ({ page, lay }) => {
    const options: Record<string, string> = game === 'hatouf' ? { short: 'true', flying: 'true' } : {};
    const id = await lay(page, game, { bots, options, by: 'novice', over: true });
    await page.goto(`/t/${id}`);
    const end = page.locator('dialog.end');
    await expect(end.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(end.locator('.fate')).not.toBeEmpty();
    const moments = end.locator('a[href*="#"]');
    // A game of Hattari or Hunch may be without one: nobody bluffed, no secret was found.
    if (game !== 'hattari' && game !== 'hunch') await expect(moments.first()).toBeVisible();
    await clean(page, game);

    const saved = page.waitForEvent('download');
    await end.getByRole('button', { name: 'Image à partager' }).click();
    expect((await saved).suggestedFilename()).toBe(`chapeau-${game}.png`);

    await page.goto(`/replay/${id}`);
    const chapters = page.getByRole('list', { name: 'Chapitres' }).getByRole('button');
    await chapters.last().click();
    await expect(chapters.last()).toHaveAttribute('aria-current', 'step');
    const slider = page.getByRole('slider');
    const there = await slider.inputValue();
    await page.getByRole('button', { name: 'Chapitre précédent' }).click();
    expect(Number(await slider.inputValue())).toBeLessThan(Number(there));
    await page.getByLabel('Vitesse').selectOption({ label: '×\u00a04' });
    const before = await slider.inputValue();
    await page.getByRole('button', { name: 'Lire' }).click();
    await expect(slider).not.toHaveValue(before);
    expect(Number(await slider.inputValue())).toBeGreaterThan(Number(before));
  });
}

test('a turning point leads to its place in the replay', async ({ page, lay }) => {
  await page.goto(`/t/${await lay(page, 'tophat', { bots: 2, by: 'novice', over: true })}`);
  const moment = page.locator('dialog.end a[href*="#"]').first();
  const at = (await moment.getAttribute('href'))?.split('#')[1] ?? '';
  await moment.click();
  await expect(page.getByRole('slider')).toHaveValue(at);
});

test('people talk beside the end card, on a phone by a button of the card', async ({ browser, lay }) => {
  const lea = await person(browser, 'Léa');
  const tom = await person(browser, 'Tom', { locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  const id = await lay([lea, tom], 'hattari', { over: true });
  for (const page of [lea, tom]) {
    await page.goto(`/t/${id}`);
    await expect(endCard(page)).toBeVisible();
  }
  await lea.getByRole('textbox', { name: 'Écrire un message…' }).fill('Encore une ?');
  await lea.getByRole('button', { name: 'Envoyer' }).click();
  await expect(lea.getByRole('log', { name: 'Discussion' })).toContainText('Encore une ?');
  await expect(endCard(lea)).toBeVisible();

  await endCard(tom).getByRole('button', { name: 'Discussion' }).click();
  const drawer = tom.getByRole('dialog', { name: 'Discussion' });
  await expect(drawer.getByRole('log', { name: 'Discussion' })).toContainText('Encore une ?');
  await tom.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(endCard(tom)).toBeVisible();
  await clean(tom);
  // All of the card can be reached by scrolling it.
  await tom.setViewportSize({ width: 740, height: 360 });
  // The page may take its new size after the scrolling, which puts the line out of view again.
  const last = endCard(tom).getByText('Hasard vérifiable', { exact: true });
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await tom.keyboard.press('Escape');
  await expect(endCard(tom)).toBeHidden();
});
