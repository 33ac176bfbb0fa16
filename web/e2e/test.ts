/** Extends Playwright's test by a server for each worker and by tables at a given position. */
import { test as base, type Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { startServer, type TestServer } from './server';

export * from '@playwright/test';

/** The introductions count as seen: other tests cover them. */
const introduced = ['hattari', 'hatouf', 'hunch', 'huisclos', 'tophat'].map((game) => `${game}.intro`);

const NAMES = ['Léa', 'Tom', 'Inès', 'Paul'];

const MOST_DEALS = 5;

export type Wish = {
  /** The level of each bot, or the number of novices. */
  bots?: number | readonly string[];
  options?: Record<string, string>;
  pace?: string;
  rated?: boolean;
  /** The level of the bots that play every seat up to the position. */
  by?: string;
  /** A pattern for the JSON of the moves of the first person, or of the given seat, when it has its turn. */
  offers?: RegExp;
  seat?: number;
  over?: boolean;
};

/** Sets a table for the people of these pages and for bots. Returns its id. */
export type Lay = (people: Page | readonly Page[], game: string, wish?: Wish) => Promise<string>;

type Options = {
  /** The pace setting of the page. */
  pace: 'instant' | 'lively' | 'calm';
  hints: boolean;
  /** Whether the test has a server of its own. */
  alone: boolean;
};

export const test = base.extend<
  Options & { ownServer: TestServer; lay: Lay; closing: undefined },
  { server: TestServer }
>({
  pace: ['instant', { option: true }],
  hints: [true, { option: true }],
  alone: [false, { option: true }],

  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  ownServer: async ({ alone, server }, use) => {
    if (!alone) return use(server);
    const own = await startServer();
    await use(own);
    await own.close();
  },

  baseURL: async ({ ownServer }, use) => use(ownServer.url),

  storageState: async ({ ownServer, pace, hints }, use) =>
    use({
      cookies: [],
      origins: [
        {
          origin: ownServer.url,
          localStorage: [
            { name: 'chapeau.hints.had', value: JSON.stringify(introduced) },
            { name: 'chapeau.hints', value: JSON.stringify(hints) },
            { name: 'chapeau.pace', value: JSON.stringify(pace) },
          ],
        },
      ],
    }),

  lay: async ({}, use, info) => {
    let laid = 0;
    await use(async (people, game, wish = {}) => {
      const pages = Array.isArray(people) ? (people as Page[]) : [people as Page];
      const guests = await Promise.all(
        pages.map(async (page, i) => {
          const { id: guest } = (await (await page.request.post('/test/guest')).json()) as { id: string };
          return `person:${guest}:${NAMES[i]}`;
        }),
      );
      const bots = typeof wish.bots === 'number' ? Array<string>(wish.bots).fill('novice') : wish.bots;
      const { options, pace, rated, by: bot, offers, seat, over } = wish;
      let why = '';
      for (let deal = 0; deal < MOST_DEALS; deal++) {
        const name = `${info.testId} ${info.repeatEachIndex} ${laid++}`;
        const id = createHash('sha256').update(name).digest('base64url').slice(0, 22);
        const answer = await pages[0]?.request.post('/test/tables', {
          data: {
            id,
            game,
            seats: [...guests, ...(bots ?? []).map((level) => `bot:${level}`)],
            ...{ options, pace, rated, bot, offers: offers?.source, seat, over },
          },
        });
        if (answer?.ok()) return id;
        why = (await answer?.text()) ?? '';
        // A position does not occur in every deal.
        if (!why.includes('never came to')) break;
      }
      throw new Error(`no table was laid: ${why}`);
    });
  },

  // Closes the pages of a finished test: they would play on and slow down the next test.
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
