import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';

/** Somebody at the table, and how they press what they see. */
type Person = { page: Page; press: (target: Locator) => Promise<void> };

const endCard = (page: Page) => page.locator('dialog.end');
const cards = (page: Page) => page.locator('.hand .card.usable');
const question = (page: Page) => page.locator('.asking .answers button').first();

/** With a finger, on a phone. */
async function byTouch(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await seated(await context.newPage(), name);
  return { page, press: (target) => target.tap({ timeout: 2000 }) };
}

/** With Tab and Enter, and nothing else. */
async function byKeyboard(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await seated(await context.newPage(), name);
  /** How far the focus is from there; nothing when it is nowhere, as after a button has gone. */
  const stepsTo = (target: Locator) =>
    target.evaluate(
      (wanted) => {
        const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex="0"]')];
        const reached = stops.filter((stop) => stop.checkVisibility() && !stop.matches(':disabled'));
        const from = reached.indexOf(document.activeElement as Element);
        return from < 0 ? undefined : reached.indexOf(wanted) - from;
      },
      undefined,
      { timeout: 5000 },
    );
  const press = async (target: Locator) => {
    for (let tries = 0; tries < 8; tries++) {
      const steps = await stepsTo(target);
      if (steps === 0) return page.keyboard.press('Enter');
      const key = (steps ?? 1) > 0 ? 'Tab' : 'Shift+Tab';
      for (let i = 0; i < Math.abs(steps ?? 1); i++) await page.keyboard.press(key);
    }
    throw new Error('no way there by Tab');
  };
  return { page, press };
}

async function seated(page: Page, name: string): Promise<Page> {
  await page.addInitScript((n) => {
    localStorage.setItem('chapeau.name', JSON.stringify(n));
    localStorage.setItem('chapeau.hints', 'false');
  }, name);
  return page;
}

/** The one of these that says this, else the last resort. */
async function saying(choices: Locator, ...wishes: RegExp[]): Promise<Locator> {
  const texts = await choices.evaluateAll((all) =>
    all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`),
  );
  for (const wish of wishes) {
    const found = texts.findIndex((text) => wish.test(text));
    if (found >= 0) return choices.nth(found);
  }
  return choices.first();
}

/** Does what the table asks of this person now, if anything; whether there was something. */
async function takeTurn({ page, press }: Person): Promise<boolean> {
  if ((await cards(page).count()) === 0) return false;
  const exchanging = await page
    .locator('.turn')
    .getByText(/choisissez une carte pour/)
    .isVisible();
  if ((await page.locator('.hand .selected').count()) === 0) {
    await press(await saying(cards(page), ...(exchanging ? [] : [/entre au quai/, /met à l’eau/, /avance/])));
  }
  // The M asks for two boats, everything else for one.
  for (let i = 0; i < 2 && !(await question(page).isVisible()); i++) {
    const choices = page.locator('.choices button:not(:text-is("Partager"))');
    await press(await saying(choices, /quai de|déchargement/, /bon vent/));
  }
  await press(question(page));
  await expect(question(page)).toBeHidden();
  return true;
}

async function hurry({ page, press }: Person): Promise<void> {
  const button = page.getByRole('button', { name: 'Accélérer' });
  if (await button.isVisible()) await press(button);
}

/** A table for a short game: two people who are opponents, and a bot with each. */
async function shortTable(host: Person, guest: Person): Promise<void> {
  await host.page.goto('/g/hatouf');
  await host.page.getByLabel('Place 2').selectOption('open');
  await host.press(host.page.getByLabel('Partie courte'));
  await host.press(host.page.getByRole('button', { name: 'Ouvrir la table' }));
  const link = await host.page.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
  await guest.page.goto(link);
  await expect(guest.page.getByRole('button', { name: 'S’asseoir à cette table' })).toBeVisible();
  await guest.press(guest.page.getByRole('button', { name: 'S’asseoir à cette table' }));
  await expect(host.page.getByText('Marc').first()).toBeVisible();
  await host.press(host.page.getByRole('button', { name: 'Commencer la partie' }));
}

test(
  'two people and two bots sail a whole short game, by touch and by keyboard',
  { tag: '@long' },
  async ({ browser }) => {
    test.setTimeout(600_000);
    const host = await byTouch(browser, 'Léa');
    const guest = await byKeyboard(browser, 'Marc');
    await shortTable(host, guest);

    await expect(async () => {
      for (const person of [host, guest]) {
        const played = await takeTurn(person).catch(() => false);
        if (!played) await hurry(person).catch(() => undefined);
      }
      expect(await endCard(host.page).isVisible()).toBe(true);
    }).toPass({ timeout: 570_000, intervals: [20] });

    for (const { page } of [host, guest]) {
      await expect(endCard(page)).toBeVisible({ timeout: 30_000 });
      await expect(endCard(page).getByRole('listitem').first()).toContainText('2/2');
    }
  },
);

test('Esc takes a choice back', async ({ page }) => {
  await seated(page, 'Léa');
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer à Hatouf contre des bots' }).click();
  await expect(async () => {
    await hurry({ page, press: (target) => target.click({ timeout: 500 }) }).catch(() => undefined);
    expect(await cards(page).count()).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000, intervals: [100] });
  await cards(page).first().click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
});

test('one person sails a whole team, and is told whose hand it is', { tag: '@long' }, async ({ page }) => {
  await seated(page, 'Léa');
  await page.goto('/g/hatouf');
  await page.getByLabel('Place 3').selectOption('me');
  await page.getByRole('button', { name: 'Commencer' }).click();
  const line = page.locator('.turn');
  const press = (target: Locator) => target.click({ timeout: 2000 });
  for (const port of ['Saint-Malo', 'Lorient']) {
    const hand = page.getByRole('group', { name: port });
    await expect(async () => {
      await hurry({ page, press }).catch(() => undefined);
      await expect(line).toContainText(`main de ${port}`, { timeout: 500 });
      await expect(hand).toBeVisible({ timeout: 500 });
      expect(await takeTurn({ page, press })).toBe(true);
    }).toPass({ timeout: 60_000 });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on Hatouf’s table by ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const press = (target: Locator) => target.click({ timeout: 2000 });
    const clean = async (what: string) => {
      await page.waitForTimeout(600);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id, nodes }) => `${what}: ${id} ${nodes.map((n) => n.target.join(' ')).join(' | ')}`,
        ),
      ).toEqual([]);
    };
    await page.goto('/rules/hatouf');
    await expect(page.getByRole('heading', { name: 'Naviguer' })).toBeVisible();
    await clean('rules');
    await page.goto('/');
    await page.getByRole('button', { name: 'Jouer à Hatouf contre des bots' }).click();
    for (const what of ['exchange', 'play']) {
      await expect(async () => {
        await hurry({ page, press }).catch(() => undefined);
        expect(await cards(page).count()).toBeGreaterThan(0);
      }).toPass({ timeout: 60_000, intervals: [100] });
      await clean(what);
      await cards(page).first().click();
      await clean(`${what}, chosen`);
      if (what === 'exchange') await press(question(page));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await clean('play on a phone');
    await page.getByRole('button', { name: 'La flotte' }).click();
    await clean('fleet on a phone');
    await context.close();
  });
}
