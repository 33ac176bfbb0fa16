import { cards, click, question, said, saying, takeTurn } from './hatouf';
import { pressOn } from './keys';
import { clean, endCard, person, playToTheEnd, untilAsked } from './people';
import { expect, test, type CDPSession, type Locator, type Page } from './test';
import { tap } from './touch';

test.use({ hints: false });

const SHORT = { short: 'true', flying: 'true' };
const PHONE = { hasTouch: true, viewport: { width: 390, height: 844 } };

const wonTogether = async (page: Page) =>
  expect(endCard(page).getByRole('listitem').filter({ hasText: '2/2' }).nth(1)).toBeVisible();

test('one person and three bots sail a whole short game, by touch', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', PHONE);
  await page.goto(`/t/${await lay(page, 'hatouf', { bots: 3, options: SHORT })}`);
  await playToTheEnd([page], () => takeTurn(page, tap));
  await wonTogether(page);
});

test('two partners sail by touch and by keyboard', async ({ browser }) => {
  const host = await person(browser, 'Léa', PHONE);
  const guest = await person(browser, 'Marc');
  await shortTable(host, guest);
  // Each partner first passes cards to the other, then plays one turn, in any order.
  await Promise.all(
    [host, guest].map(async (page) => {
      for (let turns = 0; turns < 2; turns++) {
        expect(await untilAsked(page)).toBe(true);
        await takeTurn(page, page === host ? tap : pressOn);
      }
    }),
  );
});

test(
  'two people and two bots sail a whole short game, by touch and by keyboard',
  { tag: '@long' },
  async ({ browser }) => {
    const host = await person(browser, 'Léa', PHONE);
    const guest = await person(browser, 'Marc');
    await shortTable(host, guest);
    await playToTheEnd([host, guest], (page) => takeTurn(page, page === host ? tap : pressOn));
    for (const page of [host, guest]) await wonTogether(page);
  },
);

/** A table for a short game: two people who are partners, against two bots. */
async function shortTable(host: Page, guest: Page): Promise<void> {
  await host.goto('/g/hatouf');
  await host.getByLabel('Place 3').selectOption('open');
  await tap(host.getByText('Plus d’options'));
  await tap(host.getByLabel('Partie courte'));
  await tap(host.getByRole('button', { name: 'Ouvrir la table' }));
  const link = await host.getByRole('textbox', { name: 'Lien d’invitation' }).inputValue();
  await guest.goto(new URL(link).pathname);
  await pressOn(guest.getByRole('button', { name: 'S’asseoir à cette table' }));
  await expect(host.getByText('Marc').first()).toBeVisible();
  await tap(host.getByRole('button', { name: 'Commencer la partie' }));
}

test('Esc takes a choice back', async ({ page, lay }) => {
  await page.goto(`/t/${await lay(page, 'hatouf', { bots: 3, offers: /"exchange"/ })}`);
  expect(await untilAsked(page)).toBe(true);
  await cards(page).first().click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
});

type Point = { x: number; y: number };

/** Sends the touch events of one or two fingers from some points to others. The fingers rest before they lift. */
async function drag(screen: CDPSession, from: readonly Point[], to: readonly Point[]): Promise<void> {
  const steps = 8;
  const at = (share: number) =>
    from.map(({ x, y }, id) => ({
      id,
      x: x + ((to[id]?.x ?? x) - x) * share,
      y: y + ((to[id]?.y ?? y) - y) * share,
    }));
  const began = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[], after: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints as { x: number; y: number }[],
      timestamp: began + after,
    });
  await touch('touchStart', at(0), 0);
  for (let i = 1; i <= steps; i++) await touch('touchMove', at(i / steps), 0.02 * i);
  await touch('touchMove', at(1), 1);
  await touch('touchEnd', [], 1.2);
}

test('on a phone the chart is pinched and moved by hand, and stays there', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', PHONE);
  // A card leads a boat.
  await page.goto(`/t/${await lay(page, 'hatouf', { bots: 3, offers: /"launch"|"sail"/ })}`);
  expect(await untilAsked(page)).toBe(true);
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
  await expect(page.getByRole('button', { name: 'Toute la carte' })).toBeVisible();
  const near = await seen();
  expect(near.width).toBeLessThan(whole.width * 0.7);

  await drag(screen, [inFrame(0.3, 0.7)], [inFrame(0.6, 0.5)]);
  const moved = await seen();
  expect(moved.width).toBeCloseTo(near.width, 3);
  expect(moved.x).toBeLessThan(near.x);
  expect(moved.y).toBeGreaterThan(near.y);

  // A card in hand does not throw one back to the whole chart; it may turn to a place that is out of sight.
  const hand = await said(cards(page));
  await tap(cards(page).nth(saying(hand, [/met à l’eau/, /avance/])));
  await expect(page.locator('.hand .card.selected')).toBeVisible();
  expect((await seen()).width).toBeLessThan(whole.width * 0.9);
});

