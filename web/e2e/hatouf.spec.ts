import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type CDPSession, type Locator, type Page } from './test';

/** Somebody at the table, how they press what they see, and how they hurry the others along. */
type Person = { page: Page; press: (target: Locator) => Promise<void>; hurry: () => Promise<void> };

const endCard = (page: Page) => page.locator('dialog.end');
const cards = (page: Page) => page.locator('.hand .card.usable');
const question = (page: Page) => page.locator('.asking .answers button').first();
const hurryButton = (page: Page) => page.getByRole('button', { name: 'Accélérer' });

/** With a finger, on a phone. */
async function byTouch(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  const page = await seated(await context.newPage(), name);
  /** The middle of what is really there for a finger, not under something else. */
  const reach = (target: Locator, timeout: number) =>
    target.evaluate(
      (wanted) => {
        wanted.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { x, y, width, height } = wanted.getBoundingClientRect();
        const middle = { x: x + width / 2, y: y + height / 2 };
        return wanted.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
      },
      undefined,
      { timeout },
    );
  const press = async (target: Locator) => {
    const middle = await reach(target, 15_000);
    if (!middle) return target.tap();
    await page.touchscreen.tap(middle.x, middle.y);
  };
  const hurry = async () => {
    // The button may be gone already, or go while the finger comes down on it.
    const middle = await reach(hurryButton(page), 300).catch(() => undefined);
    if (middle) await page.touchscreen.tap(middle.x, middle.y);
  };
  return { page, press, hurry };
}

/** With Tab and Enter, and nothing else. */
async function byKeyboard(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await seated(await context.newPage(), name);
  /** How far the focus is from there; nothing when it is nowhere, as after a button has gone. */
  const stepsTo = (target: Locator, timeout: number) =>
    target.evaluate(
      (wanted) => {
        const stops = [
          ...document.querySelectorAll(
            'a[href], button, input:not([type="radio"]:not(:checked)), select, summary, [tabindex="0"]',
          ),
        ];
        const reached = stops.filter((stop) => stop.checkVisibility() && !stop.matches(':disabled'));
        const from = reached.indexOf(document.activeElement as Element);
        return from < 0 ? undefined : reached.indexOf(wanted) - from;
      },
      undefined,
      { timeout },
    );
  const press = async (target: Locator, timeout = 15_000) => {
    for (let tries = 0; tries < 8; tries++) {
      const steps = await stepsTo(target, timeout);
      if (steps === 0) return page.keyboard.press('Enter');
      const back = (steps ?? 1) < 0;
      if (back) await page.keyboard.down('Shift');
      await Promise.all(Array.from({ length: Math.abs(steps ?? 1) }, () => page.keyboard.press('Tab')));
      if (back) await page.keyboard.up('Shift');
    }
    throw new Error('no way there by Tab');
  };
  // The button may be gone before one gets there: then there is nothing left to hurry.
  const hurry = () => press(hurryButton(page), 300).catch(() => undefined);
  return { page, press, hurry };
}

/** With a mouse. */
const byMouse = (page: Page): Person => ({
  page,
  press: (target) => target.click(),
  hurry: () =>
    hurryButton(page)
      .click({ timeout: 300 })
      .catch(() => undefined),
});

async function seated(page: Page, name: string): Promise<Page> {
  page.setDefaultTimeout(15_000);
  await page.addInitScript((n) => {
    localStorage.setItem('chapeau.name', JSON.stringify(n));
    localStorage.setItem('chapeau.hints', 'false');
  }, name);
  return page;
}

/** The one of these that says this, else the first. */
function saying(texts: readonly string[], wishes: readonly RegExp[]): number {
  const found = wishes.map((wish) => texts.findIndex((text) => wish.test(text)));
  return found.find((i) => i >= 0) ?? 0;
}

