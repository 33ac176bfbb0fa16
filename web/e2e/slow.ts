/** A slow link that is cut now and then, and a person who plays any of the five games over it. */
import { expect, type Page } from '@playwright/test';
import { takeTurn as takeTurnAtHunch } from './hunch';
import { arrive, untilAsked } from './people';

/** Half a second there and back, more at times; one message in forty takes the line down with all that is on its way. */
const DELAY = 120;
const JITTER = 260;
const LOSS = 1 / 40;

export type Link = { cuts: number };

/**
 * Puts a page behind such a link. TCP loses no message of its own: what a lossy network does to a websocket is to delay it, and
 * in the end to cut it, moves and receipts on their way included. So the socket is delayed and cut here, and the rest slowed by
 * Chromium.
 */
export async function slowLink(page: Page): Promise<Link> {
  const link = { cuts: 0 };
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 60_000,
    uploadThroughput: 30_000,
    packetLoss: 5,
  });
  await page.routeWebSocket(/\/api\/ws$/, (client) => {
    const server = client.connectToServer();
    let open = true;
    const cut = () => {
      open = false;
      link.cuts++;
      void client.close();
      void server.close();
    };
    const carry = (send: (message: string | Buffer) => void) => {
      let last = 0;
      return (message: string | Buffer) => {
        if (Math.random() < LOSS) cut();
        last = Math.max(last, Date.now() + DELAY + Math.random() * JITTER);
        setTimeout(() => open && send(message), last - Date.now());
      };
    };
    client.onMessage(carry((message) => server.send(message)));
    server.onMessage(carry((message) => client.send(message)));
  });
  return link;
}

/** What is touched at each game, first what comes first; Hunch wants words written, and has a way of its own. */
const TARGETS: Record<string, readonly string[]> = {
  hattari: ['.asking .button', '.suspect.glow'],
  tophat: [
    '.asking .button',
    '.acts .button:not(.quiet, .bare)',
    '.acts .button.quiet',
    '.spot.lit[aria-label$="ici"]',
    '.spot.lit',
  ],
  hatouf: ['.asking .answers button', '.choices button', '.hand .card.usable'],
  huisclos: [
    '.asking .button',
    '.deal .button',
    '.casting .button',
    '.casting .glow',
    '.over .glow, .tip .glow, .hand .glow',
    '.plan .glow',
  ],
};

/** Sits one person down among bots. */
export async function sitDown(page: Page, game: string, bots: number): Promise<void> {
  await arrive(page);
  const id = await page.evaluate(
    async ([name, others]) => {
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          game: name,
          players: 1 + others,
          options: name === 'hatouf' ? { short: 'true' } : {},
          seats: ['me', ...Array<string>(others).fill('bot:novice')],
          name: 'Léa',
        }),
      });
      return ((await answer.json()) as { id: string }).id;
    },
    [game, bots] as const,
  );
  await page.goto(`/t/${id}`);
}

/** Clicks the next enabled control of the game. */
async function touch(page: Page, game: string): Promise<void> {
  await page.evaluate(
    ([targets]) => {
      for (const selector of targets) {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => one.checkVisibility() && one.textContent.trim() !== 'Partager',
        );
        const first = selector.startsWith('.asking');
        const chosen = found[first ? 0 : Math.floor(Math.random() * found.length)];
        if (!chosen) continue;
        chosen.click();
        return;
      }
    },
    [TARGETS[game] ?? []] as const,
  );
}

export async function playToTheEnd(page: Page, game: string): Promise<void> {
  if (game === 'hunch') {
    // What is asked may be gone with a cut: then it is asked again.
    while (await untilAsked(page)) await takeTurnAtHunch(page).catch(() => undefined);
    return;
  }
  while (await untilAsked(page)) await touch(page, game);
}

/** Everything a page shows of a finished game: the log, the board, and who came where. */
export async function picture(page: Page): Promise<unknown> {
  await expect(page.locator('dialog.end')).toBeVisible();
  return page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((one) =>
        one.textContent.replace(/\s+/g, ' ').trim(),
      );
    const labels = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) => one.getAttribute('aria-label') ?? '');
    return {
      end: texts('dialog.end h2, dialog.end .why, dialog.end ol li'),
      log: texts('.side .log li'),
      board: texts('main#content').concat(labels('main#content [aria-label]')),
    };
  });
}
