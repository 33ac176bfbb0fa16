/** A short round in Firefox and in WebKit, where the system has them: a few actions of a game, the drawer, both lights. */
import { expect, test } from './test';
import { found, until, type SystemBrowser } from './browsers/browser';
import { openFirefox } from './browsers/firefox';
import { openWebKit, window } from './browsers/webkit';

const SIZE = { width: 1100, height: 760 };

async function tap(browser: SystemBrowser, selector: string): Promise<void> {
  const at = await until(async () => {
    const box = await browser.ask<{ x: number; y: number } | null>(`(() => {
      const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => !one.disabled && one.getClientRects().length > 0);
      found?.scrollIntoView({ block: 'nearest' });
      const box = found?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    })()`);
    if (!box) throw new Error(`${selector} is not there`);
    return box;
  });
  await browser.tap(at.x, at.y);
}

const colour = (browser: SystemBrowser, selector: string, what: string) =>
  browser.ask<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${what}`);

/** Sees the shelf, plays a little, opens the rules, looks at it by night. */
async function round(browser: SystemBrowser, home: string): Promise<void> {
  await browser.goto(home);
  await browser.ask(`localStorage.setItem('chapeau.hints.had', '["hattari.intro"]')`);
  await browser.goto(home);
  await tap(browser, 'button[aria-label*="Hattari"]');
  const glowing = () => browser.ask<number>(`document.querySelectorAll('.suspect.glow').length`);
  for (let looked = 0; looked < 2; looked++) {
    await until(async () => expect(await glowing()).toBeGreaterThan(0));
    await tap(browser, '.suspect.glow');
    await until(async () =>
      expect(await browser.ask(`document.querySelectorAll('.profile.up, .asking').length`)).not.toBe(0),
    );
  }
  // Nothing sticks out sideways, and the drawer is whole.
  expect(await browser.ask(`document.documentElement.scrollWidth - innerWidth`)).toBeLessThanOrEqual(0);
  await tap(browser, '.bar button');
  await until(async () => expect(await browser.ask(`!!document.querySelector('dialog[open]')`)).toBe(true));
  // It has come to rest when it lies at the edge.
  await until(async () =>
    expect(
      await browser.ask(`(() => {
        const { left, right } = document.querySelector('dialog[open]').getBoundingClientRect();
        return left >= 0 && Math.abs(right - document.documentElement.clientWidth) <= 1;
      })()`),
    ).toBe(true),
  );
  await browser.press('Escape');
  await until(async () => expect(await browser.ask(`!!document.querySelector('dialog[open]')`)).toBe(false));

  await browser.goto(new URL('/g/hattari', home).href);
  await until(async () => expect(await browser.ask(`!!document.querySelector('.seat select')`)).toBe(true));
  const light = await colour(browser, 'select', 'backgroundColor');
  await browser.ask(
    `(localStorage.setItem('chapeau.theme', '"dark"'), document.documentElement.dataset.theme = 'dark')`,
  );
  const dark = await colour(browser, 'select', 'backgroundColor');
  // Paper by day and by night, also where the browser would draw a select its own way.
  expect([light, dark]).toEqual(['rgb(243, 234, 219)', 'rgb(28, 23, 20)']);
}

/** Where a browser is missing, a line of its own says so. */
function skipUnless(there: string | undefined, why: string): void {
  if (!there) console.log(why);
  test.skip(!there, why);
}

test('a short round in Firefox', async ({ baseURL }) => {
  const firefox = found('firefox-esr') ?? found('firefox');
  skipUnless(firefox, 'Firefox is not installed here (apt-get install firefox-esr): its round is skipped.');
  const browser = await openFirefox(firefox ?? '', SIZE);
  try {
    await round(browser, baseURL ?? '');
  } catch (trouble) {
    await test.info().attach('firefox', { body: await browser.shot(), contentType: 'image/png' });
    throw trouble;
  } finally {
    await browser.close();
  }
});

test('a short round in WebKit', async ({ baseURL }) => {
  const [driver, display] = [found('WebKitWebDriver'), found('Xvfb')];
  const bare = window();
  skipUnless(
    driver && display && bare,
    'WebKitGTK is not installed here (apt-get install webkit2gtk-driver xvfb): its round is skipped.',
  );
  const browser = await openWebKit(
    { driver: driver ?? '', display: display ?? '', window: bare ?? '' },
    SIZE,
  );
  try {
    await round(browser, baseURL ?? '');
  } catch (trouble) {
    await test.info().attach('webkit', { body: await browser.shot(), contentType: 'image/png' });
    throw trouble;
  } finally {
    await browser.close();
  }
});
