/**
 * A phone in landscape, two sizes. Each game shows its first choices and a board of sufficient size, and is played by touch. No point belongs
 * to two targets.
 */
import { arrive, person } from './people';
import { expect, test, type Page } from './test';

const SIZES = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];

const BOTS = { hattari: 3, tophat: 2, hatouf: 3, huisclos: 3, hunch: 2 };
type Game = keyof typeof BOTS;

/** The board of a game, its touch targets, and the minimum height of the board. */
const BOARDS: Record<Game, { board: string; targets: string; height: number }> = {
  hattari: { board: '.line-up', targets: '.suspect.glow', height: 180 },
  tophat: { board: '.packing .row, .board', targets: '.slot, .bag, .spot.lit, .hand button', height: 150 },
  hatouf: { board: '.chart', targets: '.hand .card.usable, .chip', height: 180 },
  huisclos: { board: '.casting ul, .plan', targets: '.casting .glow, .plan .glow', height: 170 },
  hunch: {
    board: '.choosing .cards, .writing',
    targets: '.choosing .target, .writing .active :is(.pen, .button)',
    height: 150,
  },
};

/** The distance in pixels between the points that are checked for two targets. */
const GRAIN = 3;

/** Waits for a touch target. The bots of these tests have no delay. */
const untilAsked = (page: Page, targets: string) => expect(page.locator(targets).first()).toBeVisible();

/** Lists the layout faults of the table. */
const faults = (page: Page, board: string, targets: string, height: number) =>
  page.evaluate(
    ([onBoard, toTap, least, grain]) => {
      const found: string[] = [];
      const box = (node: Element) => node.getBoundingClientRect();
      const scrolls = (node: Element | null): boolean =>
        !!node &&
        node !== document.documentElement &&
        (/auto|scroll/.test(getComputedStyle(node).overflow) || scrolls(node.parentElement));
      const inside = ({ left, top, right, bottom }: DOMRect) =>
        left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;

      if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
      const [played] = document.querySelectorAll(onBoard);
      if (!played || box(played).height < least)
        found.push(`the board is ${played ? box(played).height : 0} high`);
      const felt = document.querySelector('#content');
      const bar = document.querySelector('.foot .turn');
      if (!felt || !bar) return [...found, 'no board or no action bar'];
      if (!inside(box(bar))) found.push('the action bar is off the screen');
      if (box(bar).left < box(felt).right - 1 && box(bar).top < box(felt).bottom - 1)
        found.push('the action bar lies on the board');
      for (const button of document.querySelectorAll('.foot .turn button, .play header :is(a, button)')) {
        const { width, height: tall } = box(button);
        if (width > 0 && (width < 44 || tall < 44 || !inside(box(button))))
          found.push(`${button.getAttribute('aria-label') ?? button.textContent} ${width} x ${tall}`);
      }
      const targets = [...document.querySelectorAll(toTap)];
      const name = (target: Element) =>
        `${target.className} “${target.getAttribute('aria-label') ?? target.textContent.trim()}”`;
      // The browser finds the targets, so that round corners and clipped shapes count. A border line belongs to both targets.
      const under = (x: number, y: number) =>
        document.elementsFromPoint(x, y).filter((node) => targets.includes(node));
      const around = (x: number, y: number) => {
        const [here = [], ...there] = [
          under(x - 1, y - 1),
          under(x + 1, y - 1),
          under(x - 1, y + 1),
          under(x + 1, y + 1),
        ];
        return here.filter((node) => there.every((nodes) => nodes.includes(node)));
      };
      for (const target of targets) {
        const { left, top, right, bottom, width, height: tall } = box(target);
        const named = name(target);
        const [hit] = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit && !target.contains(hit) && !scrolls(target.parentElement))
          found.push(`${named} is covered by ${hit.className}`);
        const shared = new Set<Element>();
        for (let x = left + 1; x < right; x += grain)
          for (let y = top + 1; y < bottom; y += grain) {
            const all = around(x, y);
            if (all.includes(target)) all.forEach((other) => shared.add(other));
          }
        shared.delete(target);
        if (shared.size > 0) found.push(`${named} overlaps ${[...shared].map(name).join(', ')}`);
        if (width < 44 || tall < 44) found.push(`${named} is ${width} x ${tall}`);
        if (!inside(box(target)) && !scrolls(target.parentElement)) found.push(`${named} is off the screen`);
      }
      return found;
    },
    [board, targets, height, GRAIN] as const,
  );

