/** Two people and a bot at one screen: names of their own, and nobody's secrets in anybody else's view. */
import { expect, test, type Page } from '@playwright/test';
import { takeTurn } from './hattari';

const curtain = (page: Page) => page.locator('.curtain');
/** Suspects that lie face up; between two people only a reveal turns them. */
const faces = (page: Page) => page.locator('.suspect .profile.up');

test('the screen is handed on, and shows nobody’s secrets in between', async ({ page }) => {
  await page.goto('/g/hattari');
  await page.getByLabel('3 joueurs').check();
  await page.getByLabel(/^Place 2/).selectOption({ label: 'Quelqu’un d’autre, sur cet écran' });
  await page.getByLabel('Votre nom').fill('Max');
  await page.getByLabel('Nom à la place 2').fill('Léa');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(/\/t\//);

  const lifted: string[] = [];
  await expect(async () => {
    if (await curtain(page).isVisible()) {
      await expect(faces(page)).toHaveCount(0);
      const ready = page.getByRole('button', { name: /^Je suis / });
      lifted.push((await ready.textContent()) ?? '');
      await ready.click();
      await expect(curtain(page)).toBeHidden();
    }
    const name = /suis (.*)$/.exec(lifted.at(-1) ?? '')?.[1] ?? '';
    if ((await page.locator('.suspect.glow').count()) > 0) {
      await expect(page.locator('.players .you')).toHaveAttribute('title', name);
      await takeTurn(page);
    } else if ((await page.locator('.players .you').count()) === 0 && !(await curtain(page).isVisible())) {
      // The bot moves, for everybody to see: faces are up for all or for none.
      expect([0, 3]).toContain(await faces(page).count());
    }
    expect(new Set(lifted)).toEqual(new Set(['Je suis Max', 'Je suis Léa']));
    expect(lifted.length).toBeGreaterThan(3);
  }).toPass({ timeout: 120_000, intervals: [60] });
  await expect(page.getByText('pas là')).toHaveCount(0);
});
