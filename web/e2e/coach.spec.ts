import AxeBuilder from '@axe-core/playwright';
import { arrive } from './people';
import { expect, test, type Page } from './test';

/** Plays a whole game of two against a bot from the page's own browser, any move that comes first. */
async function playedGame(page: Page): Promise<string> {
  await arrive(page);
  return page.evaluate(async () => {
    const call = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`/api${path}`, {
        method,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return (await answer.json()) as never;
    };
    const wanted = { game: 'hattari', players: 2, seats: ['me', 'bot:novice'], salt: 'grain' };
    const { id } = (await call('POST', '/tables', wanted)) as { id: string };
    const wire = new WebSocket(`ws://${location.host}/api/ws`);
    await new Promise((open) => (wire.onopen = open));
    for (let n = 0; ; n++) {
      const { updates } = (await call('GET', `/tables/${id}/feed?seat=0`)) as {
        updates: { seq: number; moves: object[]; turn: { over: boolean } }[];
      };
      const now = updates[0];
      if (!now || now.turn.over) break;
      const move = now.moves[n % Math.max(1, now.moves.length)];
      if (move) await call('POST', `/tables/${id}/moves`, { seat: 0, seq: now.seq, id: `m${n}`, move });
      else {
        wire.send(JSON.stringify({ type: 'hurry', table: id }));
        await new Promise((later) => setTimeout(later, 60));
      }
    }
    wire.close();
    return id;
  });
}

test('after a game one is shown what one could have known, one tap from its place', async ({ page }) => {
  const id = await playedGame(page);
  await page.goto(`/t/${id}`);
  await page.getByRole('link', { name: 'Qu’aurais-je pu savoir ?' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/coach/${id}$`));
  await expect(page.getByText(/décisions? regardée/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('img', { name: /Courbe de vos chances/ })).toBeVisible();
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations).toEqual([]);
  const first = page.locator('details').first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(first.getByText('votre choix')).toBeVisible();
  await first.getByRole('link', { name: /Revoir ce moment/ }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}#\\d+$`));
  await expect(page.getByRole('link', { name: 'Qu’aurais-je pu savoir ?' })).toBeVisible();
});

test('one tries again from a decision, with what one knew, and comes back to the coach', async ({ page }) => {
  const id = await playedGame(page);
  await page.goto(`/coach/${id}`);
  await expect(page.getByText(/décisions? regardée/)).toBeVisible({ timeout: 30_000 });
  const last = page.locator('details').last();
  await last.locator('summary').click();
  await last.getByRole('button', { name: /Réessayer d’ici/ }).click();
  await expect(page).toHaveURL(/\/t\/(?!.*coach)/);
  await expect(page.getByText(/Deuxième essai/)).toBeVisible();
  const table = page.url().split('/t/')[1];
  expect(table).not.toBe(id);
  // It is still there, at the same place, for whoever comes back to it.
  await page.reload();
  await expect(page.getByText(/Deuxième essai/)).toBeVisible();
  await expect(page.locator('.suspect')).toHaveCount(3);
  const found = await new AxeBuilder({ page }).analyze();
  expect(found.violations).toEqual([]);
  await page.getByRole('link', { name: 'Retour au conseiller' }).click();
  await expect(page).toHaveURL(new RegExp(`/coach/${id}$`));
});

test('alone with bots one may ask for a hint, and it says what may be believed', async ({ page }) => {
  await arrive(page);
  const id = await page.evaluate(async () => {
    const seats = ['me', 'bot:novice'];
    const body = JSON.stringify({ game: 'hattari', players: 2, options: { first: '0' }, seats, salt: 'g' });
    const answer = await fetch('/api/tables', { method: 'POST', body });
    return ((await answer.json()) as { id: string }).id;
  });
  await page.goto(`/t/${id}`);
  await page.locator('.suspect.glow').first().click();
  await page.locator('.suspect.glow').first().click();
  // What was seen is shown first; only then it is asked what to do about it.
  await expect(page.getByRole('button', { name: 'Laisser tout en place' })).toBeVisible();
  await page.getByRole('button', { name: 'Un conseil' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ce que vous pouvez savoir' });
  await expect(sheet.getByText('Suspect de gauche', { exact: false }).first()).toBeVisible();
  await expect(sheet.getByText(/de gagner/).first()).toBeVisible();
});