/** What these say, aloud and in writing; there is at least one. */
async function said(choices: Locator): Promise<string[]> {
  const read = () =>
    choices.evaluateAll((all) =>
      all.map((one) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`),
    );
  const texts = await read();
  if (texts.length > 0) return texts;
  await choices.first().waitFor();
  return read();
}

/** Plays a card, once one is asked to: home before to sea before further on. */
async function takeTurn({ page, press }: Person): Promise<void> {
  const hand = await said(cards(page));
  const taken = saying(hand, [/entre au quai/, /met à l’eau/, /avance/]);
  await press(cards(page).nth(taken));
  // A card for the partner asks for no boat, the sailor for two, most for one; what can only be thrown away goes at once.
  const choices = page.locator('.choices button:not(:text-is("Partager"))');
  const played = async () => (await endCard(page).isVisible()) || (await cards(page).count()) === 0;
  for (let boats = 0; boats < 3; boats++) {
    await expect(async () => {
      const asked = (await question(page).isVisible()) || (await choices.first().isVisible());
      expect(asked || (await played())).toBe(true);
    }).toPass({ timeout: 15_000, intervals: [50] });
    if (await question(page).isVisible()) {
      // On a busy machine a finger may come down beside a button that moves: then one presses again, as anybody would.
      return expect(async () => {
        if (await question(page).isVisible()) await press(question(page));
        await expect(question(page)).toBeHidden({ timeout: 3_000 });
      }).toPass({ timeout: 30_000 });
    }
    if (await played()) return;
    await press(choices.nth(saying(await said(choices), [/quai de|déchargement/, /bon vent/])));
  }
}

/** Waits for one's turn, in a hurry; whether it came before the end. */
async function untilAsked({ page, hurry }: Person): Promise<boolean> {
  const asked = cards(page).first().or(endCard(page));
  await expect(async () => {
    if (!(await asked.isVisible())) await hurry();
    await expect(asked).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [0] });
  return !(await endCard(page).isVisible());
}

async function sailToTheEnd(person: Person): Promise<void> {
  while (await untilAsked(person)) await takeTurn(person);
}

/** A table for a short game: two people who are partners, against two bots. */
async function shortTable(host: Person, guest: Person): Promise<void> {
  await host.page.goto('/g/hatouf');
  await host.page.getByLabel('Place 3').selectOption('open');
  await host.press(host.page.getByLabel('Partie courte'));
  await host.press(host.page.getByRole('button', { name: 'Ouvrir la table' }));
  const link = await host.page.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
  await guest.page.goto(new URL(link).pathname);
  await expect(guest.page.getByRole('button', { name: 'S’asseoir à cette table' })).toBeVisible();
  await guest.press(guest.page.getByRole('button', { name: 'S’asseoir à cette table' }));
  await expect(host.page.getByText('Marc').first()).toBeVisible();
  await host.press(host.page.getByRole('button', { name: 'Commencer la partie' }));
}

test('two people and two bots sail a whole short game, by touch and by keyboard', async ({ browser }) => {
  const host = await byTouch(browser, 'Léa');
  const guest = await byKeyboard(browser, 'Marc');
  await shortTable(host, guest);

  await Promise.all([host, guest].map(sailToTheEnd));
  for (const { page } of [host, guest]) {
    const winners = endCard(page).getByRole('listitem').filter({ hasText: '2/2' });
    await expect(winners.nth(1)).toBeVisible();
  }
});

test('Esc takes a choice back', async ({ page }) => {
  await seated(page, 'Léa');
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer à Hatouf contre des bots' }).click();
  expect(await untilAsked(byMouse(page))).toBe(true);
  await cards(page).first().click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
});

type Point = { x: number; y: number };

/** Two fingers, or one, from some points to others, as a touch screen tells it. */
async function drag(screen: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const steps = 8;
  const at = (share: number) =>
    from.map(({ x, y }, id) => ({
      id,
      x: x + ((to[id]?.x ?? x) - x) * share,
      y: y + ((to[id]?.y ?? y) - y) * share,
    }));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let i = 1; i <= steps; i++) {
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(i / steps) });
  }
  // Lifted in full swing it would be a fling, and the next tap would only stop that.
  await new Promise((still) => setTimeout(still, 200));
  await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(1) });
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await new Promise((still) => setTimeout(still, 400));
}

test('on a phone the chart is pinched and moved by hand, and stays there', async ({ browser }) => {
  const me = await byTouch(browser, 'Léa');
  const { page } = me;
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer à Hatouf contre des bots' }).tap();
  // Until a card leads a boat.
  for (let led = false; !led;) {
    expect(await untilAsked(me)).toBe(true);
    led = (await said(cards(page))).some((text) => /met à l’eau|avance/.test(text));
    if (!led) await takeTurn(me);
  }
  const screen = await page.context().newCDPSession(page);
  const sheet = page.locator('.sheet');
  const chart = sheet.locator('> svg');
  const seen = async () => {
    const [x = 0, y = 0, width = 0, height = 0] = ((await chart.getAttribute('viewBox')) ?? '')
      .split(' ')
      .map(Number);
    return { x, y, width, height };
  };
  const frame = await sheet.boundingBox();
  if (!frame) throw new Error('no chart');
  const inFrame = (x: number, y: number) => ({ x: frame.x + frame.width * x, y: frame.y + frame.height * y });
  const whole = await seen();

  // Out in the open sea of the south-west, far from Saint-Malo.
  await drag(screen, [inFrame(0.3, 0.7), inFrame(0.4, 0.8)], [inFrame(0.15, 0.55), inFrame(0.55, 0.95)]);
  const near = await seen();
  expect(near.width).toBeLessThan(whole.width * 0.7);
  await expect(page.getByRole('button', { name: 'Toute la carte' })).toBeVisible();

  await drag(screen, [inFrame(0.3, 0.7)], [inFrame(0.6, 0.5)]);
  const moved = await seen();
  expect(moved.width).toBeCloseTo(near.width, 3);
  expect(moved.x).toBeLessThan(near.x);
  expect(moved.y).toBeGreaterThan(near.y);

  // A card in hand does not throw one back to the whole chart; it may turn to a place that is out of sight.
  const hand = await said(cards(page));
  await me.press(cards(page).nth(saying(hand, [/met à l’eau/, /avance/])));
  await page.waitForTimeout(600);
  expect((await seen()).width).toBeLessThan(whole.width * 0.9);
});

test('one person sails a whole team, and is told whose hand it is', async ({ page }) => {
  const me = byMouse(await seated(page, 'Léa'));
  await page.goto('/g/hatouf');
  await page.getByLabel('Place 3').selectOption('me');
  await page.getByRole('button', { name: 'Commencer' }).click();
  for (const port of ['Saint-Malo', 'Lorient']) {
    expect(await untilAsked(me)).toBe(true);
    await expect(page.locator('.turn')).toContainText(`main de ${port}`);
    await expect(page.getByRole('group', { name: port })).toBeVisible();
    await takeTurn(me);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on Hatouf’s table by ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
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
      expect(await untilAsked(byMouse(page))).toBe(true);
      await clean(what);
      await cards(page).first().click();
      await clean(`${what}, chosen`);
      if (what === 'exchange') await question(page).click();
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await clean('play on a phone');
    await page.getByRole('button', { name: 'La flotte' }).click();
    await clean('fleet on a phone');
    await context.close();
  });
}