/** Plays one move by touch and waits for the next choice. */
const PLAYED: Record<Game, (page: Page) => Promise<void>> = {
  hattari: async (page) => {
    await page.locator('.suspect.glow').first().tap();
    await expect(page.locator('.suspect.glow')).not.toHaveCount(3);
  },
  tophat: async (page) => {
    await page.locator('.slot').first().tap();
    await page.locator('.acts .quiet').tap();
    await page.locator('.acts .button:not(.quiet, .bare)').tap();
    await untilAsked(page, '.spot.lit');
  },
  hatouf: async (page) => {
    await page.locator('.hand .card.usable').first().tap();
    await page.locator('.asking .answers .button').first().tap();
    await expect(page.locator('.asking')).toHaveCount(0);
    await untilAsked(page, '.hand .card.usable');
    await page.locator('.hand .card.usable').first().tap();
  },
  huisclos: async (page) => {
    await page.locator('.casting .glow').first().tap();
    await page.locator('.casting .be .button').tap();
    await untilAsked(page, '.deal .button');
    await page.locator('.deal .button').tap();
    await page.locator('.deal .button').tap();
    await untilAsked(page, '.over .card.glow');
    await page.locator('.over .card.glow').first().tap();
    await page.locator('.asking .answers .button').first().tap();
    await untilAsked(page, '.plan .glow');
  },
  hunch: async (page) => {
    for (const card of await page.locator('.choosing fieldset').all())
      await card.getByRole('button').first().tap();
    await page.locator('.keep').tap();
    await untilAsked(page, '.writing form.active .pen');
  },
};

for (const game of Object.keys(BOARDS) as Game[]) {
  test(`${game} is played by touch on a phone on its side`, async ({ browser, lay }) => {
    const look = { viewport: SIZES[0] ?? null, hasTouch: true, isMobile: true };
    const page = await person(browser, 'Camille', look);
    const { board, targets, height } = BOARDS[game];
    await page.goto(`/t/${await lay(page, game, { bots: BOTS[game] })}`);
    await untilAsked(page, targets);
    const fits = async (what: string) => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expect
          .poll(() => faults(page, board, targets, height), { message: `${what}, ${size.width}` })
          .toEqual([]);
      }
    };
    await fits('first choice');
    await PLAYED[game](page);
    await untilAsked(page, targets);
    await fits('next choice');
  });
}

const LOOK = { viewport: SIZES[1] ?? null, hasTouch: true, isMobile: true };

for (const locale of ['fr-FR', 'en-GB'])
  test(`the hats lost at Top Hat stand inside the seats in ${locale}`, async ({ browser, lay }) => {
    const page = await person(browser, 'Camille', { ...LOOK, locale });
    await page.goto(`/t/${await lay(page, 'tophat', { bots: 2, offers: /"lost":\[[1-9]/ })}`);
    const seats = page.locator('.players li');
    await expect(seats.locator('.lost').first()).toBeVisible();
    const cut = seats.evaluateAll((all) =>
      all.filter((seat) => {
        const lost = seat.querySelector('.lost')?.getBoundingClientRect();
        return lost && lost.right > seat.getBoundingClientRect().right;
      }),
    );
    expect(await cut).toEqual([]);
  });

test('a sheet of Huis Clos ends below the bar, however long it is', async ({ browser, lay }) => {
  const page = await person(browser, 'Camille', LOOK);
  await page.goto(`/t/${await lay(page, 'huisclos', { bots: 3, offers: /"take"/ })}`);
  const sheet = page.locator('.over .sheet');
  await sheet.evaluate((node) => (node.style.minHeight = '100%'));
  const [over, bar] = await Promise.all([sheet.boundingBox(), page.locator('.night .bar').boundingBox()]);
  expect(over?.y).toBeGreaterThanOrEqual((bar?.y ?? Infinity) + (bar?.height ?? 0));
});

test('a phone that is turned leaves no gap below one’s tables', async ({ browser, lay }) => {
  const look = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await person(browser, 'Camille', look);
  await arrive(page);
  for (let table = 0; table < 3; table++) await lay([page, page], 'hattari');
  const tables = page.locator('main li');
  await page.goto('/');
  await expect(tables).toHaveCount(3);
  // After the first visit the tables stand above the games.
  await page.reload();
  await expect(tables).toHaveCount(3);
  const gap = async () => {
    const [above, below] = await Promise.all([
      tables.last().boundingBox(),
      page.locator('.open').boundingBox(),
    ]);
    return (below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(gap).toBeLessThan(40);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(gap).toBeLessThan(40);
});
