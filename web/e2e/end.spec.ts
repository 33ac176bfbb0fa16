/** The end and the replay, of games the bots play to their end while somebody's bot sits in. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';
import { GAMES, playedByBots } from './bots';

for (const game of Object.keys(GAMES) as (keyof typeof GAMES)[]) {
  test(`${game} ends in its own world, and its story can be watched again`, async ({ page }) => {
    const id = await playedByBots(page, game);
    await page.goto(`/t/${id}`);
    const end = page.locator('dialog.end');
    await expect(end.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(end.locator('.fate')).not.toBeEmpty();
    const moments = end.locator('a[href*="#"]');
    // A game of Hattari or Hunch may be without one: nobody bluffed, no secret was found.
    if (game !== 'hattari' && game !== 'hunch') await expect(moments.first()).toBeVisible();
    const found = await new AxeBuilder({ page }).analyze();
    expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

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
    const before = Number(await slider.inputValue());
    await page.getByRole('button', { name: 'Lire' }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(before);
  });
}

test('a turning point leads to its place in the replay', async ({ page }) => {
  const id = await playedByBots(page, 'tophat');
  await page.goto(`/t/${id}`);
  const moment = page.locator('dialog.end a[href*="#"]').first();
  const at = (await moment.getAttribute('href'))?.split('#')[1] ?? '';
  await moment.click();
  await expect(page.getByRole('slider')).toHaveValue(at);
});
