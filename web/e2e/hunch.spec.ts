import { takeTurn } from './hunch';
import { clean, endCard, person, playToTheEnd, untilAsked } from './people';
import { expect, test, type Page } from './test';
import { tap } from './touch';

test.use({ hints: false });

const langs = [
  {
    locale: 'fr-FR',
    colorScheme: 'light',
    free: 'Place libre, pour un ami',
    open: 'Ouvrir la table',
    link: 'Lien d’invitation',
    sit: 'S’asseoir à cette table',
    start: 'Commencer la partie',
    together: /Ensemble\s:\s\d+\ssecrets?\sdevinés?\ssur\s9/,
  },
  {
    locale: 'en-GB',
    colorScheme: 'dark',
    free: 'Open, for a friend',
    open: 'Open the table',
    link: 'Invitation link',
    sit: 'Sit down at this table',
    start: 'Start the game',
    together: /Together:\s\d+\ssecrets?\sguessed of 9/,
  },
] as const;

/** Everything in view is whole, big enough to read and to touch, and on the screen of a small phone. */
async function fits(page: Page, what: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const scrolls = (node: Element | null): boolean =>
      !!node && (/auto|scroll/.test(getComputedStyle(node).overflow) || scrolls(node.parentElement));
    const seen = (node: Element) => node.checkVisibility() && !node.closest('.unseen, [aria-hidden="true"]');
    const named = (node: Element) =>
      `${node.className || node.tagName} “${node.textContent?.trim().slice(0, 30)}”`;
    const found: string[] = [];
    for (const node of document.querySelectorAll(
      'main :is(button, input, p, li, h2, b, span), .foot button',
    )) {
      if (!seen(node)) continue;
      const { left, right, width, height } = node.getBoundingClientRect();
      const style = getComputedStyle(node);
      if (width === 0) continue;
      if (!scrolls(node) && (left < -1 || right > innerWidth + 1))
        found.push(`over the edge: ${named(node)}`);
      if (node.matches('button, input') && (width < 44 || height < 44))
        found.push(`too small to touch (${width} by ${height}): ${named(node)}`);
      if (node.textContent?.trim() && parseFloat(style.fontSize) < 16)
        found.push(`too small to read (${style.fontSize}): ${named(node)}`);
      if (/hidden|clip/.test(style.overflowX) && node.scrollWidth > node.clientWidth + 1)
        found.push(`cut: ${named(node)}`);
    }
    return found;
  });
  expect(faults, what).toEqual([]);
}

type Words = (typeof langs)[number];

/** A table for friends: whoever is not there is a bot. */
async function gather(words: Words, host: Page, guests: readonly Page[]): Promise<void> {
  await host.goto('/g/hunch');
  await host.locator('.count input').first().check({ force: true });
  for (const i of guests.keys())
    await host
      .locator('.seat select')
      .nth(i + 1)
      .selectOption({ label: words.free });
  await host.getByRole('button', { name: words.open }).click();
  const address = await host.getByRole('textbox', { name: words.link }).inputValue();
  for (const [i, guest] of guests.entries()) {
    await guest.goto(new URL(address).pathname);
    await guest.getByRole('button', { name: words.sit }).click();
    await expect(host.getByText(FRIENDS[i] ?? '')).toBeVisible();
  }
  await host.getByRole('button', { name: words.start }).click();
}

const FRIENDS = ['Marc', 'Inès'] as const;

const STEPS = {
  '.choosing': /"step":"CHOOSE"/,
  '.writing': /"step":"WRITE"/,
  '.bids': /"step":"BID"/,
  '.guessing': /"step":"GUESS"/,
};
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true };

