/** Two people and a bot at one screen: names of their own, and nobody's secrets in anybody else's view. */
import { expect, test, type Page } from './test';
import { takeTurn } from './hattari';
import { settled } from './people';

// These tests check the screen between turns, so the page must show it for a while.
test.use({ pace: 'lively' });

const curtain = (page: Page) => page.locator('.curtain');

/** Writes down what can be seen whenever the page changes: who has the screen, who plays, how many suspects lie open. */
function watchTheScreen(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    if (!document.querySelector('.players')) return;
    const open = document.querySelectorAll('.suspect:not(.revealed) .profile.up').length;
    const looks = document.querySelector('.players .you')?.getAttribute('title') ?? 'nobody';
    const plays = document.querySelector('.players li.acting .name')?.getAttribute('title') ?? 'nobody';
    const line = `${document.querySelector('.curtain') ? 'curtain' : 'board'}: ${looks} looks, ${plays} plays, ${open} open`;
    if (seen.at(-1) !== line) seen.push(line);
    // Whoever's own move is still being shown is not told that it is their turn.
    const turn = document.querySelector('.foot .turn');
    if (turn?.textContent.startsWith('À vous') && !turn.matches('.yours')) seen.push('asked too soon');
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

test('the screen is handed on, and shows nobody’s secrets in between', async ({ page }) => {
  await page.addInitScript(watchTheScreen);
  await page.goto('/g/hattari');
  await page.getByRole('radio', { name: '3 joueurs' }).check({ force: true });
  await page.getByLabel('Place 2').first().selectOption({ label: 'Quelqu’un d’autre, sur cet écran' });
  await page.getByLabel('Votre nom').fill('Max');
  await page.getByLabel('Nom à la place 2').fill('Léa');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page).toHaveURL(/\/t\//);

  const handed: string[] = [];
  let reveals = 0;
  const rest = page.getByRole('button', { name: 'Continuer' });
  const ready = page.getByRole('button', { name: /^Je suis / });
  // No game of three ends before its second round: two people are handed the screen four times.
  while (handed.length < 4) {
    await expect(ready.or(settled(page, 'yours')).or(rest).first()).toBeVisible();
    if (await rest.isVisible()) {
      // The end of a round is looked at together, by nobody's eyes in particular.
      reveals += 1;
      await expect(page.locator('.foot .turn')).toContainText('Tout le monde peut regarder.');
      await expect(page.locator('.players .you')).toHaveCount(0);
      await rest.click();
      await expect(rest).toBeHidden();
    } else if (await ready.isVisible()) {
      handed.push((await ready.textContent()) ?? '');
      expect((await curtain(page).boundingBox())?.width).toBe(page.viewportSize()?.width);
      await ready.click();
      await expect(curtain(page)).toBeHidden();
    } else {
      // On one sofa nobody writes to each other.
      await expect(page.getByRole('log', { name: 'Journal' })).toBeVisible();
      await expect(page.getByRole('log', { name: 'Discussion' })).toHaveCount(0);
      await takeTurn(page);
    }
  }
  expect(reveals).toBeGreaterThan(0);
  expect(handed).toEqual(expect.arrayContaining(['Je suis Max', 'Je suis Léa']));

  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).not.toContain('asked too soon');
  expect(seen.length).toBeGreaterThan(10);
  const mine = seen.filter((line) => !line.endsWith(' 0 open'));
  expect(mine).toEqual(
    expect.arrayContaining([expect.stringMatching(/Max looks/), expect.stringMatching(/Léa looks/)]),
  );
  // Whatever lies open, lies open for the one who plays; while the bot plays, and behind the curtain, nothing does.
  for (const line of mine) expect(line).toMatch(/^board: (\S+) looks, \1 plays/);
  expect(seen.some((line) => /^board: nobody looks, (?!nobody|Max|Léa)/.test(line))).toBe(true);
  await expect(page.getByText('pas là')).toHaveCount(0);
});