test('one person sails a whole team, and is told whose hand it is', async ({ page }) => {
  await page.goto('/g/hatouf');
  await page.getByLabel('Place 3').selectOption('me');
  await page.getByRole('button', { name: 'Commencer' }).click();
  for (const port of ['Saint-Malo', 'Lorient']) {
    expect(await untilAsked(page)).toBe(true);
    await expect(page.locator('.turn')).toContainText(`main de ${port}`);
    await expect(page.getByRole('group', { name: port })).toBeVisible();
    await takeTurn(page, click);
  }
});

test.describe('where a cargo goes', () => {
  test.use({ pace: 'calm' });

  test('the delivery is offered first and celebrated', async ({ browser, lay }) => {
    const page = await person(browser, 'Léa', PHONE);
    await page.clock.install();
    // A loaded boat of the first seat is in front of a quay.
    const offers = /"quay":true.*"loaded":\[0,1,2,3,/;
    await page.goto(`/t/${await lay(page, 'hatouf', { bots: 3, offers })}`);
    expect(await untilAsked(page)).toBe(true);
    const hand = await said(cards(page));
    await tap(cards(page).nth(saying(hand, [/entre au quai/])));
    await expect(page.locator('.choices .chip').first()).toContainText(/Livrer à/);
    await tap(page.locator('.choices .chip').first());
    await expect(page.locator('.asking')).toContainText(/livre à/);
    // The quay that the chosen boat has to reach is lit.
    await expect(page.locator('.harbour .lit')).toHaveCount(1);
    // The clock of the page moves only with this test.
    await page.clock.pauseAt(Date.now() + 60_000);
    await question(page).click();
    const banner = page.locator('.chart').getByText(/livré à (Paimpol|Nantes|Lorient|Douarnenez)/);
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(banner).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [1] });
  });
});

test('a boat and a port say in words where a cargo goes', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', PHONE);
  await page.goto(`/t/${await lay(page, 'hatouf', { bots: 3, offers: /"launch"|"sail"/ })}`);
  expect(await untilAsked(page)).toBe(true);
  const lead = page.locator('.dock .lead');
  const tapOn = async (what: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  await page.getByRole('button', { name: /Toute la carte/ }).tap();
  await expect(page.getByRole('button', { name: /Revenir près/ })).toBeVisible();
  await tapOn(page.locator('.port-names text', { hasText: 'Lorient' }));
  await expect(lead).toHaveText(/^Lorient\s: on y décharge le lin\. Port d’attache de .* y va\.$/);
  await tapOn(page.locator('.sheet [data-boat="0"]'));
  await expect(lead).toHaveText(/bateau .*(décharge à|rentre à|doit repasser devant)/);
  await expect(page.locator('.harbour .lit')).toHaveCount(1);
  await page.getByRole('button', { name: 'La flotte' }).tap();
  // Sixteen boats, each with the port it goes to.
  await expect(page.locator('.fleet-panel li b')).toHaveCount(16);
  await expect(page.locator('.fleet-panel li').first()).toContainText('pour Paimpol');
});

test('a seven is split with steady steppers, and played at one tap', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', PHONE);
  // Two boats at sea and a seven.
  const offers = /quay.*ots":\[.{8}"atSea".{19,20}"atS.*ds":\[\[[\d,]*\b2[4-7]\b/;
  await page.goto(`/t/${await lay(page, 'hatouf', { bots: 3, offers })}`);
  expect(await untilAsked(page)).toBe(true);
  await page.locator('.hand .card[data-rank="7"]').first().tap();
  await page.getByRole('button', { name: 'Partager' }).tap();
  const rows = page.locator('.share .row');
  const plus = (row: number) => rows.nth(row).locator('.step').nth(1);
  const before = await plus(0).boundingBox();
  for (let i = 0; i < 2; i++) await plus(0).tap();
  for (let i = 0; i < 5; i++) await plus(1).tap();
  await expect(page.locator('.share')).toContainText('Tout est réparti');
  expect(await plus(0).boundingBox()).toEqual(before);
  await page.locator('.share .acts .button').first().tap();
  await expect(page.locator('.asking')).toHaveCount(0);
  await expect(page.locator('.share')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on Hatouf’s table by ${colorScheme}`, async ({ browser, lay }) => {
    const page = await person(browser, 'Léa', { colorScheme });
    await page.goto('/rules/hatouf');
    await expect(page.getByRole('heading', { name: 'Naviguer' })).toBeVisible();
    await clean(page, 'rules');
    for (const [what, offers] of [
      ['exchange', /"exchange"/],
      ['play', /"launch"|"sail"/],
    ] as const) {
      await page.goto(`/t/${await lay(page, 'hatouf', { bots: 3, offers })}`);
      expect(await untilAsked(page)).toBe(true);
      await clean(page, what);
      await cards(page).first().click();
      await clean(page, `${what}, chosen`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await clean(page, 'play on a phone');
    await page.getByRole('button', { name: 'La flotte' }).click();
    await clean(page, 'fleet on a phone');
  });
}