for (const words of langs) {
  const { locale, colorScheme, together } = words;
  const language = locale.slice(0, 2);

  for (const [step, offers] of Object.entries(STEPS))
    test(`the step ${step} in ${locale} fits a small phone, and axe finds nothing`, async ({
      browser,
      lay,
    }) => {
      const page = await person(browser, 'Léa', { locale, colorScheme, ...SMALL });
      await page.goto(`/t/${await lay(page, 'hunch', { bots: 3, options: { language }, offers })}`);
      await expect(page.locator(step)).toBeVisible();
      await fits(page, step);
      await clean(page, step);
    });

  test(`three people read how their game of Hunch ended in ${locale}`, async ({ browser, lay }) => {
    const pages = await Promise.all(
      ['Léa', ...FRIENDS].map((name) => person(browser, name, { locale, colorScheme })),
    );
    const id = await lay(pages, 'hunch', { options: { language }, over: true });
    for (const page of pages) {
      await page.goto(`/t/${id}`);
      await expect(endCard(page)).toContainText(together);
    }
  });

  test(`three people play a whole game of Hunch in ${locale}`, { tag: '@long' }, async ({ browser }) => {
    const [host, ...guests] = await Promise.all(
      ['Léa', ...FRIENDS].map((name) => person(browser, name, { locale, colorScheme })),
    );
    if (!host) throw new Error('nobody came');
    await gather(words, host, guests);
    await playToTheEnd([host, ...guests], (page) => takeTurn(page));
    for (const page of [host, ...guests]) await expect(endCard(page)).toContainText(together);
  });

  test(
    `one person plays a whole game of Hunch with three bots in ${locale}, on a small phone`,
    { tag: locale === 'fr-FR' ? [] : ['@long'] },
    async ({ browser }) => {
      const page = await person(browser, 'Léa', { locale, colorScheme, ...SMALL });
      await page.goto('/');
      await page.getByRole('button', { name: /Jouer à Hunch|Play Hunch now/ }).tap();
      await playToTheEnd([page], () => takeTurn(page, tap));
      await clean(page, 'the end');
      await expect(endCard(page)).toContainText(/Ensemble|Together/);
    },
  );
}

test('a slow player is reminded, though nobody may write freely', async ({ browser }) => {
  const host = await person(browser, 'Léa', { locale: 'fr-FR' });
  const phone = { width: 390, height: 844 };
  const slow = await person(browser, 'Marc', { locale: 'fr-FR', viewport: phone, hasTouch: true });
  await slow.clock.install();
  await gather(langs[0], host, [slow]);
  await expect(slow.locator('.choosing')).toBeVisible();
  expect(await untilAsked(host)).toBe(true);
  await takeTurn(host);
  await expect(host.locator('.waiting')).toContainText('Marc');
  // The page treats lines in the first moments after its load as old.
  await slow.clock.fastForward(2_000);
  await host.getByRole('button', { name: 'Petit coup de coude' }).click();
  await expect(slow.locator('.overheard')).toContainText(/Léa\s+On vous attend/);
  // It opens what else was said, where there are phrases to answer with and no pen.
  await slow.locator('.overheard button').tap();
  const chat = slow.locator('dialog[open] .chat');
  await expect(chat.getByRole('button', { name: 'Hum…' })).toBeVisible();
  await expect(chat.getByRole('textbox')).toHaveCount(0);
  await chat.getByRole('button', { name: 'Hum…' }).tap();
  await expect(host.locator('.side .chat').getByText('Hum…').first()).toBeVisible();
  // What is chosen stays chosen meanwhile.
  await slow.keyboard.press('Escape');
  await expect(slow.locator('.choosing')).toBeVisible();
});

test('a half-written clue is still there after a reload', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', { locale: 'fr-FR' });
  await page.goto(`/t/${await lay(page, 'hunch', { bots: 3, offers: STEPS['.writing'] })}`);
  expect(await untilAsked(page)).toBe(true);
  const pen = page.locator('.writing form.active .pen');
  await pen.fill('ça brille la n');
  await page.reload();
  await expect(pen).toHaveValue('ça brille la n');
});

test('a player goes on writing while another exchanges a card', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', { locale: 'fr-FR', ...SMALL });
  const other = await person(browser, 'Tom', { locale: 'fr-FR' });
  const id = await lay([page, other], 'hunch', { bots: 1, offers: STEPS['.writing'] });
  for (const each of [page, other]) {
    await each.goto(`/t/${id}`);
    expect(await untilAsked(each)).toBe(true);
  }
  await page.getByRole('button', { name: 'Les secrets' }).tap();
  const pen = page.locator('.writing form.active .pen');
  await pen.fill('ça brille');
  await other.locator('.writing form.active').getByRole('button', { name: 'Changer de carte' }).click();
  await expect(page.locator('.ticker')).toContainText('Tom change une carte');
  await page.keyboard.insertText(' la nuit');
  await expect(pen).toHaveValue('ça brille la nuit');
  await expect(page.getByRole('button', { name: 'Les secrets' })).toHaveAttribute('aria-pressed', 'true');
});

