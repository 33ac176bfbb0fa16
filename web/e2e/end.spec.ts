/** The end card and the replay of games that bots have played. */
import { clean } from './people';
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