test('a clue that names a word of the grid is refused before it is sent', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', { locale: 'fr-FR' });
  await page.goto(`/t/${await lay(page, 'hunch', { bots: 3, offers: STEPS['.writing'] })}`);
  expect(await untilAsked(page)).toBe(true);
  const word =
    (await page.locator('.words .word').nth(5).textContent())?.trim().replaceAll('\u00ad', '') ?? '';
  const card = page.locator('.writing form.active');
  await card.locator('.pen').fill(`un ${word.toUpperCase()}`);
  await expect(card.locator('.note')).toContainText(word);
  await expect(page.locator('.words .clash')).toHaveText(word);
  await card.locator('.pen').press('Enter');
  await expect(card.locator('.pen')).toBeVisible();
});

/** Lists the elements that are not wholly visible inside their scrolling box and on the screen. */
const cut = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((node) => node.checkVisibility())
      .filter((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        const box = node.closest('.words, .secrets[role], .panel')?.getBoundingClientRect();
        return (
          !box ||
          left < Math.max(box.left, 0) - 1 ||
          top < Math.max(box.top, 0) - 1 ||
          right > Math.min(box.right, innerWidth) + 1 ||
          bottom > Math.min(box.bottom, innerHeight) + 1
        );
      })
      .map((node) => `${node.className} “${node.textContent?.trim()}”`),
  );

for (const [locale, size] of [
  ['en-GB', { width: 1366, height: 768 }],
  ['fr-FR', { width: 390, height: 844 }],
] as const)
  test(`everything needed for a hunch fits ${size.width} x ${size.height}`, async ({ browser, lay }) => {
    const page = await person(browser, 'Léa', { locale, viewport: size });
    const wish = { bots: 3, options: { language: locale.slice(0, 2) }, offers: STEPS['.guessing'] };
    await page.goto(`/t/${await lay(page, 'hunch', wish)}`);
    expect(await untilAsked(page)).toBe(true);
    const secrets = page.locator('.rows .secret.glow');
    await expect(secrets).toHaveCount(9);
    expect(await cut(page, '.rows section:not(.own) :is(h2, .secret, .clue)')).toEqual([]);
    await secrets
      .filter({ has: page.locator('.clue') })
      .first()
      .click();
    await expect(page.locator('.grid button.word')).toHaveCount(36);
    expect(await cut(page, '.grid .card, .grid .word, .guessing .clue')).toEqual([]);
    // The chosen secret’s clues stand beside the grid or above it.
    await expect(page.locator(':is(.guessing, .secret.chosen) .clue:visible').first()).toBeVisible();
    // One’s own secrets are marked in the grid, and take no room of their own.
    await expect(page.locator('.grid .mine')).toHaveCount(3);
    await expect(page.locator('.hunch aside')).toHaveCount(0);
  });

test('a bid of every coin is confirmed', async ({ browser, lay }) => {
  const page = await person(browser, 'Léa', { locale: 'fr-FR' });
  await page.goto(`/t/${await lay(page, 'hunch', { bots: 3, offers: STEPS['.bids'] })}`);
  expect(await untilAsked(page)).toBe(true);
  const more = page.getByRole('button', { name: 'Plus…' });
  if (await more.isVisible()) await more.click();
  await page.locator('.bids .bid', { hasText: 'tout' }).click();
  await expect(page.locator('.asking')).toContainText('Il ne vous restera rien.');
  await page.locator('.asking').getByRole('button', { name: 'Annuler' }).click();
  await expect(page.locator('.asking')).toHaveCount(0);
  await expect(page.locator('.bids .bid', { hasText: 'tout' })).toBeVisible();
});

test('a host brings words of their own, checked before the table is set', async ({ browser }) => {
  const page = await person(browser, 'Léa', { locale: 'fr-FR' });
  await page.goto('/g/hunch');
  await page.getByText('Plus d’options').click();
  const area = page.getByRole('textbox', { name: /Vos propres mots/ });
  await area.fill('chat, chien, Chat');
  await expect(page.getByRole('alert')).toContainText('déjà à la ligne 1');
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeDisabled();
  const deck = Array.from({ length: 12 }, (_, i) => `alpha${i}; beta${i}; gamma${i}`).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mots.txt', mimeType: 'text/plain', buffer: Buffer.from(deck) });
  await expect(area).toHaveValue(deck);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await expect(page.locator('.choosing .target').first()).toContainText(/alpha|beta|gamma/);
  expect(await untilAsked(page)).toBe(true);
  await takeTurn(page);
});
